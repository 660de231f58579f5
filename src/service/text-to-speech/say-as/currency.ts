import type { LanguageCode } from '#contract/languages.ts';
import { beforeNoun } from '../spoken/spoken-number.ts';
import { type Currency, currencyBySign, currencyNames } from './currency-names.ts';
import { numberText, readNumber } from './number-text.ts';

/**
 * An amount of money, such as `₹1,250.50`, `USD 5` or `5` with a format, with the names of currency and subunit;
 * undefined when there is no amount or no currency.
 */
export function spokenCurrency(
  text: string,
  language: LanguageCode,
  format: string | undefined,
): string | undefined {
  const match = /^([-−]?)\s*([^\d\s−-]*?)\s*([-−]?[\p{Nd},]+(?:\.\p{Nd}+)?)\s*(\S*?)$/u.exec(text);
  if (!match) return undefined;
  const [, sign = '', before = '', amount = '', after = ''] = match;
  const written = before || after;
  const currency = written ? currencyOf(written) : currencyOf(format ?? '');
  const number = readNumber(sign + amount);
  if (!currency || !number || (before && after) || (format && format !== currency)) return undefined;

  const [names, coins] = [
    currencyNames[language] ?? currencyNames.en,
    number.fraction.padEnd(2, '0').slice(0, 2),
  ];
  if (!names || number.fraction.length > 2) return undefined;
  const words = (whole: string, [one, many]: readonly [string, string], negative = false) => {
    const counted = beforeNoun(numberText({ negative, whole, fraction: '' }, language), language);
    return `${counted} ${whole === '1' ? one : many}`;
  };
  const main = words(number.whole, names[currency].main, number.negative);
  const cents = Number(coins);
  if (cents === 0) return main;
  const small = words(String(cents), names[currency].small);
  return number.whole === '0' ? small : `${main} ${small}`;
}

/** The currency of a sign or code, in any letter case. */
export function currencyOf(written: string): Currency | undefined {
  const sign = written.toUpperCase();
  return Object.hasOwn(currencyBySign, sign) ? currencyBySign[sign] : undefined;
}
