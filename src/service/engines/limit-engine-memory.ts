import { Worker } from 'node:worker_threads';

/** The code of a thread that watches the memory: on the main thread, a timer would not run while the engine works. */
const watch = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() / 1e6 <= workerData) return;
  writeSync(2, 'Error: it takes more than ' + workerData + ' MB\\n');
  process.kill(process.pid, 'SIGKILL');
}, 50);
`;

/** Kills this process once its resident memory exceeds `megabytes`, and writes the reason to standard error. */
export function limitEngineMemory(megabytes: number): void {
  new Worker(watch, { eval: true, execArgv: [], workerData: megabytes }).unref();
}
