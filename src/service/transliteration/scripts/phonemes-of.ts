import type { LanguageCode } from '#contract/languages.ts';
import type { Phoneme } from './inventory.ts';
import { isConsonant, isVowel } from './inventory.ts';
import { spellingOf } from './language-spelling.ts';
import { readOlChiki, writeOlChiki } from './ol-chiki.ts';
import { readArabic } from './read-arabic.ts';
import { readBrahmic } from './read-brahmic.ts';
import { romanise } from './romanise.ts';
import { dropSchwas } from './schwa.ts';
import { homorganicNasal } from './spelling-rules.ts';
import { writeArabic } from './write-arabic.ts';
import { writeBrahmic } from './write-brahmic.ts';

const finalSignIsM: ReadonlySet<LanguageCode> = new Set(['te', 'kn', 'ml', 'sa', 'ta']);
const voiced: Readonly<Record<Phoneme, Phoneme>> = { k: 'g', T: 'D', t: 'd', p: 'b', c: 's' };
const nasals = new Set(['ng', 'ny', 'N', 'n', 'n2', 'm', 'M']);

// Tamil has one letter for k and g; its position determines the sound.
function voiceTamil(phonemes: readonly Phoneme[]): Phoneme[] {
  return phonemes.map((phoneme, at) => {
    const previous = phonemes[at - 1];
    const next = phonemes[at + 1];
    if (phoneme === 'c' && at === 0) return 's';
    if (at === 0 || voiced[phoneme] === undefined || next === phoneme || !isVowel(next)) return phoneme;
    if (nasals.has(previous ?? '')) return phoneme === 'c' ? 'j' : voiced[phoneme];
    return isVowel(previous) ? voiced[phoneme] : phoneme;
  });
}

function finalSign(phonemes: Phoneme[], language: LanguageCode): Phoneme[] {
  return phonemes.map((phoneme, at) => {
    if (phoneme !== 'M' || homorganicNasal(phonemes[at + 1])) return phoneme;
    const last = at === phonemes.length - 1;
    if (last && finalSignIsM.has(language)) return 'm';
    return last && phonemes[at - 1] !== 'a' && spellingOf(language).alphabet !== 'Beng' ? 'M2' : phoneme;
  });
}

/** The phonemes of a word in the script of a language, with silent vowels marked. Not for Latin words. */
export function phonemesOf(word: string, language: LanguageCode): Phoneme[] {
  const { alphabet, dropsSchwa } = spellingOf(language);
  switch (alphabet) {
    case 'Latn':
      return [];
    case 'Olck':
      return readOlChiki(word);
    case 'Urdu':
    case 'Sind':
    case 'Kash':
      return readArabic(word, alphabet);
    case 'Taml':
      return finalSign(voiceTamil(readBrahmic(word, alphabet)), language);
    default:
      return dropSchwas(finalSign(readBrahmic(word, alphabet), language), dropsSchwa);
  }
}

/** Spells phonemes in a language; for English, in the Latin letters usual for `from`. */
export function wordFrom(phonemes: readonly Phoneme[], language: LanguageCode, from: LanguageCode): string {
  switch (spellingOf(language).alphabet) {
    case 'Latn':
      return romanise(phonemes, from);
    case 'Olck':
      return writeOlChiki(phonemes);
    case 'Urdu':
    case 'Sind':
    case 'Kash':
      return writeArabic(phonemes, language);
    default:
      return writeBrahmic(phonemes, language);
  }
}

/** Variants of a word with one changed sound each, most likely first. */
export function varied(
  phonemes: readonly Phoneme[],
  swaps: readonly (readonly [Phoneme, Phoneme])[],
): Phoneme[][] {
  const results: Phoneme[][] = [];
  for (const [from, to] of swaps) {
    phonemes.forEach((phoneme, at) => {
      if (phoneme === from) results.push(phonemes.with(at, to));
    });
  }
  if (phonemes.at(-1) === '-' && isConsonant(phonemes.at(-2))) results.push([...phonemes.slice(0, -1), 'a']);
  return results;
}
