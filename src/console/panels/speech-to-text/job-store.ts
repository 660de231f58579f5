import { type DBSchema, openDB } from 'idb';
import * as z from 'zod/mini';
import type { PrivateFolder } from '#console/audio/private-folder.ts';
import { JobRecord } from './job.ts';

/** Where jobs outlive the page. */
export interface JobStore {
  /** Every record, oldest first. */
  readonly all: () => Promise<JobRecord[]>;
  readonly put: (record: JobRecord) => Promise<void>;
  /** Forgets a job with its transcript. */
  readonly remove: (id: string) => Promise<void>;
  /** The transcript answer as received. */
  readonly putTranscript: (id: string, body: string) => Promise<void>;
  readonly transcript: (id: string) => Promise<string | undefined>;
}

interface Schema extends DBSchema {
  jobs: { key: string; value: unknown };
  audio: { key: string; value: Blob };
  transcripts: { key: string; value: string };
}

/** Jobs in the browser's own database, their transcripts in a private folder beside it. */
export function openJobStore(transcripts: PrivateFolder): JobStore {
  const opened = openDB<Schema>('speech-to-text', 2, {
    upgrade: (database) => {
      if (!database.objectStoreNames.contains('jobs')) database.createObjectStore('jobs');
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
  return {
    all: async () => {
      const found = await (await opened).getAll('jobs');
      // A record of an older version that no longer fits is left alone and not shown.
      return found
        .flatMap((value) => {
          const parsed = z.safeParse(JobRecord, value);
          return parsed.success ? parsed.data : [];
        })
        .sort((a, b) => a.createdAt - b.createdAt);
    },
    put: async (record) => {
      await (await opened).put('jobs', z.parse(JobRecord, record), record.id);
    },
    remove: async (id) => {
      await Promise.all([(await opened).delete('jobs', id), transcripts.remove(id)]);
    },
    putTranscript: (id, body) => transcripts.put(id, new Blob([body], { type: 'application/json' })),
    transcript: async (id) => (await transcripts.get(id))?.text(),
  };
}
