import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Sets the data of a query to the answer to a change. A request of that query in flight is cancelled, because
 * its answer may be from before the change.
 */
export async function replaceQueryData<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  data: Data,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}
