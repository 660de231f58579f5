/** Owns listeners and subscriptions that end together. */
export interface Scope {
  /** For `addEventListener`. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** @param stops called in their order when the scope ends */
export function createScope(...stops: readonly (() => void)[]): Scope {
  const controller = new AbortController();
  const { signal } = controller;
  for (const stop of stops) signal.addEventListener('abort', stop);
  return { signal, end: () => controller.abort() };
}
