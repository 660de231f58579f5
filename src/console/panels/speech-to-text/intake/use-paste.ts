import { useEffect, useRef } from 'react';
import { type Pasted, readPasted } from './read-pasted.ts';

interface PasteOptions {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (pasted: Pasted) => void;
  /** Called when the clipboard holds nothing that becomes a job. */
  readonly onNothing: () => void;
}

/** Handles files, addresses and job ids pasted anywhere on the page, except into a field. */
export function usePaste(options: PasteOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const inField =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (inField || !clipboardData || document.querySelector('dialog[open]')) return;
      const files = [...clipboardData.files];
      const pasted = readPasted(clipboardData.getData('text/plain'));
      event.preventDefault();
      if (files.length > 0) latest.current.onFiles(files);
      else if (pasted) latest.current.onText(pasted);
      else latest.current.onNothing();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
