import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { local } from '#client/local.ts';
import { unwrap } from '#client/outcome.ts';
import { embedded, live } from '#console/targets/queries.ts';
import type { FaultOrder, FaultOrders } from '#contract/local.ts';

/** The armed faults; each call of the function uses one up. */
export const faultsQuery = queryOptions({
  queryKey: ['local', 'faults'],
  queryFn: async ({ signal }) => unwrap(await local(embedded).faults(signal)),
  ...live,
  refetchInterval: 5_000,
});

const keep = (client: QueryClient) => (orders: FaultOrders) =>
  client.setQueryData(faultsQuery.queryKey, orders);

/** Arms a fault. */
export const armMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (order: FaultOrder) => unwrap(await local(embedded).orderFault(order)),
    onSuccess: keep(client),
  });

/** Disarms all faults. */
export const clearMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async () => unwrap(await local(embedded).clearFaults()),
    onSuccess: keep(client),
  });
