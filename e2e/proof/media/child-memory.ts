import { readdirSync, readFileSync } from 'node:fs';

/** The peak of all decoding processes of a service. */
export interface ChildProcessPeak {
  readonly megabytes: number;
  /** The longest lifetime of one process. */
  readonly seconds: number;
}

/**
 * Samples the decoding processes of a service ten times a second. All zero on systems without /proc.
 *
 * @param parent the id of the service's process
 */
export function watchChildren(parent: number): { stop(): ChildProcessPeak } {
  let megabytes = 0;
  let seconds = 0;
  const firstSeen = new Map<number, number>();
  const look = () => {
    for (const pid of listChildProcesses(parent)) {
      const status = readTextOrEmpty(`/proc/${pid}/status`);
      if (!readTextOrEmpty(`/proc/${pid}/cmdline`).includes('decode-process')) continue;
      megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
      const since = firstSeen.get(pid) ?? performance.now();
      firstSeen.set(pid, since);
      seconds = Math.max(seconds, (performance.now() - since) / 1000);
    }
  };
  const timer = setInterval(look, 100);
  return {
    stop() {
      clearInterval(timer);
      return { megabytes: Math.round(megabytes), seconds: Math.round(seconds) };
    },
  };
}

function listChildProcesses(parent: number): number[] {
  const tasks = (() => {
    try {
      return readdirSync(`/proc/${parent}/task`);
    } catch {
      return [];
    }
  })();
  return tasks.flatMap((task) =>
    readTextOrEmpty(`/proc/${parent}/task/${task}/children`).trim().split(/\s+/).map(Number),
  );
}

function readTextOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
