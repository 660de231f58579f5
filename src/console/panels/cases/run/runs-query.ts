import { queryOptions } from '@tanstack/react-query';
import type { ResultRow } from '#cases/run/results.ts';
import { measureErrorRates } from '#console/download/case-files/case-files.ts';
import { caseRuns } from '#console/storage/cases/case-runs.ts';

/** The stored runs, newest first. */
export const runsQuery = queryOptions({
  queryKey: ['cases', 'runs', 'all'],
  queryFn: () => caseRuns.all(),
  staleTime: 0,
});

/** The results of a run without their calls. */
export const rowsQuery = (run: string | undefined) =>
  queryOptions({
    queryKey: ['cases', 'runs', 'rows', run],
    queryFn: () => (run === undefined ? [] : caseRuns.rows(run)),
    staleTime: 0,
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

/** Whether a result has a reference to compare its transcript with. */
export const hasReference = ({ expectations, values }: ResultRow): boolean =>
  values?.reference !== undefined ||
  expectations.some(({ expectation }) => expectation.kind === 'words-wrong');

/** The error rates of the results of a run that have a reference; `count` is the number of these results. */
export const errorRatesQuery = (run: string, count: number) =>
  queryOptions({
    queryKey: ['cases', 'runs', 'error-rates', run, count],
    queryFn: async ({ signal }) => measureErrorRates(await caseRuns.results(run), signal),
  });
