import type { LanguageCode } from '#contract/languages.ts';
import { isAmbiguous, isCommonEnglish } from './english/english-words.ts';
import { hasHeadword, isAmbiguousWordOf, isEverydayWordOf } from './lexicon/lexicon.ts';

/**
 * Whether a text is in an Indian language written with Latin letters: at least two of its words, and no fewer than its
 * English words, are neither English nor known names. One word is enough if it is an everyday word of Hindi or of the
 * language of the output.
 */
export function isRomanisedText(
  segments: readonly { readonly kind: string; readonly text: string }[],
  to: LanguageCode,
): boolean {
  const isAmbiguousHere = (word: string) =>
    isAmbiguous(word) || isAmbiguousWordOf(word, 'hi') || isAmbiguousWordOf(word, to);
  const isEverydayHere = (word: string) => isEverydayWordOf(word, 'hi') || isEverydayWordOf(word, to);
  const words = segments.flatMap(({ kind, text }) =>
    kind === 'word' && /^[a-z]+$/.test(text) ? [text] : [],
  );
  const clear = words.filter((word) => !isAmbiguousHere(word));
  const unknown = clear.filter(
    (word) => isEverydayHere(word) || (!isCommonEnglish(word) && !hasHeadword(word)),
  );
  const isEnough =
    unknown.length >= 2 ||
    (words.length >= 2 && unknown.some((word) => !hasHeadword(word) && isEverydayHere(word)));
  return isEnough && 2 * unknown.length >= clear.length;
}
