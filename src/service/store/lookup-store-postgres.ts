import { TranslationLanguage } from '#contract/languages.ts';
import type { Postgres } from '#service/postgres/open-postgres.ts';
import { bestTexts, contentHash, templatesOf } from './lookup/found-texts.ts';
import { insertTexts, trigramArray } from './lookup/postgres/entry-records.ts';
import { createOneWriter, type Query, withoutNul } from './lookup/postgres/one-writer.ts';
import type { LookupEntry, LookupSeed, LookupStore } from './lookup-store.ts';
import { keyOf, normalForm } from './normal-form.ts';

/** Number of texts whose keys are computed again at a time. */
const textsTogether = 1_000;

/** The lookup and template databases in PostgreSQL. */
export function createPostgresLookupStore(postgres: Postgres): LookupStore {
  const { query } = postgres;
  const write = createOneWriter(postgres, 'lookup');
  const foundTexts = (source: string, isVariant: boolean) =>
    `SELECT (${isVariant})::int AS variant, entry, id, source.text AS source, target.language, target.text,
       target.moderation, (seed IS NULL)::int AS custom,
       (account IS NOT NULL)::int * 2 + (domain IS NOT NULL)::int AS scope
     FROM ${source} AS source
     JOIN lookup_texts AS target USING (entry)
     JOIN lookup_entries USING (entry)
     WHERE source.key = ANY ($1::bigint[]) AND target.language = ANY ($2::text[])
       AND (domain IS NULL OR domain = $3) AND (account IS NULL OR account = $4)`;
  const byKey = foundTexts('(SELECT * FROM lookup_texts WHERE language = $5)', false);
  const byKeyOrVariant = `${byKey} UNION ALL ${foundTexts('lookup_variants', true)}`;

  const isStored = async (ask: Query, { name }: LookupSeed, hash: string) => {
    const text = 'SELECT 1 FROM lookup_seeds WHERE name = $1 AND hash = $2';
    return (await ask('lookup-seed', text, [name, hash])).rows.length > 0;
  };

  return {
    async seed(seed) {
      const hash = contentHash(seed);
      if (await isStored(query, seed, hash)) return false;
      return write(async (ask) => {
        if (await isStored(ask, seed, hash)) return false;
        await ask('lookup-seed-remove', 'DELETE FROM lookup_seeds WHERE name = $1', [seed.name]);
        await ask('lookup-seed-insert', 'INSERT INTO lookup_seeds (name, hash) VALUES ($1, $2)', [
          seed.name,
          hash,
        ]);
        await insertSeeded(ask, seed.name, 'phrase', seed.phrases);
        await insertSeeded(ask, seed.name, 'template', seed.templates);
        await renewCustomKeys(ask);
        return true;
      });
    },
    async find(sentences, from, to, { domain = null, account = null } = {}) {
      const normals = sentences.map(normalForm);
      const keys = [...new Set(normals.map(keyOf))];
      const scope = [domain, account === null ? null : withoutNul(account)];
      const { rows } = await query('lookup-find', from === 'en' ? byKeyOrVariant : byKey, [
        keys,
        to,
        ...scope,
        from,
      ]);
      return bestTexts(rows, normals);
    },
    async templates() {
      const texts = await query(
        'lookup-templates',
        `SELECT entry, id, language, text, moderation FROM lookup_texts JOIN lookup_entries USING (entry)
         WHERE kind = 'template' ORDER BY entry`,
      );
      const variants = await query(
        'lookup-template-variants',
        `SELECT entry, text FROM lookup_variants JOIN lookup_entries USING (entry)
         WHERE kind = 'template' ORDER BY entry`,
      );
      return templatesOf(texts.rows, variants.rows);
    },
    async summary() {
      const counts = await query<{ phrases: number; templates: number }>(
        'lookup-summary',
        `SELECT count(*) FILTER (WHERE kind = 'phrase') AS phrases,
           count(*) FILTER (WHERE kind = 'template') AS templates
         FROM lookup_entries WHERE seed IS NOT NULL`,
      );
      const languages = await query<{ language: string }>(
        'lookup-summary-languages',
        `SELECT DISTINCT language FROM lookup_texts JOIN lookup_entries USING (entry) WHERE seed IS NOT NULL`,
      );
      const known = new Set(languages.rows.map(({ language }) => language));
      return {
        phrases: counts.rows[0]?.phrases ?? 0,
        templates: counts.rows[0]?.templates ?? 0,
        languages: TranslationLanguage.options.filter((language) => known.has(language)),
      };
    },
  };
}

/** Adds the entries of a seed. */
async function insertSeeded(
  query: Query,
  seed: string,
  kind: 'phrase' | 'template',
  entries: readonly LookupEntry[],
): Promise<void> {
  const key = (text: string) => (kind === 'phrase' ? keyOf(normalForm(text)) : null);
  const { rows } = await query<{ entry: number; id: string }>(
    'lookup-seed-entries',
    `INSERT INTO lookup_entries (seed, kind, id, trigrams)
     SELECT $1, $2, id, trigrams::integer[]
     FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS given (id, trigrams, at) ORDER BY at
     RETURNING entry, id`,
    [
      seed,
      kind,
      entries.map(({ id }) => id),
      entries.map(({ texts }) =>
        kind === 'phrase' ? trigramArray(Object.values(texts).map(({ text }) => text)) : null,
      ),
    ],
  );
  const numbers = new Map(rows.map(({ entry, id }) => [id, entry]));
  const numberOf = (id: string) => numbers.get(id) ?? 0;
  await insertTexts(
    query,
    entries.flatMap(({ id, texts }) =>
      Object.entries(texts).map(([language, { text, moderation }]) => {
        return { entry: numberOf(id), language, text, moderation, key: key(text) };
      }),
    ),
  );
  const variants = entries.flatMap(({ id, variants = [] }) =>
    variants.map((text) => ({ entry: numberOf(id), text, key: key(text) })),
  );
  await query(
    'lookup-seed-variants',
    `INSERT INTO lookup_variants (entry, text, key)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[])`,
    [variants.map(({ entry }) => entry), variants.map(({ text }) => text), variants.map(({ key }) => key)],
  );
}

/**
 * Computes the keys of custom texts again: a new version of the program, which has a new seed, may also compute normal
 * forms differently.
 */
async function renewCustomKeys(query: Query): Promise<void> {
  interface CustomText {
    readonly entry: number;
    readonly language: string;
    readonly text: string;
    readonly key: number;
  }
  for (let last: CustomText | undefined, more = true; more; ) {
    const { rows }: { rows: readonly CustomText[] } = await query<CustomText>(
      'lookup-custom-texts',
      `SELECT entry, language, text, key FROM lookup_texts JOIN lookup_entries USING (entry)
       WHERE seed IS NULL AND (entry, language) > ($1, $2) ORDER BY entry, language LIMIT ${textsTogether}`,
      [last?.entry ?? 0, last?.language ?? ''],
    );
    const renewed = rows
      .map((row) => ({ ...row, now: keyOf(normalForm(row.text)) }))
      .filter(({ key, now }) => key !== now);
    if (renewed.length > 0) {
      await query(
        'lookup-custom-keys',
        `UPDATE lookup_texts AS texts SET key = renewed.key
         FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS renewed (entry, language, key)
         WHERE texts.entry = renewed.entry AND texts.language = renewed.language`,
        [
          renewed.map(({ entry }) => entry),
          renewed.map(({ language }) => language),
          renewed.map(({ now }) => now),
        ],
      );
    }
    last = rows.at(-1);
    more = rows.length === textsTogether;
  }
}
