import * as z from 'zod/mini';
import type { Deviation } from '#contract/schema.ts';
import { AudioGone } from '../job.ts';
import type { JobTranscript } from '../transcript.ts';

/** What is known of an opened transcript without its text and its sound. */
export const OpenedRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** The API's language code. */
  language: z.string(),
  origin: z.enum(['file', 'synthesiser']),
  /** Milliseconds since the epoch. */
  openedAt: z.number(),
  /** Of the content of the audio (`contentKey`); absent when there is none. */
  audioKey: z.optional(z.string()),
  /** Why its audio is not in this browser any more. */
  audioGone: z.optional(AudioGone),
});
export type OpenedRecord = z.infer<typeof OpenedRecord>;

/** A transcript that no job of this browser brought. */
export interface OpenedTranscript extends OpenedRecord {
  readonly transcript: JobTranscript;
  /** The answer as it was opened; the synthesiser gives none. */
  readonly body: string | undefined;
  readonly deviations: readonly Deviation[];
  readonly audio: Blob | undefined;
}
