import { useEffect } from 'react';

let users = 0;
let spare: Worker | undefined;

const start = () => new Worker(new URL('./audio-worker.ts', import.meta.url), { type: 'module' });

/** Takes the prepared worker, or a new one; each reads one recording and is then terminated. */
export function takeReadingWorker(): Worker {
  const worker = spare ?? start();
  spare = undefined;
  return worker;
}

/** To be called after a worker was terminated: prepares the next one if it may still be needed. */
export function renewReadingWorker(): void {
  if (users > 0) spare ??= start();
}

/**
 * Keeps a worker ready while a recording is expected, because starting one takes as long as showing the first bars of a
 * recording (`bench waveform`).
 */
export function useReadingWorker(expected: boolean): void {
  useEffect(() => {
    if (!expected) return undefined;
    users += 1;
    renewReadingWorker();
    return () => {
      users -= 1;
      if (users > 0) return;
      spare?.terminate();
      spare = undefined;
    };
  }, [expected]);
}
