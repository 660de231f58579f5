import type { MaskTerms } from '#contract/translation.ts';
import type { Steps } from '#service/in-turns.ts';
import type { Span } from '../sentences/sentences.ts';

/** A masked term found in a text. */
export interface MaskedSpan extends Span {
  readonly written: string;
  /** The replacement of the term in a map of terms; undefined when the term itself is kept. */
  readonly replacement: string | undefined;
}

/** Finds the masked terms of a text, in order and without overlap. */
export type TermFinder = (text: string) => Steps<readonly MaskedSpan[]>;

/**
 * Creates a finder of `terms`: case-sensitive, whole words only; of terms that start at the same word, the longest is
 * used.
 */
export function* createTermFinder(terms: MaskTerms): Steps<TermFinder> {
  const entries = Array.isArray(terms) ? terms.map((term) => [term, term] as const) : Object.entries(terms);
  const root: TrieNode = { next: new Map() };
  for (const [key, value] of entries) {
    yield;
    const term = key.trim();
    if (term === '') continue;
    const replacement = value.trim() === term || value.trim() === '' ? undefined : value;
    for (const form of [term, term.normalize('NFC'), term.normalize('NFD')]) {
      addTerm(root, form).end = { replacement };
    }
  }
  if (root.next.size === 0) return findNothing;

  return function* find(text) {
    const spans: MaskedSpan[] = [];
    const tokens = [...text.matchAll(tokenPattern)];
    for (let at = 0; at < tokens.length; ) {
      yield;
      const found = longestTerm(root, tokens, at);
      const start = tokens[at]?.index ?? 0;
      at = found?.next ?? at + 1;
      if (found === undefined) continue;
      const end = tokens[found.next]?.index ?? text.length;
      spans.push({ start, end, written: text.slice(start, end), replacement: found.replacement });
    }
    return spans;
  };
}

/** A finder that never finds anything. */
export function* findNothing(): Steps<readonly MaskedSpan[]> {
  yield;
  return [];
}

/** A letter, sign or digit, or a joiner inside a word, which some scripts write between two parts of one word. */
const wordCharacter = '[\\p{L}\\p{M}\\p{N}_\\u200c\\u200d]';
const wordStartPattern = new RegExp(`^${wordCharacter}`, 'u');
/**
 * A token is a word or one other character. A term ends where a token ends, so only whole words are found.
 */
const tokenPattern = new RegExp(`${wordCharacter}+|[^]`, 'gu');

/** A trie of the terms by token, so that many terms with the same beginning take no longer to search than a few. */
interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** The term that ends at this node; absent if none does. */
  end?: { readonly replacement: string | undefined };
}

function addTerm(root: TrieNode, term: string): TrieNode {
  let branch = root;
  for (const [text] of term.matchAll(tokenPattern)) {
    const next: TrieNode = branch.next.get(text) ?? { next: new Map() };
    branch.next.set(text, next);
    branch = next;
  }
  return branch;
}

function longestTerm(root: TrieNode, tokens: readonly RegExpExecArray[], from: number) {
  let found: { readonly next: number; readonly replacement: string | undefined } | undefined;
  let branch: TrieNode | undefined = root;
  for (let at = from; branch !== undefined; at++) {
    if (branch.end && at > from) found = { next: at, replacement: branch.end.replacement };
    branch = branch.next.get(tokens[at]?.[0] ?? '');
  }
  return found;
}

/** The pieces of the text around its masked spans: one more than there are spans. */
export function textAroundSpans(text: string, spans: readonly Span[]): string[] {
  const starts = [0, ...spans.map((span) => span.end)];
  return starts.map((start, index) => text.slice(start, spans[index]?.start ?? text.length));
}

/** Joins `pieces` with `values` between them. */
export function interleave(pieces: readonly string[], values: readonly string[]): string {
  return pieces.map((piece, index) => piece + (values[index] ?? '')).join('');
}

/**
 * Whether `text` contains each value exactly as often as `values` does, not counting occurrences inside a longer value.
 * A value stands at the start of a word; an ending of the target language may follow it.
 */
export function containsEach(text: string, values: readonly string[]): boolean {
  const missing = new Map<string, number>();
  for (const value of values) if (value !== '') missing.set(value, (missing.get(value) ?? 0) + 1);
  if (missing.size === 0) return true;
  const longestFirst = [...missing.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join('|'), 'gu');
  for (const [found] of text.matchAll(pattern)) {
    missing.set(found, (missing.get(found) ?? 0) - 1);
  }
  return [...missing.values()].every((times) => times === 0);
}

/**
 * Matches the value at the start of a word. In Latin script, which takes no endings here, it must be the whole word.
 */
function patternOf(value: string): string {
  const start = wordStartPattern.test(value) ? `(?<!${wordCharacter})` : '';
  const end = /[\p{Script=Latin}0-9]$/u.test(value) ? '(?![\\p{Script=Latin}\\p{M}0-9_])' : '';
  return start + value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') + end;
}
