import type { Token } from './tokens.ts';

/** Some words of a text, read as a single word. */
export interface Disguised {
  readonly start: number;
  readonly end: number;
  /** The possible readings of the word. */
  readonly readings: readonly string[];
  /** Number of tokens of the word. */
  readonly tokens: number;
}

const digitLetters: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };
const symbolLetters: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i' };
const symbolGap = /^[@$!]{1,2}$/;
const letterGap = /^[ .*_-]$/;
const starGap = /^\*{1,6}$/;
const latinLetters = /^[a-z]+$/;
/** The sign of a formula just before a name. */
const formulaBefore = /[=+/^%*] ?$/;
const formulaAfter = /^ ?[=+/^%*]/;
const minLettersApart = 4;
const maxLettersApart = 24;
const maxSymbolTokens = 5;

/** The readings of a Latin word with digits for letters, such as `sh1t`; none for a code of half digits or more. */
export function digitReadings(word: string): string[] {
  const digits = word.replace(/[^0-9]/g, '').length;
  const letters = word.replace(/[^a-z]/g, '').length;
  if (digits === 0 || letters <= digits || digits + letters !== word.length) return [];
  const read = word.replace(/[034578]/g, (digit) => digitLetters[digit] ?? digit);
  return /[269]/.test(read) ? [] : [...new Set([read.replaceAll('1', 'i'), read.replaceAll('1', 'l')])];
}

/** The disguised words that start with the token at `at`: letters set apart (`s.h.i.t`) or symbols (`sh!t`). */
export function disguisedWords(text: string, tokens: readonly Token[], at: number): Disguised[] {
  const apart = lettersApart(text, tokens, at);
  return [...(apart ? [apart] : []), ...wordsWithSymbols(text, tokens, at)];
}

/** A word with stars for some of its letters. */
export interface Starred extends Pick<Disguised, 'start' | 'end' | 'tokens'> {
  /** Its letters, and a star for each one that is hidden. */
  readonly pattern: string;
}

/**
 * The words with stars that start with the token at `at`, longest first: `f**k`, `f*ck*ng`. At least half of the
 * letters must be visible; a formula such as `x = s**t` is no word.
 */
export function starredWords(text: string, tokens: readonly Token[], at: number): Starred[] {
  const first = tokens[at];
  if (first === undefined || !latinLetters.test(first.folded)) return [];
  if (formulaBefore.test(text.slice(Math.max(0, first.start - 2), first.start))) return [];
  const found: Starred[] = [];
  let pattern = first.folded;
  for (let last = at + 1; last < at + maxSymbolTokens; last++) {
    const gap = gapAfter(text, tokens, last - 1);
    const token = tokens[last];
    if (token === undefined || !starGap.test(gap) || !latinLetters.test(token.folded)) break;
    pattern += gap + token.folded;
    found.unshift({ start: first.start, end: token.end, pattern, tokens: last - at + 1 });
  }
  return found.filter(
    ({ pattern: one, end }) =>
      2 * one.replaceAll('*', '').length >= one.length && !formulaAfter.test(text.slice(end, end + 2)),
  );
}

const isLetter = (token: Token | undefined) => token !== undefined && /^[a-z]$/.test(token.folded);
const gapAfter = (text: string, tokens: readonly Token[], at: number) =>
  text.slice(tokens[at]?.end, tokens[at + 1]?.start);

function lettersApart(text: string, tokens: readonly Token[], at: number): Disguised | undefined {
  const [first] = tokens.slice(at, at + 1);
  if (first === undefined || !isLetter(first) || !isLetter(tokens[at + 1])) return undefined;
  const gap = gapAfter(text, tokens, at);
  if (!letterGap.test(gap) || (isLetter(tokens[at - 1]) && gapAfter(text, tokens, at - 1) === gap)) return;
  let last = at + 1;
  while (last - at < maxLettersApart && isLetter(tokens[last + 1]) && gapAfter(text, tokens, last) === gap)
    last++;
  const letters = tokens.slice(at, last + 1);
  if (letters.length < minLettersApart || letters.length > maxLettersApart) return undefined;
  const reading = letters.map(({ folded }) => folded).join('');
  return { start: first.start, end: letters.at(-1)?.end ?? 0, readings: [reading], tokens: letters.length };
}

/** The words with symbols for letters (`sh!t`) that start with the token at `at`, longest first. */
function wordsWithSymbols(text: string, tokens: readonly Token[], at: number): Disguised[] {
  const first = tokens[at];
  if (first === undefined || !/^[a-z]/.test(first.folded)) return [];
  const opening = /(?:^|[^\p{L}\p{M}\p{N}])([@$])$/u.exec(
    text.slice(Math.max(0, first.start - 2), first.start),
  );
  const start = first.start - (opening ? 1 : 0);
  let reading = (symbolLetters[opening?.[1] ?? ''] ?? '') + first.folded;
  const found: Disguised[] = [];
  if (opening) found.unshift({ start, end: first.end, readings: [reading], tokens: 1 });
  for (let last = at + 1; last < at + maxSymbolTokens; last++) {
    const gap = gapAfter(text, tokens, last - 1);
    const token = tokens[last];
    if (token === undefined || !symbolGap.test(gap)) break;
    reading += [...gap].map((symbol) => symbolLetters[symbol]).join('') + token.folded;
    found.unshift({ start, end: token.end, readings: [reading], tokens: last - at + 1 });
  }
  return found;
}
