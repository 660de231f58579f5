import type { MaskTerms } from '#contract/translation.ts';
import type { Steps } from '#service/in-turns.ts';
import type { Span } from './sentences.ts';

/** A masked term found in a text. */
export interface MaskedSpan extends Span {
  readonly written: string;
  /** The replacement of the term in a map of terms; undefined when the term itself is kept. */
  readonly replacement: string | undefined;
}

/** Finds the masked terms of a text, in order and without overlap. */
export type TermFinder = (text: string) => Steps<readonly MaskedSpan[]>;

/** A finder of `terms`: case-sensitive, whole words only, the longest of terms that start together. */
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

/** A finder that finds no masked terms. */
export function* findNothing(): Steps<readonly MaskedSpan[]> {
  yield;
  return [];
}

/**
 * A token is a word or one other character. A term ends where a token ends, so only whole words are found.
 */
const tokenPattern = /[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]/gu;

/** A trie of the terms by token, so that many terms with the same beginning cost no more than few. */
interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** Whether a term ends at this node. */
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

/** Whether `text` contains each value exactly as often as `values` does. */
export function containsEach(text: string, values: readonly string[]): boolean {
  const wanted = new Map<string, number>();
  for (const value of values) wanted.set(value, (wanted.get(value) ?? 0) + 1);
  return [...wanted].every(([value, times]) => text.split(value).length - 1 === times);
}
