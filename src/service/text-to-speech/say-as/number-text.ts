import type { LanguageCode } from '#contract/languages.ts';
import { asciiDigits } from '#service/transliteration/numerals.ts';

/** A number as written: sign, whole part and fraction in the digits 0 to 9, without grouping. */
export interface WrittenNumber {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** The word before a negative number; the engine says it in a few languages only. */
const minus: Partial<Record<LanguageCode, string>> = {
  en: 'minus',
  hi: 'माइनस',
  as: 'মাইনাচ',
  bn: 'মাইনাস',
  gu: 'માઇનસ',
  kn: 'ಮೈನಸ್',
  ml: 'മൈനസ്',
  mr: 'उणे',
  or: 'ମାଇନସ୍',
  pa: 'ਮਾਈਨਸ',
  ta: 'மைனஸ்',
  te: 'మైనస్',
  ne: 'माइनस',
  ur: 'منفی',
  sd: 'منفي',
};

/** Longest whole part that is read as a number rather than refused. */
const mostDigits = 15;

/** Reads digits of any script, grouped the Indian or the western way; undefined when it is no number. */
export function readNumber(text: string): WrittenNumber | undefined {
  const match = /^([-−+]?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d+))?$/u.exec(asciiDigits(text.trim()));
  if (!match) return undefined;
  const whole = (match[2] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/u, '');
  if (whole.length > mostDigits) return undefined;
  return { negative: match[1] === '-' || match[1] === '−', whole, fraction: match[3] ?? '' };
}

/** A number the way the engine reads it in this language. */
export function numberText({ negative, whole, fraction }: WrittenNumber, language: LanguageCode): string {
  const sign = negative ? `${minus[language] ?? minus.en} ` : '';
  return `${sign}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** `12,34,567.5` as one number. */
export function spokenCardinal(text: string, language: LanguageCode): string | undefined {
  const number = readNumber(text);
  return number && numberText(number, language);
}
