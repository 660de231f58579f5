import * as z from 'zod/mini';
import { createRunStore } from '#console/exchanges/run-store.ts';
import { textToSpeechPath } from '../form/form.ts';
import type { TranscriptAnswer } from './round-trip.ts';

/** Which speech was recognised again: when it was requested, its language, its words, and the job. */
const RoundTripForm = z.object({
  spokenAt: z.number(),
  language: z.string(),
  reference: z.string(),
  jobId: z.string(),
});

/** The last round trip that gave a transcript; its last call is kept. */
export const roundTripRuns = createRunStore<z.infer<typeof RoundTripForm>, TranscriptAnswer>(undefined, {
  name: `${textToSpeechPath}/round-trip`,
  operation: 'stt_transcript',
  schema: RoundTripForm,
});
