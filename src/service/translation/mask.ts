import type { MaskTerms } from '#contract/translation.ts';
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

  const byFirstToken = new Map<string, string[]>();
  for (const term of [...replacements.keys()].sort((a, b) => b.length - a.length)) {
    const first = term.match(token)?.[0] ?? '';
    byFirstToken.set(first, [...(byFirstToken.get(first) ?? []), term]);
  }
  return (text) => {
    const spans: MaskedSpan[] = [];
    for (const { 0: first, index: start } of text.matchAll(token)) {
      if (start < (spans.at(-1)?.end ?? 0)) continue;
      const written = byFirstToken.get(first)?.find((term) => isWholeTerm(text, term, start));
      if (written === undefined) continue;
      spans.push({ start, end: start + written.length, written, replacement: replacements.get(written) });
    }
    return spans;
  };
}

/** A word, or one character that is none. Terms are filed by their first, so that many cost no more than few. */
const token = /[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]/gu;
const wordAtEnd = /[\p{L}\p{M}\p{N}_]$/u;
const wordAtStart = /^[\p{L}\p{M}\p{N}_]/u;

/** A boundary is asked for only where the term itself ends in a word character: "C++" has none behind it. */
function isWholeTerm(text: string, term: string, start: number): boolean {
  if (!text.startsWith(term, start)) return false;
  const end = start + term.length;
  return !(wordAtEnd.test(term) && wordAtStart.test(text.slice(end, end + 2)));
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
