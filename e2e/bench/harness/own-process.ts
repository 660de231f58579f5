import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Row } from './row.ts';

const BenchMessage = z.union([
  z.object({
    rows: z.array(z.custom<Row>((row) => typeof row === 'object' && row !== null && 'name' in row)),
  }),
  z.object({ problem: z.string() }),
]);

/** Starts a benchmark in a separate process; `args` are the arguments of its function `run`. */
export function startBench(name: string, args: readonly string[] = []): ChildProcess {
  return fork(fileURLToPath(new URL('run-one.ts', import.meta.url)), [name, ...args], {
    serialization: 'advanced',
  });
}

/** The rows of a started benchmark, when its process has ended. @throws an error with its problem */
export async function rowsOf(child: ChildProcess): Promise<readonly Row[]> {
  let received: unknown = { problem: 'it exited without results' };
  child.once('message', (message) => {
    received = message;
  });
  await once(child, 'exit');
  const ended = BenchMessage.parse(received);
  if ('problem' in ended) throw new Error(ended.problem);
  return ended.rows;
}

/** Runs a part of a benchmark in a separate process. @throws an error with its problem */
export const rowsOfOwnProcess = (name: string, args: readonly string[]): Promise<readonly Row[]> =>
  rowsOf(startBench(name, args));
