import type { TranslationLanguage } from '#contract/languages.ts';
import { inTurns } from '../in-turns.ts';
import type { MaskedSpan, TermFinder } from './mask.ts';
import { type Sentence, splitSentences } from './sentences.ts';

/** One sentence as it occurs anywhere in the request; served once for each target language. */
export interface Segment {
  readonly text: string;
  readonly spans: readonly MaskedSpan[];
}

/** One string cut into its sentences; `segments[i]` is the segment of `sentences[i]`. */
export interface PlannedString {
  readonly string: string;
  readonly sentences: readonly Sentence[];
  readonly segments: readonly Segment[];
}

export interface Plan {
  readonly strings: readonly PlannedString[];
  /** The distinct segments. */
  readonly segments: readonly Segment[];
}

/**
 * Cuts strings into segments.
 *
 * @param isWhole strings that stay one segment although they hold several sentences.
 */
export async function planStrings(
  strings: readonly string[],
  from: TranslationLanguage,
  findTerms: TermFinder,
  isWhole: (string: string) => boolean,
  signal: AbortSignal,
): Promise<Plan> {
  const segments = new Map<string, Segment>();
  const planned = new Map<string, PlannedString>();
  const plan = (string: string): PlannedString => {
    const sentences = isWhole(string) ? [asOne(string)] : splitSentences(string, from, findTerms(string));
    return {
      string,
      sentences,
      segments: sentences.map(({ text }) => {
        const segment = segments.get(text) ?? { text, spans: findTerms(text) };
        segments.set(text, segment);
        return segment;
      }),
    };
  };
  const all: PlannedString[] = [];
  await inTurns(strings, signal, (string) => {
    const known = planned.get(string) ?? plan(string);
    planned.set(string, known);
    all.push(known);
  });
  return { strings: all, segments: [...segments.values()] };
}

function asOne(string: string): Sentence {
  const text = string.trim();
  const start = string.indexOf(text);
  return { before: string.slice(0, start), text, after: string.slice(start + text.length) };
}
