import type { LanguageCode } from '#contract/languages.ts';
import { minusWord } from '#service/engines/espeak/spoken-signs.ts';
import { spokenOrdinal } from '../../say-as/ordinal.ts';
import { fillPattern, numberInWords, rangeInWords, yearInWords } from '../spoken-number.ts';
import { spokenList, spokenPairs, spokenWord } from '../spoken-words.ts';
import { codeForms } from './code-forms.ts';
import { numberWithSuffix } from './number-suffix.ts';
import {
  anyOf,
  dashPattern,
  endOfWord,
  form,
  inWords,
  numberPattern,
  type WrittenForm,
} from './written-form.ts';

const namedFractions: Readonly<Record<string, string>> = {
  '1/2': 'half',
  '1/4': 'quarter',
  '3/4': 'three-quarters',
  '½': 'half',
  '¼': 'quarter',
  '¾': 'three-quarters',
};

const fractionSigns: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/**
 * A whole number and a half or quarters: ढाई, साढ़े तीन. In a pattern, `#` is the number and `%` the next one; `#-x+y`
 * means that an ending x is replaced by y. Undefined where the language has no such pattern.
 */
function mixedNumber(whole: string, fraction: string, language: LanguageCode): string | undefined {
  const name = namedFractions[fraction];
  const own = fraction === '1/2' ? spokenPairs('halves', language).get(`${Number(whole)}.5`) : undefined;
  if (name === undefined || own !== undefined) return own;
  const pattern = spokenWord(`and-${name}`, language);
  if (pattern === '') return undefined;
  const words = numberInWords(whole, language);
  const [, ending = '', replacement] = /^#(?:-([^+]+))?\+(.+)$/u.exec(pattern) ?? [];
  if (replacement !== undefined) {
    return words.endsWith(ending) ? words.slice(0, words.length - ending.length) + replacement : undefined;
  }
  return pattern.replace('#', words).replace('%', numberInWords(String(Number(whole) + 1), language));
}

/** Ordinals, fractions, ranges, years and plain numbers. */
export function numberForms(language: LanguageCode): WrittenForm[] {
  const years = anyOf(['in', 'since', 'until', 'till', 'year', ...spokenList('year-words', language)]);
  const yearEndings = anyOf(spokenList('year-endings', language));
  const suffixes = anyOf([
    ...spokenList('suffixes', language),
    ...[...spokenPairs('joined', language).keys()].map((pair) => pair.replace(/^\d+/u, '')),
  ]);
  return [
    form(
      'ordinal',
      'digit',
      String.raw`(?<digits>\d+)(?:st|nd|rd|th)${endOfWord}`,
      ({ groups: { digits = '' } }, to) => {
        const ordinal = spokenOrdinal(digits, to);
        return ordinal && inWords(ordinal, to);
      },
    ),
    ...(suffixes === ''
      ? []
      : [
          form(
            'number with an ending',
            'digit',
            String.raw`(?<digits>\d+)(?:-|(?<space>\s))?(?<suffix>${suffixes})${endOfWord}`,
            ({ groups: { digits = '', space, suffix = '' } }, to) =>
              numberWithSuffix(digits, suffix, space !== undefined, to),
          ),
        ]),
    form(
      'mixed number',
      'digit',
      String.raw`(?<whole>\d{1,4})(?:\s(?<fraction>[134][/⁄][24])(?![\d]|[/.,]\d)|\s?(?<sign>[½¼¾]))`,
      ({ groups: { whole = '', fraction, sign = '' } }, to) =>
        mixedNumber(whole, fraction?.replace('⁄', '/') ?? fractionSigns[sign] ?? '', to),
    ),
    form('around the clock', 'digit', String.raw`24\s?[x×/]\s?7(?![\d]|[/.,]\d)${endOfWord}`, (_, to) =>
      ['24', '7'].map((number) => numberInWords(number, to)).join(' '),
    ),
    form(
      'times',
      'digit',
      String.raw`(?<first>${numberPattern})(?:\s?\*(?=\s?\d)|(?<space>\s?)[x×](?=\k<space>\d+(?:\.\d+)?${endOfWord}))`,
      ({ groups: { first = '' }, textAfter }, to) =>
        `${numberInWords(first, to)} ${spokenWord('times', to)}${/^\d/.test(textAfter) ? ' ' : ''}`,
    ),
    ...codeForms(),
    form('number sign', 'sign', String.raw`[#№]\s?(?=\d)`, (_, to) => `${spokenWord('number-sign', to)} `),
    form('fraction', 'sign', '[½¼¾]', ({ whole }, to) => spokenWord(namedFractions[whole] ?? '', to)),
    form(
      'fraction',
      'digit',
      String.raw`(?<first>\d+)[/⁄](?<second>\d+)(?![\d]|[/.,]\d)`,
      ({ whole, groups: { first = '', second = '' } }, to) => {
        const named = namedFractions[whole.replace('⁄', '/')];
        if (named !== undefined) return spokenWord(named, to);
        return fillPattern(spokenWord('by', to), numberInWords(first, to), numberInWords(second, to), to);
      },
    ),
    form('numbers with slashes', 'digit', String.raw`\d+(?:\/\d+)+`, ({ whole }, to) =>
      whole
        .split('/')
        .map((part) => numberInWords(part, to))
        .join(', '),
    ),
    form(
      'range',
      'digit',
      String.raw`(?<first>${numberPattern})${dashPattern}(?<last>${numberPattern})(?![\d]|[-/.:]\d)`,
      ({ groups: { first = '', last = '' } }, to) => {
        const value = (written: string) => Number(written.replaceAll(',', ''));
        return value(first) < value(last) && !/^0\d/u.test(first + last)
          ? rangeInWords(first, last, to)
          : undefined;
      },
    ),
    form(
      'year',
      'digit',
      String.raw`(?<=(?:^|[^\p{L}\p{M}])(?:${years})\s)(?:1[1-9]\d\d|20\d\d)(?![\d]|[,.:/-]\d)`,
      ({ whole }, to) => yearInWords(Number(whole), to),
      'i',
    ),
    ...(yearEndings === ''
      ? []
      : [
          form('year', 'digit', String.raw`1[1-9]\d\d(?=\s(?:${yearEndings})${endOfWord})`, ({ whole }, to) =>
            yearInWords(Number(whole), to),
          ),
        ]),
    form(
      'number',
      'any',
      String.raw`(?<minus>(?<=^|[\s(])[-−])?(?<digits>${numberPattern})`,
      ({ groups: { minus, digits = '' } }, to) => {
        const words = numberInWords(digits, to);
        return minus === undefined ? words : `${minusWord(to)} ${words}`;
      },
    ),
    form('digits', 'digit', String.raw`\d+`, ({ whole }, to) => numberInWords(whole, to)),
  ];
}
