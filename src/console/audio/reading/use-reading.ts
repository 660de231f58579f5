import { useEffect, useRef, useState } from 'react';
import { type OpenRecording, type ReadingState, recordings } from './recordings.ts';

interface ReadingOptions {
  /** Whether to measure peak, loudness and silence too. */
  readonly measure?: boolean;
  /** The content key, once known: the analysis is stored under it and restored on the next visit. */
  readonly audioKey?: string | undefined;
}

/**
 * Reads a recording, or shares an analysis in progress; released when the recording changes or the component unmounts.
 */
export function useReading(
  file: Blob | undefined,
  { measure = false, audioKey }: ReadingOptions = {},
): ReadingState {
  const [state, setState] = useState<ReadingState & { readonly of?: Blob }>({});
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
    if (open && audioKey) void open.storeAs(audioKey);
  }, [open, audioKey]);
  return state.of === file ? state : {};
}
