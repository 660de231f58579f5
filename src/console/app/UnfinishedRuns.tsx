import { useUnfinishedRuns } from '#console/storage/cases/unfinished-runs.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';

const continueRuns = preloadable(
  async () => (await import('../panels/cases/run/ContinueRuns.tsx')).ContinueRuns,
);

/** Continues runs of cases that were cut off by a reload, on whatever panel is open. */
export function UnfinishedRuns() {
  return useUnfinishedRuns() && <LoadedRuns />;
}

function LoadedRuns() {
  return useLoaded(continueRuns) && <continueRuns.Component />;
}
