import type { TranslationLanguage } from '#contract/languages.ts';
import type { OpenPostgresChange } from '../../change-log-postgres.ts';
import { keyOf, normalForm } from '../../normal-form.ts';
import { createRowImport, customIdOf, entriesWithSource } from '../entry-import.ts';
import type { CustomEntry } from '../entry-rows.ts';
import type { ImportRow } from '../entry-store.ts';
import {
  insertCustomEntries,
  newNumbers,
  numbersOf,
  readCustomEntries,
  removeEntries,
} from './entry-records.ts';
import type { Query } from './one-writer.ts';

/** Number of rows that are read, changed and written together. */
const rowsTogether = 1_000;

/**
 * Imports rows in a transaction, many at a time: what the rows may be about is read first, then they are applied in
 * memory, then what has changed is written.
 */
export async function importEntries(
  query: Query,
  rows: AsyncIterable<readonly ImportRow[]>,
  change: OpenPostgresChange<CustomEntry>,
  { by, now, signal }: { readonly by: string; readonly now: () => number; readonly signal: AbortSignal },
) {
  let known: KnownEntries | undefined;
  const { apply, counts } = createRowImport(
    {
      numberOf: (id) => known?.numberOf(id),
      withSource: (row) => known?.withSource(row) ?? [],
      read: (number) => known?.read(number),
      next: () => known?.next() ?? 0,
      write: (number, content, before) => known?.write(number, content, before),
    },
    by,
    now,
  );
  const noted = new Set<number>();
  for await (const together of inGroups(rows, rowsTogether)) {
    signal.throwIfAborted();
    known = await readKnownEntries(query, together);
    for (const row of together) apply(row);
    const { before, written } = known.changed();
    await change.note(new Map([...before].filter(([number]) => !noted.has(number))));
    for (const number of before.keys()) noted.add(number);
    await removeEntries(
      query,
      [...before].flatMap(([number, content]) => (content ? [number] : [])),
    );
    await insertCustomEntries(query, written);
  }
  // Until autovacuum gathers these statistics, each page of an export would scan all texts.
  if (noted.size >= rowsTogether) await query('lookup-analyze', 'ANALYZE lookup_entries, lookup_texts');
  return counts;
}

/** The entries that some rows may be about, as the rows before them leave them. */
interface KnownEntries {
  numberOf(id: string): number | undefined;
  withSource(row: ImportRow): readonly number[];
  read(number: number): CustomEntry | undefined;
  next(): number;
  write(number: number, content: CustomEntry, before: CustomEntry | undefined): void;
  /** The changed entries by number: as stored in the database, and as they are to be written. */
  changed(): {
    readonly before: ReadonlyMap<number, CustomEntry | undefined>;
    readonly written: ReadonlyMap<number, CustomEntry>;
  };
}

async function readKnownEntries(query: Query, rows: readonly ImportRow[]): Promise<KnownEntries> {
  const ids = await numbersOf(
    query,
    rows.flatMap((row) => customIdOf(row) ?? []),
  );
  const bySource = await entriesBySource(query, rows);
  const stored = await readCustomEntries(query, [
    ...new Set([...ids.values(), ...[...bySource.values()].flat()]),
  ]);
  // Any row without a known id may turn out to be new. Numbers that are not used are lost, which harms nothing.
  const free = await newNumbers(query, rows.filter((row) => !ids.has(customIdOf(row) ?? '')).length);
  const contents = new Map(stored);
  const written = new Map<number, CustomEntry>();

  return {
    numberOf: (id) => ids.get(id),
    withSource(row) {
      const source = sourceOf(row);
      // An earlier row may have changed the source text of an entry.
      return (bySource.get(source) ?? []).filter((number) => {
        const content = contents.get(number);
        return content && sourceOf({ draft: content, source: row.source }) === source;
      });
    },
    read: (number) => contents.get(number),
    next() {
      const number = free.shift();
      if (number === undefined) throw new Error('An import has more new rows than were counted.');
      return number;
    },
    write(number, content) {
      contents.set(number, content);
      written.set(number, content);
      ids.set(content.id, number);
      for (const source of Object.keys(content.texts) as TranslationLanguage[]) {
        const name = sourceOf({ draft: content, source });
        const others = (bySource.get(name) ?? []).filter((other) => other !== number);
        bySource.set(
          name,
          [number, ...others].sort((a, b) => b - a),
        );
      }
    },
    changed: () => ({
      before: new Map([...written.keys()].map((number) => [number, stored.get(number)])),
      written,
    }),
  };
}

/** Names the source text of a row, with its language, domain and account. */
function sourceOf({ draft, source }: Pick<ImportRow, 'draft' | 'source'>): string {
  return JSON.stringify([source, draft.texts[source]?.text ?? '', draft.domain, draft.account]);
}

/** The custom entries with the source text of each row, the newest first. */
async function entriesBySource(query: Query, rows: readonly ImportRow[]): Promise<Map<string, number[]>> {
  const wanted = new Map(rows.map((row) => [sourceOf(row), row]));
  const texts = [...wanted.values()].map(({ draft, source }) => ({
    ...draft,
    source,
    text: draft.texts[source]?.text ?? '',
  }));
  const found = await query<{ at: number; entry: number }>(
    'lookup-import-by-source',
    `SELECT at, entry
     FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])
       WITH ORDINALITY AS wanted (key, language, text, domain, account, at),
     LATERAL (
       SELECT entry FROM lookup_texts AS texts JOIN lookup_entries AS entries USING (entry)
       WHERE texts.key = wanted.key AND texts.language = wanted.language AND texts.text = wanted.text
         AND seed IS NULL AND entries.domain IS NOT DISTINCT FROM wanted.domain
         AND entries.account IS NOT DISTINCT FROM wanted.account
       ORDER BY entry DESC LIMIT ${entriesWithSource}
     ) AS found
     ORDER BY at, entry DESC`,
    [
      texts.map(({ text }) => keyOf(normalForm(text))),
      texts.map(({ source }) => source),
      texts.map(({ text }) => text),
      texts.map(({ domain }) => domain),
      texts.map(({ account }) => account),
    ],
  );
  const sources = [...wanted.keys()];
  const bySource = new Map<string, number[]>();
  for (const { at, entry } of found.rows) {
    const name = sources[at - 1] ?? '';
    bySource.set(name, [...(bySource.get(name) ?? []), entry]);
  }
  return bySource;
}

/** Joins small batches into groups of `size` rows. */
async function* inGroups<T>(
  batches: AsyncIterable<readonly T[]>,
  size: number,
): AsyncGenerator<readonly T[]> {
  let group: T[] = [];
  for await (const batch of batches) {
    for (const one of batch) {
      group.push(one);
      if (group.length < size) continue;
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}
