import { queryOptions } from '@tanstack/react-query';
import { caseRuns } from '#console/storage/cases/case-runs.ts';
import { isRunningElsewhere } from './run-store.ts';

/** The stored runs, newest first, and whether another tab runs cases. */
export const runsQuery = queryOptions({
  queryKey: ['cases', 'runs', 'all'],
  queryFn: async () => ({ runs: await caseRuns.all(), elsewhere: await isRunningElsewhere() }),
  staleTime: 0,
  // Another tab may start or end a run.
  refetchInterval: 2_000,
});

/** The results of a run without their calls; `live` while another tab adds to them. */
export const rowsQuery = (run: string | undefined, live: boolean) =>
  queryOptions({
    queryKey: ['cases', 'runs', 'rows', run],
    queryFn: () => (run === undefined ? [] : caseRuns.rows(run)),
    staleTime: 0,
    refetchInterval: live ? 1_000 : false,
  });

/** The calls of a stored result. */
export const callsQuery = (run: string, key: string) =>
  queryOptions({
    queryKey: ['cases', 'runs', 'calls', run, key],
    queryFn: () => caseRuns.exchanges(run, key),
  });

/** The results of one case or row in every run. */
export const trendQuery = (run: string, key: string) =>
  queryOptions({
    queryKey: ['cases', 'runs', 'trend', run, key],
    queryFn: () => caseRuns.trend(key),
    staleTime: 0,
  });
