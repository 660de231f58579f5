import * as z from 'zod/mini';
import { write } from '#console/storage/database.ts';
import type { PrivateFolder } from '#console/storage/private-folder.ts';
import { parseRecords } from '#console/storage/records.ts';
import { JobRecord } from '../tracker/job.ts';
import type { SpeechDatabase } from './database.ts';

/** Persistent storage of jobs. */
export interface JobStore {
  /** Every record, oldest first. */
  readonly all: () => Promise<JobRecord[]>;
  readonly put: (record: JobRecord) => Promise<void>;
  /** Removes a job with its transcript and its reference text. */
  readonly remove: (id: string) => Promise<void>;
  /** Stores the transcript answer as received. */
  readonly putTranscript: (id: string, body: string) => Promise<void>;
  readonly transcript: (id: string) => Promise<string | undefined>;
}

/** Stores jobs in the browser's database, and their transcripts in a private folder. */
export function openJobStore(database: SpeechDatabase, transcripts: PrivateFolder): JobStore {
  return {
    all: async () => {
      const records = parseRecords(JobRecord, await (await database).getAll('jobs'));
      return records.sort((a, b) => a.createdAt - b.createdAt);
    },
    put: (record) =>
      write(database, ['jobs'], (writing) => [
        writing.objectStore('jobs').put(z.parse(JobRecord, record), record.id),
      ]),
    remove: async (id) => {
      const records = write(database, ['jobs', 'references'], (writing) => [
        writing.objectStore('jobs').delete(id),
        writing.objectStore('references').delete(id),
      ]);
      await Promise.all([records, transcripts.remove(id)]);
    },
    putTranscript: (id, body) => transcripts.put(id, new Blob([body], { type: 'application/json' })),
    transcript: async (id) => (await transcripts.get(id))?.text(),
  };
}

/** Reference texts of transcripts, by id of the job or of the transcript file. */
export interface References {
  readonly get: (id: string) => Promise<string | undefined>;
  /** Stores a text; an empty one is removed. */
  readonly put: (id: string, text: string) => Promise<void>;
}

/** Stores reference texts in the browser's database. They are removed with their job or transcript file. */
export function openReferences(database: SpeechDatabase): References {
  return {
    get: async (id) => (await database).get('references', id),
    put: (id, text) =>
      write(database, ['references'], (writing) => {
        const references = writing.objectStore('references');
        return [text === '' ? references.delete(id) : references.put(text, id)];
      }),
  };
}
