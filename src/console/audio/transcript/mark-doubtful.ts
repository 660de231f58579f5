import type { TimedWord } from '../timed-words.ts';
import type { TranscriptPage } from './transcript-page.ts';

/**
 * Underlines the words below a confidence threshold; words without confidence are left alone. Continues as further
 * blocks of the text are added.
 *
 * @returns a cleanup function
 */
export function markDoubtful(
  page: TranscriptPage,
  words: readonly TimedWord[],
  threshold: number,
): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  const doubtful = words.flatMap(({ conf }, index) =>
    typeof conf === 'number' && conf < threshold ? [index] : [],
  );
  const highlight = new Highlight();
  CSS.highlights.set('doubtful-word', highlight);
  let next = 0;
  const mark = () => {
    for (; next < doubtful.length; next += 1) {
      const range = page.rangeOf(doubtful[next] ?? -1);
      // A word that is not in the formatted text never has a range; a word in a block to come has none yet.
      if (!range && page.placed(doubtful[next] ?? -1)) return;
      if (range) highlight.add(range);
    }
  };
  mark();
  const coming = new MutationObserver(mark);
  coming.observe(page.root, { childList: true });
  return () => {
    coming.disconnect();
    CSS.highlights.delete('doubtful-word');
  };
}
