import { type RefObject, useEffect } from 'react';
import { keepInView } from '#console/ui/lists/keep-in-view.ts';

/** The latest opening of a job by the user. */
export interface Arrival {
  /** Counts the openings on this page; 0 when the page began with the job. */
  readonly count: number;
  readonly focus: boolean;
}

/**
 * Scrolls a card into view when the user opens it, and keeps it in view while it grows, until the user's next action.
 */
export function useArrival(card: RefObject<HTMLElement | null>, { count, focus }: Arrival): void {
  useEffect(() => {
    const element = card.current;
    if (count === 0 || !element) return;
    // The button that was pressed may have disappeared with the empty list.
    if (focus || document.activeElement === document.body) element.focus({ preventScroll: true });
    return keepInView(element);
  }, [card, count, focus]);
}
