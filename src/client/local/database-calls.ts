import type * as z from 'zod/mini';
import { changedByHeader } from '#contract/headers.ts';
import { Change, Changes } from '#contract/local/changes.ts';
import { Exception, type ExceptionDraft, ExceptionPage } from '#contract/local/exceptions.ts';
import { Entry, type EntryDraft, EntryPage, SimilarEntries } from '#contract/local/lookup.ts';
import type { Outcome } from '../outcome.ts';
import type { Target } from '../target.ts';
import { callLocal } from './local-calls.ts';

/** One page of a database, and the total number of matching items. */
export interface DatabasePage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** Where the next page begins; absent on the last one. */
  readonly next?: string | undefined;
}

/** Values of a query; undefined ones are left out. */
export type Filters = Readonly<Record<string, string | undefined>>;

/** The calls for one database of the embedded service. Each returns an `Outcome` and never throws. */
export interface DatabaseCalls<Item, Draft> {
  /** Path below `/_local/` under which the database is imported and exported, and its changes are listed. */
  readonly path: string;
  list(filters: Filters, after: string, signal?: AbortSignal): Promise<Outcome<DatabasePage<Item>>>;
  get(id: string, signal?: AbortSignal): Promise<Outcome<Item>>;
  /** `by`, here and below, is the name of the person who makes the change. */
  add(draft: Draft, by: string): Promise<Outcome<Item>>;
  replace(id: string, revision: number, draft: Draft, by: string): Promise<Outcome<Item>>;
  remove(id: string, revision: number, by: string): Promise<Outcome<Item>>;
  changes(limit: number, signal?: AbortSignal): Promise<Outcome<Changes>>;
  undo(change: string, by: string): Promise<Outcome<Change>>;
}

/** Number of items per page. */
const pageSize = '100';

/** A query string of the defined values; empty if there are none. */
export function queryOf(values: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query}`;
}

/** The header that names the person who makes a change. */
export const changedBy = (name: string): Record<string, string> =>
  name === '' ? {} : { [changedByHeader]: encodeURIComponent(name) };

interface DatabaseApi<Item, Page> {
  /** Path of the items below `/_local/`. */
  readonly items: string;
  /** Path below `/_local/` of imports, exports and changes. */
  readonly path: string;
  readonly item: z.ZodMiniType<Item>;
  readonly page: z.ZodMiniType<Page>;
  readonly itemsOf: (page: Page) => readonly Item[];
}

function databaseCalls<Item, Draft extends object, Page extends Omit<DatabasePage<Item>, 'items'>>(
  target: Target,
  { items, path, item, page, itemsOf }: DatabaseApi<Item, Page>,
): DatabaseCalls<Item, Draft> {
  const itemPath = (id: string) => `${items}/${encodeURIComponent(id)}`;
  return {
    path,
    async list(filters, after, signal) {
      const query = queryOf({ ...filters, after: after || undefined, limit: pageSize });
      const outcome = await callLocal(target, items + query, page, { signal });
      if (outcome.kind !== 'ok') return outcome;
      const { total, next } = outcome.data;
      return { ...outcome, data: { items: itemsOf(outcome.data), total, next } };
    },
    get: (id, signal) => callLocal(target, itemPath(id), item, { signal }),
    add: (draft, by) =>
      callLocal(target, items, item, { method: 'POST', headers: changedBy(by), body: draft }),
    replace: (id, revision, draft, by) =>
      callLocal(target, itemPath(id), item, {
        method: 'PUT',
        headers: changedBy(by),
        body: { ...draft, revision },
      }),
    remove: (id, revision, by) =>
      callLocal(target, `${itemPath(id)}?revision=${revision}`, item, {
        method: 'DELETE',
        headers: changedBy(by),
      }),
    changes: (limit, signal) => callLocal(target, `${path}/changes?limit=${limit}`, Changes, { signal }),
    undo: (change, by) =>
      callLocal(target, `${path}/changes/${encodeURIComponent(change)}/undo`, Change, {
        method: 'POST',
        headers: changedBy(by),
      }),
  };
}

/** The lookup database of translation. */
export const entryCallsTo = (target: Target): DatabaseCalls<Entry, EntryDraft> =>
  databaseCalls(target, {
    items: 'lookup/entries',
    path: 'lookup',
    item: Entry,
    page: EntryPage,
    itemsOf: ({ entries }) => entries,
  });

/** The exceptions of transliteration. */
export const exceptionCallsTo = (target: Target): DatabaseCalls<Exception, ExceptionDraft> =>
  databaseCalls(target, {
    items: 'lookup/exceptions',
    path: 'lookup/exceptions',
    item: Exception,
    page: ExceptionPage,
    itemsOf: ({ exceptions }) => exceptions,
  });

/**
 * Entries whose text in a language is similar, most similar first. For display only; similar texts are never served.
 */
export const similarEntries = (target: Target, text: string, language: string, signal?: AbortSignal) =>
  callLocal(target, `lookup/similar${queryOf({ text, language, limit: '6' })}`, SimilarEntries, { signal });
