import type { ChildProcess } from 'node:child_process';
import * as z from 'zod/mini';
import { type ChildProgramName, type ForkOptions, forkChildProgram } from './child-process.ts';

export interface TaskOptions extends ForkOptions {
  readonly signal: AbortSignal;
  /** Time limit of the task. */
  readonly milliseconds: number;
  /** Receives the reports of the task while it runs. */
  readonly onProgress?: (progress: unknown) => void;
}

/** The task failed in its process, exceeded its time limit (`TaskTimeout`), or ended without an answer. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure';
  /** Name of the error in the child process, by which callers distinguish errors. */
  readonly kind: string;
  /** The system's own code, `ENOSPC` for example. */
  readonly code: string | undefined;
  constructor(message: string, kind = 'Error', code?: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** A message from the process of a task: its progress or, as the last one, its result or failure. */
export const TaskReply = z.union([
  z.object({ progress: z.unknown() }),
  z.object({ value: z.unknown() }),
  z.object({ failed: z.object({ name: z.string(), message: z.string(), code: z.optional(z.string()) }) }),
]);
export type TaskReply = z.infer<typeof TaskReply>;

const maxErrorCharacters = 2_000;

/**
 * Runs one of the service's programs for one task and returns its result. The program has its own process group, so
 * that its child processes end with it.
 *
 * @throws TaskFailure; the signal's reason when aborted.
 */
export async function runTask(name: ChildProgramName, options: TaskOptions): Promise<unknown> {
  const { signal, milliseconds, onProgress } = options;
  signal.throwIfAborted();
  const child = forkChildProgram(name, { ...options, ownGroup: true });
  const kill = () => killGroup(child);
  signal.addEventListener('abort', kill, { once: true });
  let outOfTime = false;
  const timer = setTimeout(() => {
    outOfTime = true;
    kill();
  }, milliseconds);
  let reply: Exclude<TaskReply, { progress: unknown }> | undefined;
  let errors = '';
  child.on('message', (message) => {
    const received = TaskReply.parse(message);
    if ('progress' in received) onProgress?.(received.progress);
    else reply = received;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (errors.length < maxErrorCharacters) errors += text.slice(0, maxErrorCharacters);
  });
  try {
    const ended = await exitReasonOf(child);
    signal.throwIfAborted();
    if (outOfTime) throw new TaskFailure(`more than ${milliseconds} ms`, 'TaskTimeout');
    if (reply === undefined) throw new TaskFailure(`the process ended (${ended}): ${errors.trim()}`);
    if ('failed' in reply) {
      throw new TaskFailure(reply.failed.message, reply.failed.name, reply.failed.code);
    }
    return reply.value;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    // A process that died by itself may have left child processes.
    kill();
  }
}

function exitReasonOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // The last message may arrive after the exit event, but not after the channel is closed.
    child.once('exit', (code, name) => {
      const how = name ?? String(code);
      if (child.connected) child.once('disconnect', () => resolve(how));
      else resolve(how);
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group is already gone.
  }
}
