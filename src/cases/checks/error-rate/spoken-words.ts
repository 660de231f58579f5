/** Which differences between words are ignored. Unicode is always normalised to NFC. */
export interface ComparisonOptions {
  /** Case: `Delhi` and `delhi` are equal. */
  readonly ignoreCase: boolean;
  /** Punctuation is ignored except for an apostrophe inside a word; a hyphen or dash separates words. */
  readonly ignorePunctuation: boolean;
  /** Digits of all scripts are equal, and grouping separators in numbers are ignored: `१,०००` is `1000`. */
  readonly sameNumerals: boolean;
}

export const defaultComparison: ComparisonOptions = {
  ignoreCase: true,
  ignorePunctuation: true,
  sameNumerals: true,
};

/** A word as written, and in the form in which it is compared. */
export interface SpokenWord {
  readonly text: string;
  readonly compared: string;
  /** The form whose characters are counted; `compared` when absent. */
  readonly spelled?: string;
  /** Index of the list element that the word came from; for a single text, index of the word. */
  readonly source: number;
}

/**
 * The words of a text, split at white space, or of a list of words. Words with nothing left to compare are dropped.
 * `locale` is a BCP-47 tag, for lower-casing.
 */
export function spokenWords(
  text: string | readonly string[],
  comparison: ComparisonOptions,
  locale: string,
): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (const [index, element] of (typeof text === 'string' ? [text] : text).entries()) {
    for (const piece of splitIntoWords(element.normalize('NFC'), comparison)) {
      const compared = comparedForm(piece, comparison, locale);
      if (compared === '') continue;
      words.push({ text: piece, compared, source: typeof text === 'string' ? words.length : index });
    }
  }
  return words;
}

const splitIntoWords = (text: string, { ignorePunctuation }: ComparisonOptions) =>
  text.split(ignorePunctuation ? /[\s\p{Pd}]+/u : /\s+/u).filter((piece) => piece !== '');

function comparedForm(piece: string, comparison: ComparisonOptions, locale: string): string {
  let form = piece;
  if (comparison.sameNumerals) form = form.replace(/\p{Nd}/gu, latinDigit).replace(/(?<=\d),(?=\d)/g, '');
  if (comparison.ignorePunctuation) {
    form = form
      .replace(/(?<=\p{L}\p{M}*)[’ʼ](?=\p{L})/gu, "'")
      .replace(/(?<![\p{L}\p{M}])'|'(?!\p{L})|(?!')(?<!\d(?=[.,]\d))\p{P}/gu, '');
  }
  return comparison.ignoreCase ? form.toLocaleLowerCase(locale) : form;
}

/**
 * The ASCII form of a digit of any script. The ten digits of a script are consecutive in Unicode, starting with zero.
 */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
