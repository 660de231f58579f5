import { isAmbiguous, isCommonEnglish } from './english/english-words.ts';
import { hasHeadword, isAmbiguousWordOf, isEverydayHindi } from './lexicon/lexicon.ts';

/**
 * Whether a text is in an Indian language written with Latin letters: at least two of its words, and no fewer than its
 * English words, are neither English nor known names. One word is enough if it is an everyday word of Hindi.
 */
export function isRomanisedText(
  segments: readonly { readonly kind: string; readonly text: string }[],
): boolean {
  const words = segments.flatMap(({ kind, text }) =>
    kind === 'word' && /^[a-z]+$/.test(text) ? [text] : [],
  );
  const clear = words.filter((word) => !isAmbiguous(word) && !isAmbiguousWordOf(word, 'hi'));
  const unknown = clear.filter(
    (word) => isEverydayHindi(word) || (!isCommonEnglish(word) && !hasHeadword(word)),
  );
  const isEnough =
    unknown.length >= 2 ||
    (words.length >= 2 && unknown.some((word) => !hasHeadword(word) && isEverydayHindi(word)));
  return isEnough && 2 * unknown.length >= clear.length;
}
