import { type LanguageCode, TranslationLanguage } from '#contract/languages.ts';
import { monthSpellings, readMonth } from '#service/translation/lookup/slots/calendar-names.ts';
import { dateInWords, fullYear, isDate, monthNames } from '../../say-as/date-in-words.ts';
import { fillPattern, numberInWords, yearInWords } from '../spoken-number.ts';
import { spokenWord } from '../spoken-words.ts';
import { timeInWords } from './time-of-day.ts';
import { anyOf, endOfWord, form, inWords, type WrittenForm } from './written-form.ts';

const englishMonths =
  'January February March April May June July August September October November December'.split(' ');

/** Languages that say the day before the month, however the date is written. */
const dayFirstLanguages: ReadonlySet<LanguageCode> = new Set([
  ...(['as', 'bn', 'gu', 'hi', 'mr', 'ne', 'or', 'pa', 'sd', 'ur'] as const),
]);

/** Dates with and without a time, named months and years such as 2024-25. */
export function dateForms(language: LanguageCode): WrittenForm[] {
  const own = TranslationLanguage.safeParse(language).data;
  const months = anyOf([
    ...englishMonths,
    ...englishMonths.map((name) => name.toUpperCase()),
    ...englishMonths.map((name) => name.slice(0, 3)),
    'Sept',
    ...monthNames(language),
    ...(own ? monthSpellings(own) : []),
  ]);
  const monthOf = (name = '') => {
    const start = name.slice(0, 3).toLowerCase();
    const english = englishMonths.findIndex((month) => month.slice(0, 3).toLowerCase() === start);
    if (english >= 0) return english + 1;
    return ((own && readMonth(name, own)) ?? monthNames(language).indexOf(name)) + 1;
  };
  const named: (monthFirst: boolean) => WrittenForm['read'] =
    (monthFirst) =>
    ({ groups }, to) => {
      const date = {
        day: groups.day === undefined ? undefined : Number(groups.day),
        month: monthOf(groups.month),
        year: groups.year === undefined ? undefined : fullYear(groups.year),
      };
      const saysMonthFirst = monthFirst && !dayFirstLanguages.has(to);
      return isDate(date) ? inWords(dateInWords(date, saysMonthFirst, to), to) : undefined;
    };
  return [
    form(
      'date and time',
      'digit',
      String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)T(?<hour>\d\d):(?<minute>\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?${endOfWord}`,
      ({ groups }, to) => {
        const date = {
          day: Number(groups.day),
          month: Number(groups.month),
          year: Number(groups.year),
        };
        const time = { hour: Number(groups.hour), minute: Number(groups.minute) };
        if (!isDate(date) || time.hour > 24 || time.minute > 59) return undefined;
        return `${inWords(dateInWords(date, false, to), to)}, ${timeInWords(time, to)}`;
      },
    ),
    form(
      'date',
      'digit',
      String.raw`(?<first>\d{1,4})(?<sign>[-/.])(?<second>\d{1,2})\k<sign>(?<third>\d{1,4})(?![\d]|[-/.:]\d)`,
      ({ groups: { first = '', sign = '', second = '', third = '' } }, to) => {
        const date = readDate(first, second, third, sign);
        return date && inWords(dateInWords(date, false, to), to);
      },
    ),
    form(
      'day and month',
      'digit',
      String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+(?:of\s+)?|-)(?<month>${months})\.?(?:(?:,?\s+|-)(?<year>\d{4}|(?<=-)\d{2})(?![\d]|[-/.:,]\d))?${endOfWord}`,
      named(false),
    ),
    form(
      'month and day',
      'letter',
      String.raw`(?<month>${months})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?(?![\p{L}\p{M}\d]|[-/.:,]\d)`,
      named(true),
    ),
    form(
      'month and year',
      'letter',
      String.raw`(?<month>${months})\.?,?\s+(?<year>1[1-9]\d\d|20\d\d)(?![\p{L}\p{M}\d]|[-/.:,]\d)`,
      named(true),
    ),
    form('decade', 'digit', String.raw`(?<year>1[1-9]\d0|20\d0)s${endOfWord}`, ({ groups: { year = '' } }) =>
      yearInWords(Number(year), 'en')
        .replace(/y$/u, 'ies')
        .replace(/(?<!ies)$/u, 's'),
    ),
    form(
      'financial year',
      'digit',
      String.raw`(?<year>19\d\d|20\d\d)[-–/](?<next>\d\d)(?![\d]|[-/.:]\d)`,
      ({ groups: { year = '', next = '' } }, to) => {
        if ((Number(year) + 1) % 100 !== Number(next)) return undefined;
        const last = numberInWords(String(Number(next)), to);
        return fillPattern(spokenWord('range', to), yearInWords(Number(year), to), last, to);
      },
    ),
  ];
}

/** Day, month and year of a numeric date: the day comes first, as in India, unless that gives no valid date. */
function readDate(first: string, second: string, third: string, sign: string) {
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (first.length === 4) return third.length <= 2 ? validDate({ year: a, month: b, day: c }) : undefined;
  const isYear =
    third.length === 4 ||
    (third.length === 2 && (sign !== '.' || (first.length === 2 && second.length === 2)));
  if (first.length > 2 || !isYear) return undefined;
  const year = fullYear(third);
  return validDate({ day: a, month: b, year }) ?? validDate({ day: b, month: a, year });
}

const validDate = <Date extends { day: number; month: number; year: number }>(date: Date) =>
  isDate(date) ? date : undefined;
