import { type RefObject, useEffect, useRef } from 'react';
import { scrollToResult } from '#console/ui/lists/use-painted.ts';

/**
 * Scrolls the results into view when a run begins and again when it ends, unless they already start in the upper half
 * of the screen. On a narrow screen they are below the list of cases, and the page cannot be scrolled far enough until
 * they have grown.
 *
 * @param run id of the newest run of this page
 * @param running whether it is still running
 * @returns the ref of the element that contains the results
 */
export function useRunInSight(run: string | undefined, running: boolean): RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null);
  const shown = useRef(`${run} ${running}`);
  useEffect(() => {
    const state = `${run} ${running}`;
    if (run === undefined || state === shown.current) return;
    shown.current = state;
    scrollToResult(() => results.current, document.activeElement);
  }, [run, running]);
  return results;
}
