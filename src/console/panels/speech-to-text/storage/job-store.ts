import * as z from 'zod/mini';
import { changeRecords } from '#console/storage/database.ts';
import type { PrivateFolder } from '#console/storage/private-folder.ts';
import { parseRecords } from '#console/storage/records.ts';
import type { SpeechDatabase } from '#console/storage/speech-database.ts';
import { JobRecord } from '../tracker/job.ts';

/** Stores jobs in the browser's database, and their transcripts in a private folder. */
export function openJobStore(database: SpeechDatabase, transcripts: PrivateFolder) {
  return {
    /** Every record, oldest first. */
    all: async () => {
      const records = parseRecords(JobRecord, await (await database).getAll('jobs'));
      return records.sort((a, b) => a.createdAt - b.createdAt);
    },
    put: (record: JobRecord) =>
      changeRecords(database, ['jobs'], (writing) => [
        writing.objectStore('jobs').put(z.parse(JobRecord, record), record.id),
      ]),
    /** Removes a job with its transcript and its reference text. */
    remove: async (id: string) => {
      const records = changeRecords(database, ['jobs', 'references'], (writing) => [
        writing.objectStore('jobs').delete(id),
        writing.objectStore('references').delete(id),
      ]);
      await Promise.all([records, transcripts.remove(id)]);
    },
    /** Stores the transcript answer as received. */
    putTranscript: (id: string, body: string) =>
      transcripts.put(id, new Blob([body], { type: 'application/json' })),
    transcript: async (id: string) => (await transcripts.get(id))?.text(),
  };
}

/** Persistent storage of jobs. */
export type JobStore = ReturnType<typeof openJobStore>;

/** Stores reference texts in the browser's database. They are removed with their job or transcript file. */
export function openReferences(database: SpeechDatabase) {
  return {
    get: async (id: string) => (await database).get('references', id),
    /** Stores a text; an empty one is removed. */
    put: (id: string, text: string) =>
      changeRecords(database, ['references'], (writing) => {
        const references = writing.objectStore('references');
        return [text === '' ? references.delete(id) : references.put(text, id)];
      }),
  };
}

/** Reference texts of transcripts, by id of the job or of the transcript file. */
export type References = ReturnType<typeof openReferences>;
