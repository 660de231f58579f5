import { Worker } from 'node:worker_threads';

/** Runs in a separate thread, because the work of an engine blocks its process. */
const watch = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() / 1e6 <= workerData) return;
  writeSync(2, 'Error: it takes more than ' + workerData + ' MB\\n');
  process.kill(process.pid, 'SIGKILL');
}, 50);
`;

/** Kills this process once it takes more memory than this, of any kind. The reason is on standard error. */
export function limitEngineMemory(megabytes: number): void {
  new Worker(watch, { eval: true, execArgv: [], workerData: megabytes }).unref();
}
