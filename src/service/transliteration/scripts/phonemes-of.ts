import type { LanguageCode } from '#contract/languages.ts';
import {
  type Alphabet,
  isConsonant,
  isSign,
  isVowel,
  letterFor,
  lettersOf,
  type Phoneme,
  vowelFor,
} from './inventory.ts';
import { spellingOf } from './language-spelling.ts';
import { readArabic } from './read-arabic.ts';
import { readBrahmic } from './read-brahmic.ts';
import { romanise } from './romanise.ts';
import { homorganicNasal } from './spelling-rules.ts';
import { writeArabic } from './write-arabic.ts';
import { writeBrahmic } from './write-brahmic.ts';

const languagesWithFinalM: ReadonlySet<LanguageCode> = new Set(['te', 'kn', 'ml', 'sa', 'ta']);
const voicedCounterparts: Readonly<Record<Phoneme, Phoneme>> = { k: 'g', T: 'D', t: 'd', p: 'b', c: 's' };
const nasals = new Set(['ng', 'ny', 'N', 'n', 'n2', 'm', 'M']);

// Tamil has one letter for k and g; its position determines the sound.
function applyTamilVoicing(phonemes: readonly Phoneme[]): Phoneme[] {
  return phonemes.map((phoneme, at) => {
    const previous = phonemes[at - 1];
    const next = phonemes[at + 1];
    if (phoneme === 'c' && at === 0) return 's';
    if (at === 0 || voicedCounterparts[phoneme] === undefined || next === phoneme || !isVowel(next))
      return phoneme;
    if (nasals.has(previous ?? '')) return phoneme === 'c' ? 'j' : voicedCounterparts[phoneme];
    return isVowel(previous) ? voicedCounterparts[phoneme] : phoneme;
  });
}

/** Reads the Punjabi nasal sign before m or n: it doubles that consonant (ਕੰਮ), or is silent if no vowel follows. */
const doubleNasals = (phonemes: readonly Phoneme[]): Phoneme[] =>
  phonemes.flatMap((phoneme, at) => {
    const next = phonemes[at + 1];
    if (phoneme !== 'M' || (next !== 'm' && next !== 'n')) return [phoneme];
    return isVowel(phonemes[at + 2]) ? [next] : [];
  });

/** The Bangla sign ং is spoken ng at the end of a word and before a vowel, l or r: বাংলা is बांग्ला. */
const spellBengaliNasal = (phonemes: readonly Phoneme[]): Phoneme[] =>
  phonemes.flatMap((phoneme, at) => {
    const next = phonemes[at + 1];
    const isNg = next === undefined || isVowel(next) || ['l', 'r'].includes(next);
    return phoneme === 'M' && isNg ? ['M', 'g'] : [phoneme];
  });

function resolveFinalSigns(phonemes: Phoneme[], language: LanguageCode): Phoneme[] {
  return phonemes.map((phoneme, at) => {
    if (phoneme !== 'M' || homorganicNasal(phonemes[at + 1])) return phoneme;
    const last = at === phonemes.length - 1;
    if (last && languagesWithFinalM.has(language)) return 'm';
    return last && phonemes[at - 1] !== 'a' && spellingOf(language).alphabet !== 'Beng' ? 'M2' : phoneme;
  });
}

function readSigns(phonemes: Phoneme[], alphabet: Alphabet): Phoneme[] {
  if (alphabet === 'Guru') return doubleNasals(phonemes);
  return alphabet === 'Beng' ? spellBengaliNasal(phonemes) : phonemes;
}

/** The phonemes of a word in the script of a language, with silent vowels marked; none for English. */
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
      return resolveFinalSigns(applyTamilVoicing(readBrahmic(word, alphabet)), language);
    default:
      return dropSchwas(
        resolveFinalSigns(readSigns(readBrahmic(word, alphabet), alphabet), language),
        dropsSchwa,
      );
  }
}

