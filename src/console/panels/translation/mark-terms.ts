import { type Piece, splitByPattern } from '#console/ui/text/split-at.ts';

interface MarkOptions {
  /**
   * Matches whole words only, as in an input. In an output, a term may have an ending attached, but no Latin letter may
   * follow a term that ends in a Latin letter.
   */
  readonly wholeWords: boolean;
}

/**
 * Splits a text at its masked terms; pieces that are terms are marked `found`. Of overlapping terms, the longest wins.
 */
export function markTerms(text: string, terms: readonly string[], { wholeWords }: MarkOptions): Piece[] {
  const wanted = [...new Set(terms.map((term) => term.trim()))]
    .filter((term) => term !== '')
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, start: 0, found: false }];
  const any = new RegExp(wanted.map((term) => termPattern(term, wholeWords)).join('|'), 'gu');
  return splitByPattern(text, any);
}

const wordCharacterPattern = '[\\p{L}\\p{M}\\p{N}_\u200c\u200d]';
const beginsWithWord = new RegExp(`^${wordCharacterPattern}`, 'u');
const endsWithWord = new RegExp(`${wordCharacterPattern}$`, 'u');
const latinPattern = '[\\p{Script=Latin}\\d_]';
const endsWithLatin = new RegExp(`${latinPattern}$`, 'u');

/** The pattern of a term, with a word boundary only where the term begins or ends with a word character. */
function termPattern(term: string, wholeWords: boolean): string {
  const literal = term.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');
  const before = beginsWithWord.test(term) ? `(?<!${wordCharacterPattern})` : '';
  const after = wholeWords
    ? endsWithWord.test(term) && wordCharacterPattern
    : endsWithLatin.test(term) && latinPattern;
  return before + literal + (after ? `(?!${after})` : '');
}
