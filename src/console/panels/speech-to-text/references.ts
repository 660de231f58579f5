import type { Database } from './database.ts';

/** The texts that transcripts are measured against, by the id of the job or of the opened transcript. */
export interface References {
  readonly get: (id: string) => Promise<string | undefined>;
  /** Keeps a text; an empty one is forgotten. */
  readonly put: (id: string, text: string) => Promise<void>;
}

/** Reference texts in the browser's own database. They go with their job, or with their opened transcript. */
export function openReferences(database: Database): References {
  return {
    get: async (id) => (await database).get('references', id),
    put: async (id, text) => {
      const opened = await database;
      if (text === '') await opened.delete('references', id);
      else await opened.put('references', text, id);
    },
  };
}
