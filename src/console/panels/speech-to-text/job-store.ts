import * as z from 'zod/mini';
import type { PrivateFolder } from '#console/audio/private-folder.ts';
import type { Database } from './database.ts';
import { JobRecord } from './job.ts';

/** Where jobs outlive the page. */
export interface JobStore {
  /** Every record, oldest first. */
  readonly all: () => Promise<JobRecord[]>;
  readonly put: (record: JobRecord) => Promise<void>;
  /** Forgets a job with its transcript and its reference text. */
  readonly remove: (id: string) => Promise<void>;
  /** The transcript answer as received. */
  readonly putTranscript: (id: string, body: string) => Promise<void>;
  readonly transcript: (id: string) => Promise<string | undefined>;
}

/** Jobs in the browser's own database, their transcripts in a private folder beside it. */
export function openJobStore(database: Database, transcripts: PrivateFolder): JobStore {
  return {
    all: async () => {
      const found = await (await database).getAll('jobs');
      // A record of an older version that no longer fits is left alone and not shown.
      return found
        .flatMap((value) => {
          const parsed = z.safeParse(JobRecord, value);
          return parsed.success ? parsed.data : [];
        })
        .sort((a, b) => a.createdAt - b.createdAt);
    },
    put: async (record) => {
      await (await database).put('jobs', z.parse(JobRecord, record), record.id);
    },
    remove: async (id) => {
      const opened = await database;
      const records = [opened.delete('jobs', id), opened.delete('references', id)];
      await Promise.all([...records, transcripts.remove(id)]);
    },
    putTranscript: (id, body) => transcripts.put(id, new Blob([body], { type: 'application/json' })),
    transcript: async (id) => (await transcripts.get(id))?.text(),
  };
}
