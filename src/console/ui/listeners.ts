/** Functions that are called when something changes. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Adds a listener; the returned function removes it. */
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}
