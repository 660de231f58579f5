import { englishCardinal, englishOrdinal } from '#service/numbers/numerals.ts';

/** One way to speak a part of a word: words in lower case; a letter that is spoken by its name has a dot (`u.`). */
export type SpokenForm = readonly string[];

/** The ways to speak one part of a written word. An empty form means that the part may be left out. */
export type SpokenPart = readonly SpokenForm[];

/** Maximum number of digits of a number that is read as a whole; longer ones are read digit by digit. */
const maxCountedDigits = 12;

const signs: Readonly<Record<string, SpokenPart>> = {
  $: currency('dollar', 'dollars'),
  '£': currency('pound', 'pounds'),
  '€': currency('euro', 'euros'),
  '₹': currency('rupee', 'rupees'),
  '¢': [['cents'], ['cent'], ['pence'], []],
  '%': [['percent']],
  '&': [['and']],
  '+': [['plus']],
  '=': [['equals']],
  '@': [['at']],
  '#': [['number'], ['hashtag'], ['hash']],
  '°': [['degrees']],
  '.': [[], ['dot'], ['point']],
  '/': [[], ['slash'], ['by'], ['or']],
  '-': [[], ['to'], ['minus'], ['dash']],
  '–': [[], ['to']],
  _: [['underscore']],
};
const leftOut: SpokenPart = [[]];

/** The ways to speak the name of a currency; it may be missing: in `$5 million` it comes after the next word. */
function currency(one: string, many: string): SpokenPart {
  return [[many], [one], [many, 'and'], []];
}

const abbreviations: Readonly<Record<string, SpokenPart>> = {
  mr: [['mister']],
  mrs: [['missus']],
  ms: [['miz'], ['m.', 's.']],
  dr: [['doctor'], ['drive']],
  st: [['saint'], ['street']],
  vs: [['versus']],
  etc: [['et', 'cetera']],
  jr: [['junior']],
  sr: [['senior']],
  rs: [['rupees']],
  km: [['kilometers'], ['kilometer'], ['k.', 'm.']],
  kg: [['kilograms'], ['kilogram'], ['k.', 'g.']],
  cm: [['centimeters'], ['c.', 'm.']],
};

const initials = /^[A-Za-z](?:\.[A-Za-z])+$/;
const amountWithCents = /^([$£€₹])([\d,]+)\.(\d\d)$/u;
const currencyInFront = /^([$£€₹])(.*\d.*)$/u;
const partPattern =
  /\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th|s)?(?![A-Za-z])|\d+|[A-Za-z]+(?:'[A-Za-z]+)*|[^\w\s']|_/gu;

/**
 * The parts of a written word and the ways to speak each of them, so that its sound can be found: `$5` is `five` and
 * `dollars`, `1995` is a year or a number, `USA` a word or three letters. Empty when it cannot be spoken in English.
 */
