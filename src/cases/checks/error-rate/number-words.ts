import { ordinalOf, smallNumberWords, tensWords } from '#contract/english-numbers.ts';

const valueOfWord: ReadonlyMap<string, number> = new Map([
  ...smallNumberWords.map((word, value) => [word, value] as const),
  ...tensWords.map((word, index) => [word, 10 * (index + 2)] as const),
]);
const valueOfOrdinal: ReadonlyMap<string, number> = new Map(
  [...valueOfWord].map(([word, value]) => [ordinalOf(word), value]),
);
const valueOfScale: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['billion', 1e9],
]);
const maximum = Number.MAX_SAFE_INTEGER;

/** A number among words, in digits. */
export interface NumberInDigits {
  readonly digits: string;
  /** Index of the word after the number. */
  readonly end: number;
}

/**
 * The English number that begins at a word: `two hundred and five` is 205, `a thousand` 1000, `3.5 million` 3500000,
 * `two point five` 2.5, `twenty first` 21st. Undefined where none begins, or where it is in digits already.
 *
 * @param words in lower case
 */
export function numberInDigits(words: readonly string[], start: number): NumberInDigits | undefined {
  const wordAt = (index: number) => words[index] ?? '';
  const first = wordAt(start);
  const counted = isSize(wordAt(start + 1)) ? countOf(first) : undefined;
  if (counted === undefined && !valueOfWord.has(first) && !valueOfOrdinal.has(first)) return undefined;
  let [total, group] = [0, counted ?? 0];
  // The next number word is added only if it is less than `free`, the next scale only if less than `freeScale`.
  let [free, freeScale] = [counted === undefined ? maximum : 1, maximum];
  let at = counted === undefined ? start : start + 1;
  for (; at < words.length; at++) {
    const word = wordAt(at);
    const [value, ordinal, scale] = [valueOfWord.get(word), valueOfOrdinal.get(word), valueOfScale.get(word)];
    if (value !== undefined && value < free && (value > 0 || at === start)) {
      group += value;
      free = value >= 20 ? 10 : 1;
    } else if (ordinal !== undefined && ordinal < free && (ordinal > 0 || at === start)) {
      return { digits: withOrdinalEnding(total + group + ordinal), end: at + 1 };
    } else if (word === 'hundred' && group > 0 && free <= 10 && group < 100) {
      group *= 100;
      free = 100;
    } else if (scale !== undefined && group > 0 && scale < freeScale && total + group * scale <= maximum) {
      total += Math.round(group * scale);
      [group, free, freeScale] = [0, scale, scale];
    } else if (word === 'and' && free >= 100 && (valueOfWord.get(wordAt(at + 1)) ?? free) < free) {
      // The next word belongs to the number.
    } else break;
  }
  const whole = String(total + group);
  const decimals = wordAt(at) === 'point' ? decimalsFrom(words, at + 1) : '';
  if (decimals === '') return { digits: whole, end: at };
  const end = at + 1 + decimals.length;
  const scale = valueOfScale.get(wordAt(end));
  const value = `${whole}.${decimals}`;
  return scale === undefined
    ? { digits: value, end }
    : { digits: String(Math.round(Number(value) * scale)), end: end + 1 };
}

/** Whether a word multiplies the number before it by a thousand or more. */
export const isScale = (word: string) => valueOfScale.has(word);
const isSize = (word: string) => word === 'hundred' || isScale(word);

/**
 * The value of a word before `hundred`, `million` and the like: 1 for `a`, 3.5 for `3.5`; undefined for other words.
 */
function countOf(word: string): number | undefined {
  if (word === 'a') return 1;
  return /^\d{1,12}(?:\.\d+)?$/.test(word) ? Number(word) : undefined;
}

/** The decimals that the words from an index name digit by digit: `25` for `two five`. */
function decimalsFrom(words: readonly string[], start: number): string {
  let digits = '';
  for (;;) {
    const value = valueOfWord.get(words[start + digits.length] ?? '');
    if (value === undefined || value > 9) return digits;
    digits += value;
  }
}

function withOrdinalEnding(value: number): string {
  const last = value % 100 >= 11 && value % 100 <= 13 ? 0 : value % 10;
  return `${value}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}
