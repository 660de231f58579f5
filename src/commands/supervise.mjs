import { fork } from 'node:child_process';
import { Stop } from './stop.mjs';

/** A crash so soon after the start is a fault of the set-up, not an accident: no second attempt follows at once. */
const shortLife = 2000;
const graceMilliseconds = 8000;

/**
 * Runs the embedded service as a child process and starts it again when it dies. The child reports over the channel
 * between the two: `{ ready: url }` or `{ problem: sentence }`; it ends by itself when that channel closes, so no
 * orphan is left behind even when this process is killed.
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
      const current = fork(entry, [], { execArgv, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      child = current;
      let said;
      current.on('message', (message) => {
        said = message;
        if (message.ready) resolve(message.ready);
        if (message.problem) reject(new Stop(message.problem));
      });
      current.once('error', reject);
      current.once('exit', (code, signal) => {
        if (child === current) child = undefined;
        reject(new Stop('The embedded service ended before it was ready: see the lines above.'));
        if (stopping || restarting || !said?.ready) return;
        if (said?.ready)
          console.error(`The embedded service ended (${signal ?? `code ${code}`}); starting it again.`);
        const wait = Date.now() - begun < shortLife ? shortLife : 0;
        retry = setTimeout(() => start().catch(report), wait);
      });
    });

  const report = (error) => console.error(error instanceof Stop ? error.message : error);

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
    /** Stops the child and starts it again, for example because its sources changed. One restart at a time. */
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
