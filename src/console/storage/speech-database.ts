import type { DBSchema } from 'idb';
import { type Database, openDatabase } from './database.ts';

interface SpeechSchema extends DBSchema {
  jobs: { key: string; value: unknown };
  opened: { key: string; value: unknown };
  references: { key: string; value: string };
  audio: { key: string; value: Blob };
  transcripts: { key: string; value: string };
}

/** The database of speech to text: jobs, transcripts opened from files, reference texts. */
export type SpeechDatabase = Database<SpeechSchema>;

/** Opens the database of speech to text in this browser. Rejects where the browser offers no storage. */
export function openSpeechDatabase(): SpeechDatabase {
  return openDatabase<SpeechSchema>('speech-to-text', 3, (database) => {
    for (const name of ['jobs', 'opened', 'references'] as const) {
      if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    }
    // Version 1 stored transcripts and audio here. Transcripts are fetched again, and audio can be attached again.
    for (const name of ['audio', 'transcripts'] as const) {
      if (database.objectStoreNames.contains(name)) database.deleteObjectStore(name);
    }
  });
}
