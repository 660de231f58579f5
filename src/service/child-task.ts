import type { ChildProcess } from 'node:child_process';
import * as z from 'zod/mini';
import { type EntryName, type ForkOptions, forkEntry } from './child-process.ts';

export interface TaskOptions extends ForkOptions {
  readonly signal: AbortSignal;
  /** Wall time of the whole task. */
  readonly milliseconds: number;
}

/** The task took longer than it may. */
export class TaskTimeout extends Error {
  override readonly name = 'TaskTimeout';
}

/** The task failed in its process, or the process ended without an answer. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure';
  /** Name of the error over there, for those who tell errors apart. */
  readonly kind: string;
  /** The system's own code, `ENOSPC` for example. */
  readonly code: string | undefined;
  constructor(message: string, kind = 'Error', code?: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** What a task's process says, once. */
export const TaskReply = z.union([
  z.object({ value: z.unknown() }),
  z.object({ failed: z.object({ name: z.string(), message: z.string(), code: z.optional(z.string()) }) }),
]);
export type TaskReply = z.infer<typeof TaskReply>;

const keptErrorCharacters = 2_000;

/**
 * Runs one of our own programs for one task and answers what it says. The program leads a process group of its own,
 * so that whatever it started ends with it.
 *
 * @throws TaskTimeout; TaskFailure; the signal's reason when aborted.
 */
export async function runTask(name: EntryName, options: TaskOptions): Promise<unknown> {
  const { signal, milliseconds } = options;
  signal.throwIfAborted();
  const child = forkEntry(name, { ...options, ownGroup: true });
  const kill = () => killGroup(child);
  signal.addEventListener('abort', kill, { once: true });
  let outOfTime = false;
  const timer = setTimeout(() => {
    outOfTime = true;
    kill();
  }, milliseconds);
  let reply: TaskReply | undefined;
  let errors = '';
  child.on('message', (message) => {
    reply = TaskReply.parse(message);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (errors.length < keptErrorCharacters) errors += text.slice(0, keptErrorCharacters);
  });
  try {
    const ended = await endOf(child);
    signal.throwIfAborted();
    if (outOfTime) throw new TaskTimeout(`more than ${milliseconds} ms`);
    if (reply === undefined) throw new TaskFailure(`the process ended (${ended}): ${errors.trim()}`);
    if ('failed' in reply) {
      throw new TaskFailure(reply.failed.message, reply.failed.name, reply.failed.code);
    }
    return reply.value;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    // A process that died by itself may have left its own children behind.
    kill();
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // The last message may arrive after the exit, but not after the channel is closed.
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
    // Nobody of the group is left.
  }
}
