import { formatNumber } from '#console/ui/text/format.ts';

const countOf = (count: number, one: string, other: string) =>
  `${formatNumber(count)} ${count === 1 ? one : other}`;

/** Words of the character inspector. */
const en = {
  title: 'Characters',
  first: 'Text',
  second: 'Text to compare with',
  secondHint: 'Paste a text, or choose one of this page.',
  choose: 'Choose a text of this page',
  nothingChosen: 'Choose a text…',
  before: (text: string) => `Inspected before: ${text}`,
  empty: 'Type or paste a text, or select one before you open this list.',
  working: 'Inspecting',
  failed: 'The text could not be inspected: the code for it did not load. Try again.',
  again: 'Try again',
  show: {
    label: 'Characters shown',
    all: 'All',
    marked: 'Marked',
    different: 'Different',
    none: 'The text has no such characters.',
  },
  list: { first: 'Characters of the text', second: 'Characters of the text to compare with' },
  counts: (graphemes: number, codePoints: number, units: number, bytes: number) =>
    [
      countOf(graphemes, 'grapheme', 'graphemes'),
      countOf(codePoints, 'code point', 'code points'),
      countOf(units, 'UTF-16 unit', 'UTF-16 units'),
      `${formatNumber(bytes)} bytes of UTF-8`,
    ].join(', '),
  scripts: 'Scripts',
  forms: 'Normal forms',
  noForm: 'none',
  marks: 'Marked',
  noMarks: 'nothing',
  common: 'all scripts',
  inherited: 'script of its neighbour',
  marksOf: {
    joiner: 'joiner',
    direction: 'direction control',
    variation: 'variation selector',
    control: 'control character',
    space: 'special space',
    surrogate: 'half of a surrogate pair',
    private: 'private use',
    unassigned: 'unassigned',
    invisible: 'invisible',
    confusable: 'confusable',
  },
  isDifferent: 'different',
  looksLike: 'Looks like',
  more: (count: number) => `and ${countOf(count, 'more code point', 'more code points')}`,
  relation: {
    same: 'Both texts have the same code points.',
    canonical: 'The code points differ, but the texts are the same in NFC.',
    compatible: 'The texts are the same in NFKC only: some characters are variants of others.',
    hidden: 'The texts differ only in characters that cannot be seen.',
    confusable: 'The texts differ, but a reader may mistake one for the other.',
    different: 'The texts differ.',
  },
};

export type CharacterWords = typeof en;
export const characterWords = { name: 'characters', en };
