import type { LanguageCode } from '#contract/languages.ts';
import { minusWords } from '#service/engines/spoken-signs.ts';
import { numberToWords } from '#service/transliteration/number-words.ts';
import { asciiDigits } from '#service/transliteration/numerals.ts';

/** A number as written: sign, whole part and fraction in the digits 0 to 9, without grouping. */
export interface WrittenNumber {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** Longest whole part that is read as a number rather than refused. */
const mostDigits = 15;

/** Reads digits of any script, grouped the Indian or the western way; undefined when it is no number. */
export function readNumber(text: string): WrittenNumber | undefined {
  const match = /^([-−+]?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d+))?$/u.exec(
    asciiDigits(text.trim()).replaceAll('\u066b', '.').replaceAll('\u066c', ','),
  );
  if (!match) return undefined;
  const whole = (match[2] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/u, '');
  if (whole.length > mostDigits) return undefined;
  return { negative: match[1] === '-' || match[1] === '−', whole, fraction: match[3] ?? '' };
}

/** A number in words; English ones stay in digits, which the engine reads well, ordinals and years included. */
export function numberText({ negative, whole, fraction }: WrittenNumber, language: LanguageCode): string {
  const sign = negative ? `${minusWords[language] ?? minusWords.en} ` : '';
  const digits = fraction ? `${whole}.${fraction}` : whole;
  return `${sign}${language === 'en' ? digits : (numberToWords(digits, language) ?? digits)}`;
}

/** `12,34,567.5` as one number. */
export function spokenCardinal(text: string, language: LanguageCode): string | undefined {
  const number = readNumber(text);
  return number && numberText(number, language);
}
