import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages, TransliterationLanguage } from '#contract/languages.ts';
import { createBuiltInTransliterator } from '../engines/transliterator-built-in.ts';
import { stepsAtOnce } from '../in-turns.ts';
import { transliterate, transliterateWithRoutes } from './transliterate.ts';
import { scriptOf } from './word-script.ts';

const codes: readonly LanguageCode[] = [...TransliterationLanguage.options, 'kok', 'ne'];
const transliterator = createBuiltInTransliterator();

/** The random number generator Mulberry32; with a fixed seed, every run uses the same words. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const blocks: Record<string, readonly [number, number]> = {
  Latn: [0x61, 0x7a],
  Deva: [0x900, 0x97f],
  Beng: [0x980, 0x9fe],
  Guru: [0xa00, 0xa76],
  Gujr: [0xa80, 0xaff],
  Orya: [0xb00, 0xb77],
  Taml: [0xb80, 0xbfa],
  Telu: [0xc00, 0xc7f],
  Knda: [0xc80, 0xcf3],
  Mlym: [0xd00, 0xd7f],
  Arab: [0x610, 0x6ff],
  Olck: [0x1c50, 0x1c7f],
  Mtei: [0xabc0, 0xabf9],
};

/** Every letter and mark in the script of a language, including rare ones. */
function lettersOf(language: LanguageCode): string[] {
  const [first, last] = blocks[languages[language].script]!;
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter(
    (letter) => /[\p{L}\p{M}]/u.test(letter),
  );
}

function randomWord(letters: readonly string[], random: () => number): string {
  const size = 1 + Math.floor(random() * 9);
  let word = '';
  while (!/\p{L}/u.test(word)) {
    word = Array.from({ length: size }, () => letters[Math.floor(random() * letters.length)]).join('');
  }
  return word;
}

// Per script: independent vowels, dependent vowel signs, virama, nasal signs and visarga, nukta.
const vowel =
  /[\u0904-\u0914\u0985-\u0994\u0a05-\u0a14\u0a85-\u0a94\u0b05-\u0b14\u0b85-\u0b94\u0c05-\u0c14\u0c85-\u0c94\u0d05-\u0d14]/u;
const dependent =
  /[\u093e-\u094c\u09be-\u09cc\u09d7\u0a3e-\u0a4c\u0abe-\u0acc\u0b3e-\u0b4c\u0bbe-\u0bcc\u0bd7\u0c3e-\u0c4c\u0cbe-\u0ccc\u0d3e-\u0d4c\u0d57]/u;
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/u;
const nasalOrBreath =
  /[\u0900-\u0903\u0981-\u0983\u0a01-\u0a03\u0a81-\u0a83\u0b01-\u0b03\u0c00-\u0c03\u0c80-\u0c83\u0d02\u0d03]/u;
const nukta = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/u;

/** Why a word is not validly spelled, or undefined. */
function findSpellingFlaw(spelling: string): string | undefined {
  if (spelling !== spelling.normalize('NFC')) return 'not NFC';
  // Bengali writes the a of "apple" as অ with a joined য, the one vowel letter that takes a virama.
  const word = spelling.replaceAll('অ্যা', 'আ');
  let previous = '';
  for (const letter of word) {
    const afterVowel = vowel.test(previous) || dependent.test(previous);
    if (
      dependent.test(letter) &&
      (previous === '' || afterVowel || virama.test(previous) || nasalOrBreath.test(previous))
    )
      return `sign ${letter} after ${previous || 'nothing'}`;
    if (
      virama.test(letter) &&
      (previous === '' || afterVowel || virama.test(previous) || nasalOrBreath.test(previous))
    )
      return `virama after ${previous || 'nothing'}`;
    if (
      nasalOrBreath.test(letter) &&
      (previous === '' || virama.test(previous) || nasalOrBreath.test(previous))
    )
      return `nasal after ${previous || 'nothing'}`;
    if (nukta.test(letter) && (previous === '' || afterVowel || virama.test(previous)))
      return 'nukta without a consonant';
    previous = letter;
  }
  return undefined;
}

describe('words made of any letters, between all pairs of languages', () => {
  it('every word becomes valid syllables of the target script, without letters of the source script', {
    tags: 'slow',
    timeout: 60_000,
  }, () => {
    const random = randomNumbers(20240229);
    const faults: string[] = [];
    let words = 0;
    for (const from of codes) {
      const letters = lettersOf(from);
      for (const to of codes) {
        if (languages[from].script === languages[to].script) continue;
        for (let count = 0; count < 20; count++) {
          const word = randomWord(letters, random);
          words++;
          const [spelling = ''] = transliterator.spell(word, from, to, 1).spellings;
          const [inText = ''] = transliterate(word, from, to);
          const foreign = [...(spelling + inText)].find(
            (letter) => letter !== ' ' && scriptOf(letter.codePointAt(0)!) !== languages[to].script,
          );
          const wrong = foreign !== undefined ? `foreign ${foreign}` : findSpellingFlaw(spelling);
          if (wrong) faults.push(`${from}-${to} ${word}: ${spelling} ${inText} (${wrong})`);
        }
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(words).toBeGreaterThan(8000);
  });

  it('a text of native words is spelled the same whether or not the routes of its words are requested', () => {
    const random = randomNumbers(11);
    for (const from of codes) {
      const letters = lettersOf(from);
      for (const to of codes) {
        const words = Array.from({ length: 3 }, () => randomWord(letters, random));
        const text = `${words[0]}, “${words[1]}” – ${words[2]}!\n`;
        const { suggestions } = stepsAtOnce(transliterateWithRoutes(text, from, to));
        expect(transliterate(text, from, to), `${from} ${to}`).toEqual(suggestions);
      }
    }
  }, 60_000);

  it('the suggestions for a word are distinct and no more than requested', () => {
    const random = randomNumbers(7);
    for (const to of codes) {
      for (let count = 0; count < 10; count++) {
        const suggestions = transliterate(randomWord(lettersOf('en'), random), 'en', to, {
          noOfSuggestions: 5,
        });
        expect(suggestions.length).toBeGreaterThan(0);
        expect(suggestions.length).toBeLessThanOrEqual(5);
        expect(new Set(suggestions).size).toBe(suggestions.length);
        for (const suggestion of suggestions) expect(findSpellingFlaw(suggestion)).toBeUndefined();
      }
    }
  }, 60_000);
});
