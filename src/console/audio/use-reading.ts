import { useEffect, useRef, useState } from 'react';
import { type OpenRecording, type Reading, recordings } from './recordings.ts';

interface ReadingOptions {
  /** Also peak, loudness and silence. */
  readonly measure?: boolean;
  /** Names the content of the file, once known: the reading is kept under it, and brought back at the next visit. */
  readonly audioKey?: string | undefined;
}

/** Reads a recording, or joins in where it is being read; a new recording, or leaving the page, lets go of it. */
export function useReading(
  file: Blob | undefined,
  { measure = false, audioKey }: ReadingOptions = {},
): Reading {
  const [state, setState] = useState<Reading & { readonly of?: Blob }>({});
  const [open, setOpen] = useState<OpenRecording>();
  const keyAtFirst = useRef(audioKey);
  keyAtFirst.current = audioKey;

  useEffect(() => {
    if (!file) return;
    const opened = recordings.open(file, { measure, urgent: true, key: keyAtFirst.current });
    const show = () => setState({ of: file, ...opened.reading() });
    show();
    setOpen(opened);
    const unsubscribe = opened.subscribe(show);
    return () => {
      unsubscribe();
      opened.close();
      setOpen(undefined);
    };
  }, [file, measure]);
  useEffect(() => {
    if (open && audioKey) void open.keepAs(audioKey);
  }, [open, audioKey]);
  return state.of === file ? state : {};
}
