import * as z from 'zod/mini';

/** The route of one segment of a translated string. */
export const SegmentRoute = z.object({
  segment: z.string(),
  output: z.string(),
  route: z.enum(['lookup', 'template', 'nmt', 'transliteration', 'none']),
  apiStatus: z.number(),
  /** Why NMT did not translate the segment although it was enabled; another route may have translated it. */
  nmt: z.optional(z.enum(['no-engine', 'failed', 'timed-out'])),
  /**
   * Why the segment needs no change: it is empty, has no letters, is in the target language already, or has only
   * addresses, codes and kept terms.
   */
  nothingToDo: z.optional(z.enum(['empty', 'no-letters', 'same-language', 'kept'])),
  /** The entry, template or engine that produced the output. */
  servedBy: z.optional(z.string()),
  /** Characters that NMT translated and that are charged. */
  tokens: z.optional(z.number()),
  /** The masked terms, in the form in which they are in the output. */
  kept: z.optional(z.array(z.string())),
});
export type SegmentRoute = z.infer<typeof SegmentRoute>;

/** How offensive a word is: `strong` for obscenities, `mild` for insults. */
export const ProfanitySeverity = z.enum(['strong', 'mild']);
export type ProfanitySeverity = z.infer<typeof ProfanitySeverity>;

/** A word that `filterProfane` hid, as it was written. */
export const FilteredWord = z.object({ word: z.string(), severity: ProfanitySeverity });
export type FilteredWord = z.infer<typeof FilteredWord>;

/**
 * The layer that spelled a word: the exception database, the lexicon, the pronunciation of an English word, the trained
 * model, the sounds of a word in another script, the names of its letters (`letters`), the rules for numbers, or the
 * rules for e-mail and web addresses. `kept`: the word is unchanged.
 */
export const WordLayer = z.enum([
  'exception',
  'lexicon',
  'english',
  'model',
  'sounds',
  'letters',
  'number',
  'address',
  'kept',
]);
export type WordLayer = z.infer<typeof WordLayer>;

/**
 * The route of one word of a transliterated string, or of several words that are one entry of the exceptions or the
 * lexicon.
 */
export const WordRoute = z.object({
  input: z.string(),
  /** The suggestions for the word, best first. */
  outputs: z.array(z.string()),
  /** The layer that produced the first suggestion. */
  layer: WordLayer,
  /** The id of the exception. */
  exception: z.optional(z.string()),
});
export type WordRoute = z.infer<typeof WordRoute>;

/** How the translation of one string was produced, for each target language. */
export const ExplainedString = z.object({
  inString: z.string(),
  targets: z.record(z.string(), z.array(SegmentRoute)),
  /** The words that the profanity filter hid, in order; absent when there are none. */
  filtered: z.optional(z.array(FilteredWord)),
});
export type ExplainedString = z.infer<typeof ExplainedString>;

/** How a translation was produced. */
export const TranslationExplanation = z.object({
  function: z.literal('localization'),
  id: z.string(),
  uuid: z.string(),
  strings: z.array(ExplainedString),
});
export type TranslationExplanation = z.infer<typeof TranslationExplanation>;

/** How a transliteration was produced, for each word of each string. */
export const TransliterationExplanation = z.object({
  function: z.literal('transliteration'),
  id: z.string(),
  strings: z.array(z.object({ inString: z.string(), words: z.array(WordRoute) })),
});
export type TransliterationExplanation = z.infer<typeof TransliterationExplanation>;

/** How a transcript was produced. */
export const TranscriptProduction = z.object({
  /** The id of the engine. */
  engine: z.string(),
  /** Words for which no time was found; they are in the texts, but not in the list of words. */
  untimedWords: z.number(),
  /** The recording does not sound like the requested language, so the words are probably wrong. */
  doubt: z.optional(z.enum(['other-language'])),
});
export type TranscriptProduction = z.infer<typeof TranscriptProduction>;

/** How the transcript of a job was produced; `id` is the id of the job. */
export const TranscriptExplanation = z.object({
  function: z.literal('stt_batch'),
  id: z.string(),
  ...TranscriptProduction.shape,
});
export type TranscriptExplanation = z.infer<typeof TranscriptExplanation>;

/** `GET /_local/explain/<id>`: how the answer to a call with `X-Explain: 1` or the transcript of a job was produced. */
export const Explanation = z.discriminatedUnion('function', [
  TranslationExplanation,
  TransliterationExplanation,
  TranscriptExplanation,
]);
export type Explanation = z.infer<typeof Explanation>;
