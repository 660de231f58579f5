import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import type { DatabaseCalls, DatabasePage, Filters } from '#client/local/database-calls.ts';
import { unwrap } from '#client/outcome.ts';
import { liveQueryOptions } from '#console/targets/queries.ts';

/** An item of a database, which people can add, edit and remove. */
export interface DatabaseItem {
  readonly id: string;
  readonly origin: 'own' | 'built-in';
  readonly revision: number;
}

/** A database of the embedded service. */
export interface Database<Item extends DatabaseItem, Draft> {
  /** Name in query keys and in this tab's storage. */
  readonly key: string;
  readonly calls: DatabaseCalls<Item, Draft>;
}

export type ItemPages<Item> = InfiniteData<DatabasePage<Item>>;

/** Maximum number of changes that the history lists. */
const historyLength = 200;

/** The start of the query key of every query on a database. */
export const databaseKey = ({ key }: Pick<Database<DatabaseItem, never>, 'key'>) => ['local', key] as const;

/** The start of the query key of every list of a database. */
export const itemsKey = ({ key }: Pick<Database<DatabaseItem, never>, 'key'>) =>
  ['local', key, 'items'] as const;

/** The items that match the filters, page by page. */
export const itemsQuery = <Item extends DatabaseItem, Draft>(
  database: Database<Item, Draft>,
  filters: Filters,
) =>
  infiniteQueryOptions({
    queryKey: [...itemsKey(database), filters],
    queryFn: async ({ pageParam, signal }) => unwrap(await database.calls.list(filters, pageParam, signal)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Query for one item by its id. */
export const itemQuery = <Item extends DatabaseItem, Draft>(database: Database<Item, Draft>, id: string) =>
  queryOptions({
    queryKey: [...databaseKey(database), 'item', id],
    queryFn: async ({ signal }) => unwrap(await database.calls.get(id, signal)),
    staleTime: 0,
  });

/** The latest changes, newest first. */
export const changesQuery = <Item extends DatabaseItem, Draft>(database: Database<Item, Draft>) =>
  queryOptions({
    queryKey: [...databaseKey(database), 'changes'],
    queryFn: async ({ signal }) => unwrap(await database.calls.changes(historyLength, signal)).changes,
    ...liveQueryOptions,
  });

/** The pages with a changed item in its place. */
export function withItem<Item extends DatabaseItem>(pages: ItemPages<Item>, changed: Item): ItemPages<Item> {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === changed.id ? changed : item)),
    })),
  };
}

/** The pages after the item with this id was removed. */
export function withoutItem<Item extends DatabaseItem>(pages: ItemPages<Item>, id: string): ItemPages<Item> {
  if (!pages.pages.some(({ items }) => items.some((item) => item.id === id))) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      items: page.items.filter((item) => item.id !== id),
    })),
  };
}
