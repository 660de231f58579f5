import * as z from 'zod/mini';
import { withDescription } from '#contract/schema.ts';

/** Maximum number of bytes of the audio of a scene: the recording it uploads, or an answer that was recorded. */
export const maxAudioBytes = 2_000_000;

/** Base64 text of at most `maxAudioBytes` bytes: four characters for three bytes. */
const Base64 = withDescription(
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'expected Base64'),
      z.maxLength(Math.ceil(maxAudioBytes / 3) * 4),
    ),
  'bytes in Base64, at most 2,000,000',
);

/** A file with audio. */
export const AudioFile = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  mediaType: z.string().check(z.regex(/^audio\/[\w.+-]+$/, 'expected an audio type, such as audio/wav')),
  base64: Base64,
});
export type AudioFile = z.infer<typeof AudioFile>;

const Headers = z.record(z.string(), z.string());

/** One call with its answer. Credentials are never part of it. */
export const RecordedCall = z.strictObject({
  name: withDescription(z.string(), 'the part of the form that the call sends, as the panel names it'),
  at: withDescription(z.iso.datetime(), 'when the call was sent'),
  milliseconds: withDescription(z.number().check(z.minimum(0)), 'time until the answer was complete'),
  request: z.strictObject({
    method: z.string(),
    path: withDescription(z.string(), 'path and query below the base URL of the target'),
    headers: Headers,
    body: z.optional(z.string()),
  }),
  response: z.strictObject({
    status: z.int(),
    headers: Headers,
    body: z.union([z.string(), z.strictObject({ base64: Base64 })]),
  }),
});
export type RecordedCall = z.infer<typeof RecordedCall>;

/** A good answer, shown in place of a call that fails. */
export const Recorded = z.strictObject({
  at: withDescription(z.iso.datetime(), 'when the answer was recorded'),
  target: withDescription(z.string(), 'the name of the target that answered'),
  calls: z.array(RecordedCall).check(z.minLength(1), z.maxLength(50)),
  audio: withDescription(z.optional(AudioFile), 'speech to text: the recording that was recognised'),
});
export type Recorded = z.infer<typeof Recorded>;
