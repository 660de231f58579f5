import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from '#client/outcome.ts';
import { enginesQuery, liveQueryOptions, localCalls } from '#console/targets/queries.ts';
import type { EngineCatalogue } from '#contract/local/engine-catalogue.ts';

/** Whether an engine is being added, so that its progress is worth asking for. */
export const isBusy = (data: EngineCatalogue | undefined) =>
  data?.engines.some(({ state }) => state === 'installing') ?? false;

/** The engines that can be added, with their states: asked often while one is being added. */
export const catalogueQuery = queryOptions({
  queryKey: ['local', 'engine-catalogue'],
  queryFn: async ({ signal }) => unwrap(await (await localCalls()).engineCatalogue(signal)),
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
      unwrap(await (await localCalls()).addEngine(name, { confirm })),
    onSettled: () => refresh(client),
  });

/** Cancels adding an engine, or removes it. */
export const removeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (name: string) => unwrap(await (await localCalls()).removeEngine(name)),
    onSettled: () => refresh(client),
  });
