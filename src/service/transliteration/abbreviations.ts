import type { LanguageCode } from '#contract/languages.ts';
import type { Phoneme } from './scripts/inventory.ts';
import { spellingOf } from './scripts/language-spelling.ts';
import { spellPhonemes } from './scripts/phonemes-of.ts';

// The names of the Latin letters: A is ए, B is बी.
const letterNames: Readonly<Record<string, string>> = {
  a: 'ee',
  b: 'b ii',
  c: 's ii',
  d: 'D ii',
  e: 'ii',
  f: 'ee ph',
  g: 'j ii',
  h: 'ee c',
  i: 'aa ii',
  j: 'j ee',
  k: 'k ee',
  l: 'ee l',
  m: 'ee m',
  n: 'ee n',
  o: 'oo',
  p: 'p ii',
  q: 'k y uu',
  r: 'aa r',
  s: 'ee s',
  t: 'T ii',
  u: 'y uu',
  v: 'v ii',
  w: 'D a b l y u',
  x: 'ee k s',
  y: 'v aa ii',
  z: 'z ee D',
};

/**
 * Southern and eastern languages shorten the names of letters: பி, বি; southern ones also use a short e: எஸ்.
 */
function shortenLetterName(phonemes: Phoneme[], language: LanguageCode): Phoneme[] {
  const { silencesFinal, alphabet } = spellingOf(language);
  const south = silencesFinal && alphabet !== 'Deva';
  if (!south && alphabet !== 'Beng' && alphabet !== 'Orya' && alphabet !== 'Mtei') return phonemes;
  const ai = phonemes.indexOf('aa');
  const joined = south && ai >= 0 && phonemes[ai + 1] === 'ii' ? phonemes.toSpliced(ai, 2, 'ai') : phonemes;
  const short = joined.map((phoneme) => (phoneme === 'ii' ? 'i' : phoneme));
  return south && short[0] === 'ee' && short.length > 1 ? ['e', ...short.slice(1)] : short;
}

/** The name of a Latin letter in the script of a language; for English, the letter itself. */
export function letterName(letter: string, language: LanguageCode): string {
  const name = letterNames[letter.toLowerCase()];
  if (name === undefined || language === 'en') return letter;
  return spellPhonemes(shortenLetterName(name.split(' '), language), language, 'en');
}

/** Spells letters by name: `एस.एम.एस.`, or `एसएमएस` without dots. */
export function spellLetters(letters: string, language: LanguageCode, withoutDot: boolean): string {
  const spoken = [...letters].map((letter) => letterName(letter, language));
  return withoutDot ? spoken.join('') : spoken.map((name) => `${name}.`).join('');
}
