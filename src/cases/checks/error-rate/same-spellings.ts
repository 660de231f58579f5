import { englishSpelling } from './english-spellings.ts';
import { isScale, numberInDigits } from './number-words.ts';
import type { SpokenWord } from './spoken-words.ts';

/**
 * Gives the words of two texts the form that all accepted English spellings share: `twenty five` is `25`, `colour` is
 * `color`, `$5` is `5 dollars`, `Mr` is `mister`, `café` is `cafe`. Words that one of the texts writes as a single word
 * are joined: `every one`, `19 95`. A number becomes one word. Words of other scripts stay as they are.
 */
export function withSameSpellings(
  one: readonly SpokenWord[],
  other: readonly SpokenWord[],
): [SpokenWord[], SpokenWord[]] {
  const parts = [one, other].map((words) => currenciesAfterScales(words.flatMap(splitSigns)));
  const compounds = new Set(parts.flat().flatMap(({ compared }) => [compared, englishSpelling(compared)]));
  const spelled = parts.map((words) => numbersInDigits(joinKnown(words, compounds, lettersOf)));
  const numbers = new Set(spelled.flat().map(({ compared }) => compared));
  const [first = [], second = []] = spelled.map((words) => joinKnown(words, numbers, digitsOf));
  return [first, second];
}

/** Writes numbers in digits, and all other words in their American spelling. */
function numbersInDigits(words: readonly SpokenWord[]): SpokenWord[] {
  const compared = words.map((word) => word.compared);
  const found: SpokenWord[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberInDigits(compared, at);
    const end = number?.end ?? at + 1;
    found.push(joinWords(words.slice(at, end), number?.digits ?? englishSpelling(compared[at]!)));
    at = end;
  }
  return found;
}

const currencies: Readonly<Record<string, string>> = {
  $: 'dollars',
  '£': 'pounds',
  '€': 'euros',
  '₹': 'rupees',
};
const pluralOfCurrency = new Map(Object.values(currencies).map((name) => [name.slice(0, -1), name]));
const ordinalEnding = /^(?:st|nd|rd|th)$/;

/** Separates a number from its sign or letters: `$5` is `5 dollars`, `5%` is `5 percent`, `10am` is `10 am`. */
function splitSigns(word: SpokenWord): SpokenWord[] {
  const { compared, text } = word;
  const [, sign = '', number = '', letters = ''] =
    /^([$£€₹]?)(\d+(?:\.\d+)?)(\p{Script=Latin}*)$/u.exec(compared) ?? [];
  if (number === '' || ordinalEnding.test(letters)) {
    return [{ ...word, compared: pluralOfCurrency.get(compared) ?? compared }];
  }
  const signs = [letters, /\d%/.test(text) ? 'percent' : '', currencies[sign] ?? ''].filter(
    (name) => name !== '',
  );
  return [{ ...word, compared: number }, ...signs.map((name) => ({ ...word, text: '', compared: name }))];
}

/** Moves a currency behind the scale that follows it: `$5 million` is `5 million dollars`. */
function currenciesAfterScales(parts: readonly SpokenWord[]): SpokenWord[] {
  const moved = [...parts];
  for (const [at, { text }] of parts.entries()) {
    const scale = parts[at + 1];
    if (text === '' && scale && isScale(scale.compared)) [moved[at], moved[at + 1]] = [scale, parts[at]!];
  }
  return moved;
}

/** The most words that are joined into one, enough for the digits of a telephone number. */
const maxParts = 12;
const lettersOf = (word: string) => (/^[\p{Script=Latin}']+$/u.test(word) ? word : undefined);
const digitsOf = (word: string) => (/^\d+$/.test(word) ? word : word === 'oh' ? '0' : undefined);

/**
 * Joins words whose joined form is in `known`. `formOf` gives what a word contributes to that form; undefined for a
 * word that is never joined.
 */
function joinKnown(
  words: readonly SpokenWord[],
  known: ReadonlySet<string>,
  formOf: (word: string) => string | undefined,
): SpokenWord[] {
  const joined: SpokenWord[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at + 1;
    let { compared } = words[at]!;
    let form = formOf(compared);
    for (let to = at + 1; form !== undefined && to < Math.min(words.length, at + maxParts); to++) {
      const part = formOf(words[to]!.compared);
      form = part === undefined ? undefined : form + part;
      if (form !== undefined && known.has(form)) [end, compared] = [to + 1, form];
    }
    joined.push(joinWords(words.slice(at, end), compared));
    at = end;
  }
  return joined;
}

function joinWords(words: readonly SpokenWord[], compared: string): SpokenWord {
  const text = words.map((word) => word.text).filter((one) => one !== '');
  const spelled = words.map((word) => word.spelled ?? word.compared).join(' ');
  return { text: text.join(' '), compared, spelled, source: words[0]!.source };
}
