import { useEffect, useState } from 'react';
import { type Kept, type Reading, recordings } from './recordings.ts';

/**
 * Reads a recording for somebody who looks at it, or joins in where it is being read; leaving the page lets go of it.
 *
 * @param kept where the reading is kept; leave it out for what nobody opens again
 */
export function useReading(
  file: Blob | undefined,
  { measure = false, kept }: { readonly measure?: boolean; readonly kept?: Kept | undefined } = {},
): Reading {
  const [reading, setReading] = useState<Reading & { readonly of?: Blob }>({});
  const { shelf, key } = kept ?? {};
  useEffect(() => {
    if (!file) return;
    const open = recordings.open(file, {
      measure,
      urgent: true,
      kept: shelf && key ? { shelf, key } : undefined,
    });
    const show = () => setReading({ of: file, ...open.reading() });
    show();
    const unsubscribe = open.subscribe(show);
    return () => {
      unsubscribe();
      open.close();
    };
  }, [file, measure, shelf, key]);
  return reading.of === file ? reading : {};
}
