import type { TaskReply } from './child-task.ts';

/**
 * Runs the task of this process, reports the result to the service and exits. When the service dies in any way, this
 * process and its child processes end at once.
 */
export function answerTask(work: (send: (progress: unknown) => void) => Promise<unknown>): void {
  // Ctrl+C in the terminal reaches the whole process group, but the service decides when to stop.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
  work((progress) => process.send?.({ progress } satisfies TaskReply)).then(
    (value) => report({ value }),
    (error: unknown) => report({ failed: failureOf(error) }),
  );
}

function report(reply: TaskReply): void {
  process.send?.(reply, () => process.exit(0));
}

function failureOf(error: unknown): { name: string; message: string; code?: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  return 'code' in error && typeof error.code === 'string'
    ? { name, message, code: error.code }
    : { name, message };
}
