import { queryOptions } from '@tanstack/react-query';
import { compareStoredRuns } from '#console/download/case-files/case-files.ts';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';

/** The differences between the cases of two stored runs. */
export const comparisonQuery = (before: StoredRun, after: StoredRun) =>
  queryOptions({
    queryKey: ['cases', 'runs', 'compared', before, after],
    queryFn: ({ signal }) => compareStoredRuns(before.id, after.id, signal),
    networkMode: 'always',
  });
