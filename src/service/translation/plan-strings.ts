import type { TranslationLanguage } from '#contract/languages.ts';
import { inTurns, type Steps, stepsInTurns } from '../in-turns.ts';
import type { MaskedSpan, TermFinder } from './masking/find-mask-terms.ts';
import { type Sentence, splitSentences } from './sentences/sentences.ts';

/** A distinct sentence of the request; served once for each target language. */
export interface Segment {
  readonly text: string;
  readonly spans: readonly MaskedSpan[];
}

/** A string split into sentences; `segments[i]` is the segment of `sentences[i]`. */
export interface PlannedString {
  readonly string: string;
  readonly sentences: readonly Sentence[];
  readonly segments: readonly Segment[];
}

/**
 * Splits strings into segments; `segments` of the result are the distinct ones.
 *
 * @param isWhole returns true for a string that stays one segment even if it has several sentences.
 */
export async function planStrings(
  strings: readonly string[],
  from: TranslationLanguage,
  findTerms: TermFinder,
  isWhole: (string: string) => boolean,
  signal: AbortSignal,
) {
  const segments = new Map<string, Segment>();
  const planned = new Map<string, PlannedString>();
  function* plan(string: string): Steps<PlannedString> {
    const sentences = isWhole(string)
      ? [singleSentence(string)]
      : splitSentences(string, from, yield* findTerms(string));
    const found: Segment[] = [];
    for (const { text } of sentences) {
      yield;
      const segment = segments.get(text) ?? { text, spans: yield* findTerms(text) };
      segments.set(text, segment);
      found.push(segment);
    }
    return { string, sentences, segments: found };
  }
  const all: PlannedString[] = [];
  await inTurns(strings, signal, async (string) => {
    const known = planned.get(string) ?? (await stepsInTurns(plan(string), signal));
    planned.set(string, known);
    all.push(known);
  });
  return { strings: all, segments: [...segments.values()] };
}

function singleSentence(string: string): Sentence {
  const text = string.trim();
  const start = string.indexOf(text);
  return { before: string.slice(0, start), text, after: string.slice(start + text.length) };
}
