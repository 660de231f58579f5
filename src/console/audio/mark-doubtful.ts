import type { TimedWord } from './timed-words.ts';
import type { TranscriptPage } from './transcript-page.ts';

/**
 * Underlines the words of a transcript whose confidence is below a threshold; what has none is left alone. The text
 * comes block by block, so it is looked at again when a block has come.
 *
 * @returns undoes it
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
      // A word that is written differently has no place for good; one of a block that is yet to come has none now.
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
