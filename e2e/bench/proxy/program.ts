import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ProcessFigures {
  /** Microseconds of processor time since the process started. */
  readonly cpu: number;
  /** Resident memory in bytes. */
  readonly rss: number;
  /** Peak resident memory since the last `read('mark')`, in bytes. */
  readonly peak: number;
  /** Calls whose client hung up before the answer. */
  readonly abandoned: number;
}

/** A server of `programs.mjs` in a separate process. */
export interface Program {
  readonly port: number;
  /** Path prefix of the API. */
  readonly prefix: string;
  read(mark?: 'mark'): Promise<ProcessFigures>;
  stop(): void;
}

export async function startProgram(kind: string, targetPort = 0): Promise<Program> {
  const file = fileURLToPath(new URL('./programs.mjs', import.meta.url));
  const child: ChildProcess = fork(file, [kind, String(targetPort)], { execArgv: [] });
  const [begun]: { port: number }[] = await once(child, 'message');
  if (!begun) throw new Error('The process reported no port.');
  return {
    port: begun.port,
    prefix: kind === 'target' ? '' : '/api/bench',
    async read(mark) {
      child.send(mark ?? 'read');
      const [reading]: ProcessFigures[] = await once(child, 'message');
      if (!reading) throw new Error('The process gave no figures.');
      return reading;
    },
    stop: () => child.disconnect(),
  };
}
