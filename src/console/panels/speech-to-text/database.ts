import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  jobs: { key: string; value: unknown };
  opened: { key: string; value: unknown };
  references: { key: string; value: string };
  audio: { key: string; value: Blob };
  transcripts: { key: string; value: string };
}

export type Database = Promise<IDBPDatabase<Schema>>;

/** The panel's own database in this browser. Rejects where the browser keeps nothing. */
export function openDatabase(): Database {
  return openDB<Schema>('speech-to-text', 3, {
    upgrade: (database) => {
      for (const name of ['jobs', 'opened', 'references'] as const) {
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
      }
      // The first version kept these here: transcripts are fetched again, audio can be attached again.
      for (const name of ['audio', 'transcripts'] as const) {
        if (database.objectStoreNames.contains(name)) database.deleteObjectStore(name);
      }
    },
    // A tab of another version must be able to open its own.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
}
