import type { TaskReply } from './child-task.ts';

/**
 * Does the task of this process, tells the service how it went and ends. When the service goes away, by whatever
 * death, this process and all that it started end at once.
 */
export function answerTask(work: () => Promise<unknown>): void {
  // The service decides when work ends; an interrupt at the terminal reaches the whole group.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
  work().then(
    (value) => tell({ value }),
    (error: unknown) => tell({ failed: failureOf(error) }),
  );
}

function tell(reply: TaskReply): void {
  process.send?.(reply, () => process.exit(0));
}

function failureOf(error: unknown): { name: string; message: string; code?: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  return 'code' in error && typeof error.code === 'string'
    ? { name, message, code: error.code }
    : { name, message };
}
