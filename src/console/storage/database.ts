import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

/** A database of this site, in this browser. Rejects if the browser offers no storage. */
export type Database<Schema extends DBSchema> = Promise<IDBPDatabase<Schema>>;

type WriteTransaction<Schema extends DBSchema, Names extends StoreNames<Schema>> = IDBPTransaction<
  Schema,
  Names[],
  'readwrite'
>;

/** Opens a database; `upgrade` adds what older versions lack. */
export function openDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): Database<Schema> {
  return openDB<Schema>(name, version, {
    upgrade,
    // Closes the database so that a tab with a newer version can upgrade it.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
}

/**
 * Changes records of several stores, all or none, and resolves once the change is stored. A page that is closed or
 * reloaded right after the call does not lose it.
 */
export async function changeRecords<Schema extends DBSchema, Names extends StoreNames<Schema>>(
  database: Database<Schema>,
  stores: Names[],
  change: (writing: WriteTransaction<Schema, Names>) => readonly Promise<unknown>[],
): Promise<void> {
  const writing = (await database).transaction(stores, 'readwrite');
  const changes = change(writing);
  // Otherwise the browser would commit only after the results are handled, and not at all if the page is closed
  // first.
  writing.commit();
  await Promise.all([...changes, writing.done]);
}
