import type { LanguageCode } from '#contract/languages.ts';
import { isConsonant, isVowel, type Phoneme } from '../scripts/inventory.ts';
import { spellingOf } from '../scripts/language-spelling.ts';
import { homorganicNasal } from '../scripts/spelling-rules.ts';

const stops = new Set(['b', 'p', 'd', 'D', 'T', 'v', 'j', 'z']);
const voicedStops = new Set(['b', 'd', 'D', 'g', 'v', 'j', 'z', 'l']);
const voicelessOnsets = new Set(['s', 'k', 'p', 'T', 'c', 'ph', 'f', 'sh', 'm']);

/**
 * Puts a silent vowel between consonants of different syllables, which most scripts of the north do not join (वेबसाइट,
 * वेलकम).
 */
export function separateSyllables(phonemes: readonly Phoneme[], language: LanguageCode): Phoneme[] {
  if (spellingOf(language).dropsSchwa === 'never') return [...phonemes];
  const isApart = language === 'bn' ? isApartInBangla : isApartBetweenVowels;
  return phonemes.flatMap((phoneme, at) => (isApart(phonemes, at) ? [phoneme, '-'] : [phoneme]));
}

function isApartBetweenVowels(phonemes: readonly Phoneme[], at: number): boolean {
  const [phoneme, next] = [phonemes[at]!, phonemes[at + 1] ?? ''];
  if (phoneme === 's' && phonemes[at - 1] === 'k' && isConsonant(next)) return true;
  if (!isVowel(phonemes[at - 1]) || !isVowel(phonemes[at + 2])) {
    return phoneme === 's' && /^(ph|f)$/.test(next);
  }
  if (voicedStops.has(phoneme) && voicelessOnsets.has(next)) return true;
  if (phoneme === 'T') return ['w', 'v', 'l', 'n', 'm', 'c', 'b', 'g', 'ph', 'f'].includes(next);
  if (phoneme === 'k') return ['b', 'd', 'D', 'm', 'ph', 'f'].includes(next);
  if (phoneme === 'g') return next === 'm' || next === 'b';
  if (phoneme === 'n3') return true;
  if (phoneme === 'n') return ['v', 'w', 'l', 'm', 'r'].includes(next);
  return stops.has(phoneme) && ['n', 'm', 'v', 'w', 'h'].includes(next);
}

/** Whether Bangla writes a consonant apart from the next: it joins only the clusters that its readers know. */
function isApartInBangla(phonemes: readonly Phoneme[], at: number): boolean {
  const [phoneme, next, before] = [phonemes[at]!, phonemes[at + 1] ?? '', phonemes[at - 1]];
  if (!isConsonant(phoneme) || !isConsonant(next)) return false;
  if (phoneme === 's' && before === 'k') return true;
  if (!isVowel(before) || phoneme === 'r' || next === 'r' || next === 'y') return false;
  const place = homorganicNasal(next);
  if (phoneme === 'm') return place !== 'm';
  const ends = at + 2 === phonemes.length;
  if (phoneme === 'n3' && place === 'ng') return true;
  if (phoneme === 'n' || phoneme === 'n3')
    return place === 'm' || (place === undefined && !(ends && next === 's'));
  return (
    !/^(s T|k T|p T|k s|l [TDkmp])$/.test(`${phoneme} ${next}`) && !(ends && `${phoneme} ${next}` === 's k')
  );
}

const doubledInPunjabi = new Set(['k', 'g', 'c', 'j', 'T', 'D', 'p', 'b', 's', 'sh', 'l', 'ph']);
const shortVowels = new Set(['a', 'i', 'u', 'ai']);

/** Bangla keeps the last consonant of a plural or past tense apart: টিকিটস. */
export function separateLast(phonemes: readonly Phoneme[]): Phoneme[] {
  const [last = ''] = phonemes.slice(-1);
  const isApart = isConsonant(last) && isConsonant(phonemes.at(-2)) && phonemes.at(-2) !== 'r';
  return isApart ? [...phonemes.slice(0, -1), '-', last] : [...phonemes];
}

/** Punjabi doubles the consonant after the short vowel of a single closed syllable: ਬੱਸ, ਬਿੱਲ. */
export function doubleAfterShortVowel(phonemes: readonly Phoneme[]): Phoneme[] {
  const vowelAt = phonemes.findIndex(isVowel);
  const [vowel, last = ''] = phonemes.slice(vowelAt);
  const isClosed = vowelAt >= 0 && /^(s|z|i z)?$/.test(phonemes.slice(vowelAt + 2).join(' '));
  const isLight = vowel === 'i' && (last === 's' || last === 'sh');
  if (!isClosed || isLight || !shortVowels.has(vowel!) || !doubledInPunjabi.has(last)) return [...phonemes];
  return [...phonemes.slice(0, vowelAt + 2), last, ...phonemes.slice(vowelAt + 2)];
}

/** Punjabi writes the r of "truck" and "driver" in full: ਟਰੱਕ. */
export const separateR = (phonemes: readonly Phoneme[]): Phoneme[] =>
  phonemes.flatMap((phoneme, at) => {
    const opensWord = at === 0 && phoneme === 'g';
    const isApart = phonemes[at + 1] === 'r' && (opensWord || ['T', 'D', 'ph'].includes(phoneme));
    return isApart ? [phoneme, '-'] : [phoneme];
  });

const roundVowels = new Set(['u', 'uu', 'o', 'oo']);

/** Tamil puts a vowel into the onsets of "click" and "group": கிளிக், குரூப். */
export function breakTamilOnsets(phonemes: readonly Phoneme[], endsInLe: boolean): Phoneme[] {
  const lastL = phonemes.lastIndexOf('l');
  return phonemes.flatMap((phoneme, at) => {
    const before = phonemes[at - 1];
    // The l is retroflex in "table" and "single", but not in "bottle".
    if (phoneme === 'l' && endsInLe && at === lastL)
      return ['T', 'D'].includes(phonemes[at - 2]!) ? ['l'] : ['L'];
    const isSecond = (phoneme === 'r' || phoneme === 'l') && /^([kgpbf]|[TD])$/.test(before ?? '');
    if (!isSecond || !isVowel(phonemes[at + 1])) return [phoneme];
    const isBroken = before !== 'f' && !(phoneme === 'l' && /[TD]/.test(before ?? ''));
    const opensWord =
      isBroken && (at === 1 || (at === 2 && phonemes[0] === 's' && !/[TD]/.test(before ?? '')));
    const opensSyllable = phoneme === 'r' && (before === 'k' || before === 'g');
    const second = phoneme === 'l' ? 'L' : 'r';
    if (!opensWord && !opensSyllable) return [second];
    const isRound = roundVowels.has(phonemes[at + 1]!) && !/[TD]/.test(before ?? '');
    return [isRound ? 'u' : 'i', second];
  });
}
