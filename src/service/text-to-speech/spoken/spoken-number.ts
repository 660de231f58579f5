import type { LanguageCode } from '#contract/languages.ts';
import { numberTables } from '#service/numbers/number-tables.ts';
import { numberToWords } from '#service/numbers/number-words.ts';
import { englishCardinal, englishOrdinal } from '#service/numbers/numerals.ts';
import { spokenWord } from './spoken-words.ts';

/** Maximum digits of a number without grouping; a longer one is a code or a telephone number, unless it is round. */
const maxCountedDigits = 7;

/** Reads each digit separately. */
export function digitsInWords(digits: string, language: LanguageCode): string {
  return [...digits].map((digit) => numberToWords(digit, language) ?? digit).join(' ');
}

/**
 * A number in words: digits 0 to 9 with or without grouping and decimals. Numbers that are not amounts are read digit
 * by digit: those with a leading zero, and long ones that are not round.
 */
export function numberInWords(written: string, language: LanguageCode): string {
  const [whole = '', decimals] = written.split('.');
  const plain = whole.replaceAll(',', '');
  const isCode =
    /^0\d/u.test(plain) ||
    (plain.length > maxCountedDigits && !whole.includes(',') && !plain.endsWith('000'));
  if (isCode || plain.length > 12)
    return [
      digitsInWords(plain, language),
      ...(decimals === undefined ? [] : [spokenWord('point', language), digitsInWords(decimals, language)]),
    ].join(' ');
  if (language === 'en' && isWesternGrouping(whole)) return westernNumber(plain, decimals);
  return (
    numberToWords(decimals === undefined ? plain : `${plain}.${decimals}`, language) ??
    digitsInWords(plain, language)
  );
}

/** Whether the grouping can only mean thousands and millions, not lakhs and crores. */
export const isWesternGrouping = (whole: string) => /^\d{1,3}(?:,\d{3}){2,}$/u.test(whole);

function westernNumber(plain: string, decimals: string | undefined): string {
  const sizes = [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1000, 'thousand'],
  ] as const;
  let rest = Number(plain);
  const words: string[] = [];
  for (const [size, name] of sizes) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(...englishCardinal(count), name);
    rest %= size;
  }
  if (rest > 0 || words.length === 0) words.push(...englishCardinal(rest));
  if (decimals !== undefined) words.push('point', digitsInWords(decimals, 'en'));
  return words.join(' ');
}

/** Whether a number takes the singular. */
export const isSingular = (written: string) => written === '1';

/** The form of a number before the noun that it counts: `ఐదు వందల రూపాయలు`, `ஒரு ரூபாய்`. */
export function beforeNoun(words: string, language: LanguageCode): string {
  switch (language) {
    case 'te':
      return words
        .replace(/^ఒకటి$/u, 'ఒక')
        .replace(/(?<= )ఒకటి$/u, 'ఒక్క')
        .replace(/వందలు$/u, 'వందల')
        .replace(/వేలు$/u, 'వేల')
        .replace(/లక్షలు$/u, 'లక్షల')
        .replace(/కోట్లు$/u, 'కోట్ల');
    case 'ta':
      return words.replace(/(?<=^| )ஒன்று$/u, 'ஒரு');
    case 'ml':
      return words.replace(/^ഒന്ന്$/u, 'ഒരു');
    default:
      return words;
  }
}

/** Languages that say 1947 as "nineteen hundred forty-seven". */
const countsHundreds: ReadonlySet<LanguageCode> = new Set([
  'hi',
  'ur',
  'pa',
  'bn',
  'mr',
  'gu',
  'or',
  'as',
  'ne',
  'sd',
  'te',
]);

/** A year in words. */
export function yearInWords(year: number, language: LanguageCode): string {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (language === 'en') return englishYear(year);
  const hundred = numberTables[language]?.hundred.many;
  if (!hundred || !countsHundreds.has(language) || century < 11 || century > 19)
    return numberInWords(String(year), language);
  const head = (rest === 0 ? hundred.alone : hundred.before).replace(
    '%',
    numberInWords(String(century), language),
  );
  return rest === 0 ? head : `${head} ${numberInWords(String(rest), language)}`;
}

/** A year in English words: "nineteen forty seven" for 1947, "two thousand five" for 2005. */
function englishYear(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (year < 1100 || year > 9999 || (year >= 2000 && year < 2010)) return englishCardinal(year).join(' ');
  if (rest === 0) return [...englishCardinal(century), ...(century % 10 === 0 ? [] : ['hundred'])].join(' ');
  return [...englishCardinal(century), ...(rest < 10 ? ['oh'] : []), ...englishCardinal(rest)].join(' ');
}

/** Replaces the digits that an English reading of `say-as` contains by words: `21st August`, `1250 rupees`. */
export function withoutDigits(reading: string): string {
  return reading
    .replace(/(\d+)(?:st|nd|rd|th)\b/gu, (_, digits: string) => englishOrdinal(Number(digits)).join(' '))
    .replace(/\d+(?:\.\d+)?/gu, (digits) => numberInWords(digits, 'en'));
}

/** Signs of the Christian era, as in `2024ء`. */
const eraSigns: ReadonlySet<string> = new Set(['ء', 'ع']);

/** Joins an ending to the last word of a number by the rules of the language. */
export function attachSuffix(words: string, suffix: string, language: LanguageCode): string {
  switch (language) {
    case 'kn':
      if (/ು$/u.test(words) && /^(?:ರ|ಕ್ಕ)/u.test(suffix)) return words.slice(0, -1) + suffix;
      if (/\p{Lo}$/u.test(words) && suffix.startsWith('ರ')) return `${words}ದ${suffix.slice(1)}`;
      if (/[ಿೆ]$/u.test(words) && suffix.startsWith('ರ')) return `${words}ಯ${suffix.slice(1)}`;
      return words + suffix;
    case 'ml':
      if (words.endsWith('്')) return `${words.slice(0, -1)}ി${suffix}`;
      if (words.endsWith('ം')) return `${words.slice(0, -1)}ത്തി${suffix}`;
      return words + suffix;
    case 'ta':
      if (suffix !== 'ல்' && suffix !== 'இல்') return words + suffix;
      if (words.endsWith('ம்')) return `${words.slice(0, -2)}த்தில்`;
      return `${words.replace(/ு$/u, '')}ில்`;
    case 'bn':
      return suffix.startsWith('এ') && /\p{Lo}$/u.test(words)
        ? `${words}ে${suffix.slice(1)}`
        : words + suffix;
    case 'ur':
    case 'sd':
      // The sign of the Christian era is written but not spoken.
      return eraSigns.has(suffix) ? words : words + suffix;
    case 'ne':
      return suffix === 'औं' && /\p{Lo}$/u.test(words) ? `${words}ौं` : words + suffix;
    default:
      return words + suffix;
  }
}

/** Fills a pattern such as `# बटा %` or `#থেকে %`: `#` and `%` stand for the first and the second number. */
export function fillPattern(pattern: string, first: string, second: string, language: LanguageCode): string {
  return pattern
    .replace(/#([\p{L}\p{M}]*)/u, (_, suffix: string) =>
      suffix === '' ? first : attachSuffix(first, suffix, language),
    )
    .replace('%', () => second);
}

/** `5-10` as "five to ten". */
export function rangeInWords(first: string, last: string, language: LanguageCode): string {
  return fillPattern(
    spokenWord('range', language),
    numberInWords(first, language),
    numberInWords(last, language),
    language,
  );
}
