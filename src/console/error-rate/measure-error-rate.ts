import type { ErrorRate, ErrorRateOrder } from './error-rate.ts';

/**
 * The error rate of two texts, worked out in a worker of its own: nothing of it runs on the page's thread.
 *
 * @param signal - ends the work; the promise is then refused with its reason
 * @throws when the worker cannot run
 */
export function measureErrorRate(order: ErrorRateOrder, signal?: AbortSignal): Promise<ErrorRate> {
  const worker = new Worker(new URL('./error-rate-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ErrorRate>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ErrorRate>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
