import type { MaskTerms } from '#contract/translation.ts';
import { escapePattern } from './escape-pattern.ts';
import type { Span } from './sentences.ts';

/** A masked term found in a text. */
export interface MaskedSpan extends Span {
  readonly written: string;
  /** What a map of terms puts in its place; undefined when the term itself is kept. */
  readonly replacement: string | undefined;
}

/** Finds the masked terms of a text, in order, never overlapping. */
export type TermFinder = (text: string) => readonly MaskedSpan[];

/** A finder of `terms`: case-sensitive, whole words, the longest term first where several start together. */
export function createTermFinder(terms: MaskTerms): TermFinder {
  const entries = Array.isArray(terms) ? terms.map((term) => [term, term] as const) : Object.entries(terms);
  const replacements = new Map<string, string | undefined>();
  for (const [key, value] of entries) {
    const term = key.trim();
    if (term === '') continue;
    const replacement = value.trim() === term || value.trim() === '' ? undefined : value;
    for (const form of [term, term.normalize('NFC'), term.normalize('NFD')])
      replacements.set(form, replacement);
  }
  if (replacements.size === 0) return () => [];

  const longestFirst = [...replacements.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(wholeWord).join('|'), 'gu');
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
      written,
      replacement: replacements.get(written),
    }));
}

/** A boundary is asked for only where the term itself ends in a word character: "C++" has none behind it. */
function wholeWord(term: string): string {
  const word = '[\\p{L}\\p{M}\\p{N}_]';
  const before = /^[\p{L}\p{M}\p{N}_]/u.test(term) ? `(?<!${word})` : '';
  const after = /[\p{L}\p{M}\p{N}_]$/u.test(term) ? `(?!${word})` : '';
  return before + escapePattern(term) + after;
}

/** The text cut at its masked spans: one more piece than there are spans. */
export function aroundSpans(text: string, spans: readonly Span[]): string[] {
  const starts = [0, ...spans.map((span) => span.end)];
  return starts.map((start, index) => text.slice(start, spans[index]?.start ?? text.length));
}

/** `pieces` with `values` between them. */
export function interleave(pieces: readonly string[], values: readonly string[]): string {
  return pieces.map((piece, index) => piece + (values[index] ?? '')).join('');
}

/** How often each value stands in `text` is how often it is among the values: each kept exactly once. */
export function holdsEach(text: string, values: readonly string[]): boolean {
  const wanted = new Map<string, number>();
  for (const value of values) wanted.set(value, (wanted.get(value) ?? 0) + 1);
  return [...wanted].every(([value, times]) => text.split(value).length - 1 === times);
}
