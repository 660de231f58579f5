import { useEffect, useEffectEvent, useRef } from 'react';
import type { Tracker } from './tracker.ts';

/** Opens the job whose `job_id` a link brought; one that this browser does not know is followed from now on. */
export function useFollowedJob(
  tracker: Tracker,
  jobId: string,
  { onKnown, onNew }: { readonly onKnown: (id: string) => void; readonly onNew: (jobId: string) => void },
): void {
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
