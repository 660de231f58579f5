import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '#client/outcome.ts';
import type { Job } from '../tracker/job.ts';
import { useTracker } from '../tracker/tracking.tsx';
import { readTranscript } from './transcript.ts';

type JobContent = Pick<Job, 'id' | 'jobId' | 'phase' | 'audioKey' | 'audioGone'>;

/** The recording of a job; null when it is not in this browser. Without a job, nothing is read. */
export function useJobAudio(job: JobContent | undefined) {
  const tracker = useTracker();
  return useQuery({
    // Reads the audio again when the job gets or loses it.
    queryKey: ['job-audio', job?.id, job?.audioKey, job?.audioGone],
    queryFn: async () => (job && (await tracker.audio(job.id))) ?? null,
    enabled: job !== undefined,
    gcTime: 0,
    placeholderData: (before) => before,
  });
}

/** The transcript of a completed job. Fails with `CallFailed`. */
export function useJobTranscript(job: JobContent | undefined) {
  const tracker = useTracker();
  return useQuery({
    queryKey: ['job-transcript', job?.id, job?.jobId],
    queryFn: async () => {
      const found = await tracker.transcript(job?.id ?? '');
      if (typeof found !== 'string') throw new CallFailed(found);
      return { body: found, ...readTranscript(found) };
    },
    enabled: job?.phase === 'completed',
  });
}
