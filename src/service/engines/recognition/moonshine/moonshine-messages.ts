import * as z from 'zod/mini';

/** A job for the process, or its end before it is done. */
export type MoonshineCommand =
  | { readonly type: 'recognise'; readonly job: number; readonly wavPath: string }
  | { readonly type: 'cancel'; readonly job: number };

/** A recognised word. One whose sound was not found has no times; times in seconds from the start of the recording. */
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

/** What the process reports: that it turns to a job, a piece, the end of a job; `megabytes` is the memory it takes. */
export const MoonshineAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('working'), job: z.number() }),
  z.object({ type: z.literal('piece'), job: z.number(), piece: HeardPiece, megabytes: z.number() }),
  z.object({ type: z.literal('done'), job: z.number() }),
  z.object({ type: z.literal('failed'), job: z.number(), cause: z.string() }),
]);
export type MoonshineAnswer = z.infer<typeof MoonshineAnswer>;
