/** Functions that are called when something changes. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Calls the listener from now on; the returned function ends that. */
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}
