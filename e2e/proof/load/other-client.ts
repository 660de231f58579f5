import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What another client of the service measured during the load. */
export interface OtherClientResult {
  /** Milliseconds that each of its status calls took, in ascending order. */
  readonly milliseconds: readonly number[];
  /** Hostile calls that ended. */
  readonly ended: number;
}

const program = fileURLToPath(new URL('./hostile-client.ts', import.meta.url));

/**
 * Measures how long another client waits for status answers while a hostile client loads the service. The hostile
 * client is a separate process, so that its own work does not count.
 *
 * @param name the name of a hostile call; any other name opens connections that never read their answers
 * @param askStatus one status call
 */
export async function measureOtherClient(
  url: string,
  name: string,
  { seed, seconds, askStatus }: { seed: number; seconds: number; askStatus: () => Promise<unknown> },
): Promise<OtherClientResult> {
  const child = fork(program, [url, name, String(seed)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let ended = 0;
  child.on('message', () => ended++);
  await once(child, 'spawn');
  const milliseconds: number[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    await askStatus();
    milliseconds.push(performance.now() - started);
  }
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  return { milliseconds: milliseconds.sort((a, b) => a - b), ended };
}
