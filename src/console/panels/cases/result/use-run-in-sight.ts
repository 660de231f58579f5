import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '#console/ui/lists/use-painted.ts';

/**
 * Scrolls the results into view when a run begins, where they start below the middle of the screen or above it: on a
 * narrow screen they are below the list of cases.
 *
 * @param run id of the run in progress
 * @returns the ref of the element that contains the results
 */
export function useRunInSight(run: string | undefined): RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null);
  useEffect(() => {
    if (run === undefined) return;
    afterPaint(() => {
      const top = results.current?.getBoundingClientRect().top ?? 0;
      if (top > innerHeight / 2 || top < 0) results.current?.scrollIntoView({ block: 'start' });
    });
  }, [run]);
  return results;
}
