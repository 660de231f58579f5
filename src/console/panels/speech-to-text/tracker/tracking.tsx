import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { exchangeLog } from '#console/exchanges/exchange-log.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import type { Job, JobDestination } from './job.ts';
import { openTracking, type Tracker, type Tracking } from './tracker.ts';

const TrackingContext = createContext<Tracking | undefined>(undefined);

let pageTracking: Tracking | undefined;

/** The jobs of this page; opened when they are first needed. */
export function getPageTracking(): Tracking {
  pageTracking ??= openTracking();
  return pageTracking;
}

interface TrackingProviderProps {
  /** By default the page's own tracking, which continues while other panels are open. */
  readonly tracking?: Tracking;
  readonly children: ReactNode;
}

export function TrackingProvider({ tracking: given, children }: TrackingProviderProps) {
  const [tracking] = useState(() => given ?? getPageTracking());
  useEffect(() => tracking.start(exchangeLog), [tracking]);
  return <TrackingContext value={tracking}>{children}</TrackingContext>;
}

export function useTracking(): Tracking {
  const tracking = useContext(TrackingContext);
  if (!tracking) throw new Error('useTracking needs a TrackingProvider above it.');
  return tracking;
}

export const useTracker = (): Tracker => useTracking().tracker;

/** The jobs, newest first. Rerenders when jobs are added, removed or change their record. */
export function useJobs(): readonly Job[] {
  const { jobs } = useTracking();
  return useSyncExternalStore(jobs.subscribe, jobs.all);
}

/** One job. Rerenders on every change. */
export function useJob(id: string): Job | undefined {
  const { jobs } = useTracking();
  const subscribe = useCallback((follower: () => void) => jobs.subscribeTo(id, follower), [jobs, id]);
  return useSyncExternalStore(subscribe, () => jobs.find(id));
}

/** The selected target and account. Typed credentials are offered to the tab that calls the service. */
export function useJobDestination(): JobDestination {
  const { credentials } = useTracking();
  const { target, account, session } = useTargetChoice();
  const id = session?.id;
  useEffect(() => {
    if (id !== undefined) credentials.offer(id);
  }, [credentials, id]);
  return useMemo(
    () => ({ target, account, ...(id !== undefined && { session: id }) }),
    [target, account, id],
  );
}
