import type { LanguageCode } from '#contract/languages.ts';
import { asciiDigits, localDigits } from '#service/transliteration/numbers/numerals.ts';
import { minusWord, signWords } from './spoken-signs.ts';

/**
 * Characters the engine may take as a command rather than as text: markup, phoneme escapes in double brackets, its
 * control-character commands and its private code points.
 */
const commandCharacters = /[<>[\]{}\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u;

/** Matches a minus sign, as opposed to a hyphen. */
const minusSign = /(?<=^|[\s(])[-−](?=\p{Nd})/uy;
/** Matches a comma of Indian digit grouping, which the English voice reads as the end of a number. */
const indianComma = /(?<=\p{Nd}),(?=(?:\p{Nd}{2},)*\p{Nd}{3}(?!\p{Nd}))/uy;

/** The Arabic decimal and grouping signs, which no voice can read. */
const arabicNumberSigns: ReadonlyMap<string, string> = new Map([
  ['\u066b', '.'],
  ['\u066c', ','],
]);

/**
 * Turns any string into text that the engine reads aloud and never takes as a command. `origins` has, for each code point
 * of that text, its position in the original in UTF-16 units.
 */
export function toEngineText(original: string, language: LanguageCode) {
  const points: string[] = [];
  const origins: number[] = [];
  let origin = 0;
  for (const point of original) {
    for (const spoken of spokenCodePoint(point, original, origin, language)) {
      points.push(spoken);
      origins.push(origin);
    }
    origin += point.length;
  }
  return { text: points.join(''), origins };
}

function spokenCodePoint(point: string, original: string, at: number, language: LanguageCode): string {
  const sign = signWords.get(point)?.[language];
  if (sign) return ` ${sign} `;
  if (matchesAt(minusSign, original, at)) return ` ${minusWord(language)} `;
  if (language === 'en' && matchesAt(indianComma, original, at)) return '';
  const arabic = arabicNumberSigns.get(point);
  if (arabic) return arabic;
  if (commandCharacters.test(point)) return ' ';
  return readableDigit(readableLetter(point, original, at, language), language);
}

/** Whether a sticky pattern matches at this index. */
function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/**
 * Converts digits of any script to those that the voice reads in its own language: 0 to 9, except for Nepali, whose
 * voice reads those in English. Other digits would be spelled or read in English.
 */
function readableDigit(point: string, language: LanguageCode): string {
  const digit = asciiDigits(point);
  return language === 'ne' ? localDigits(digit, language) : digit;
}

/** Whether there is anything to speak: letters, digits or named signs, not just punctuation. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}\p{Sc}\p{Sm}\p{So}%&@#*]/u.test(text.replace(/[<>|]/gu, ' '));
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
