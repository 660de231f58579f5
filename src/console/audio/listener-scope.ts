/**
 * Owns listeners and subscriptions that end together; `signal` is for `addEventListener`.
 *
 * @param stops called in their order when the scope ends
 */
export function createScope(...stops: readonly (() => void)[]) {
  const controller = new AbortController();
  const { signal } = controller;
  for (const stop of stops) signal.addEventListener('abort', stop);
  return { signal, end: () => controller.abort() };
}
