import * as z from 'zod/mini';

/** Which strings and target languages an expectation is about: all, or the one with this index and this code. */
const subject = {
  /** Index of the input string, from 0. */
  string: z.optional(z.union([z.int().check(z.minimum(0)), z.string()])),
  language: z.optional(z.string()),
};

/** Inclusive limits; at least one is given. */
const range = { atLeast: z.optional(z.number()), atMost: z.optional(z.number()) };

/** Whether the expectation is checked; true when absent. */
const enabled = z.optional(z.boolean());

const Json = z.json();
const Count = z.int().check(z.minimum(0));

/** One thing that a case expects of its answer. Texts may contain placeholders of the case's data. */
export const Expectation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('http-status'), oneOf: z.array(z.int()), enabled }),
  /** The answer has no deviation from the specification. */
  z.strictObject({ kind: z.literal('contract'), enabled }),
  /** The refusal is this row of the specification's error tables. */
  z.strictObject({ kind: z.literal('error-row'), row: z.string(), enabled }),
  /** `apiStatus` or `status` of strings, in languages. */
  z.strictObject({ kind: z.literal('string-status'), ...subject, oneOf: z.array(z.int()), enabled }),
  /** `code` of a speech-to-text answer. */
  z.strictObject({ kind: z.literal('code'), oneOf: z.array(z.string()), enabled }),
  /** The value at a JSON pointer (RFC 6901) of the body. */
  z.strictObject({ kind: z.literal('field'), pointer: z.string(), equals: Json, enabled }),
  /** A header of the answer, by name. */
  z.strictObject({ kind: z.literal('header'), name: z.string(), oneOf: z.array(z.string()), enabled }),
  /** The output text; `suggestion` is the index among several. */
  z.strictObject({
    kind: z.literal('text'),
    ...subject,
    suggestion: z.optional(Count),
    oneOf: z.array(z.string()),
    enabled,
  }),
  /** Every letter of the output is in this script (ISO 15924, for example `Deva`), `except` these words. */
  z.strictObject({
    kind: z.literal('script'),
    ...subject,
    script: z.string(),
    except: z.optional(z.array(z.string())),
    enabled,
  }),
  /** Each kept term of the request stands in every output exactly once for each time it stands in the input. */
  z.strictObject({ kind: z.literal('kept-terms'), ...subject, enabled }),
  /** Share of graphemes in common with `to`: 1 when equal, 0 when nothing is. */
  z.strictObject({
    kind: z.literal('similarity'),
    ...subject,
    to: z.string(),
    atLeast: z.number().check(z.minimum(0), z.maximum(1)),
    enabled,
  }),
  z.strictObject({
    kind: z.literal('audio-format'),
    oneOf: z.array(z.enum(['wav', 'mp3', 'flac', 'ogg', 'opus', 'pcm'])),
    enabled,
  }),
  /** Hertz. */
  z.strictObject({ kind: z.literal('sample-rate'), equals: z.int(), enabled }),
  /** Seconds. */
  z.strictObject({ kind: z.literal('duration'), ...range, enabled }),
  /** Integrated loudness, LUFS. */
  z.strictObject({ kind: z.literal('loudness'), ...range, enabled }),
  /** Seconds of silence at the start and at the end. */
  z.strictObject({
    kind: z.literal('silence'),
    startAtMost: z.optional(z.number()),
    endAtMost: z.optional(z.number()),
    enabled,
  }),
  /** Share of words wrong against the reference: 0.05 is 5 %. */
  z.strictObject({ kind: z.literal('words-wrong'), reference: z.string(), atMost: z.number(), enabled }),
  /** Every word ends after it starts, in order, within the audio. */
  z.strictObject({ kind: z.literal('word-times'), enabled }),
  /** The subtitles are valid SubRip, in order, within the audio. */
  z.strictObject({ kind: z.literal('subtitles'), enabled }),
  /** Milliseconds until the answer is complete. */
  z.strictObject({ kind: z.literal('time'), atMost: z.number(), enabled }),
]);
export type Expectation = z.infer<typeof Expectation>;
export type ExpectationKind = Expectation['kind'];
