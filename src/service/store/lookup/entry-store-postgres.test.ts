import { expect, it } from 'vitest';
import { describeWithPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { lookupPostgres } from '#testing/postgres/lookup-database.ts';
import { describeEntryStore, draft, row } from '#testing/stores/entry-store.conformance.ts';
import { createLibsqlLookupStore } from '../lookup-store-libsql.ts';
import { createPostgresLookupStore } from '../lookup-store-postgres.ts';
import { createLibsqlEntryStore } from './entry-store-libsql.ts';
import { createPostgresEntryStore } from './entry-store-postgres.ts';
import { openLookupDatabase } from './lookup-database.ts';

const { signal } = new AbortController();

describeWithPostgres('the lookup database in PostgreSQL', () => {
  const open = lookupPostgres();

  describeEntryStore('editing', async (now) => {
    const postgres = open();
    const lookup = createPostgresLookupStore(postgres);
    return { lookup, entries: createPostgresEntryStore(postgres, now), close: () => {} };
  });

  it('a change by one process is seen by the next request at another, and no concurrent change is lost', async () => {
    const postgres = open();
    const [here, there] = [createPostgresEntryStore(postgres), createPostgresEntryStore(postgres)];
    const lookup = createPostgresLookupStore(postgres);
    const { id } = await here.add(draft({ en: 'Yes', hi: 'हाँ' }), 'Asha');
    const served = async () => (await lookup.find(['Yes'], 'en', ['hi']))[0]?.get('hi')?.text;
    expect(await served()).toBe('हाँ');
    expect(await there.get(id)).toMatchObject({ id, revision: 1 });
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? here : there).replace(id, 1, draft({ en: 'Yes', hi: `${at}` }), `${at}`),
      ),
    );
    const done = results.flatMap((one) => (one.kind === 'done' ? [one.entry] : []));
    expect(done).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'changed-since')).toHaveLength(9);
    expect(await served()).toBe(done[0]?.texts.hi?.text);
    const added = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? here : there).add(draft({ en: `text ${at}`, hi: 'x' }), ''),
      ),
    );
    expect(new Set(added.map((one) => one.id)).size).toBe(10);
    expect((await there.list({ origin: 'own' }, { limit: 50 }, signal)).total).toBe(11);
    expect(await here.changes(50)).toHaveLength(12);
  });

  it('serves the previous entries until an import is complete; an aborted one changes nothing', async () => {
    const postgres = open();
    const [here, there] = [createPostgresEntryStore(postgres), createPostgresEntryStore(postgres)];
    await here.add(draft({ en: 'Yes', hi: 'हाँ' }), '');
    const total = async () => (await there.list({}, { limit: 1 }, signal)).total;
    const abort = new AbortController();
    async function* rows() {
      yield Array.from({ length: 1500 }, (_, at) => row(draft({ en: `text ${at}`, hi: 'x' })));
      expect(await total()).toBe(1);
      abort.abort(new Error('left'));
      yield [row(draft({ en: 'last', hi: 'x' }))];
    }
    await expect(here.import(rows(), { by: '', label: '' }, abort.signal)).rejects.toThrow('left');
    expect(await total()).toBe(1);
    expect(await here.changes(9)).toHaveLength(1);
    await there.add(draft({ en: 'works again', hi: 'फिर' }), '');
    expect(await total()).toBe(2);
  });

  it('imports many rows, and an undo restores the previous state', { tags: 'slow' }, async () => {
    const postgres = open();
    const store = createPostgresEntryStore(postgres);
    const analysed = async () =>
      (
        await postgres.query<{ analyze_count: number }>(
          'analysed',
          `SELECT analyze_count FROM pg_stat_user_tables WHERE relname = 'lookup_texts'`,
        )
      ).rows[0]?.analyze_count ?? 0;
    const before = await analysed();
    await store.add(draft({ en: 'text 7', hi: 'पहले', ta: 'முன்' }), '');
    async function* rows() {
      for (let at = 0; at < 2500; at += 100)
        yield Array.from({ length: 100 }, (_, more) =>
          row(draft({ en: `text ${at + more}`, hi: `x ${at}` })),
        );
      // Rows about entries of the same import.
      yield [row(draft({ en: 'text 3', hi: 'again' })), row(draft({ en: 'text 3', hi: 'and again' }))];
    }
    const result = await store.import(rows(), { by: 'Asha', label: 'file' }, signal);
    expect(result).toMatchObject({
      added: 2499,
      replaced: 3,
      unchanged: 0,
      change: { count: 2500, canUndo: true },
    });
    // From now on the planner knows that there are many entries.
    await expect.poll(analysed, { timeout: 15_000 }).toBeGreaterThan(before);
    const found = async (query: string) =>
      (await store.list({ query }, { limit: 5 }, signal)).entries.map(({ texts }) => texts.hi?.text);
    expect(await found('and again')).toEqual(['and again']);
    const undone = await store.undo(result.change?.id ?? '', 'Ravi', signal);
    expect(undone).toMatchObject({ kind: 'done', change: { count: 2500 } });
    expect((await store.list({ origin: 'own' }, { limit: 1 }, signal)).total).toBe(1);
    expect(await found('text 7')).toEqual(['पहले']);
    const redone = await store.undo(undone.kind === 'done' ? undone.change.id : '', 'Ravi', signal);
    expect(redone.kind).toBe('done');
    expect(await found('and again')).toEqual(['and again']);
  });

  it('offers the same similar texts with the same scores as the embedded store', async () => {
    const postgres = open();
    const database = openLookupDatabase(':memory:');
    const words = [
      'order',
      'account',
      'payment',
      'delivery',
      'parcel',
      'बैंक',
      'खाता',
      'café',
      '"quoted"',
      'naïve',
    ];
    const phrases = Array.from({ length: 600 }, (_, at) => {
      const text = [7, 3, 11, 13]
        .map((step) => words[(at * step + Math.floor(at / step)) % words.length])
        .join(' ');
      return { id: `phrase-${at}`, texts: draft({ en: `${text} ${at}`, hi: `${at} ${text}` }).texts };
    });
    const seed = { name: 'phrasebook', phrases, templates: [] };
    await createLibsqlLookupStore(database).seed(seed);
    await createPostgresLookupStore(postgres).seed(seed);
    const stores = [createLibsqlEntryStore(database), createPostgresEntryStore(postgres)];
    for (const text of [
      'order acount payment 12',
      'खाता बैंक café',
      'naive parcel "quoted" delivery 99',
      'zzz',
      'a',
    ]) {
      for (const language of ['en', 'hi'] as const) {
        const [embedded, shared] = await Promise.all(
          stores.map(async (store) =>
            (await store.similar(text, language, 20, signal)).similar.map(
              ({ entry, similarity }) => `${entry.id} ${similarity}`,
            ),
          ),
        );
        expect(shared).toEqual(embedded);
      }
    }
    await database.close();
  });

  it('accepts NUL, wildcards and lone surrogates in searches, names and ids', async () => {
    const postgres = open();
    const store = createPostgresEntryStore(postgres);
    const added = await store.add(draft({ en: 'Yes', hi: 'हाँ' }), 'A\0b');
    expect(added.changed?.by).toBe('A\ufffdb');
    for (const query of ['\0', '\\', '%', '_', "'", '\ud800', '\\%']) {
      expect((await store.list({ query, account: '\0' }, { limit: 5 }, signal)).total).toBe(0);
    }
    expect(await store.get('\0')).toBeUndefined();
    expect(await store.replace('\0', 1, draft({ en: 'a', hi: 'b' }), '')).toEqual({ kind: 'unknown' });
    expect((await store.undo('9'.repeat(15), '', signal)).kind).toBe('unknown');
  });
});