export function spokenParts(written: string): readonly SpokenPart[] {
  const plain = written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/^[^\p{L}\p{N}$£€₹%&+=@#]+|[^\p{L}\p{N}$£€₹%&+=°]+$/gu, '');
  if (initials.test(plain)) return [[letterNames(plain.replaceAll('.', ''))]];
  const inOrder = plain.replace(amountWithCents, '$2$1$3¢').replace(currencyInFront, '$2$1');
  if (/[^\p{ASCII}£€₹¢°–]/u.test(inOrder)) return [];
  return (inOrder.match(partPattern) ?? []).map(waysToSay);
}

function waysToSay(part: string): SpokenPart {
  if (/^\d/.test(part)) return waysToSayNumber(part);
  if (!/^[A-Za-z]/.test(part)) return signs[part] ?? leftOut;
  const word = part.toLowerCase();
  const short = Object.hasOwn(abbreviations, word) ? abbreviations[word]! : [];
  if (word === 'a') return [['a'], ['a.']];
  if (word.length === 1) return [letterNames(word)];
  const spelled = /^(?:[A-Z]{2,6}|[^AEIOUYaeiouy']{2,5})$/.test(part) ? [letterNames(part)] : [];
  const spelledPlural = /^[A-Z]{2,5}'?s$/.test(part) ? [pluralLetterNames(part)] : [];
  return [...short, [word], ...spelled, ...spelledPlural];
}

const letterNames = (letters: string) => [...letters.toLowerCase()].map((letter) => `${letter}.`);

/** A plural spoken letter by letter: `PCs` and `PC's` as `p.` and `c's`. */
function pluralLetterNames(part: string): SpokenForm {
  const letters = part.replace(/'?s$/, '').toLowerCase();
  return [...letterNames(letters.slice(0, -1)), `${letters.at(-1)}'s`];
}

function waysToSayNumber(written: string): SpokenPart {
  const [, number = '', ending = ''] = /^([\d,.]*\d),*([a-z]*)$/.exec(written) ?? [];
  const [whole = '', decimals] = number.replaceAll(',', '').split('.');
  const digits = digitNames(whole);
  const isCounted = whole.length <= maxCountedDigits && !/^0\d/.test(whole);
  const counted = isCounted ? [...cardinals(Number(whole)), ...inPairs(whole)] : [];
  switch (ending) {
    case '':
      break;
    case 's':
      return counted.map((form) => [...form.slice(0, -1), pluralOf(form.at(-1) ?? '')]);
    default:
      return isCounted ? [englishOrdinal(Number(whole))] : [digits];
  }
  const oneByOne = [
    digits,
    ...(whole.includes('0') ? [digits.map((name) => name.replace('zero', 'oh'))] : []),
  ];
  const forms = whole.length > 1 ? [...counted, ...oneByOne] : oneByOne;
  if (decimals === undefined) return forms;
  return [
    ...forms.map((form) => [...form, 'point', ...digitNames(decimals)]),
    // An amount: `5.25` is "five twenty five".
    ...(decimals.length === 2 ? forms.map((form) => [...form, ...englishCardinal(Number(decimals))]) : []),
  ];
}

function pluralOf(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`;
  return word.endsWith('x') ? `${word}es` : `${word}s`;
}

const digitNames = (digits: string) => [...digits].map((digit) => englishCardinal(Number(digit))[0]!);

/** The ways to speak a number: in millions or in lakhs and crores, with or without `and`, with `one` or `a` first. */
function cardinals(value: number): SpokenForm[] {
  const forms = [westernCardinal(value), ...(value >= 100_000 ? [englishCardinal(value)] : [])];
  return forms.flatMap((form) => [
    form,
    ...withAnd(form),
    ...(form[0] === 'one' && form.length > 1 ? [['a', ...form.slice(1)]] : []),
  ]);
}

/** A number with `and` before the words of its last two digits; empty when nothing comes before or after the `and`. */
function withAnd(form: readonly string[]): SpokenForm[] {
  const at = form.findLastIndex((word) => sizeNames.has(word)) + 1;
  return at === 0 || at === form.length ? [] : [[...form.slice(0, at), 'and', ...form.slice(at)]];
}

const sizes = [
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
] as const;
const sizeNames: ReadonlySet<string> = new Set([
  'hundred',
  'lakh',
  'crore',
  ...sizes.map(([, name]) => name),
]);

function westernCardinal(value: number): string[] {
  for (const [size, name] of sizes) {
    if (value < size) continue;
    const rest = value % size;
    return [...westernCardinal(Math.floor(value / size)), name, ...(rest > 0 ? westernCardinal(rest) : [])];
  }
  return englishCardinal(value);
}

/**
 * Reads digits in pairs: `1995` as nineteen ninety five, `1905` as nineteen oh five, `1900` as nineteen hundred, `305`
 * as three oh five.
 */
function inPairs(digits: string): SpokenForm[] {
  if (!/^[1-9]\d{2,3}$/.test(digits)) return [];
  const [first, last] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  if (last === 0) return [[...englishCardinal(first), 'hundred']];
  return [[...englishCardinal(first), ...(last < 10 ? ['oh'] : []), ...englishCardinal(last)]];
}
