import { type RefObject, useEffect, useRef } from 'react';
import { showResult } from '#console/ui/lists/use-painted.ts';

/**
 * Scrolls the results into view when a run begins and when it ends, where they start below the middle of the screen or
 * above it: on a narrow screen they are below the list of cases, and until they have grown the page cannot be scrolled
 * that far.
 *
 * @param run id of the newest run of this page
 * @param running whether it goes on
 * @returns the ref of the element that contains the results
 */
export function useRunInSight(run: string | undefined, running: boolean): RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null);
  const shown = useRef(`${run} ${running}`);
  useEffect(() => {
    const state = `${run} ${running}`;
    if (run === undefined || state === shown.current) return;
    shown.current = state;
    showResult(() => results.current, document.activeElement);
  }, [run, running]);
  return results;
}
