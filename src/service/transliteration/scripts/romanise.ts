import type { LanguageCode } from '#contract/languages.ts';
import { isConsonant, isVowel, letterFor, type Phoneme, vowelFor } from './inventory.ts';
import { spellingOf } from './language-spelling.ts';
import { homorganicNasal } from './spelling-rules.ts';

// The usual Latin letters for a phoneme in a language, where they differ from the inventory's Latin column.
const latinSpellingByLanguage: Partial<Record<LanguageCode, Readonly<Record<Phoneme, string>>>> = {
  ta: { t: 'th', d: 'dh', D: 'd', s: 's', r2: 'r', aa: 'aa', uu: 'oo' },
  bn: { Rd: 'r', Rh: 'rh' },
  pa: { Rd: 'r', Rh: 'rh' },
  ur: { Rd: 'r', Rh: 'rh' },
  sa: { uu: 'oo', ii: 'ee' },
  brx: { oo: 'w', M: 'ng', M2: 'ng', kh: 'k', th: 't', ph: 'p', ai: 'wi', au: 'wu' },
  ml: { t: 'th', R: 'ri' },
  as: { s: 'x', sh: 'x', S: 'x', c: 's', ch: 's', Rd: 'r', Rh: 'rh' },
};

function latinSpellingOf(phonemes: readonly Phoneme[], at: number, language: LanguageCode): string {
  const phoneme = phonemes[at]!;
  const next = phonemes[at + 1];
  const habit = latinSpellingByLanguage[language]?.[phoneme];
  if (phoneme === '-') return '';
  const previous = phonemes[at - 1];
  if (language === 'brx' && isVowel(previous) && (phoneme === 'y' || (phoneme === 'v' && !isVowel(next)))) {
    return phoneme === 'y' ? 'i' : 'o';
  }
  if (language === 'brx' && (phoneme === 'M' || phoneme === 'M2') && homorganicNasal(next) !== 'm')
    return 'ng';
  // Tamil ற்ற and ன்ற are pronounced like tr and ndr.
  if (phoneme === 'r2' && next === 'r2') return 't';
  if (phoneme === 'r2' && (previous === 'n' || previous === 'n2')) return 'dr';
  if (phoneme === 'ch' && previous === 'c') return 'ch';
  if (
    languagesWithW.has(language) &&
    phoneme === 'v' &&
    isConsonant(previous) &&
    !['r', 'v'].includes(previous ?? '')
  ) {
    return 'w';
  }
  // The forms of য and ব under another letter: ধন্যবাদ is dhonyobad, বিশ্ব bishwo.
  if (spellingOf(language).alphabet === 'Beng' && isConsonant(previous)) {
    if (phoneme === 'y2' && previous !== 'y2') return 'y';
    if (phoneme === 'b' && beforeBengaliW.has(previous ?? '')) return 'w';
  }
  // Names of forts and towns: छत्तीसगढ़ is chhattisgarh.
  if (phoneme === 'Rh' && phonemes[at - 2] === 'g' && previous === 'a' && !isVowel(next)) return 'rh';
  if (languagesWithGy.has(language) && phoneme === 'j' && next === 'ny') return 'g';
  if (languagesWithGy.has(language) && phoneme === 'ny' && previous === 'j') return 'y';
  // The Bangla sign ং is ng where no stop follows.
  if (phoneme === 'M' && spellingOf(language).alphabet === 'Beng' && !homorganicNasal(next)) return 'ng';
  if (phoneme === 'M' || phoneme === 'M2') return homorganicNasal(next) === 'm' ? 'm' : 'n';
  if (phoneme === 'ng' && (next === 'k' || next === 'g' || next === 'kh' || next === 'gh')) return 'n';
  if (phoneme === 'c' && (next === 'c' || next === 'ch')) return 'c';
  if (habit !== undefined) {
    if (phoneme !== 't' || next !== 't') return habit;
    return language === 'ta' ? '' : 't';
  }
  if (isVowel(phoneme)) {
    if (phoneme === 'a') return spellingOf(language).inherentInLatin;
    return vowelFor(phoneme, 'Latn')[0];
  }
  return letterFor(phoneme, 'Latn');
}

/** Languages that romanise the v of स्वामी as w. */
const languagesWithW: ReadonlySet<LanguageCode> = new Set(['hi', 'mr', 'mai', 'ne', 'doi']);
const beforeBengaliW: ReadonlySet<Phoneme> = new Set(['s', 'sh', 'S', 'j', 't', 'dh']);
/** Languages that romanise ज्ञ as gy. */
const languagesWithGy: ReadonlySet<LanguageCode> = new Set(['hi', 'mai', 'ne', 'doi', 'gu']);

/** Spells phonemes in Latin letters as usually typed in their language. */
export function romanise(phonemes: readonly Phoneme[], from: LanguageCode): string {
  return phonemes.map((_, at) => latinSpellingOf(phonemes, at, from)).join('');
}

const respellings: readonly (readonly [Phoneme, string])[] = [
  ['aa', 'aa'],
  ['ii', 'ee'],
  ['uu', 'oo'],
  ['v', 'w'],
  ['f', 'ph'],
  ['sh', 's'],
  ['z', 'j'],
  ['i', 'ee'],
  ['u', 'oo'],
  ['ee', 'ey'],
  ['t', 'th'],
  ['d', 'dh'],
];

/** Other romanisations, with one sound respelled at a time, most usual first. */
export function otherRomanisations(phonemes: readonly Phoneme[], from: LanguageCode): string[] {
  const parts = phonemes.map((_, at) => latinSpellingOf(phonemes, at, from));
  const others: string[] = [];
  if (phonemes.at(-1) === '-' && isConsonant(phonemes.at(-2))) {
    others.push(parts.join('') + spellingOf(from).inherentInLatin);
  }
  for (const [phoneme, spelling] of respellings) {
    phonemes.forEach((candidate, at) => {
      if (candidate === phoneme) others.push(parts.with(at, spelling).join(''));
    });
  }
  return others;
}
