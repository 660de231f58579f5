import { type RefObject, useEffect } from 'react';
import { keepInView } from '#console/ui/lists/keep-in-view.ts';

/** The latest opening of a job by the user. */
export interface Opening {
  /** Number of openings since the panel opened; 0 if the job was already open then. */
  readonly count: number;
  readonly focus: boolean;
}

/**
 * Scrolls a card into view when the user opens it, and keeps it in view while it grows, until the user's next action.
 */
export function useScrollToOpened(card: RefObject<HTMLElement | null>, { count, focus }: Opening): void {
  useEffect(() => {
    const element = card.current;
    if (count === 0 || !element) return;
    // The button that was pressed may have disappeared with the empty list.
    if (focus || document.activeElement === document.body) element.focus({ preventScroll: true });
    return keepInView(element);
  }, [card, count, focus]);
}
