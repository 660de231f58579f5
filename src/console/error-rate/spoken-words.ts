/** What does not count as a difference between two texts. Unicode is composed (NFC) in any case. */
export interface Leniency {
  /** `Delhi` and `delhi` are one word. */
  readonly ignoreCase: boolean;
  /** Punctuation is left out, save an apostrophe inside a word; a hyphen or dash parts words. */
  readonly ignorePunctuation: boolean;
  /** Digits of every script are the same, and grouping inside a number is left out: `१,०००` is `1000`. */
  readonly sameNumerals: boolean;
}

export const usualLeniency: Leniency = { ignoreCase: true, ignorePunctuation: true, sameNumerals: true };

/** A word as it is written, and as it is compared. */
export interface SpokenWord {
  readonly text: string;
  readonly compared: string;
  /** Which element of the list it came from; of a single text, its own place. */
  readonly source: number;
}

/**
 * The words of a text, parted by white space; or of a list whose elements are words already. What has nothing to
 * compare is left out. `locale` is a BCP-47 tag, for lower case.
 */
export function spokenWords(
  text: string | readonly string[],
  leniency: Leniency,
  locale: string,
): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (const [index, element] of (typeof text === 'string' ? [text] : text).entries()) {
    for (const piece of piecesOf(element.normalize('NFC'), leniency)) {
      const compared = comparedForm(piece, leniency, locale);
      if (compared === '') continue;
      words.push({ text: piece, compared, source: typeof text === 'string' ? words.length : index });
    }
  }
  return words;
}

const piecesOf = (text: string, { ignorePunctuation }: Leniency) =>
  text.split(ignorePunctuation ? /[\s\p{Pd}]+/u : /\s+/u).filter((piece) => piece !== '');

function comparedForm(piece: string, leniency: Leniency, locale: string): string {
  let form = piece;
  if (leniency.sameNumerals) form = form.replace(/\p{Nd}/gu, latinDigit).replace(/(?<=\d),(?=\d)/g, '');
  if (leniency.ignorePunctuation) {
    form = form
      .replace(/(?<=\p{L}\p{M}*)[’ʼ](?=\p{L})/gu, "'")
      .replace(/(?<![\p{L}\p{M}])'|'(?!\p{L})|(?!')(?<!\d(?=[.,]\d))\p{P}/gu, '');
  }
  return leniency.ignoreCase ? form.toLocaleLowerCase(locale) : form;
}

/** Unicode keeps the ten digits of a script together, in order, zero first. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
