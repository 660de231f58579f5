import type { Exchange } from '#client/exchange.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';
import { useExchanges } from '../exchange-log.ts';

const summary = preloadable(async () => (await import('./LastCall.tsx')).CallSummary);
const verdict = preloadable(async () => (await import('./LastCall.tsx')).VerdictButton);

export const CallSummary = summary.Component;
export const VerdictButton = verdict.Component;

const both = {
  load: () => Promise.all([summary.load(), verdict.load()]),
  isLoaded: () => summary.isLoaded() && verdict.isLoaded(),
};

/** The newest call, once the code of `CallSummary` and `VerdictButton` is there; the first answer does not wait for it. */
export function useLastCall(): Exchange | undefined {
  const newest = useExchanges()[0]?.exchange;
  return useLoaded(both) ? newest : undefined;
}
