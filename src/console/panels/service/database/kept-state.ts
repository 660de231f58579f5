import { useState } from 'react';
import type * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#console/ui/storage.ts';

/** State that survives reloads and switching panels in this tab, until it is discarded. */
export function useKeptState<T>(key: string, schema: z.ZodMiniType<T>, initial: T) {
  const [kept, setKept] = useState(() => readStored(key, schema));
  return {
    value: kept ?? initial,
    /** Whether this tab has a stored change. */
    isKept: kept !== undefined,
    change: (next: T) => {
      writeStored(key, next);
      setKept(next);
    },
    discard: () => {
      removeStored(key);
      setKept(undefined);
    },
  };
}
