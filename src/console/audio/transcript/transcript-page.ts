import { paragraphsInBlock } from './transcript-text.ts';
import type { WordPositions } from './word-positions.ts';

export function transcriptPage(root: HTMLElement, positions: WordPositions) {
  const { positionOf, wordAtPosition, wordFromPosition, words } = positions;
  const textOf = (paragraph: number) => {
    const block = root.children[Math.floor(paragraph / paragraphsInBlock)];
    return block?.children[paragraph % paragraphsInBlock]?.firstChild ?? undefined;
  };
  const rangeOver = (first: number, last: number) => {
    const [from, to] = [positionOf(first), positionOf(last)];
    const [start, end] = [from && textOf(from.paragraph), to && textOf(to.paragraph)];
    if (!from || !to || !start || !end) return undefined;
    const range = document.createRange();
    range.setStart(start, from.start);
    range.setEnd(end, to.end);
    return range;
  };
  /** The paragraph of a selection boundary, and the offset in that paragraph. */
  const placeOf = (node: Node, offset: number) => {
    if (node instanceof Text) return { paragraph: paragraphNumberOf(node.parentElement), place: offset };
    // The boundary lies between an element's children: `offset` is the index of the next child.
    const child = node.childNodes[offset];
    if (child)
      return { paragraph: paragraphNumberOf(child instanceof Text ? child.parentElement : child), place: 0 };
    return { paragraph: paragraphNumberOf(node.lastChild ?? node, 'last'), place: Number.POSITIVE_INFINITY };
  };
  return {
    root,
    /** The DOM range of a word; undefined for a word that is not in the text or not in the document yet. */
    rangeOf: (index: number) => rangeOver(index, index),
    /** Whether the word is in the text, even if its block is not in the document yet. */
    placed: (index: number) => positionOf(index) !== undefined,
    rangeOver,
    /** The index of the word at a point of the screen; -1 for none. */
    wordUnder: (x: number, y: number) => {
      const caret = document.caretPositionFromPoint(x, y);
      if (!(caret?.offsetNode instanceof Text)) return -1;
      const { paragraph, place } = placeOf(caret.offsetNode, caret.offset);
      return paragraph < 0 ? -1 : wordAtPosition(paragraph, place);
    },
    /** The first and the last selected word; undefined when nothing of the transcript is selected. */
    selected: () => {
      const selection = getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
      if (!range || range.collapsed || !range.intersectsNode(root)) return undefined;
      const inside = document.createRange();
      inside.selectNodeContents(root);
      const begins = range.compareBoundaryPoints(Range.START_TO_START, inside) >= 0;
      const ends = range.compareBoundaryPoints(Range.END_TO_END, inside) <= 0;
      const from = begins && placeOf(range.startContainer, range.startOffset);
      const to = ends && placeOf(range.endContainer, range.endOffset);
      const first = from ? wordFromPosition(from.paragraph, from.place) : 0;
      // The end of a selection is exclusive.
      const last = to ? wordAtPosition(to.paragraph, to.place - 1) : words.length - 1;
      return first >= 0 && last >= first ? { first, last } : undefined;
    },
  };
}

/**
 * The transcript in the document: blocks of paragraphs with one text node each. Words are not elements; their positions
 * are computed from the text.
 */
export type TranscriptPage = ReturnType<typeof transcriptPage>;

/** The number of the paragraph that this node is part of or contains; -1 for none. */
function paragraphNumberOf(node: Node | null, which: 'first' | 'last' = 'first'): number {
  const element = node instanceof HTMLElement ? node : node?.parentElement;
  const around = element?.closest<HTMLElement>('[data-paragraph]');
  const within = element?.querySelectorAll<HTMLElement>('[data-paragraph]');
  const found = around ?? (which === 'first' ? within?.[0] : within?.[within.length - 1]);
  return Number(found?.dataset.paragraph ?? -1);
}
