import { type LanguageCode, languages } from '#contract/languages.ts';
import { asciiDigits, ordinalEnding } from '#service/numbers/numerals.ts';
import { yearInWords } from '../spoken/spoken-number.ts';
import { numberText } from './number-text.ts';

type DatePart = 'day' | 'month' | 'year';

const partOfLetter: Readonly<Record<string, DatePart>> = { d: 'day', m: 'month', y: 'year' };

/** The parts of a date that are known; at least one. */
export interface CalendarDate {
  readonly day?: number | undefined;
  readonly month?: number | undefined;
  readonly year?: number | undefined;
}

/**
 * A numeric date, such as `15/08/1947` or `15-8`, with the name of the month. `format` gives the order (dmy by
 * default); the year is optional. `1947-08-15` needs no format. Undefined when there is no such day.
 */
export function spokenDate(
  text: string,
  language: LanguageCode,
  format: string | undefined,
): string | undefined {
  const given = asciiDigits(text)
    .match(/^\d{1,4}(?:[-/.\s]\d{1,4}){0,2}$/u)?.[0]
    .split(/[-/.\s]/u);
  if (!given) return undefined;
  const isStandard = given.length === 3 && given[0]?.length === 4;
  const order = [...(isStandard ? 'ymd' : (format ?? 'dmy'))].filter(
    (letter) => letter !== 'y' || given.length !== 2 || format?.length === 2,
  );
  if (order.length !== given.length) return undefined;
  const parts: Partial<Record<DatePart, number>> = {};
  for (const [at, letter] of order.entries()) {
    const digits = given[at] ?? '';
    const part = partOfLetter[letter] ?? 'day';
    if (part !== 'year' && digits.length > 2) return undefined;
    parts[part] = part === 'year' ? fullYear(digits) : Number(digits);
  }
  return isDate(parts) ? dateInWords(parts, language === 'en' && order[0] === 'm', language) : undefined;
}

/** A year of two digits means 20xx up to 49 and 19xx from 50. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < 50 ? 2000 : 1900);
}

/** Whether the date exists. A missing day or month counts as 1, a missing year as a leap year. */
export function isDate({ day = 1, month = 1, year = 2000 }: CalendarDate): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const monthsByLanguage = new Map<LanguageCode, readonly string[]>();

/** The names of the months. */
export function monthNames(language: LanguageCode): readonly string[] {
  const known = monthsByLanguage.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(languages[language].bcp47, {
    month: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const names = Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))));
  monthsByLanguage.set(language, names);
  return names;
}

/** A date with the name of its month; in English `15th August, nineteen forty seven` or, month first, `August 15th`. */
export function dateInWords(
  { day, month, year }: CalendarDate,
  monthFirst: boolean,
  language: LanguageCode,
): string {
  const name = month === undefined ? undefined : monthNames(language)[month - 1];
  const spokenDay = day === undefined ? undefined : dayInWords(day, language);
  const parts = monthFirst ? [name, spokenDay] : [spokenDay, name];
  const dayAndMonth = parts.filter((part) => part !== undefined).join(' ');
  if (year === undefined) return dayAndMonth;
  const comma = language === 'en' && day !== undefined ? ',' : '';
  return [dayAndMonth + comma, yearInWords(year, language)].filter(Boolean).join(' ');
}

function dayInWords(day: number, language: LanguageCode): string {
  if (language === 'en') return `${day}${ordinalEnding(String(day))}`;
  return numberText({ negative: false, whole: String(day), fraction: '' }, language);
}
