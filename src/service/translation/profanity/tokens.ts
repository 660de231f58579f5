import type { Steps } from '#service/in-turns.ts';
import { foldedForm, plainForm } from './fold.ts';

/** One word of a text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
  readonly folded: string;
}

const wordPattern = /[\p{L}\p{M}\p{N}\p{Cf}]+(?:['’][\p{L}\p{M}\p{Cf}]+)*/gu;

/** Matches words that only have to be lower-cased, as most English words: normalising them fully would be slow. */
const asciiPattern = /^[a-z0-9']+$/i;

/** The words of a text, in order. */
export function* tokensOf(text: string): Steps<Token[]> {
  const tokens: Token[] = [];
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    yield;
    const lower = asciiPattern.test(written) ? written.toLowerCase() : undefined;
    tokens.push({
      start: index,
      end: index + written.length,
      plain: lower ?? plainForm(written),
      folded: lower ?? foldedForm(written),
    });
  }
  return tokens;
}
