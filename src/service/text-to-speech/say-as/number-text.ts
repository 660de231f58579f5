import type { LanguageCode } from '#contract/languages.ts';
import { minusWord } from '#service/engines/espeak/spoken-signs.ts';
import { numberToWords } from '#service/numbers/number-words.ts';
import { asciiDigits } from '#service/numbers/numerals.ts';

import { digitsInWords } from '../spoken/spoken-number.ts';

/** The parts of a number, written with the digits 0 to 9 and without grouping. */
export interface WrittenNumber {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** Maximum number of digits before the decimal point. */
const maxWholeDigits = 15;

/** Reads digits of any script, with Indian or western grouping; undefined when it is not a number. */
export function readNumber(text: string): WrittenNumber | undefined {
  const match = /^([-−+]?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d+))?$/u.exec(
    asciiDigits(text.trim()).replaceAll('\u066b', '.').replaceAll('\u066c', ','),
  );
  if (!match) return undefined;
  const whole = (match[2] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/u, '');
  if (whole.length > maxWholeDigits) return undefined;
  return { negative: match[1] === '-' || match[1] === '−', whole, fraction: match[3] ?? '' };
}

/** A number in words; in English it stays in digits, which the engine reads well, even as ordinals and years. */
export function numberText({ negative, whole, fraction }: WrittenNumber, language: LanguageCode): string {
  const sign = negative ? `${minusWord(language)} ` : '';
  const digits = fraction ? `${whole}.${fraction}` : whole;
  return `${sign}${language === 'en' ? digits : (numberToWords(digits, language) ?? digitsInWords(whole, language))}`;
}

/** Reads `12,34,567.5` as one number. */
export function spokenCardinal(text: string, language: LanguageCode): string | undefined {
  const number = readNumber(text);
  return number && numberText(number, language);
}
