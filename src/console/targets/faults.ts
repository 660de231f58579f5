import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from '#client/outcome.ts';
import { replaceQueryData } from '#console/ui/replace-query-data.ts';
import type { ArmedFault, ArmedFaults } from '#contract/local/service.ts';
import { liveQueryOptions, localCalls } from './queries.ts';

/** The faults for any call; those for the call of a case concern nobody else. */
const forAnyCall = ({ faults }: ArmedFaults): ArmedFaults => ({
  faults: faults.filter(({ requestId }) => requestId === undefined),
});

/** The faults that are armed at the embedded service, by any client; each call of the function uses one up. */
export const faultsQuery = queryOptions({
  queryKey: ['local', 'faults'],
  queryFn: async ({ signal }) => forAnyCall(unwrap(await (await localCalls()).faults(signal))),
  ...liveQueryOptions,
  refetchInterval: 5_000,
});

const cacheArmedFaults = (client: QueryClient) => (armed: ArmedFaults) =>
  replaceQueryData(client, faultsQuery.queryKey, forAnyCall(armed));

/** Arms a fault. */
export const armMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (fault: ArmedFault) => unwrap(await (await localCalls()).armFault(fault)),
    onSuccess: cacheArmedFaults(client),
  });

/** Disarms all faults. */
export const clearMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async () => unwrap(await (await localCalls()).clearFaults()),
    onSuccess: cacheArmedFaults(client),
  });
