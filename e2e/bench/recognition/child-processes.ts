import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const pageMegabytes = 4096 / 1_000_000;

/** Processor time in seconds of all processes that this one has started, ended ones included. Linux only. */
export function processorSecondsOfChildren(): number {
  const ended = ticksOf('self', [15, 16]);
  const running = descendantsOf(process.pid).map((pid) => ticksOf(pid, [13, 14, 15, 16]));
  return running.reduce((sum, ticks) => sum + ticks, ended) / ticksPerSecond;
}

/** Memory in megabytes of the processes with this program that this one has started and that still run. */
export function megabytesOfChildren(program: string): number {
  return descendantsOf(process.pid)
    .filter((pid) => readProc(`${pid}/cmdline`).includes(program))
    .map((pid) => Number(readProc(`${pid}/statm`).split(' ')[1] ?? 0) * pageMegabytes)
    .reduce((sum, megabytes) => sum + megabytes, 0);
}

/** Sums fields of `/proc/PID/stat`, counted from 0. The name of the program may contain spaces. */
function ticksOf(pid: number | 'self', fields: readonly number[]): number {
  const stat = readProc(`${pid}/stat`);
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(values[field - 2] ?? 0), 0);
}

function descendantsOf(pid: number): number[] {
  const children = listTasks(pid).flatMap((task) =>
    readProc(`${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function listTasks(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}
