import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#client/outcome.ts';
import type { Target } from '#client/target.ts';
import { basePath } from '#console/ui/base-path.ts';
import { consoleHeader, defaultAccount, embeddedTarget, TargetList } from '#contract/proxy/targets.ts';
import { callTargetOf } from './target-choice.tsx';

/** The embedded service, for local calls that do not depend on the account. */
export const embeddedCallTarget: Target = callTargetOf(
  { target: embeddedTarget, account: defaultAccount },
  undefined,
);

/** The calls to `/_local/…`. Their code is loaded with the first call, so that the first paint does not wait for it. */
export const localCalls = async () =>
  (await import('#client/local/local-calls.ts')).localCallsTo(embeddedCallTarget);

/** For data that changes while the page is open: refetched when a component mounts or the page gets the focus. */
export const liveQueryOptions = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** The targets that the proxy knows, by name. */
export const targetsQuery = queryOptions({
  queryKey: ['targets'],
  queryFn: async ({ signal }) => {
    const response = await fetch(`${basePath}/api/targets`, {
      signal,
      headers: { [consoleHeader.name]: consoleHeader.value },
    });
    return TargetList.parse(await response.json());
  },
  ...liveQueryOptions,
  staleTime: 60_000,
});

/** Whether the embedded service answers. */
export const healthQuery = queryOptions({
  queryKey: ['local', 'health'],
  queryFn: async ({ signal }) => unwrap(await (await localCalls()).health(signal)),
  ...liveQueryOptions,
  refetchInterval: 15_000,
});

/** The engines of the embedded service and what they can do. */
export const enginesQuery = queryOptions({
  queryKey: ['local', 'engines'],
  queryFn: async ({ signal }) => unwrap(await (await localCalls()).engines(signal)),
  ...liveQueryOptions,
  staleTime: 30_000,
});

/** The demo accounts of the embedded service with their usage. */
export const accountsQuery = queryOptions({
  queryKey: ['local', 'accounts'],
  queryFn: async ({ signal }) => unwrap(await (await localCalls()).accounts(signal)),
  ...liveQueryOptions,
  staleTime: 5_000,
});
