import type { LanguageCode } from '#contract/languages.ts';
import { withoutDigits } from '../spoken-number.ts';

/** A match of a form's pattern: its groups, the whole match, and the text after it. */
export interface Written {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly whole: string;
  readonly textAfter: string;
}

/** One way of writing something with digits or signs, and how to speak it. */
export interface WrittenForm {
  readonly name: string;
  /** A sticky regular expression, for text whose native digits have been converted to 0 to 9. */
  readonly pattern: RegExp;
  /** The kind of character with which the form may begin. */
  readonly begins: 'digit' | 'letter' | 'sign' | 'any';
  /** Undefined if the text does not have this form after all; then the next form is tried. */
  readonly read: (written: Written, language: LanguageCode) => string | undefined;
}

/** Creates a form; its pattern is the source of a regular expression. */
export function form(
  name: string,
  begins: WrittenForm['begins'],
  pattern: string,
  read: WrittenForm['read'],
  flags = '',
): WrittenForm {
  return { name, begins, pattern: new RegExp(pattern, `uy${flags}`), read };
}

/** Pattern of a number with Indian or western grouping and decimals. */
export const numberPattern = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?(?!\d)`;
export const endOfWord = String.raw`(?![\p{L}\p{M}\d])`;
export const dashPattern = '[-–—]';

/** Pattern of any of these words, the longest first. */
export function anyOf(words: Iterable<string>): string {
  return [...new Set(words)]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^$()[\]{}|\\/]/gu, '\\$&'))
    .join('|');
}

/** Replaces the digits in a reading of `say-as` by words; only English readings have digits. */
export function inWords(reading: string, language: LanguageCode): string {
  return language === 'en' ? withoutDigits(reading) : reading;
}
