import type { DBSchema } from 'idb';
import { changeRecords, openDatabase } from '#console/storage/database.ts';
import { parseRecords } from '#console/storage/records.ts';
import { Take } from './take.ts';

interface TakesSchema extends DBSchema {
  takes: { key: string; value: unknown };
  audio: { key: string; value: Blob };
}

/** Stores takes in the browser's database: record and audio in one transaction, so that neither exists alone. */
export function openTakeStore() {
  let opened: ReturnType<typeof openTakesDatabase> | undefined;
  const database = () => {
    opened ??= openTakesDatabase();
    return opened;
  };
  return {
    /** Every take, newest first. */
    all: async () => parseRecords(Take, await (await database()).getAll('takes')).sort((a, b) => b.at - a.at),
    /** Stores a take; with `audio`, both or neither. */
    put: (take: Take, audio?: Blob) =>
      changeRecords(database(), ['takes', 'audio'], (writing) => [
        writing.objectStore('takes').put(take, take.id),
        ...(audio ? [writing.objectStore('audio').put(audio, take.id)] : []),
      ]),
    remove: (ids: readonly string[]) =>
      changeRecords(database(), ['takes', 'audio'], (writing) =>
        ids.flatMap((id) => [
          writing.objectStore('takes').delete(id),
          writing.objectStore('audio').delete(id),
        ]),
      ),
    audio: async (id: string) => (await database()).get('audio', id),
  };
}

/** Persistent storage of takes. Every call may fail, for example in a private window or on a full disk. */
export type TakeStore = ReturnType<typeof openTakeStore>;

function openTakesDatabase() {
  return openDatabase<TakesSchema>('text-to-speech', 1, (database) => {
    database.createObjectStore('takes');
    database.createObjectStore('audio');
  });
}
