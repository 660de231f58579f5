import { createScope } from '../listener-scope.ts';
import type { TimedWord } from '../timed-words.ts';
import type { TranscriptPage } from './transcript-page.ts';
import type { WordPositions } from './word-positions.ts';

interface CursorParts {
  readonly page: TranscriptPage;
  readonly positions: WordPositions;
  readonly rightToLeft: boolean;
  /** The current word, where the cursor starts; -1 for none. */
  readonly currentWord: () => number;
  readonly onMove: (word: TimedWord) => void;
  readonly onEnter: (word: TimedWord) => void;
}

/**
 * A cursor that moves through a transcript word by word: left and right by word, up and down by paragraph, Home and
 * End. With Shift it extends the selection; Enter acts on the word under it.
 */
export function keyboardCursor({
  page,
  positions,
  rightToLeft,
  currentWord,
  onMove,
  onEnter,
}: CursorParts): () => void {
  const { root } = page;
  const { words, positionOf, wordFromPosition } = positions;
  const highlight = typeof Highlight === 'undefined' ? undefined : new Highlight();
  if (highlight) {
    highlight.priority = 1;
    CSS.highlights.set('cursor-word', highlight);
  }
  let at = -1;
  let anchor = -1;

  const show = () => {
    highlight?.clear();
    const range = page.rangeOf(at);
    if (!range || document.activeElement !== root) return;
    highlight?.add(range);
    const box = range.getBoundingClientRect();
    const scroller = root.parentElement;
    const view = scroller?.getBoundingClientRect();
    if (!scroller || !view) return;
    if (box.top < view.top) scroller.scrollTop -= view.top - box.top + box.height;
    else if (box.bottom > view.bottom) scroller.scrollTop += box.bottom - view.bottom + box.height;
  };
  const begin = () => (at >= 0 ? at : Math.max(0, currentWord()));
  /** The nearest word in this direction that has a position in the text. */
  const next = (from: number, by: 1 | -1) => {
    let index = from + by;
    while (index >= 0 && index < words.length && !positionOf(index)) index += by;
    return index >= 0 && index < words.length ? index : from;
  };
  const besideParagraph = (by: 1 | -1) => {
    const paragraph = (positionOf(begin())?.paragraph ?? 0) + by;
    return paragraph < 0 ? 0 : wordFromPosition(paragraph, 0);
  };
  const along = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const against = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const moves: Readonly<Record<string, () => number>> = {
    [along]: () => (at < 0 ? begin() : next(at, 1)),
    [against]: () => next(begin(), -1),
    ArrowDown: () => besideParagraph(1),
    ArrowUp: () => besideParagraph(-1),
    Home: () => wordFromPosition(0, 0),
    End: () => next(words.length, -1),
  };
  const select = () => {
    const range = page.rangeOver(Math.min(anchor, at), Math.max(anchor, at));
    if (!range) return;
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const word = words[begin()];
    if (event.key === 'Enter' && word) {
      event.preventDefault();
      onEnter(word);
      return;
    }
    const to = moves[event.key]?.();
    if (to === undefined) return;
    event.preventDefault();
    const from = begin();
    if (to >= 0) at = to;
    if (!event.shiftKey) getSelection()?.removeAllRanges();
    else if (anchor < 0 || getSelection()?.isCollapsed) anchor = from;
    if (event.shiftKey) select();
    show();
    const reached = words[at];
    if (reached) onMove(reached);
  };
  const onClick = ({ clientX, clientY }: MouseEvent) => {
    // A click that selects text does not seek.
    if (!getSelection()?.isCollapsed) return;
    const index = page.wordUnder(clientX, clientY);
    const word = words[index];
    if (!word) return;
    at = index;
    show();
    onEnter(word);
  };
  const { signal, end } = createScope(() => {
    if (highlight && CSS.highlights.get('cursor-word') === highlight) CSS.highlights.delete('cursor-word');
  });
  root.addEventListener('keydown', onKeyDown, { signal });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('focus', show, { signal });
  root.addEventListener('blur', () => highlight?.clear(), { signal });
  return end;
}
