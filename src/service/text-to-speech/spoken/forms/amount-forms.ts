import type { LanguageCode } from '#contract/languages.ts';
import { minusWord } from '#service/engines/espeak/spoken-signs.ts';
import { currencyOf, spokenCurrency } from '../../say-as/currency.ts';
import { currencyBySign, currencyNames } from '../../say-as/currency-names.ts';
import { unitOfSign, unitSigns, withUnit } from '../../say-as/unit.ts';
import { beforeNoun, isSingular, isWesternGrouping, numberInWords, rangeInWords } from '../spoken-number.ts';
import { countedForm, spokenList, spokenPairs } from '../spoken-words.ts';
import {
  anyOf,
  dashPattern,
  endOfWord,
  form,
  inWords,
  numberPattern,
  type WrittenForm,
} from './written-form.ts';

/** The magnitudes that people write in English (`k`, `million`), each with its entry in the word tables. */
const englishSizes: Readonly<Record<string, string>> = {
  thousand: 'thousand',
  k: 'thousand',
  lakh: 'lakh',
  lakhs: 'lakh',
  lac: 'lakh',
  lacs: 'lakh',
  crore: 'crore',
  crores: 'crore',
  cr: 'crore',
  million: 'million',
  mn: 'million',
  billion: 'billion',
  bn: 'billion',
};

/** Unit signs that usually mean something else in running text, unless they directly follow the number. */
const doubtfulSigns = new Set('in h s w v day days week weeks month months year years'.split(' '));

/** Money with its sign before or after it. */
export function moneyForms(language: LanguageCode): WrittenForm[] {
  const signs = anyOf(Object.keys(currencyBySign));
  const sizes = sizePattern(language);
  const currencyName = (sign: string, to: LanguageCode) => {
    const currency = currencyOf(sign);
    return currency && (currencyNames[to] ?? currencyNames.en)?.[currency].main[1];
  };
  const read: WrittenForm['read'] = ({ groups }, to) => {
    const { before, after, first = '', last, size, minus } = groups;
    const sign = before ?? after ?? '';
    const negative = minus === undefined ? '' : '-';
    const inMillions = to === 'en' && isWesternGrouping(first);
    if (size === undefined && last === undefined && !inMillions) {
      const amount = spokenCurrency(`${sign} ${negative}${first}`, to, undefined);
      if (amount !== undefined) return inWords(amount, to);
    }
    const name = currencyName(sign, to);
    if (name === undefined) return undefined;
    const amount = last === undefined ? numberInWords(first, to) : rangeInWords(first, last, to);
    const sized = sizedNumber(amount, isSingular(first) && last === undefined, size, to);
    return [...(minus === undefined ? [] : [minusWord(to)]), sized, name].join(' ');
  };
  const amount = String.raw`(?<first>${numberPattern})(?:\s?${dashPattern}\s?(?<last>${numberPattern}))?(?:\s?(?<size>${sizes})${endOfWord})?`;
  return [
    form('money', 'any', String.raw`(?<minus>[-−])?(?<before>${signs})\s?[-−]?${amount}(?:\/-)?`, read, 'i'),
    form(
      'money',
      'digit',
      String.raw`(?<first>${numberPattern})\/-(?![\p{L}\p{M}\d])`,
      ({ groups: { first = '' } }, to) => {
        const rupees = spokenCurrency(`₹ ${first}`, to, undefined);
        return rupees && inWords(rupees, to);
      },
    ),
    form('money', 'digit', String.raw`${amount}\s?(?<after>${signs})${endOfWord}`, read, 'i'),
  ];
}

function sizePattern(language: LanguageCode): string {
  const size = anyOf([...Object.keys(englishSizes), ...spokenList('written-sizes', language)]);
  return `(?:${size})(?:\\s(?:${size})${endOfWord})?`;
}

/** A number with its magnitude, if any, as in `5 करोड़`, `2.5 lakh` and `2 lakh crore`. */
function sizedNumber(amount: string, one: boolean, size: string | undefined, language: LanguageCode): string {
  if (size === undefined) return beforeNoun(amount, language);
  const words = size.split(/\s/u).map((part) => {
    const english = englishSizes[part.toLowerCase()];
    return english === undefined ? beforeNoun(part, language) : countedForm(english, one, language);
  });
  return [beforeNoun(amount, language), ...words].join(' ');
}

/** Numbers with a unit or a magnitude such as lakh or million. */
export function quantityForms(language: LanguageCode): WrittenForm[] {
  const native = [...spokenPairs('unit-signs', language).keys()];
  const clear = unitSigns.filter((sign) => !doubtfulSigns.has(sign));
  const range = String.raw`(?<minus>(?<![\p{L}\p{M}\d])[-−])?(?<first>${numberPattern})(?:\s?${dashPattern}\s?(?<last>${numberPattern}))?`;
  const unit = String.raw`(?:[\s-]?(?<sign>${anyOf([...clear, ...native])})|(?<touching>${anyOf(doubtfulSigns)})|\s(?<square>sq\.?\s(?:ft|m|km)\.?))`;
  const feetAndInches: WrittenForm['read'] = ({ groups }, to) =>
    [
      [groups.feet, 'ft'],
      [groups.inches, 'inch'],
    ]
      .flatMap(([amount, sign = '']) => {
        const name = unitOfSign(sign, to);
        return amount === undefined || name === undefined
          ? []
          : [withUnit(numberInWords(amount, to), name, isSingular(amount), to)];
      })
      .join(' ');
  const feet = String.raw`(?<feet>\d{1,3})\s?`;
  const inches = String.raw`\s?(?<inches>\d{1,2}(?:\.\d+)?)\s?`;
  return [
    form('feet and inches', 'digit', `${feet}['’′]${inches}(?:["”″]|['’′]{2})`, feetAndInches),
    form(
      'feet and inches',
      'digit',
      `${feet}(?:ft|feet|foot)\\.?${inches}(?:in|inch|inches)${endOfWord}`,
      feetAndInches,
      'i',
    ),
    form('feet and inches', 'digit', `${feet}′|(?<inches>\\d{1,3})″`, feetAndInches),
    form(
      'quantity',
      'any',
      range + unit + endOfWord,
      ({ groups: { minus, first = '', last, sign, touching, square } }, to) => {
        const written = sign ?? touching ?? square?.replace(/\s/gu, '') ?? '';
        // A capital letter after a number is a name: 5G is not a weight.
        if (/^[GLMSTH]$/u.test(written)) return undefined;
        const unitName = unitOfSign(written, to);
        if (unitName === undefined) return undefined;
        const amount = last === undefined ? numberInWords(first, to) : rangeInWords(first, last, to);
        const signed = minus === undefined ? amount : `${minusWord(to)} ${amount}`;
        return withUnit(signed, unitName, isSingular(first) && last === undefined, to);
      },
      'i',
    ),
    form(
      'size',
      'digit',
      String.raw`(?<first>${numberPattern})\s?(?<size>${sizePattern(language)})${endOfWord}`,
      ({ groups: { first = '', size } }, to) =>
        // In running text, a single letter after a number is not a magnitude.
        size?.length === 1 ? undefined : sizedNumber(numberInWords(first, to), isSingular(first), size, to),
      'i',
    ),
  ];
}
