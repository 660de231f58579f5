import { useLocation } from 'wouter';
import { preloadable } from '#console/ui/preloadable.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';
import { type LoggedExchange, newestCallOf, useExchanges } from '../exchange-log.ts';

const lastCall = preloadable(async () => (await import('./LastCall.tsx')).LastCall);
const verdictButton = preloadable(async () => (await import('./LastCall.tsx')).VerdictButton);

export const LastCall = lastCall.Component;
export const VerdictButton = verdictButton.Component;

const both = {
  load: () => Promise.all([lastCall.load(), verdictButton.load()]),
  isLoaded: () => lastCall.isLoaded() && verdictButton.isLoaded(),
};

/** The newest call of the panel on the screen, so that it belongs to the result there. */
export function useNewestCall(): LoggedExchange | undefined {
  const [path] = useLocation();
  return newestCallOf(useExchanges(), path);
}

/** The same call as `useNewestCall`; undefined until the code of `LastCall` and `VerdictButton` is loaded. */
export function useLastCall(): LoggedExchange | undefined {
  const newest = useNewestCall();
  return useLoaded(both) ? newest : undefined;
}
