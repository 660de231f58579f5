import * as z from 'zod/mini';
import { createRunStore } from '#console/exchanges/run-store.ts';
import { textToSpeechPath } from '../form/form.ts';
import type { TranscriptAnswer } from './round-trip.ts';

/** Which speech was sent to the recogniser: when it was requested, its language, its words, and the job. */
const RoundTripForm = z.object({
  spokenAt: z.number(),
  language: z.string(),
  reference: z.string(),
  /** Empty if there is no job. */
  jobId: z.string(),
  /** The service's message about a job that failed. */
  givenUp: z.optional(z.string()),
});

/** The last round trip; the call that ended it is kept. */
export const roundTripRuns = createRunStore<z.infer<typeof RoundTripForm>, TranscriptAnswer>(undefined, {
  name: `${textToSpeechPath}/round-trip`,
  operation: 'stt_transcript',
  schema: RoundTripForm,
});
