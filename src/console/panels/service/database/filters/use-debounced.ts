import { useEffect, useState } from 'react';

/**
 * The last value that stayed unchanged for this many milliseconds.
 *
 * @param key - identifies a value; by default the value itself
 */
export function useDebounced<T>(value: T, milliseconds: number, key: unknown = value): T {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (settled.key === key) return;
    const timer = setTimeout(() => setSettled({ value, key }), milliseconds);
    return () => clearTimeout(timer);
  });
  return settled.value;
}
