import * as z from 'zod/mini';
import type { RenderLimits } from './render-speech.ts';
import { SpeechMark, type SpeechRequest } from './synthesizer.ts';

export interface SpeechJob {
  readonly type: 'job';
  readonly request: SpeechRequest;
  readonly limits: RenderLimits;
  /** Path for audio that is too large for a message. */
  readonly file: string;
}

/**
 * Messages to the speech process: one job at a time, the cancellation of the current job, or preparation while idle.
 */
export type SpeechCommand = SpeechJob | { readonly type: 'cancel' } | { readonly type: 'warm-up' };

/** Messages from the speech process: `ready` once, then one for each job. */
export const SpeechAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('done'),
    audio: z.instanceof(Uint8Array<ArrayBuffer>),
    /** Number of bytes in the job's file, which follow those in `audio`. */
    inFile: z.number(),
    duration: z.number(),
    marks: z.array(SpeechMark),
  }),
  z.object({ type: z.literal('refused'), cause: z.string() }),
  z.object({ type: z.literal('failed'), cause: z.string() }),
]);
export type SpeechAnswer = z.infer<typeof SpeechAnswer>;