/** Spells phonemes in a language; for English, in the Latin letters usual for words of `from`. */
export function spellPhonemes(
  phonemes: readonly Phoneme[],
  language: LanguageCode,
  from: LanguageCode,
): string {
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
export function soundVariants(
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

const olChikiLetters = lettersOf('Olck').set('ᱥ', { kind: 'consonant', phoneme: 's' });
// Letters that the inventory lacks; ᱶ is a nasal w. Other marks, of vowel quality and length, are dropped.
const extraOlChikiLetters: Readonly<Record<string, Phoneme>> = { ᱶ: 'v', ᱷ: 'h', ᱺ: 'M' };

/** Phonemes of a word in Ol Chiki, an alphabet without inherent vowels. */
function readOlChiki(word: string): Phoneme[] {
  const phonemes: Phoneme[] = [];
  for (let at = 0; at < word.length; ) {
    const pair = olChikiLetters.get(word.slice(at, at + 2));
    const found = pair ?? olChikiLetters.get(word[at]!);
    at += pair ? 2 : 1;
    const phoneme = found?.phoneme ?? extraOlChikiLetters[word[at - 1]!];
    if (phoneme) phonemes.push(phoneme);
  }
  return phonemes;
}

/** Writes phonemes in Ol Chiki. */
function writeOlChiki(phonemes: readonly Phoneme[]): string {
  return phonemes
    .map((phoneme, at) => {
      if (phoneme === '-') return '';
      if (isSign(phoneme)) {
        const place = homorganicNasal(phonemes[at + 1]);
        return letterFor(phoneme === 'M' && place ? place : phoneme, 'Olck');
      }
      return letterFor(phoneme, 'Olck') || vowelFor(phoneme, 'Olck')[0];
    })
    .join('');
}

/**
 * Marks silent inherent vowels (`a` becomes `-`): the last one of a word and, for `medial`, from right to left,
 * those between two single consonants with spoken vowels on their other sides: kamala becomes kamla.
 */
function dropSchwas(phonemes: readonly Phoneme[], where: 'never' | 'final' | 'medial'): Phoneme[] {
  const result = [...phonemes];
  if (where === 'never') return result;
  const last = result.length - 1;
  const vowelCount = result.filter(isVowel).length;
  if (
    result[last] === 'a' &&
    vowelCount > 1 &&
    isConsonant(result[last - 1]) &&
    !isUnpronounceableCluster(result, last) &&
    !(result[last - 1] === 'y' && result[last - 2] === 'ii')
  ) {
    result[last] = '-';
  }
  if (where === 'final') return result;
  const nagar = /(?:^| )n a g a r -$/.test(result.join(' ')) ? last - 4 : -1;
  for (let at = last - 2; at >= 2; at--) {
    // Both vowels of -nagar are spoken: Srinagar.
    if (result[at] !== 'a' || at === nagar) continue;
    const spokenBefore = isVowel(result[at - 2]) && result[at - 2] !== '-' && isConsonant(result[at - 1]);
    const spokenAfter = isConsonant(result[at + 1]) && isVowel(result[at + 2]) && result[at + 2] !== '-';
    // After a cluster, both vowels are spoken: rashtrapati, pragati.
    const afterCluster = result[at - 2] === 'a' && result[at - 3] === 'r' && isConsonant(result[at - 4]);
    if (spokenBefore && spokenAfter && !afterCluster && result[at - 1] !== 'h') result[at] = '-';
  }
  return result;
}

// Whether the consonants before a vowel cannot end a syllable: मित्र, राज्य and पुत्र keep their last vowel.
function isUnpronounceableCluster(phonemes: readonly Phoneme[], vowelAt: number): boolean {
  const last = phonemes[vowelAt - 1]!;
  const before = phonemes[vowelAt - 2];
  if (!isConsonant(before)) return false;
  return ['y', 'y2', 'r', 'v', 'w', 'l', 'm', 'n', 'N', 'h'].includes(last) && !(before === last);
}
