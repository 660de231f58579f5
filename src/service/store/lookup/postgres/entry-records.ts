import type { Entry } from '#contract/local/lookup.ts';
import { keyOf, normalForm } from '../../normal-form.ts';
import { type CustomEntry, customEntryOf, entriesOf } from '../entry-rows.ts';
import { trigramsOf } from '../trigrams.ts';
import type { Query } from './one-writer.ts';

/** Reads entries by their numbers. */
export async function readEntries(query: Query, entries: readonly number[]): Promise<Map<number, Entry>> {
  if (entries.length === 0) return new Map();
  const { rows } = await query(
    'lookup-entries-read',
    `SELECT entry, id, seed, domain, account, revision, changed_at, changed_by, language, text, moderation
     FROM lookup_entries JOIN lookup_texts USING (entry) WHERE entry = ANY ($1::bigint[]) ORDER BY entry`,
    [entries],
  );
  return entriesOf(rows);
}

/** The contents of custom entries. */
export async function readCustomEntries(
  query: Query,
  entries: readonly number[],
): Promise<Map<number, CustomEntry>> {
  const read = await readEntries(query, entries);
  return new Map([...read].map(([number, entry]) => [number, customEntryOf(entry)]));
}

/** The numbers of the custom entries with these ids. */
export async function numbersOf(query: Query, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await query<{ id: string; entry: number }>(
    'lookup-entries-by-id',
    `SELECT id, entry FROM lookup_entries WHERE id = ANY ($1) AND seed IS NULL AND kind = 'phrase'`,
    [ids],
  );
  return new Map(rows.map(({ id, entry }) => [id, entry]));
}

/** Numbers for new entries. */
export async function newNumbers(query: Query, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await query<{ entry: number }>(
    'lookup-entries-number',
    `SELECT nextval(pg_get_serial_sequence('lookup_entries', 'entry')) AS entry FROM generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ entry }) => entry);
}

export async function removeEntries(query: Query, entries: readonly number[]): Promise<void> {
  if (entries.length === 0) return;
  await query('lookup-entries-remove', 'DELETE FROM lookup_entries WHERE entry = ANY ($1::bigint[])', [
    entries,
  ]);
}

/** Adds custom entries under their numbers, which must be free. */
export async function insertCustomEntries(
  query: Query,
  entries: ReadonlyMap<number, CustomEntry>,
): Promise<void> {
  if (entries.size === 0) return;
  const numbers = [...entries.keys()];
  const contents = [...entries.values()];
  await query(
    'lookup-entries-insert',
    `INSERT INTO lookup_entries
       (entry, kind, id, domain, account, revision, changed_at, changed_by, trigrams)
     SELECT entry, 'phrase', id, domain, account, revision, changed_at, changed_by, trigrams::integer[]
     FROM unnest(
       $1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::text[]
     ) AS given (entry, id, domain, account, revision, changed_at, changed_by, trigrams)`,
    [
      numbers,
      contents.map(({ id }) => id),
      contents.map(({ domain }) => domain),
      contents.map(({ account }) => account),
      contents.map(({ revision }) => revision),
      contents.map(({ at }) => at),
      contents.map(({ by }) => by),
      contents.map(({ texts }) => trigramArray(Object.values(texts).map(({ text }) => text))),
    ],
  );
  const texts = [...entries].flatMap(([entry, { texts }]) =>
    Object.entries(texts).map(([language, { text, moderation }]) => ({ entry, language, text, moderation })),
  );
  await insertTexts(
    query,
    texts.map((one) => ({ ...one, key: keyOf(normalForm(one.text)) })),
  );
}

/** A text of an entry as a row of its table. */
export interface NewText {
  readonly entry: number;
  readonly language: string;
  readonly text: string;
  readonly moderation: string;
  readonly key: number | null;
}

export async function insertTexts(query: Query, texts: readonly NewText[]): Promise<void> {
  await query(
    'lookup-texts-insert',
    `INSERT INTO lookup_texts (entry, language, text, moderation, key)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[])`,
    [
      texts.map(({ entry }) => entry),
      texts.map(({ language }) => language),
      texts.map(({ text }) => text),
      texts.map(({ moderation }) => moderation),
      texts.map(({ key }) => key),
    ],
  );
}

/** The trigrams of the texts of an entry, as an array of PostgreSQL. */
export const trigramArray = (texts: readonly string[]): string =>
  `{${[...new Set(trigramsOf(texts.join('\n')).map(trigramHash))].join(',')}}`;

/** The 32-bit hash under which the index has a trigram (FNV-1a). */
export function trigramHash(trigram: string): number {
  let hash = 0x811c9dc5;
  for (const character of trigram) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
