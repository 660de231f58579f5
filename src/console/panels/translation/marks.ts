/** A piece of a text; a kept one is a masked term. */
export interface Piece {
  readonly text: string;
  readonly kept: boolean;
  /** Place in the text, in UTF-16 units. */
  readonly start: number;
}

interface MarkOptions {
  /** Terms count only as whole words, as they do in the input; an output may join endings to them. */
  readonly wholeWords: boolean;
}

/** Cuts a text at the masked terms that stand in it, the longest first where several start together. */
export function markTerms(text: string, terms: readonly string[], { wholeWords }: MarkOptions): Piece[] {
  const wanted = [...new Set(terms.map((term) => term.trim()))]
    .filter((term) => term !== '')
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, kept: false, start: 0 }];
  const any = new RegExp(wanted.map((term) => pattern(term, wholeWords)).join('|'), 'gu');
  const pieces: Piece[] = [];
  let end = 0;
  const add = (until: number, kept: boolean) => {
    if (until > end) pieces.push({ text: text.slice(end, until), kept, start: end });
    end = Math.max(end, until);
  };
  for (const { 0: found, index } of text.matchAll(any)) {
    add(index, false);
    add(index + found.length, true);
  }
  add(text.length, false);
  return pieces;
}

const word = '[\\p{L}\\p{M}\\p{N}_]';
const beginsWithWord = new RegExp(`^${word}`, 'u');
const endsWithWord = new RegExp(`${word}$`, 'u');

/** A boundary is asked for only where the term itself begins or ends in a word character. */
function pattern(term: string, wholeWords: boolean): string {
  const literal = term.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');
  if (!wholeWords) return literal;
  const before = beginsWithWord.test(term) ? `(?<!${word})` : '';
  const after = endsWithWord.test(term) ? `(?!${word})` : '';
  return before + literal + after;
}
