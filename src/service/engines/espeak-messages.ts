import * as z from 'zod/mini';
import type { RenderLimits } from './render-speech.ts';
import type { SpeechRequest } from './synthesizer.ts';

/** What the service sends to its speech process: one job at a time, or that the job is not wanted any more. */
export type SpeechOrder =
  | { readonly type: 'job'; readonly request: SpeechRequest; readonly limits: RenderLimits }
  | { readonly type: 'cancel' };

const SpeechMarkMessage = z.object({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  sentence: z.number(),
  textStart: z.optional(z.number()),
});

/** What the speech process answers: `ready` once, then for each job pieces of the file and one of the other two. */
export const SpeechAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('piece'), bytes: z.instanceof(Uint8Array) }),
  z.object({
    type: z.literal('done'),
    head: z.instanceof(Uint8Array),
    duration: z.number(),
    marks: z.array(SpeechMarkMessage),
  }),
  z.object({ type: z.literal('refused'), cause: z.string() }),
  z.object({ type: z.literal('failed'), cause: z.string() }),
]);
export type SpeechAnswer = z.infer<typeof SpeechAnswer>;
