import { useEffect, useMemo } from 'react';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import type { JobPlace } from './job.ts';
import { typed } from './tracker.ts';

/** The service and account that are chosen now; what was typed in is there for the tab that calls the service. */
export function usePlace(): JobPlace {
  const { target, account, session } = useTargetChoice();
  const id = session?.id;
  useEffect(() => {
    if (id !== undefined) typed.offer(id);
  }, [id]);
  return useMemo(
    () => ({ target, account, ...(id !== undefined && { session: id }) }),
    [target, account, id],
  );
}
