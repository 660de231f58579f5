import { isAmbiguous, isCommonEnglish } from './english/english-words.ts';
import { hasHeadword } from './lexicon/lexicon.ts';

/**
 * Whether a text is in an Indian language written with Latin letters: at least two of its words, and no fewer than its
 * English words, are neither English nor known names.
 */
export function isRomanisedText(
  segments: readonly { readonly kind: string; readonly text: string }[],
): boolean {
  const words = segments.flatMap(({ kind, text }) =>
    kind === 'word' && /^[a-z]+$/.test(text) ? [text] : [],
  );
  const clear = words.filter((word) => !isAmbiguous(word));
  const unknown = clear.filter((word) => !isCommonEnglish(word) && !hasHeadword(word)).length;
  return unknown >= 2 && 2 * unknown >= clear.length;
}
