import { fork } from 'node:child_process';
import { CommandError } from '../command-error.mjs';
import { allocatorSettings, serviceFlags } from './service-flags.mjs';

/** A crash within this many milliseconds of the start is probably a setup error: the next start waits as long. */
const shortLifeMilliseconds = 2000;
const graceMilliseconds = 8000;

/**
 * Runs the embedded service as a child process and restarts it if it dies after it was ready. The child reports over
 * the IPC channel: `{ ready: url }` or `{ problem: sentence }`. It ends when that channel closes, so that it does not
 * survive this process, even if this process is killed.
 */
export function superviseService({ entry, execArgv = [], env }) {
  let child;
  let stopping = false;
  let restarting = false;
  let retry;
  let lastRestart = Promise.resolve();

  const start = () =>
    new Promise((resolve, reject) => {
      const begun = Date.now();
      const current = fork(entry, [], {
        execArgv: [...serviceFlags, ...execArgv],
        env: { ...allocatorSettings, ...env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      child = current;
      let ready = false;
      current.on('message', (message) => {
        ready = Boolean(message.ready);
        if (ready) resolve(message.ready);
        else reject(new CommandError(message.problem));
      });
      current.once('error', reject);
      current.once('exit', (code, signal) => {
        if (child === current) child = undefined;
        reject(new CommandError('The embedded service ended before it was ready: see the lines above.'));
        if (stopping || restarting || !ready) return;
        console.error(`The embedded service ended (${signal ?? `code ${code}`}); starting it again.`);
        const wait = Date.now() - begun < shortLifeMilliseconds ? shortLifeMilliseconds : 0;
        retry = setTimeout(() => start().catch(report), wait);
      });
    });

  const report = (error) => console.error(error instanceof CommandError ? error.message : error);

  const end = async () => {
    clearTimeout(retry);
    const current = child;
    if (!current) return;
    const ended = new Promise((resolve) => current.once('exit', resolve));
    if (current.connected) current.send({ stop: true });
    else current.kill();
    const force = setTimeout(() => current.kill('SIGKILL'), graceMilliseconds);
    await ended;
    clearTimeout(force);
  };

  return {
    start,
    /** Restarts the child, for example because its sources changed. Restarts are made one at a time. */
    restart() {
      lastRestart = lastRestart.then(async () => {
        restarting = true;
        await end();
        restarting = false;
        if (!stopping) await start().catch(report);
      });
      return lastRestart;
    },
    async stop() {
      stopping = true;
      await end();
    },
  };
}
