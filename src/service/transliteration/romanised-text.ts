import type { LanguageCode } from '#contract/languages.ts';
import { isAmbiguous, isCommonEnglish } from './english/english-words.ts';
import { hasHeadword, isAmbiguousWordOf, isEverydayWordOf } from './lexicon/lexicon.ts';

/** English function words: few English sentences have none, and Indian languages do not borrow them. */
const functionWords: ReadonlySet<string> = new Set(
  `a an and any at be been but by can could did does for from get give had has have how i if in into is it its it's i'm not
   of or our shall should that the their them there these they this those was we were what when where which who why will
   with would you your`.split(/\s+/),
);

/** Short Hindi words that are not acronyms: with one of them, a few words in capitals are a Hindi sentence. */
const sentenceWords: ReadonlySet<string> = new Set(
  `ka ki hai hain hoon kya kab aur tha thi mein nahi nahin kahan kaise kyon kyun kaun mera meri mere aap tum hua
   hui`.split(/\s+/),
);

/**
 * Whether a text is in an Indian language written with Latin letters: at least two of its words, and half of those that
 * are not ambiguous, are neither English nor known names. If one of several words is an everyday word of Hindi or of
 * the output language, one such word is enough; more may then be English, but no function words. A text in capitals
 * also needs three everyday words, or one that cannot be an acronym.
 */
export function isRomanisedText(
  segments: readonly { readonly kind: string; readonly text: string }[],
  to: LanguageCode,
): boolean {
  const isAmbiguousHere = (word: string) =>
    isAmbiguous(word) || isAmbiguousWordOf(word, 'hi') || isAmbiguousWordOf(word, to);
  const isEverydayHere = (word: string) => isEverydayWordOf(word, 'hi') || isEverydayWordOf(word, to);
  const all = segments.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
  const isCapitals = all.length > 1 && all.every((word) => word === word.toUpperCase());
  const words = (isCapitals ? all.map((word) => word.toLowerCase()) : all).filter((word) =>
    // The letters of p.m. are not words.
    /^[a-z]{2,}$/.test(word),
  );
  const clear = words.filter((word) => !isAmbiguousHere(word));
  const unknown = clear.filter(
    (word) => isEverydayHere(word) || (!isCommonEnglish(word) && !hasHeadword(word)),
  );
  const everyday = unknown.filter((word) => !hasHeadword(word) && isEverydayHere(word));
  // FIR NUMBER is not Hindi, but FIR NUMBER KYA HAI is.
  const isSentence = everyday.some((word) => word.length > 3 || sentenceWords.has(word));
  if (isCapitals && everyday.length < 3 && !isSentence) return false;
  if (unknown.length < 2 && (words.length < 2 || everyday.length === 0)) return false;
  return (
    2 * unknown.length >= clear.length ||
    (everyday.length > 0 && !words.some((word) => !isAmbiguousHere(word) && functionWords.has(word)))
  );
}
