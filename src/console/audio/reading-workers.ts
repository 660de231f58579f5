let users = 0;
let spare: Worker | undefined;

const start = () => new Worker(new URL('./audio-worker.ts', import.meta.url), { type: 'module' });

/** A worker that reads one recording and is then ended: the one that stands ready, or a new one. */
export function takeReadingWorker(): Worker {
  const worker = spare ?? start();
  spare = undefined;
  return worker;
}

/** Whoever ended a worker says so: if somebody still waits for recordings, the next one is made ready. */
export function renewReadingWorker(): void {
  if (users > 0) spare ??= start();
}

/**
 * Has a worker ready from now on, because a browser needs as long to start one as this console needs to show the first
 * bars of a recording. For whatever may be given recordings; returns the way to say that it no longer may.
 */
export function keepReadingWorker(): () => void {
  users += 1;
  renewReadingWorker();
  return () => {
    users -= 1;
    if (users > 0) return;
    spare?.terminate();
    spare = undefined;
  };
}
