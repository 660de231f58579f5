import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#client/call.ts';
import { type ExchangeLog, useExchangeLog } from '#console/exchanges/exchange-log.tsx';
import { callTargetOf, type TargetChoice, useTargetChoice } from '#console/targets/target-choice.tsx';
import type { Job } from './job.ts';
import { openJobStore } from './job-store.ts';
import { JobTracker } from './job-tracker.ts';

/** What a call needs from the page; the newest panel on the page gives it. */
interface Surroundings {
  readonly choice: TargetChoice;
  readonly log: ExchangeLog;
}

let surroundings: Surroundings | undefined;

/** The one tracker of this page: it goes on while other panels are open. */
const tracker = new JobTracker(openJobStore(), async (place, operation, input, options) => {
  const { choice, log } = surroundings ?? {};
  // Credentials typed in for this session are used for the target they were typed in for, and never stored.
  const session = choice?.target === place.target ? choice.session : undefined;
  const outcome = await call(operation, input, callTargetOf(place, session), options);
  if (outcome.kind !== 'invalid-request' && outcome.exchange) {
    log?.add({ exchange: outcome.exchange, outcome: outcome.kind });
  }
  return outcome;
});

export function useTracker(): JobTracker {
  const choice = useTargetChoice();
  const log = useExchangeLog();
  useEffect(() => {
    surroundings = { choice, log };
    void tracker.load();
  }, [choice, log]);
  return tracker;
}

/** The jobs, newest first; the component follows them. */
export function useJobs(): readonly Job[] {
  return useSyncExternalStore(tracker.subscribe, tracker.jobs);
}
