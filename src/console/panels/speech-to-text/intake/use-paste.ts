import { useEffect, useEffectEvent } from 'react';
import { type PastedContent, readPasted } from './read-pasted.ts';

interface PasteOptions {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (pasted: PastedContent) => void;
  /** Called when the clipboard contains nothing that can become a job. */
  readonly onNothing: () => void;
}

/** Handles files, addresses and job ids pasted anywhere on the page, except into a field. */
export function usePaste({ onFiles, onText, onNothing }: PasteOptions): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const inField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    if (inField || !clipboardData || document.querySelector('dialog[open]')) return;
    const files = [...clipboardData.files];
    const pasted = readPasted(clipboardData.getData('text/plain'));
    event.preventDefault();
    if (files.length > 0) onFiles(files);
    else if (pasted) onText(pasted);
    else onNothing();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
