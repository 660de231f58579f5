import type { LanguageCode } from '#contract/languages.ts';
import { isAcronym, isAmbiguous, isCommonEnglish } from './english/english-words.ts';
import { isKnownAcronym, isWordOf } from './lexicon/lexicon.ts';
import type { Segment } from './segments.ts';

/** Words before which an everyday word in capitals is an acronym: "FIR darj karwani hai", but "fir milenge". */
const afterAcronym = new Set(
  `number no darj copy report status online karni karna karani karwani karwana karao karwao karvani likhwani likhwana
   likhwao likhani lodge register ki ka ke`.split(/\s+/),
);

/** The segments of a romanised text; if it is all in capitals, its words other than acronyms are read in lower case. */
export function readCapitals(segments: readonly Segment[], to: LanguageCode): readonly Segment[] {
  const words = segments.filter(({ kind }) => kind === 'word');
  if (words.length < 2 || !words.every(({ text }) => text === text.toUpperCase())) return segments;
  return segments.map((segment, at) => {
    if (segment.kind !== 'word' || segment.text.length === 1) return segment;
    const isLetters = isSpelledOut(segment.text, segments[at + 2]?.text.toLowerCase() ?? '', to);
    return isLetters ? segment : { ...segment, readAs: segment.text.toLowerCase() };
  });
}

function isSpelledOut(word: string, next: string, to: LanguageCode): boolean {
  const small = word.toLowerCase();
  if (isWordOf(small, to) || isWordOf(small, 'hi') || isAmbiguous(small)) {
    return isKnownAcronym(word) && afterAcronym.has(next);
  }
  if (isKnownAcronym(word)) return true;
  return isAcronym(word) && !isCommonEnglish(small) && (word.length <= 3 || !/[AEIOUY]/.test(word));
}
