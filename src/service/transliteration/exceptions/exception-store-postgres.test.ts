import { expect, it } from 'vitest';
import { describeWithPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { lookupPostgres } from '#testing/postgres/lookup-database.ts';
import { describeExceptionStore, draftOf } from '#testing/stores/exception-store.conformance.ts';
import { createPostgresExceptionStore } from './exception-store-postgres.ts';

const { signal } = new AbortController();

describeWithPostgres('the exceptions in PostgreSQL', () => {
  const open = lookupPostgres();

  describeExceptionStore('the PostgreSQL store of exceptions', async (now) => {
    const postgres = open();
    return { exceptions: createPostgresExceptionStore(postgres, now), close: () => {} };
  });

  it('a change by one process applies to the next request at another, and a word added by both gets one exception', async () => {
    const postgres = open();
    const stores = [createPostgresExceptionStore(postgres), createPostgresExceptionStore(postgres)];
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        stores[at % 2]!.add(draftOf('bank', { spellings: [`${at}`] }), ''),
      ),
    );
    expect(added.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    for (const store of stores) {
      const scope = { account: null, domain: null, texts: () => ['A bank'], to: ['hi'] } as const;
      expect((await store.forRequest(scope, signal))?.find('bank', 'en', 'hi')).toBeDefined();
      expect(await store.count({})).toBe(1);
    }
  });
});
