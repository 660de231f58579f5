import type { CheckInput, CheckResult } from './check.ts';

/**
 * Every check over one transcript, in a worker of its own.
 *
 * @param signal - ends the work; the promise is then refused with its reason
 * @throws when the worker cannot run
 */
export function checkTranscript(input: CheckInput, signal: AbortSignal): Promise<readonly CheckResult[]> {
  const worker = new Worker(new URL('./checks-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly CheckResult[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<readonly CheckResult[]>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(input);
  }).finally(() => worker.terminate());
}
