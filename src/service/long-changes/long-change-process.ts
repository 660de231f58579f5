import * as z from 'zod/mini';
import { answerTask } from '../processes/task-process.ts';
import { createLibsqlEntryStore } from '../store/lookup/entry-store-libsql.ts';
import { openLookupDatabase } from '../store/lookup/lookup-database.ts';
import { createLibsqlExceptionStore } from '../transliteration/exceptions/exception-store-libsql.ts';
import { FileImport, importFile, type ReportProgress } from './import-file.ts';

const LongChange = z.union([
  z.object({ import: FileImport }),
  z.object({ undo: z.object({ store: z.enum(['entries', 'exceptions']), id: z.string(), by: z.string() }) }),
]);
export type LongChange = z.infer<typeof LongChange>;

/** Cache of the database: enough for the index pages that a large import rewrites often (bench `lookup`: import). */
const cacheKibibytes = 32_768;
/** Interval between progress messages, in milliseconds. */
const progressMilliseconds = 200;

async function makeChange(
  file: string,
  change: LongChange,
  send: (progress: unknown) => void,
): Promise<unknown> {
  const database = openLookupDatabase(file);
  database.writer.pragma(`cache_size = -${cacheKibibytes}`);
  const { signal } = new AbortController();
  try {
    const stores = {
      entries: createLibsqlEntryStore(database),
      exceptions: createLibsqlExceptionStore(database),
    };
    if ('import' in change) return await importFile(stores, change.import, atIntervals(send), signal);
    const { store, id, by } = change.undo;
    return await stores[store].undo(id, by, signal);
  } finally {
    await database.close();
  }
}

function atIntervals(send: ReportProgress): ReportProgress {
  let last = performance.now();
  return (progress) => {
    if (performance.now() - last < progressMilliseconds) return;
    last = performance.now();
    send(progress);
  };
}

const [file = '', change = ''] = process.argv.slice(2);
answerTask((send) => makeChange(file, LongChange.parse(JSON.parse(change)), send));
