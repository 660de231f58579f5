import { type LanguageCode, languages } from '#contract/languages.ts';
import { asciiDigits, ordinalEnding } from '#service/transliteration/numbers/numerals.ts';
import { numberText } from './number-text.ts';

const partsOfFormat: Readonly<Record<string, readonly ('day' | 'month' | 'year')[]>> = {
  dmy: ['day', 'month', 'year'],
  mdy: ['month', 'day', 'year'],
  dm: ['day', 'month'],
  md: ['month', 'day'],
};

/**
 * A numeric date, such as `15/08/1947` or `15-8`, with the name of the month. `format` gives the order (dmy by
 * default); the year is optional. Undefined when there is no such day.
 */
export function spokenDate(
  text: string,
  language: LanguageCode,
  format: string | undefined,
): string | undefined {
  const numbers = /^(\d{1,4})[-/.\s](\d{1,2})(?:[-/.\s](\d{1,4}))?$/u.exec(asciiDigits(text))?.slice(1);
  if (!numbers) return undefined;
  const given = numbers.filter((part) => part !== undefined);
  const order = (partsOfFormat[format ?? 'dmy'] ?? []).filter(
    (part) => part !== 'year' || given.length === 3,
  );
  if (order.length !== given.length) return undefined;
  const value = (part: 'day' | 'month' | 'year') => Number(given[order.indexOf(part)]);
  const year = order.includes('year') ? fullYear(given[order.indexOf('year')] ?? '') : undefined;
  const [day, month] = [value('day'), value('month')];
  if (!isDay(day, month, year ?? 2000)) return undefined;
  return dateInWords(day, month, year, order[0] === 'month', language);
}

/** A year of two digits means 20xx up to 49 and 19xx from 50. */
function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < 50 ? 2000 : 1900);
}

function isDay(day: number, month: number, year: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function dateInWords(
  day: number,
  month: number,
  year: number | undefined,
  monthFirst: boolean,
  language: LanguageCode,
): string {
  const name = new Intl.DateTimeFormat(languages[language].bcp47, {
    month: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2000, month - 1, 1)));
  const spoken = (value: number) =>
    numberText({ negative: false, whole: String(value), fraction: '' }, language);
  if (language === 'en') {
    const ordinal = `${day}${ordinalEnding(String(day))}`;
    const date = monthFirst ? `${name} ${ordinal}` : `${ordinal} ${name}`;
    return year === undefined ? date : `${date}, ${englishYear(year)}`;
  }
  return [spoken(day), name, ...(year === undefined ? [] : [spoken(year)])].join(' ');
}

/** Reads 1947 as "nineteen forty-seven". */
function englishYear(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (year < 1100 || (year >= 2000 && year < 2010) || rest === 0) return String(year);
  return `${century} ${rest < 10 ? `oh ${rest}` : rest}`;
}
