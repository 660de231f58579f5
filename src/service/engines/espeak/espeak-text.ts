import type { LanguageCode } from '#contract/languages.ts';
import { asciiDigits, localDigits } from '#service/numbers/numerals.ts';
import { readAloud } from '#service/text-to-speech/spoken/read-aloud.ts';
import { countedForm, spokenWord } from '#service/text-to-speech/spoken/spoken-words.ts';
import { signWords } from './spoken-signs.ts';

/**
 * Characters the engine may take as a command rather than as text: markup, phoneme escapes in double brackets, its
 * control-character commands and its private code points.
 */
const commandCharacters = /[<>[\]{}\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u;

/**
 * Turns any string into text that the engine reads aloud and never takes as a command: numbers, dates and signs in words
 * of the language. `origins` has, for each code point of that text, its position in the original in UTF-16 units.
 */
export function toEngineText(original: string, language: LanguageCode) {
  const points: string[] = [];
  const origins: number[] = [];
  const add = (text: string, originOf: (at: number) => number) => {
    let at = 0;
    for (const point of text) {
      for (const spoken of spokenCodePoint(point, text, at, language)) {
        points.push(spoken);
        origins.push(originOf(at));
      }
      at += point.length;
    }
  };
  for (const { from, to, spoken } of readAloud(original, language)) {
    if (spoken === undefined) {
      add(original.slice(from, to), (at) => from + at);
      continue;
    }
    const before = letterAtEnd.test(original.slice(0, from)) ? ' ' : '';
    const after = letterAtStart.test(original.slice(to)) ? ' ' : '';
    const phrase = before + spoken + after;
    add(phrase, wordOrigins(phrase, original, from, to));
  }
  return { text: points.join(''), origins };
}

const letterAtEnd = /[\p{L}\p{M}\p{Nd}]$/u;
const letterAtStart = /^[\p{L}\p{M}\p{Nd}]/u;

/**
 * The written word to which each position of a spoken phrase belongs: the spoken words are distributed among the
 * written ones, in order, so that each written word gets a time.
 */
function wordOrigins(phrase: string, original: string, from: number, to: number): (at: number) => number {
  const written = Array.from(original.slice(from, to).matchAll(/\S+/gu), ({ index }) => from + index);
  const spoken = Array.from(phrase.matchAll(/\s*\S+\s*/gu), ({ 0: word }) => word.length);
  const origins = spoken.flatMap((length, word) => {
    const origin = written[Math.floor((word * written.length) / spoken.length)] ?? from;
    return new Array<number>(length).fill(origin);
  });
  return (at) => origins[at] ?? from;
}

/** Signs, with the names under which `spokenWord` finds the words for them. */
const signNames: Readonly<Record<string, string>> = {
  '+': 'plus',
  '×': 'times',
  '÷': 'divided-by',
  '=': 'equals',
  '@': 'at',
};

function spokenCodePoint(point: string, text: string, at: number, language: LanguageCode): string {
  const sign = signWords.get(point)?.[language];
  if (sign) return ` ${sign} `;
  const name = signNames[point];
  if (name) return ` ${spokenWord(name, language)} `;
  if (point === '%') return ` ${countedForm('percent', false, language).replace('#', '').trim()} `;
  // A slash becomes a pause, because every voice would say "slash" in English.
  if (point === '/') return ', ';
  if (commandCharacters.test(point)) return ' ';
  return readableDigit(readableLetter(point, text, at, language), language);
}

/**
 * Converts digits of any script to those that the voice reads in its own language: 0 to 9, except for Nepali, whose
 * voice reads those in English. Other digits would be spelled or read in English.
 */
function readableDigit(point: string, language: LanguageCode): string {
  const digit = asciiDigits(point);
  return language === 'ne' ? localDigits(digit, language) : digit;
}

/** The replacement for each letter that a voice does not know. */
type Substitutes = Readonly<Record<string, string>>;

const marathiSubstitutes: Substitutes = { ॲ: 'ऍ' };
/** Arabic letters that Urdu and Sindhi write differently, and marks that do not change the sound. */
const arabicSubstitutes: Substitutes = {
  إ: 'ا',
  ٱ: 'ا',
  ـ: '',
  '\u064c': '',
  '\u064d': '',
  '\u0652': '',
  '\u0656': '',
  '\u0657': '',
};

/**
 * Letters that a voice does not know and would spell in English ("letter b 71 akar") in the middle of a word. A key is
 * one character, or a letter with its nukta.
 */
const substitutes: Partial<Record<LanguageCode, Substitutes>> = {
  as: { '\u09af\u09bc': '\u09df' },
  bn: { ৰ: 'র', ৱ: 'ব' },
  hi: marathiSubstitutes,
  mr: marathiSubstitutes,
  or: { ୱ: 'ଵ' },
  pa: { '\u0a01': '\u0a02' },
  sd: { ...arabicSubstitutes, ى: 'ي', ة: 'ه', ۀ: 'ه', ں: 'ن' },
  ur: { ...arabicSubstitutes, ك: 'ک', ى: 'ی', ة: 'ت', ۀ: 'ہ' },
};

/** The replacement of the character at `at`: itself, a letter with the same sound, or nothing. */
function readableLetter(point: string, text: string, at: number, language: LanguageCode): string {
  const table = substitutes[language];
  if (!table) return point;
  const pair = table[text.slice(at, at + 2)];
  if (pair !== undefined) return pair;
  if (at > 0 && table[text.slice(at - 1, at + 1)] !== undefined) return '';
  return table[point] ?? point;
}
