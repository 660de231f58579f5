import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeLookupStore } from '#testing/stores/lookup-store.conformance.ts';
import { openLookupDatabase } from './lookup/lookup-database.ts';
import { createLibsqlLookupStore } from './lookup-store-libsql.ts';

describeLookupStore('the libsql lookup store', () => {
  const database = openLookupDatabase(':memory:');
  return { lookup: createLibsqlLookupStore(database), close: () => database.close() };
});

it('the libsql lookup store stores a seed once, even after a restart', async () => {
  const seed = { name: 'phrasebook', phrases: [], templates: [] };
  const folder = mkdtempSync(join(tmpdir(), 'lookup-'));
  try {
    const file = join(folder, 'lookup.db');
    const first = openLookupDatabase(file);
    expect(await createLibsqlLookupStore(first).seed(seed)).toBe(true);
    await first.close();
    const second = openLookupDatabase(file);
    expect(await createLibsqlLookupStore(second).seed(seed)).toBe(false);
    await second.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
