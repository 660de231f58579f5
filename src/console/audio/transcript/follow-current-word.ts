import { createScope } from '../listener-scope.ts';
import type { Playback } from '../playback/playback.ts';
import { wordIndexAt } from '../timed-words.ts';
import type { TranscriptPage } from './transcript-page.ts';
import type { WordPositions } from './word-positions.ts';

/** Pixels between a revealed word and the edge of the view. */
const edgeMargin = 8;

/**
 * Highlights the current word without changing any element, and keeps it in view of `scroller` until the user scrolls
 * it out of view; following resumes when it is in view again.
 *
 * @param onAway called with whether the current word is out of view
 */
export function followCurrentWord(
  page: TranscriptPage,
  { spoken, indexOf }: WordPositions,
  playback: Pick<Playback, 'subscribe'>,
  scroller: HTMLElement,
  onAway: (away: boolean) => void,
) {
  const highlight = typeof Highlight === 'undefined' ? undefined : new Highlight();
  if (highlight) {
    // Drawn above the user's text selection.
    highlight.priority = 2;
    CSS.highlights.set('heard-word', highlight);
  }
  let current = -1;
  let range: Range | undefined;
  let following = true;
  const setFollowing = (next: boolean) => {
    if (next === following) return;
    following = next;
    onAway(!next);
  };
  const place = () => {
    const box = range?.getBoundingClientRect();
    const view = scroller.getBoundingClientRect();
    if (!box || box.height === 0) return undefined;
    return { above: view.top + edgeMargin - box.top, below: box.bottom - (view.bottom - edgeMargin) };
  };
  const keepInView = () => {
    const off = place();
    if (!off) return;
    if (off.above > 0) scroller.scrollTop -= off.above;
    else if (off.below > 0) scroller.scrollTop += off.below;
  };
  const onScroll = () => {
    const off = place();
    if (off) setFollowing(off.above <= edgeMargin && off.below <= edgeMargin);
  };
  const unsubscribe = playback.subscribe((time) => {
    const now = wordIndexAt(spoken, time);
    if (now === current) return;
    current = now;
    highlight?.clear();
    const next = page.rangeOf(indexOf(now));
    // In a pause, the view stays at the last word, without the highlight.
    if (!next) return;
    range = next;
    highlight?.add(next);
    if (following) keepInView();
    else onScroll();
  });
  const { signal, end } = createScope(unsubscribe, () => {
    if (highlight && CSS.highlights.get('heard-word') === highlight) CSS.highlights.delete('heard-word');
  });
  scroller.addEventListener('scroll', onScroll, { passive: true, signal });
  return {
    /** Scrolls to the current word and follows it again. */
    follow: () => {
      setFollowing(true);
      keepInView();
    },
    stop: end,
  };
}
