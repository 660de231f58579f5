import { write } from '#console/storage/database.ts';
import type { SpeechDatabase } from './database.ts';

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
