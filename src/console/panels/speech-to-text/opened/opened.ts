import * as z from 'zod/mini';
import type { Deviation } from '#contract/schema.ts';
import type { JobTranscript } from '../job-view/transcript.ts';
import { AudioLoss } from '../tracker/job.ts';

/** The stored record of a transcript without a job; its text and audio are stored elsewhere. */
export const OpenedRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** The API's language code. */
  language: z.string(),
  origin: z.enum(['file', 'synthesiser']),
  /** When the transcript was opened, in milliseconds since the epoch. */
  openedAt: z.number(),
  /** Content key of the audio (`contentKey`), if there is any. */
  audioKey: z.optional(z.string()),
  /** Why the transcript's audio is missing. */
  audioGone: z.optional(AudioLoss),
});
export type OpenedRecord = z.infer<typeof OpenedRecord>;

/** A transcript without a job: its record, text and audio. */
export interface OpenedTranscript extends OpenedRecord {
  readonly transcript: JobTranscript;
  /** The answer as opened; absent for synthesised samples. */
  readonly body: string | undefined;
  readonly deviations: readonly Deviation[];
  readonly audio: Blob | undefined;
}
