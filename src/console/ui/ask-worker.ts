/**
 * Posts one task to a new worker, and terminates the worker after its answer.
 *
 * @param signal - cancels the task; the promise is then rejected with its reason
 * @throws when the worker cannot run
 */
export function askWorker<Answer>(worker: Worker, task: unknown, signal?: AbortSignal): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
