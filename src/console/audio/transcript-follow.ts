import type { Playback } from './playback.ts';
import { wordAt } from './timed-words.ts';
import type { TranscriptPage } from './transcript-page.ts';
import type { TranscriptPlaces } from './transcript-places.ts';

/** Pixels between a word that is brought into view and the edge. */
const margin = 8;

interface Following {
  /** Brings the word being heard into view and keeps it there again. */
  readonly follow: () => void;
  readonly stop: () => void;
}

/**
 * Marks the word being heard, by a highlight, which changes no element, and keeps it in view of `scroller`: until
 * somebody scrolls it out of view, by whatever means, and again from when it is in view.
 *
 * @param onAway told whether the word being heard has been left behind
 */
export function followInTranscript(
  page: TranscriptPage,
  { spoken, indexOf }: TranscriptPlaces,
  playback: Playback,
  scroller: HTMLElement,
  onAway: (away: boolean) => void,
): Following {
  const highlight = typeof Highlight === 'undefined' ? undefined : new Highlight();
  if (highlight) {
    // Over what readers have chosen for themselves.
    highlight.priority = 2;
    CSS.highlights.set('heard-word', highlight);
  }
  let heard = -1;
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
    return { above: view.top + margin - box.top, below: box.bottom - (view.bottom - margin) };
  };
  const keepInView = () => {
    const off = place();
    if (!off) return;
    if (off.above > 0) scroller.scrollTop -= off.above;
    else if (off.below > 0) scroller.scrollTop += off.below;
  };
  const onScroll = () => {
    const off = place();
    if (off) setFollowing(off.above <= margin && off.below <= margin);
  };
  scroller.addEventListener('scroll', onScroll, { passive: true });
  const unsubscribe = playback.subscribe((time) => {
    const now = wordAt(spoken, time);
    if (now === heard) return;
    heard = now;
    highlight?.clear();
    const next = page.rangeOf(indexOf(now));
    // In a pause the last word keeps the place, without the mark.
    if (!next) return;
    range = next;
    highlight?.add(next);
    if (following) keepInView();
    else onScroll();
  });
  return {
    follow: () => {
      setFollowing(true);
      keepInView();
    },
    stop: () => {
      unsubscribe();
      scroller.removeEventListener('scroll', onScroll);
      if (highlight && CSS.highlights.get('heard-word') === highlight) CSS.highlights.delete('heard-word');
    },
  };
}
