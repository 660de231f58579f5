import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeEntryStore, draft, row } from '#testing/stores/entry-store.conformance.ts';
import { createLibsqlLookupStore } from '../lookup-store-libsql.ts';
import { createLibsqlEntryStore } from './entry-store-libsql.ts';
import { openLookupDatabase } from './lookup-database.ts';

const { signal } = new AbortController();

describeEntryStore('editing the libsql lookup database', (now) => {
  const database = openLookupDatabase(':memory:');
  const lookup = createLibsqlLookupStore(database);
  return { lookup, entries: createLibsqlEntryStore(database, now), close: () => database.close() };
});

describe('the file of the lookup database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lookup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps custom entries when the built-in ones are replaced, and across a restart', async () => {
    const file = join(folder, 'lookup.db');
    const first = openLookupDatabase(file);
    await createLibsqlLookupStore(first).seed({ name: 'phrasebook', phrases: [], templates: [] });
    await createLibsqlEntryStore(first).add(draft({ en: 'Yes', hi: 'हाँ' }), '');
    // Simulates a text stored by a version of the program with another normal form.
    first.writer.exec('UPDATE lookup_texts SET key = 1');
    await first.close();
    const second = openLookupDatabase(file);
    const lookup = createLibsqlLookupStore(second);
    const phrases = [{ id: 'a', texts: draft({ en: 'A', hi: 'अ' }).texts }];
    await lookup.seed({ name: 'phrasebook', phrases, templates: [] });
    expect((await lookup.find(['yes'], 'en', ['hi']))[0]?.get('hi')?.text).toBe('हाँ');
    await second.close();
  });

  it('finds a rare text in less processor time than it takes to read all texts', {
    tags: 'slow',
  }, async () => {
    const database = openLookupDatabase(join(folder, 'lookup.db'));
    const store = createLibsqlEntryStore(database);
    async function* rows() {
      for (let from = 0; from < 10_000; from += 500) {
        yield Array.from({ length: 500 }, (_, at) =>
          row(draft({ en: `Order ${from + at}`, hi: `ऑर्डर ${from + at}` })),
        );
      }
    }
    await store.import(rows(), { by: '', label: '' }, signal);
    const microseconds = async (query: string, total: number) => {
      const before = process.cpuUsage();
      expect((await store.list({ query }, { limit: 50 }, signal)).total).toBe(total);
      return process.cpuUsage(before).user;
    };
    // The first search takes a sample of the texts.
    await microseconds('Order 9999', 1);
    const rare = await microseconds('zebra', 0);
    // A query of two characters has no trigram, so all texts are read.
    const all = await microseconds('xq', 0);
    expect(rare).toBeLessThan(all / 2);
    await database.close();
  });

  it('serves the previous entries until an import is complete, and can be closed during an import', async () => {
    const database = openLookupDatabase(join(folder, 'lookup.db'));
    const lookup = createLibsqlLookupStore(database);
    const store = createLibsqlEntryStore(database);
    await store.add(draft({ en: 'Yes', hi: 'हाँ' }), '');
    let written = () => {};
    const started = new Promise<void>((resolve) => {
      written = resolve;
    });
    async function* slow(end: Promise<void>) {
      yield [row(draft({ en: 'Yes', hi: 'जी' })), row(draft({ en: 'New', hi: 'नया' }))];
      written();
      await end;
    }
    let goOn = () => {};
    const end = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const importing = store.import(slow(end), { by: '', label: '' }, signal);
    await started;
    const served = async () => (await lookup.find(['Yes'], 'en', ['hi']))[0]?.get('hi')?.text;
    expect(await served()).toBe('हाँ');
    expect((await store.list({}, { limit: 9 }, signal)).total).toBe(1);
    expect(await store.changes(9)).toHaveLength(1);
    const added = store.add(draft({ en: 'Waits', hi: 'रुको' }), '');
    goOn();
    await importing;
    await added;
    expect(await served()).toBe('जी');
    expect((await store.list({}, { limit: 9 }, signal)).total).toBe(3);

    async function* rowsWithoutEnd() {
      for (let at = 0; ; at++) {
        yield [row(draft({ en: `text ${at}`, hi: 'x' }))];
        await new Promise(setImmediate);
      }
    }
    const endless = store.import(rowsWithoutEnd(), { by: '', label: '' }, signal);
    endless.catch(() => {});
    await database.close();
    await expect(endless).rejects.toThrow('closed');
  });
});
