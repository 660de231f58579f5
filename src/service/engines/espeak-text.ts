import type { LanguageCode } from '#contract/languages.ts';
import { asciiDigits, localDigits } from '../transliteration/numerals.ts';
import { readableLetter } from './readable-letters.ts';
import { minusWords, signWords } from './spoken-signs.ts';

/** Text made harmless for the engine, and where each of its code points came from. */
export interface EngineText {
  readonly text: string;
  /** For each code point of `text`, its position in the original in UTF-16 units. */
  readonly origins: readonly number[];
}

/**
 * Characters the engine may take as a command rather than as text: markup, phoneme escapes in double brackets, its
 * control-character commands and its private code points.
 */
const commands = /[<>[\]{}\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u;

/** Begins a negative number rather than joins two words. */
const minusSign = /(?<=^|[\s(])[-−](?=\p{Nd})/uy;
/** A comma of a number grouped the Indian way, which the English voice takes for the end of a number. */
const indianComma = /(?<=\p{Nd}),(?=(?:\p{Nd}{2},)*\p{Nd}{3}(?!\p{Nd}))/uy;

/** The decimal and grouping signs of Arabic script, which no voice reads as such. */
const arabicSigns: ReadonlyMap<string, string> = new Map([
  ['\u066b', '.'],
  ['\u066c', ','],
]);

/** Turns any string into text that the engine can only read aloud. */
export function engineText(original: string, language: LanguageCode): EngineText {
  const points: string[] = [];
  const origins: number[] = [];
  let origin = 0;
  for (const point of original) {
    for (const spoken of spokenPoint(point, original, origin, language)) {
      points.push(spoken);
      origins.push(origin);
    }
    origin += point.length;
  }
  return { text: points.join(''), origins };
}

function spokenPoint(point: string, original: string, at: number, language: LanguageCode): string {
  const sign = signWords.get(point)?.[language];
  if (sign) return ` ${sign} `;
  if (isAt(minusSign, original, at)) return ` ${minusWords[language] ?? minusWords.en} `;
  if (language === 'en' && isAt(indianComma, original, at)) return '';
  const arabic = arabicSigns.get(point);
  if (arabic) return arabic;
  if (commands.test(point)) return ' ';
  return readableDigit(readableLetter(point, original, at, language), language);
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/**
 * Digits of any script as the voice reads them in its own language: each knows 0 to 9, but the Nepali one reads those
 * in English. Digits of another script, and for some voices those of their own, would be spelt or said in English.
 */
function readableDigit(point: string, language: LanguageCode): string {
  const digit = asciiDigits(point);
  return language === 'ne' ? localDigits(digit, language) : digit;
}

/** Whether there is anything to say: letters, digits or signs with a name, not punctuation alone. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}\p{Sc}\p{Sm}\p{So}%&@#*]/u.test(text.replace(/[<>|]/gu, ' '));
}
