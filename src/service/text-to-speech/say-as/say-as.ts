import type { LanguageCode } from '#contract/languages.ts';
import { interpretAsFormats, maxSayAsLength } from '#contract/ssml.ts';
import { asciiDigits } from '#service/numbers/numerals.ts';
import { quoteValue } from '../ssml/prosody-values.ts';
import { spokenCurrency } from './currency.ts';
import { spokenDate } from './date-in-words.ts';
import { numberText, spokenCardinal } from './number-text.ts';
import { spokenOrdinal } from './ordinal.ts';
import { spokenUnit } from './unit.ts';

/** The words to speak in place of a text, and their language. */
export interface SpokenText {
  readonly text: string;
  readonly language: LanguageCode;
}

/** Why a text cannot be read according to `interpret-as`, for display. */
export interface SayAsProblem {
  readonly problem: string;
}

/** Reads text of one kind in a language; undefined when the text is not of this kind. */
export type SayAsReader = (
  text: string,
  language: LanguageCode,
  format: string | undefined,
) => string | undefined;

const readersByKind: Record<string, { readonly read: SayAsReader; readonly needs: string }> = {
  cardinal: { read: spokenCardinal, needs: 'a number' },
  ordinal: { read: spokenOrdinal, needs: 'a whole number' },
  characters: { read: spokenCharacters, needs: 'letters or digits' },
  digits: { read: spokenDigits, needs: 'digits' },
  unit: { read: spokenUnit, needs: 'a number and a unit such as 5 km' },
  date: { read: spokenDate, needs: 'a real date in the order that format gives' },
  currency: { read: spokenCurrency, needs: 'an amount with INR, USD, GBP, EUR or their signs' },
  url: { read: spokenUrl, needs: 'a web address' },
};

/** The words for a text with this `interpret-as`; `format` is the order of a date or the currency of an amount. */
export function sayAs(
  text: string,
  interpretAs: string,
  format: string | undefined,
  language: LanguageCode,
): SpokenText | SayAsProblem {
  const reading = Object.hasOwn(readersByKind, interpretAs) ? readersByKind[interpretAs] : undefined;
  if (!reading)
    return {
      problem: `interpret-as ${quoteValue(interpretAs)} is not one of ${Object.keys(readersByKind).join(', ')}`,
    };
  const allowed = interpretAsFormats[interpretAs] ?? [];
  if (format !== undefined && !allowed.includes(format)) {
    return {
      problem: `format ${quoteValue(format)} of ${interpretAs} is ${allowed.length ? `not one of ${allowed.join(', ')}` : 'unknown'}`,
    };
  }
  if (text.length > maxSayAsLength)
    return { problem: `${text.length} characters of say-as; at most ${maxSayAsLength} are allowed` };
  const spoken = reading.read(text.trim(), language, format);
  if (spoken === undefined) return { problem: `${quoteValue(text.trim())} is not ${reading.needs}` };
  // A web address is read as English, whatever the language around it.
  return { text: spoken, language: interpretAs === 'url' ? 'en' : language };
}

/** Reads each character by name, with a short pause between them. */
function spokenCharacters(text: string, language: LanguageCode): string | undefined {
  const characters = [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((character) => character !== '');
  if (characters.length === 0) return undefined;
  return characters.map((character) => characterName(character, language)).join(', ');
}

/** Reads each digit separately; spaces and grouping signs are skipped. */
function spokenDigits(text: string, language: LanguageCode): string | undefined {
  const digits = asciiDigits(text).replace(/[\s,.()+-]/gu, '');
  if (!/^\d+$/u.test(digits)) return undefined;
  return [...digits].map((digit) => characterName(digit, language)).join(' ');
}

/** The text by which the engine names a character. Latin letters become capitals: it reads `a` as the article. */
function characterName(character: string, language: LanguageCode): string {
  const digit = asciiDigits(character);
  if (/^\d$/u.test(digit)) return numberText({ negative: false, whole: digit, fraction: '' }, language);
  return /^[a-z]$/u.test(character) ? character.toUpperCase() : character;
}

const signNames: Record<string, string> = {
  '.': 'dot',
  '/': 'slash',
  ':': 'colon',
  '-': 'dash',
  _: 'underscore',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
  '@': 'at',
  '%': 'percent',
  '+': 'plus',
  '~': 'tilde',
};

/** A web address in words, always English: `www.example.com/a-b` as "w w w dot example dot com slash a dash b". */
function spokenUrl(text: string): string | undefined {
  if (!/^(?:[a-z][a-z\d+.-]*:\/\/)?[^\s/]+\.[^\s]+$|^(?:[a-z][a-z\d+.-]*):\S+$/iu.test(text))
    return undefined;
  const address = text.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
  const words = address.match(/[\p{L}\p{M}]+|\p{Nd}+|[^\p{L}\p{M}\p{Nd}]/gu) ?? [];
  return words
    .map((word) => (isSpeltOut(word) ? [...word.toUpperCase()].join(' ') : (signNames[word] ?? word)))
    .join(' ');
}

/** Whether a part of an address is spelt: a single letter, or two to five consonants such as www, http and tts. */
function isSpeltOut(word: string): boolean {
  return word.length === 1 ? /[a-z]/iu.test(word) : /^[bcdfghj-np-tv-xz]{2,5}$/iu.test(word);
}
