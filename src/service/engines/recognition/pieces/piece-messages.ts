import * as z from 'zod/mini';
import type { SpeechToTextLanguage } from '#contract/languages.ts';

/** Starts a job in the process, or cancels it. */
export type PieceCommand =
  | {
      readonly type: 'recognise';
      readonly job: number;
      readonly wavPath: string;
      readonly language: SpeechToTextLanguage;
    }
  | { readonly type: 'cancel'; readonly job: number };

/** A recognised word; its times, in seconds from the start of the recording, are absent if they are not known. */
const HeardWord = z.object({
  word: z.string(),
  /** The lowest probability of its tokens, as the model gives it. */
  probability: z.number().check(z.minimum(0), z.maximum(1)),
  conf: z.number().check(z.minimum(0), z.maximum(1)),
  times: z.optional(z.object({ start: z.number(), end: z.number() })),
});

/** The words of one piece of a recording. */
export const HeardPiece = z.object({
  text: z.string(),
  words: z.array(HeardWord),
  start: z.number(),
  end: z.number(),
});
export type HeardPiece = z.infer<typeof HeardPiece>;

/** A report of the process: work on a job begins or continues, a piece is recognised, a job ends. */
export const PieceAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('working'), job: z.number() }),
  z.object({ type: z.literal('piece'), job: z.number(), piece: HeardPiece }),
  z.object({ type: z.literal('done'), job: z.number() }),
  z.object({ type: z.literal('failed'), job: z.number(), cause: z.string() }),
]);
export type PieceAnswer = z.infer<typeof PieceAnswer>;
