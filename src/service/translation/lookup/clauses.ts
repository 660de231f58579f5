import { languages, type TranslationLanguage } from '#contract/languages.ts';
import { normaliseText, trimEndMarks } from '#service/store/normal-form.ts';

/** A clause and what joins it to the clause before it. */
export interface Clause {
  readonly text: string;
  readonly joiner: 'none' | 'comma' | 'and' | 'but' | 'so';
}

type Conjunction = 'and' | 'but' | 'so';

const conjunctions: Readonly<Record<TranslationLanguage, Readonly<Record<Conjunction, string>>>> = {
  en: { and: 'and', but: 'but', so: 'so' },
  hi: { and: 'और', but: 'लेकिन', so: 'इसलिए' },
  as: { and: 'আৰু', but: 'কিন্তু', so: 'সেয়ে' },
  bn: { and: 'এবং', but: 'কিন্তু', so: 'তাই' },
  gu: { and: 'અને', but: 'પણ', so: 'તેથી' },
  kn: { and: 'ಮತ್ತು', but: 'ಆದರೆ', so: 'ಆದ್ದರಿಂದ' },
  kok: { and: 'आनी', but: 'पूण', so: 'देखून' },
  ml: { and: 'കൂടാതെ', but: 'പക്ഷേ', so: 'അതിനാൽ' },
  mr: { and: 'आणि', but: 'पण', so: 'म्हणून' },
  mai: { and: 'आ', but: 'मुदा', so: 'तेँ' },
  or: { and: 'ଏବଂ', but: 'କିନ୍ତୁ', so: 'ତେଣୁ' },
  pa: { and: 'ਅਤੇ', but: 'ਪਰ', so: 'ਇਸ ਲਈ' },
  ta: { and: 'மேலும்', but: 'ஆனால்', so: 'எனவே' },
  te: { and: 'మరియు', but: 'కానీ', so: 'కాబట్టి' },
  ne: { and: 'र', but: 'तर', so: 'त्यसैले' },
  ur: { and: 'اور', but: 'لیکن', so: 'اس لیے' },
};

const maxCharacters = 300;
const maxBoundaries = 4;

interface Boundary {
  readonly start: number;
  readonly end: number;
  readonly joiner: Clause['joiner'];
}

/**
 * The ways to split a sentence into two or three clauses at commas and conjunctions, fewer clauses first. A
 * sentence of more than 300 characters or with more than four commas and conjunctions has none.
 */
export function splitIntoClauses(sentence: string, from: TranslationLanguage): Clause[][] {
  const text = normaliseText(sentence);
  if (text.length > maxCharacters) return [];
  const boundaries = boundariesOf(text, from);
  if (boundaries.length > maxBoundaries) return [];
  const cut = (...at: Boundary[]): Clause[] =>
    [...at, undefined].map((boundary, index) => ({
      text: text.slice(at[index - 1]?.end ?? 0, boundary?.start),
      joiner: at[index - 1]?.joiner ?? 'none',
    }));
  const pairs = boundaries.flatMap((first, index) =>
    boundaries.slice(index + 1).map((second) => [first, second] as const),
  );
  return [
    ...boundaries.map((boundary) => cut(boundary)),
    ...pairs.map(([first, second]) => cut(first, second)),
  ];
}

function boundariesOf(text: string, from: TranslationLanguage): Boundary[] {
  const { and, but, so } = conjunctions[from];
  const pattern = new RegExp(
    `(?:[,،;]\\s+(?:(${and}|${but}|${so})\\s+)?|\\s(${and}|${but}|${so})\\s)(?=\\S)`,
    'giu',
  );
  return Array.from(text.matchAll(pattern), (match) => {
    const word = (match[1] ?? match[2])?.toLowerCase();
    const joiner = word === undefined ? 'comma' : word === and ? 'and' : word === but ? 'but' : 'so';
    return { start: match.index, end: match.index + match[0].length, joiner };
  });
}

/** Joins translated clauses to one sentence; only the last keeps its final punctuation. */
export function joinClauses(clauses: readonly Clause[], to: TranslationLanguage): string {
  const comma = languages[to].script === 'Arab' ? '،' : ',';
  return clauses.reduce((sentence, { text, joiner }, at) => {
    const clause = to === 'en' && at > 0 ? withoutCapital(text) : text;
    if (at === 0 || joiner === 'none') return clause;
    const before = trimEndMarks(sentence);
    return joiner === 'comma'
      ? `${before}${comma} ${clause}`
      : `${before}${joiner === 'and' ? '' : comma} ${conjunctions[to][joiner]} ${clause}`;
  }, '');
}

const withoutCapital = (text: string) =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
