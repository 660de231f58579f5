import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The id of the request that the running code works for, if any. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Runs `work`, and all that it starts, for the request with this id; without one, for none. */
export function withRequestId<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? current.exit(work) : current.run(id, work);
}
