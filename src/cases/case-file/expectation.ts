import * as z from 'zod/mini';
import { withDescription } from '#contract/schema.ts';
import { Placeholder } from './placeholder.ts';
import { Json } from './request.ts';

/** The schema of an expectation in which a text that matches `placeholder` may stand for a number. */
function expectationWith<P extends z.ZodMiniType<string>>(placeholder: P) {
  const int = z.union([z.int(), placeholder]);
  const count = z.union([z.int().check(z.minimum(0)), placeholder]);
  const number = z.union([z.number(), placeholder]);
  const share = z.union([z.number().check(z.minimum(0), z.maximum(1)), placeholder]);
  const texts = z.array(z.string());
  const enabled = withDescription(
    z.optional(z.boolean()),
    'whether the expectation is checked; true when absent',
  );
  /** Which strings and target languages an expectation is about: all, or the one with this index and this code. */
  const subject = {
    string: withDescription(z.optional(count), 'index of the input string, from 0; all strings when absent'),
    language: withDescription(z.optional(z.string()), 'code of a target language; all when absent'),
  };
  /** Inclusive limits. */
  const range = { atLeast: z.optional(number), atMost: z.optional(number) };

  return z.discriminatedUnion('kind', [
    withDescription(
      z.strictObject({ kind: z.literal('http-status'), oneOf: z.array(int), enabled }),
      'the HTTP status is one of these',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('contract'), enabled }),
      'the answer has no deviation from the specification',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('error-row'), row: z.string(), enabled }),
      'the refusal is this row of the error tables, such as `tts.speed`',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('string-status'), ...subject, oneOf: z.array(int), enabled }),
      '`apiStatus`, `api_statuses` or `status` of strings, in languages, is one of these',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('code'), oneOf: texts, enabled }),
      '`code` of a speech-to-text answer is one of these',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('field'), pointer: z.string(), equals: Json, enabled }),
      'the value at a JSON pointer (RFC 6901) of the body',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('header'), name: z.string(), oneOf: texts, enabled }),
      'the header of the answer with this name is one of these texts',
    ),
    withDescription(
      z.strictObject({
        kind: z.literal('text'),
        ...subject,
        suggestion: withDescription(z.optional(count), 'index of the suggestion, from 0'),
        oneOf: texts,
        enabled,
      }),
      'the output text is one of these',
    ),
    withDescription(
      z.strictObject({
        kind: z.literal('script'),
        ...subject,
        script: z.string(),
        except: z.optional(texts),
        enabled,
      }),
      'every letter of the output is in this script (ISO 15924, such as `Deva`), except in these words',
    ),
    withDescription(
      z.strictObject({
        kind: z.literal('kept-terms'),
        ...subject,
        spellings: withDescription(
          z.optional(z.record(z.string(), z.array(z.string()))),
          'other accepted spellings of a term, such as its transliterations, by term',
        ),
        enabled,
      }),
      'each kept term of the request is in every output exactly as often as in the input',
    ),
    withDescription(
      z.strictObject({
        kind: z.literal('similarity'),
        ...subject,
        to: z.string(),
        atLeast: share,
        enabled,
      }),
      'share of graphemes in common with `to`: 1 when equal, 0 when nothing is',
    ),
    withDescription(
      z.strictObject({
        kind: z.literal('audio-format'),
        oneOf: z.array(z.enum(['wav', 'mp3', 'flac', 'ogg', 'opus', 'pcm'])),
        enabled,
      }),
      'format of the audio',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('sample-rate'), equals: int, enabled }),
      'sample rate of the audio in hertz',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('duration'), ...range, enabled }),
      'length of the audio in seconds',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('loudness'), ...range, enabled }),
      'integrated loudness of the audio in LUFS',
    ),
    withDescription(
      z.strictObject({
        kind: z.literal('silence'),
        startAtMost: z.optional(number),
        endAtMost: z.optional(number),
        enabled,
      }),
      'seconds of silence at the start and at the end of the audio',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('words-wrong'), reference: z.string(), atMost: number, enabled }),
      'share of words wrong against the reference: 0.05 is 5 %',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('word-times'), enabled }),
      'every word ends after it starts, and the words are in order',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('subtitles'), enabled }),
      'the subtitles are valid SubRip, and the cues are in order',
    ),
    withDescription(
      z.strictObject({ kind: z.literal('time'), atMost: number, enabled }),
      'milliseconds until the answer is complete',
    ),
  ]);
}

/** One thing that a case expects of its answer. */
export const Expectation = expectationWith(z.never());
export type Expectation = z.infer<typeof Expectation>;
export type ExpectationKind = Expectation['kind'];

/**
 * An expectation in a case file: its texts may contain placeholders for columns of the data, and a placeholder may
 * stand for a number.
 */
export const CaseExpectation = expectationWith(Placeholder);
export type CaseExpectation = z.infer<typeof CaseExpectation>;
