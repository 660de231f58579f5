import { useLocation } from 'wouter';
import { preloadable } from '#console/ui/preloadable.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';
import { type LoggedExchange, newestCallOf, useExchanges } from '../exchange-log.ts';

const callSummary = preloadable(async () => (await import('./LastCall.tsx')).CallSummary);
const verdictButton = preloadable(async () => (await import('./LastCall.tsx')).VerdictButton);

export const CallSummary = callSummary.Component;
export const VerdictButton = verdictButton.Component;

const both = {
  load: () => Promise.all([callSummary.load(), verdictButton.load()]),
  isLoaded: () => callSummary.isLoaded() && verdictButton.isLoaded(),
};

/** The newest call of the panel on the screen, so that it belongs to the result there. */
export function useNewestCall(): LoggedExchange | undefined {
  const [path] = useLocation();
  return newestCallOf(useExchanges(), path);
}

/** The same, once the code of `CallSummary` and `VerdictButton` is loaded; the first answer does not wait for it. */
export function useLastCall(): LoggedExchange | undefined {
  const newest = useNewestCall();
  return useLoaded(both) ? newest : undefined;
}
