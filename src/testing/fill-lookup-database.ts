import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLookupDatabase } from '#service/store/lookup/lookup-database.ts';
import { createLibsqlLookupStore } from '#service/store/lookup-store-libsql.ts';
import { phrasebookSeed } from '#service/translation/phrasebook/phrasebook-seed.ts';

/**
 * Writes the phrasebook into a lookup database once for all unit tests. Each service that a test starts gets a copy,
 * because writing it again costs two seconds of processor time.
 */
export default async function fillLookupDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'language-console-lookup-'));
  const file = join(folder, 'lookup.db');
  const database = openLookupDatabase(file);
  await createLibsqlLookupStore(database).seed(phrasebookSeed());
  await database.close();
  process.env.FILLED_LOOKUP_DATABASE = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
