import type { TranslationLanguage } from '#contract/languages.ts';
import type { Entry, EntryPage } from '#contract/local/lookup.ts';
import type { Postgres } from '#service/postgres/open-postgres.ts';
import type { EntryFilter } from '../entry-store.ts';
import { trigramsOf } from '../trigrams.ts';
import { readEntries, trigramHash } from './entry-records.ts';
import { withoutNul } from './one-writer.ts';

/** Number of entries read at a time for an export. */
const exportBatch = 500;

const originsOf = ({ origin }: EntryFilter): readonly Entry['origin'][] =>
  origin ? [origin] : ['own', 'built-in'];

/** Lists entries in PostgreSQL. */
export function createPostgresEntryList({ query }: Postgres) {
  /** Entries of one origin that match, after (or before) an entry. */
  const select = async (
    filter: EntryFilter,
    origin: Entry['origin'],
    order: 'ASC' | 'DESC',
    after: number | undefined,
    limit: number,
  ): Promise<number[]> => {
    const { where, values } = conditionsOf({ ...filter, origin });
    const place =
      after === undefined ? '' : `AND entry ${order === 'ASC' ? '>' : '<'} $${values.push(after)}`;
    const { rows } = await query<{ entry: number }>(
      'lookup-list',
      `SELECT entry FROM lookup_entries AS entries WHERE ${where} ${place}
       ORDER BY entry ${order} LIMIT $${values.push(limit)}`,
      values,
    );
    return rows.map(({ entry }) => entry);
  };

  return {
    /** A page of the list: custom entries first, the newest first among these. */
    async page(
      filter: EntryFilter,
      { after, limit }: { readonly after?: string | undefined; readonly limit: number },
      signal: AbortSignal,
    ): Promise<EntryPage> {
      const found: { readonly entry: number; readonly origin: Entry['origin'] }[] = [];
      for (const origin of originsOf(filter)) {
        if (found.length > limit || (after?.startsWith('built-in-') && origin === 'own')) continue;
        const place = after?.startsWith(origin) ? Number(after.slice(origin.length + 1)) : undefined;
        const order = origin === 'own' ? 'DESC' : 'ASC';
        const entries = await select(filter, origin, order, place, limit + 1 - found.length);
        found.push(...entries.map((entry) => ({ entry, origin })));
        signal.throwIfAborted();
      }
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const entries = await readEntries(
        query,
        page.map(({ entry }) => entry),
      );
      const { where, values } = conditionsOf(filter);
      const count = `SELECT count(*) AS total FROM lookup_entries AS entries WHERE ${where}`;
      const { rows } = await query<{ total: number }>('lookup-count', count, values);
      return {
        entries: page.flatMap(({ entry }) => entries.get(entry) ?? []),
        total: rows[0]?.total ?? 0,
        ...(found.length > limit && last && { next: `${last.origin}-${last.entry}` }),
      };
    },
    /** All entries that match, the oldest first; custom ones before built-in ones. */
    async *all(filter: EntryFilter, signal: AbortSignal): AsyncGenerator<Entry> {
      for (const origin of originsOf(filter)) {
        for (let after: number | undefined = 0; after !== undefined; ) {
          signal.throwIfAborted();
          const batch: number[] = await select(filter, origin, 'ASC', after, exportBatch);
          yield* (await readEntries(query, batch)).values();
          after = batch.length === exportBatch ? batch.at(-1) : undefined;
        }
      }
    },
    /** The languages in which the matching entries have texts. */
    async languages(filter: EntryFilter): Promise<ReadonlySet<TranslationLanguage>> {
      const { where, values } = conditionsOf(filter);
      const { rows } = await query<{ language: TranslationLanguage }>(
        'lookup-languages',
        `SELECT DISTINCT language FROM lookup_texts
         WHERE entry IN (SELECT entry FROM lookup_entries AS entries WHERE ${where})`,
        values,
      );
      return new Set(rows.map(({ language }) => language));
    },
  };
}

/** The conditions of a filter in SQL, and their values. */
function conditionsOf({ query, language, moderation, domain, account, origin }: EntryFilter) {
  const values: unknown[] = [];
  const entry = [`kind = 'phrase'`];
  const text: string[] = [];
  if (origin !== undefined) entry.push(`seed IS ${origin === 'own' ? '' : 'NOT'} NULL`);
  for (const [column, value] of Object.entries({ domain, account })) {
    if (value === '') entry.push(`${column} IS NULL`);
    else if (value !== undefined) entry.push(`${column} = $${values.push(withoutNul(value))}`);
  }
  if (language !== undefined) text.push(`language = $${values.push(language)}`);
  if (moderation !== undefined) text.push(`moderation = $${values.push(moderation)}`);
  if (query !== undefined && query !== '') {
    const wanted = withoutNul(query.normalize('NFC'));
    // The collation ignores the case of the letters A to Z only, as the embedded database does.
    const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    text.push(`text COLLATE "C" ILIKE $${values.push(pattern)}`);
    const trigrams = trigramsOf(wanted).map(trigramHash);
    if (trigrams.length > 0) entry.push(`trigrams @> $${values.push(trigrams)}::integer[]`);
  }
  if (text.length > 0) {
    entry.push(
      `EXISTS (SELECT 1 FROM lookup_texts AS texts WHERE texts.entry = entries.entry AND ${text.join(' AND ')})`,
    );
  }
  return { where: entry.join(' AND '), values };
}
