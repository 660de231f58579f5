import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { engineCallsTo } from '#client/local/engine-calls.ts';
import { unwrap } from '#client/outcome.ts';
import { embeddedCallTarget, enginesQuery, liveQueryOptions } from '#console/targets/queries.ts';
import type { EngineCatalogue } from '#contract/local/engine-catalogue.ts';

const calls = engineCallsTo(embeddedCallTarget);

/** Whether an engine is being added; its progress is then polled more often. */
const isBusy = (data: EngineCatalogue | undefined) =>
  data?.engines.some(({ state }) => state === 'installing') ?? false;

/**
 * The engines that can be added, with their states; polled every 0.7 s while one is being added, otherwise every 10 s.
 */
export const catalogueQuery = queryOptions({
  queryKey: ['local', 'engine-catalogue'],
  queryFn: async ({ signal }) => unwrap(await calls.catalogue(signal)),
  ...liveQueryOptions,
  refetchInterval: ({ state }) => (isBusy(state.data) ? 700 : 10_000),
});

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: catalogueQuery.queryKey }),
    client.invalidateQueries({ queryKey: enginesQuery.queryKey }),
  ]);

/** Begins to add an engine. */
export const addMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ name, confirm = [] }: { name: string; confirm?: string[] }) =>
      unwrap(await calls.add(name, { confirm })),
    onSettled: () => refresh(client),
  });

/** Cancels the adding of an engine, or removes an engine that was added. */
export const removeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (name: string) => unwrap(await calls.remove(name)),
    onSettled: () => refresh(client),
  });
