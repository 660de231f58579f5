import type { LanguageCode } from '#contract/languages.ts';
import { isConsonant, isSign, isVowel, letterFor, type Phoneme, viramas, vowelFor } from './inventory.ts';
import { spellingOf } from './language-spelling.ts';
import { applySpelling } from './spelling-rules.ts';

const chilluLetters: Readonly<Record<string, string>> = { n: 'ൻ', n3: 'ൻ', r: 'ർ', l: 'ൽ', L: 'ൾ', N: 'ൺ' };
const lonsumLetters: Readonly<Record<string, string>> = {
  k: 'ꯛ',
  q: 'ꯛ',
  l: 'ꯜ',
  L: 'ꯜ',
  m: 'ꯝ',
  p: 'ꯞ',
  n: 'ꯟ',
  N: 'ꯟ',
  t: 'ꯠ',
  T: 'ꯠ',
  ng: 'ꯡ',
};
const glides = new Set(['r', 'r2', 'l', 'y', 'w', 'v']);
const tippiVowels = new Set(['a', 'i', 'u', 'uu']);

/** Whether Malayalam writes a consonant without a vowel as a chillu letter (ർ) rather than joined. */
function closesSyllable(phoneme: Phoneme, next: Phoneme | undefined): boolean {
  if (next === undefined || phoneme === 'n3') return phoneme in chilluLetters;
  if (phoneme === 'r') return next !== 'y' && next !== 'r';
  if (phoneme === 'n') return /^(?:s|sh|S|f|z)\d?$/.test(next);
  return (phoneme === 'l' || phoneme === 'L') && next !== 'y' && next !== 'v' && next !== phoneme;
}

/** Writes a consonant without a vowel, before the phoneme `next` (undefined at the end of the word). */
function bareConsonant(
  phoneme: Phoneme,
  next: Phoneme | undefined,
  first: boolean,
  language: LanguageCode,
): string {
  const { alphabet, silencesFinal } = spellingOf(language);
  const letter = letterFor(phoneme, alphabet);
  const virama = viramas[alphabet] ?? '';
  if (alphabet === 'Mtei') {
    if (next !== undefined && glides.has(next) && (first || !lonsumLetters[phoneme])) return letter + virama;
    return (first ? undefined : lonsumLetters[phoneme]) ?? letter;
  }
  if (alphabet === 'Mlym' && !first && closesSyllable(phoneme, next)) return chilluLetters[phoneme]!;
  if (alphabet === 'Beng' && phoneme === 't' && next === undefined) return letter;
  return next === undefined && !silencesFinal ? letter : letter + virama;
}

/**
 * Writes phonemes in an Indic script with inherent vowels. The syllables are always valid: a vowel sign only after a
 * consonant, nasal signs and visarga only after a vowel.
 */
export function writeBrahmic(phonemes: readonly Phoneme[], language: LanguageCode): string {
  const { alphabet } = spellingOf(language);
  const spelled = applySpelling(phonemes, language);
  let word = '';
  spelled.forEach((phoneme, at) => {
    const previous = spelled[at - 1];
    const next = spelled[at + 1];
    if (phoneme === '-') return;
    if (phoneme === 'addak') {
      word += 'ੱ';
    } else if (isVowel(phoneme)) {
      const [alone, sign] = vowelFor(phoneme, alphabet);
      if (isConsonant(previous)) word += sign;
      else if (alphabet === 'Mtei' && phoneme === 'i' && at > 0) word += 'ꯢ';
      else word += alone;
    } else if (isSign(phoneme)) {
      if (at === 0 || isSign(previous)) return;
      const tippi = alphabet === 'Guru' && phoneme !== 'H' && tippiVowels.has(previous ?? '');
      const standsAlone = previous === 'uu' && !isConsonant(spelled[at - 2]);
      word += tippi && !standsAlone ? 'ੰ' : letterFor(phoneme, alphabet);
    } else if (isConsonant(phoneme)) {
      const vowelFollows = isVowel(next) || next === 'addak' || isSign(next);
      word += vowelFollows ? letterFor(phoneme, alphabet) : bareConsonant(phoneme, next, at === 0, language);
    }
  });
  if (language === 'as') word = word.replaceAll('র', 'ৰ');
  // Malayalam writes m before b as the nasal sign.
  if (language === 'ml') word = word.replace(/(?<=[\u0d05-\u0d39\u0d3e-\u0d4c])മ്(?=ബ)/g, 'ം');
  if (alphabet === 'Taml') word = word.replaceAll('ஷ்ரீ', 'ஸ்ரீ');
  return word.normalize('NFC');
}
