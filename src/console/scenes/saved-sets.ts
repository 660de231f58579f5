import { queryOptions } from '@tanstack/react-query';
import type { DBSchema } from 'idb';
import { changeRecords, type Database, openDatabase } from '#console/storage/database.ts';
import { parseRecords } from '#console/storage/records.ts';
import { SceneSet } from './set-file/scene.ts';

/** The database of sets. Values are checked on reading: an older version of the console may have stored them. */
interface ScenesSchema extends DBSchema {
  /** Sets by id. */
  sets: { key: string; value: unknown };
}

let opened: Database<ScenesSchema> | undefined;

function scenesDatabase(): Database<ScenesSchema> {
  opened ??= openDatabase<ScenesSchema>('scenes', 1, (created) => {
    created.createObjectStore('sets');
  });
  return opened;
}

/** The sets of this browser. Every function rejects if the browser offers no storage. */
export const savedSets = {
  /** Every set, by name. */
  all: async (): Promise<SceneSet[]> =>
    parseRecords(SceneSet, await (await scenesDatabase()).getAll('sets')).sort((a, b) =>
      a.name.localeCompare(b.name),
    ),
  get: async (id: string): Promise<SceneSet | undefined> =>
    SceneSet.safeParse(await (await scenesDatabase()).get('sets', id)).data,
  /** Saves a set, replacing the one with its id. */
  save: (set: SceneSet): Promise<void> =>
    changeRecords(scenesDatabase(), ['sets'], (writing) => [writing.objectStore('sets').put(set, set.id)]),
  remove: (id: string): Promise<void> =>
    changeRecords(scenesDatabase(), ['sets'], (writing) => [writing.objectStore('sets').delete(id)]),
};

/** Query for the sets of this browser. Code that changes a set also updates the data of this query. */
export const savedSetsQuery = queryOptions({
  queryKey: ['scenes', 'saved'],
  queryFn: () => savedSets.all(),
  staleTime: 0,
});
