import { useEffect, useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { useIdle } from '#console/ui/idle.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { useExchanges } from '../exchange-log.tsx';

const summary = preloadable(async () => (await import('./LastCall.tsx')).CallSummary);
const verdict = preloadable(async () => (await import('./LastCall.tsx')).VerdictButton);

export const CallSummary = summary.Component;
export const VerdictButton = verdict.Component;

const isLoaded = () => summary.isLoaded() && verdict.isLoaded();

/** The newest call, once the code of `CallSummary` and `VerdictButton` is there; the first answer does not wait for it. */
export function useLastCall(): Exchange | undefined {
  const newest = useExchanges()[0]?.exchange;
  const idle = useIdle();
  const [loaded, setLoaded] = useState(isLoaded);
  const newestId = newest?.id;
  useEffect(() => {
    if (loaded || !idle) return;
    // When the code cannot be loaded because the server is away, the next call tries again.
    void newestId;
    Promise.all([summary.load(), verdict.load()]).then(
      () => setLoaded(true),
      () => {},
    );
  }, [loaded, idle, newestId]);
  return loaded ? newest : undefined;
}
