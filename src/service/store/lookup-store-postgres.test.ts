import { expect, it } from 'vitest';
import { describeWithPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { lookupPostgres } from '#testing/postgres/lookup-database.ts';
import { draft } from '#testing/stores/entry-store.conformance.ts';
import { describeLookupStore } from '#testing/stores/lookup-store.conformance.ts';
import { createPostgresEntryStore } from './lookup/entry-store-postgres.ts';
import { createPostgresLookupStore } from './lookup-store-postgres.ts';

describeWithPostgres('the lookup store in PostgreSQL', () => {
  const open = lookupPostgres();

  describeLookupStore('looking up', async () => {
    const postgres = open();
    return { lookup: createPostgresLookupStore(postgres), close: () => {} };
  });

  it('processes that start together store a seed once; custom entries stay, and their keys are renewed', async () => {
    const postgres = open();
    const entries = createPostgresEntryStore(postgres);
    await entries.add(draft({ en: 'Yes', hi: 'हाँ' }), '');
    // Simulates a text stored by a version of the program with another normal form.
    await postgres.query('test', 'UPDATE lookup_texts SET key = 1');
    const phrases = [{ id: 'a', texts: draft({ en: 'A', hi: 'अ' }).texts }];
    const seed = { name: 'phrasebook', phrases, templates: [] };
    const stores = [1, 2, 3].map(() => createPostgresLookupStore(postgres));
    const changed = await Promise.all(stores.map((store) => store.seed(seed)));
    expect(changed.filter(Boolean)).toHaveLength(1);
    const [found, other] = (await stores[0]?.find(['yes', 'a'], 'en', ['hi'])) ?? [];
    expect(found?.get('hi')?.text).toBe('हाँ');
    expect(other?.get('hi')?.text).toBe('अ');
  });
});
