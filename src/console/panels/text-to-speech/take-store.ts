import { type DBSchema, openDB } from 'idb';
import * as z from 'zod/mini';
import { Take } from './take.ts';

/** Where takes outlive the page. Every call may fail: a private window, a full disk. */
export interface TakeStore {
  /** Every take, newest first. */
  readonly all: () => Promise<Take[]>;
  /** Keeps a take; with `audio` both or neither. */
  readonly put: (take: Take, audio?: Blob) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly audio: (id: string) => Promise<Blob | undefined>;
}

interface Schema extends DBSchema {
  takes: { key: string; value: unknown };
  audio: { key: string; value: Blob };
}

/** Takes in the browser's own database: a record and its audio in one transaction, so that neither is without the other. */
export function openTakeStore(): TakeStore {
  let opened: ReturnType<typeof open> | undefined;
  const database = () => {
    opened ??= open();
    return opened;
  };
  return {
    all: async () => {
      const found = await (await database()).getAll('takes');
      // A record of an older version that no longer fits is left alone and not shown.
      return found
        .flatMap((value) => {
          const parsed = z.safeParse(Take, value);
          return parsed.success ? parsed.data : [];
        })
        .sort((a, b) => b.at - a.at);
    },
    put: async (take, audio) => {
      const writing = (await database()).transaction(['takes', 'audio'], 'readwrite');
      await Promise.all([
        writing.objectStore('takes').put(take, take.id),
        audio && writing.objectStore('audio').put(audio, take.id),
        writing.done,
      ]);
    },
    remove: async (ids) => {
      const writing = (await database()).transaction(['takes', 'audio'], 'readwrite');
      await Promise.all([
        ...ids.flatMap((id) => [
          writing.objectStore('takes').delete(id),
          writing.objectStore('audio').delete(id),
        ]),
        writing.done,
      ]);
    },
    audio: async (id) => (await database()).get('audio', id),
  };
}

function open() {
  return openDB<Schema>('text-to-speech', 1, {
    upgrade: (database) => {
      database.createObjectStore('takes');
      database.createObjectStore('audio');
    },
    // A tab of another version must be able to open its own.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
}
