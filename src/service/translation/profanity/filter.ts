import type { FilteredWord, ProfanitySeverity } from '#contract/local/explanations.ts';
import { type Steps, stepsAtOnce } from '#service/in-turns.ts';
import { digitReadings, disguisedWords, starredWords } from './disguises.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A text without its profane words, and the words that were hidden, in order. */
export interface FilteredText {
  readonly text: string;
  readonly hidden: readonly FilteredWord[];
}

/** Hides the profane words of a text, in steps. */
export type ProfanityFilter = (text: string) => Steps<FilteredText>;

export interface ProfanityList {
  /** Words and phrases in any script; each form that is matched is a separate item. */
  readonly words: Iterable<{ readonly text: string; readonly severity: ProfanitySeverity }>;
  /** Words and phrases that are never hidden, such as "Dick Francis". */
  readonly allowed?: Iterable<string>;
}

/** The characters allowed between the words of a phrase. */
const phraseGap = /^[\s\p{Pd}_]+$/u;
const stretchedPattern = /(.)\1\1/u;
/** Minimum length of a word that is found in disguise: too many codes and abbreviations look like shorter ones. */
const minDisguisedLength = 4;

/** Creates a filter that turns each visible character of a listed word into `*`. Only whole words match. */
export function createProfanityFilter({ words, allowed = [] }: ProfanityList): ProfanityFilter {
  const severities = new Map<string, ProfanitySeverity>();
  const stretchable = new Map<
    string,
    { readonly runs: readonly number[]; readonly severity: ProfanitySeverity }[]
  >();
  /** Latin words by their length and first letter, to find those with stars. */
  const latinWords = new Map<string, string[]>();
  const permitted = new Set<string>();
  let longest = 1;
  for (const { text, severity } of words) {
    const tokens = stepsAtOnce(tokensOf(text));
    const key = foldedKey(tokens);
    longest = Math.max(longest, tokens.length);
    if (/^[a-z]+$/.test(key) && !severities.has(key)) {
      const initial = initialOf(key);
      latinWords.set(initial, [...(latinWords.get(initial) ?? []), key]);
    }
    if (severities.get(key) !== 'strong') severities.set(key, severity);
    const { letters, runs } = runsOf(key);
    stretchable.set(letters, [...(stretchable.get(letters) ?? []), { runs, severity }]);
  }
  for (const text of allowed) {
    const tokens = stepsAtOnce(tokensOf(text));
    longest = Math.max(longest, tokens.length);
    permitted.add(plainKey(tokens));
  }

  const severityOf = (key: string): ProfanitySeverity | undefined => {
    const listed = severities.get(key);
    if (listed !== undefined || !stretchedPattern.test(key)) return listed;
    const { letters, runs } = runsOf(key);
    return stretchable.get(letters)?.find((word) => word.runs.every((run, at) => run <= (runs[at] ?? 0)))
      ?.severity;
  };
  const severityInDisguise = (readings: readonly string[]) =>
    readings
      .filter((reading) => reading.length >= minDisguisedLength)
      .flatMap((reading) => severityOf(reading) ?? [])
      .at(0);

  const severityOfStarred = (pattern: string) =>
    pattern.length < minDisguisedLength
      ? undefined
      : latinWords
          .get(initialOf(pattern))
          ?.filter((word) => [...pattern].every((letter, at) => letter === '*' || letter === word[at]))
          .map((word) => severities.get(word))
          .at(0);

  /** The longest allowed or profane phrase that starts at a token; an allowed phrase protects the words in it. */
  function findAt(text: string, tokens: readonly Token[], at: number): Match | undefined {
    const first = tokens[at];
    if (first === undefined) return undefined;
    for (const { readings, tokens: count, start, end } of disguisedWords(text, tokens, at)) {
      const severity = severityInDisguise(readings);
      if (severity !== undefined) return { start, end, count, severity };
    }
    for (const { pattern, tokens: count, start, end } of starredWords(text, tokens, at)) {
      const severity = severityOfStarred(pattern);
      if (severity !== undefined) return { start, end, count, severity };
    }
    for (let count = phraseLength(text, tokens, at, longest); count > 0; count--) {
      const phrase = tokens.slice(at, at + count);
      const end = phrase.at(-1)?.end ?? first.end;
      if (permitted.has(plainKey(phrase))) return { start: first.start, end, count, severity: undefined };
      const severity =
        severityOf(foldedKey(phrase)) ??
        (count === 1 ? severityInDisguise(digitReadings(first.folded)) : undefined);
      if (severity !== undefined) return { start: first.start, end, count, severity };
    }
    return undefined;
  }

  return function* filter(text) {
    const tokens = yield* tokensOf(text);
    const pieces: string[] = [];
    const hidden: FilteredWord[] = [];
    let kept = 0;
    for (let at = 0; at < tokens.length; ) {
      yield;
      const match = findAt(text, tokens, at);
      at += match?.count ?? 1;
      if (match?.severity === undefined) continue;
      const written = text.slice(match.start, match.end);
      pieces.push(text.slice(kept, match.start), asterisks(written));
      hidden.push({ word: written, severity: match.severity });
      kept = match.end;
    }
    return { text: pieces.join('') + text.slice(kept), hidden };
  };
}

/** A listed or allowed phrase in a text; an allowed one has no severity. */
interface Match {
  readonly start: number;
  readonly end: number;
  /** Number of tokens. */
  readonly count: number;
  readonly severity: ProfanitySeverity | undefined;
}

const initialOf = (word: string) => `${word.length}${word.charAt(0)}`;
const plainKey = (tokens: readonly Token[]) => tokens.map(({ plain }) => plain).join(' ');
const foldedKey = (tokens: readonly Token[]) => tokens.map(({ folded }) => folded).join(' ');

/** The number of tokens from `at` that may form a phrase, with only spaces and hyphens between them. */
function phraseLength(text: string, tokens: readonly Token[], at: number, longest: number): number {
  let count = 1;
  while (count < longest) {
    const next = tokens[at + count];
    if (next === undefined || !phraseGap.test(text.slice(tokens[at + count - 1]?.end, next.start))) break;
    count++;
  }
  return Math.min(count, tokens.length - at);
}

/** The letters of a word without consecutive repetitions, and the length of each run. */
function runsOf(word: string) {
  const runs = [...word.matchAll(/(.)\1*/gsu)];
  return { letters: runs.map(([, letter]) => letter).join(''), runs: runs.map(([run]) => run.length) };
}

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

function asterisks(written: string): string {
  return [...graphemeSegmenter.segment(written)]
    .map(({ segment }) => (/^\s+$/u.test(segment) ? segment : /^\p{Cf}+$/u.test(segment) ? '' : '*'))
    .join('');
}
