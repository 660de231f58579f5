import * as z from 'zod/mini';
import { createEntryReader } from './entry-rows.ts';
import type { LookupDatabase } from './lookup-database.ts';
import type { TrigramIndex } from './trigrams.ts';

const LastRow = z.object({ last: z.number() });
const Numbers = z.array(z.number());
const Texts = z.array(z.string());
const TextRows = z.array(z.object({ entry: z.number(), text: z.string() }));

/** The trigram index of the embedded database. */
export function createLibsqlTrigramIndex({ reader }: LookupDatabase): TrigramIndex {
  const readEntries = createEntryReader(reader);
  const lastEntry = reader.prepare('SELECT coalesce(max(entry), 0) AS last FROM lookup_entries');
  const textsOf = reader
    .prepare('SELECT text FROM lookup_texts WHERE entry IN (SELECT value FROM json_each(?))')
    .pluck();
  const entriesWith = reader
    .prepare('SELECT rowid FROM lookup_trigrams WHERE lookup_trigrams MATCH ? LIMIT ?')
    .pluck();
  const textsIn = reader.prepare(
    'SELECT entry, text FROM lookup_texts WHERE entry IN (SELECT value FROM json_each(?)) AND language = ?',
  );
  return {
    lastEntry: async () => LastRow.parse(lastEntry.get()).last,
    textsOf: async (entries) => Texts.parse(textsOf.all(JSON.stringify(entries))),
    entriesWith: async (trigrams, limit) => Numbers.parse(entriesWith.all(trigramQuery(trigrams), limit)),
    textsIn: async (language, entries) => TextRows.parse(textsIn.all(JSON.stringify(entries), language)),
    readEntries: async (entries) => readEntries(entries),
  };
}

/** A query for entries with all of these trigrams. */
const trigramQuery = (trigrams: readonly string[]) =>
  trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ');
