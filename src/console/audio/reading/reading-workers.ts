import { useEffect } from 'react';

let userCount = 0;
let spareWorker: Worker | undefined;

const startWorker = () => new Worker(new URL('./audio-worker.ts', import.meta.url), { type: 'module' });

/** Takes the prepared worker, or a new one; each reads one recording and is then terminated. */
export function takeReadingWorker(): Worker {
  const worker = spareWorker ?? startWorker();
  spareWorker = undefined;
  return worker;
}

/** To be called after a worker was terminated: prepares the next one if it may still be needed. */
export function renewReadingWorker(): void {
  if (userCount > 0) spareWorker ??= startWorker();
}

/**
 * Keeps a worker ready while a recording is expected, because starting one takes as long as showing the first bars of a
 * recording (`bench waveform`).
 */
export function useReadingWorker(expected: boolean): void {
  useEffect(() => {
    if (!expected) return undefined;
    userCount += 1;
    renewReadingWorker();
    return () => {
      userCount -= 1;
      if (userCount > 0) return;
      spareWorker?.terminate();
      spareWorker = undefined;
    };
  }, [expected]);
}
