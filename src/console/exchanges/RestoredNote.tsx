import { Suspense, useEffect } from 'react';
import { preloadable } from '#console/ui/preloadable.ts';
import { isRestored } from './run-store.ts';
import type { Runner } from './use-run.ts';

const { load, Component: RestoredLine } = preloadable(
  async () => (await import('./kept/RestoredLine.tsx')).RestoredLine,
);

/** Says that a result is from before the page was reloaded, or that it could not be kept. */
export function RestoredNote({
  runner,
}: {
  runner: Pick<Runner<unknown, unknown>, 'run' | 'restoring' | 'lost'>;
}) {
  const { run, restoring, lost } = runner;
  useEffect(() => {
    if (restoring) void load();
  }, [restoring]);
  return <Suspense>{(lost || isRestored(run)) && <RestoredLine run={run} lost={lost} />}</Suspense>;
}
