import { useEffect, useEffectEvent, useRef } from 'react';
import { useTracker } from '../tracker/tracking.tsx';

/** Looks up the `job_id` of a link: calls `onKnown` if this browser knows the job, otherwise `onNew`. */
export function useFollowedJob(
  jobId: string,
  { onKnown, onNew }: { readonly onKnown: (id: string) => void; readonly onNew: (jobId: string) => void },
): void {
  const tracker = useTracker();
  const begun = useRef('');
  const follow = useEffectEvent(async () => {
    const known = await tracker.known(jobId);
    if (known) onKnown(known.id);
    else onNew(jobId);
  });
  useEffect(() => {
    if (jobId === '' || begun.current === jobId) return;
    begun.current = jobId;
    void follow();
  }, [jobId]);
}
