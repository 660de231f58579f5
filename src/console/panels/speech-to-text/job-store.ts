import { type DBSchema, openDB } from 'idb';
import * as z from 'zod/mini';
import { JobRecord } from './job.ts';

/** Where jobs outlive the page. */
export interface JobStore {
  /** Every record, oldest first. */
  readonly all: () => Promise<JobRecord[]>;
  readonly put: (record: JobRecord) => Promise<void>;
  /** Forgets a job with its audio and transcript. */
  readonly remove: (id: string) => Promise<void>;
  readonly putAudio: (id: string, file: Blob) => Promise<void>;
  readonly audio: (id: string) => Promise<Blob | undefined>;
  /** The transcript answer as received. */
  readonly putTranscript: (id: string, body: string) => Promise<void>;
  readonly transcript: (id: string) => Promise<string | undefined>;
}

interface Schema extends DBSchema {
  jobs: { key: string; value: unknown };
  audio: { key: string; value: Blob };
  transcripts: { key: string; value: string };
}

/** Jobs, their audio and their transcripts in the browser's own database. */
export function openJobStore(): JobStore {
  const opened = openDB<Schema>('speech-to-text', 1, {
    upgrade: (database) => {
      for (const name of ['jobs', 'audio', 'transcripts'] as const) database.createObjectStore(name);
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
      const database = await opened;
      await Promise.all((['jobs', 'audio', 'transcripts'] as const).map((name) => database.delete(name, id)));
    },
    putAudio: async (id, file) => {
      await (await opened).put('audio', file, id);
    },
    audio: async (id) => (await opened).get('audio', id),
    putTranscript: async (id, body) => {
      await (await opened).put('transcripts', body, id);
    },
    transcript: async (id) => (await opened).get('transcripts', id),
  };
}
