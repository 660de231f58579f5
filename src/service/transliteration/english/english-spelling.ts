import type { LanguageCode } from '#contract/languages.ts';
import { isVowel, type Phoneme } from '../scripts/inventory.ts';
import { spellPhonemes } from '../scripts/phonemes-of.ts';
import { alignPhones, unwrittenVowel } from './align-phones.ts';
import { splitCompound, type WordPart } from './compounds.ts';
import { spellConsonant } from './english-consonants.ts';
import type { EnglishSound } from './english-sound.ts';
import { spellVowel } from './english-vowels.ts';
import { englishPhones } from './english-words.ts';
import {
  breakTamilOnsets,
  doubleAfterShortVowel,
  separateLast,
  separateR,
  separateSyllables,
} from './syllables.ts';

/** A part of an English loanword in the phonemes of a language. */
export interface LoanwordPart {
  readonly phonemes: readonly Phoneme[];
  readonly joint: WordPart['joint'];
}

/** Respells a word so that each of its spoken vowels has a letter: `tabəl`. */
const withSilentVowel = (word: string) =>
  word
    .replace(/([^aeiouylrw])le(s|d)?$/, `$1${unwrittenVowel}l$2`)
    .replace(/([^aeiouy])re(s|d)?$/, `$1${unwrittenVowel}r$2`);

/** The pronunciation of Indian English, where it differs from the American one of the dictionary. */
function indianPhones(word: string, phones: readonly string[]): readonly string[] {
  const sounds = phones.join(' ');
  let spoken = sounds;
  if (/days?$/.test(word)) spoken = spoken.replace(/IY\d( Z)?$/, 'EY2$1');
  if (/iles?$/.test(word)) spoken = spoken.replace(/(AH|IH|IY)0 L( Z)?$/, 'AY2 L$2');
  if (/use$/.test(word)) spoken = spoken.replace(/Y UW([12]) S$/, 'Y UW$1 Z');
  if (word.startsWith('video')) spoken = spoken.replace('IH', 'IY');
  if (/^(re|de)[^aeiouy]/.test(word)) spoken = spoken.replace(/^([RD]) (IH0|IY[02]|EH2|AH0) /, '$1 IH0 ');
  if (word.startsWith('tele')) spoken = spoken.replace(/^T EH(\d) L AH0/, 'T EH$1 L IY0');
  if (word.startsWith('dire')) spoken = spoken.replace(/^D (ER|IH|IY)0 (R )?/, 'D AY0 R ');
  return spoken === sounds ? phones : spoken.split(' ');
}

/**
 * The parts of an English loanword in a language; reduced vowels follow the spelling (`market` मार्केट, `second`
 * सेकंड).
 *
 * @param word the letters, in lower case
 * @param phones its ARPAbet pronunciation
 */
export function adaptEnglishWord(
  word: string,
  phones: readonly string[],
  language: LanguageCode,
): readonly LoanwordPart[] {
  const parts = splitCompound(word, indianPhones(word, phones), (part) => englishPhones(part)?.phones);
  return parts.map((part, at) => ({
    phonemes: adaptPart(part, language, parts[at + 1]?.joint !== 'ending'),
    joint: part.joint,
  }));
}

function adaptPart({ letters, phones }: WordPart, language: LanguageCode, endsHere: boolean): Phoneme[] {
  const word = withSilentVowel(letters);
  const sounds = alignPhones(word, phones);
  const isPlural = /[^su]s$/.test(word) && /^[SZ]$/.test(phones.at(-1) ?? '');
  const phonemes = sounds.flatMap((sound, at) => {
    const place: EnglishSound = { word, sounds, at, language, isPlural };
    return sound.isVowel ? spellVowel(place) : spellConsonant(place);
  });
  switch (language) {
    case 'ta':
      return breakTamilOnsets(phonemes, word.includes(`${unwrittenVowel}l`));
    case 'pa':
      return separateSyllables(separateR(endsHere ? doubleAfterShortVowel(phonemes) : phonemes), language);
    case 'bn':
      return separateSyllables(isPlural || /ed$/.test(word) ? separateLast(phonemes) : phonemes, language);
    default:
      return separateSyllables(phonemes, language);
  }
}

/** Languages that separate the words of a compound by an invisible character: నెట్‌వర్క్. */
const languagesWithInvisibleJoint: ReadonlySet<LanguageCode> = new Set(['te', 'kn', 'ml']);

/** Writes the parts of a loanword. Urdu writes a compound as two words: نیٹ ورک. */
export function spellLoanword(parts: readonly LoanwordPart[], language: LanguageCode): string {
  return parts.reduce((word, { phonemes, joint }) => {
    const part = spellWordPart(phonemes, language);
    if (joint === 'word' && language === 'ur') return `${word} ${part}`;
    const isJoined = languagesWithInvisibleJoint.has(language) && /[\u0c4d\u0ccd\u0d4d]$/.test(word);
    return word + (joint !== 'none' && isJoined ? '\u200c' : '') + part;
  }, '');
}

/** Writes a part of a loanword. Odia writes the y of "university" ୟ, that of its own words ଯ. */
function spellWordPart(phonemes: readonly Phoneme[], language: LanguageCode): string {
  const part = spellPhonemes(phonemes, language, 'en');
  return language === 'or' ? part.replace(/^ଯ(?!଼)/u, 'ୟ') : part;
}

const voicelessPhonemes = new Set(['k', 'p', 'T', 'c']);

/**
 * Doubles the voiceless stops between vowels in an English word that was read in another script, as Tamil and Malayalam
 * spell it; for other languages, the phonemes stay the same.
 */
export function doubleVoiceless(phonemes: readonly Phoneme[], language: LanguageCode): Phoneme[] {
  if (language !== 'ta' && language !== 'ml') return [...phonemes];
  return phonemes.flatMap((phoneme, at) =>
    voicelessPhonemes.has(phoneme) &&
    isVowel(phonemes[at - 1]) &&
    isVowel(phonemes[at + 1]) &&
    phonemes[at + 1] !== '-'
      ? [phoneme, phoneme]
      : [phoneme],
  );
}
