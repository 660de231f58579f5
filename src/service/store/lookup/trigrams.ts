import * as z from 'zod/mini';
import { inTurns } from '#service/in-turns.ts';
import type { LookupDatabase } from './lookup-database.ts';

/** Number of entries in the sample from which the rarity of a trigram is estimated. */
const sampleSize = 1_000;
const entriesPerStatement = 50;

const LastRow = z.object({ last: z.number() });
const Texts = z.array(z.string());

/** The approximate number of entries that contain a trigram. */
export type TrigramCount = (trigram: string) => number;

/** The trigrams of a text, as stored in the index of the database. */
export function trigramsOf(text: string): string[] {
  const characters = Array.from(text.normalize('NFC').toLowerCase());
  return [...new Set(characters.slice(0, -2).map((_, at) => characters.slice(at, at + 3).join('')))];
}

/** A query for entries with all of these trigrams. */
export const trigramQuery = (trigrams: readonly string[]) =>
  trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ');

/**
 * Estimates how common a trigram is from a sample of the entries. Counting the entries with a trigram in the index
 * would mean reading all of them. It is renewed when the database has grown or shrunk by half.
 */
export function createTrigramSample({ reader }: LookupDatabase) {
  const lastEntry = reader.prepare('SELECT coalesce(max(entry), 0) AS last FROM lookup_entries');
  const textsOf = reader
    .prepare('SELECT text FROM lookup_texts WHERE entry IN (SELECT value FROM json_each(?))')
    .pluck();
  let sample: { readonly last: number; readonly counts: ReadonlyMap<string, number> } | undefined;

  return async (signal: AbortSignal): Promise<TrigramCount> => {
    const { last } = LastRow.parse(lastEntry.get());
    if (!sample || last > sample.last * 1.5 || last < sample.last / 1.5) {
      const counts = new Map<string, number>();
      await inTurns(entriesOfSample(last), signal, (entries) => {
        for (const text of Texts.parse(textsOf.all(JSON.stringify(entries)))) {
          for (const trigram of trigramsOf(text)) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
        }
      });
      sample = { last, counts };
    }
    const { counts } = sample;
    const entriesPerCount = Math.max(1, last / sampleSize);
    return (trigram) => (counts.get(trigram) ?? 0) * entriesPerCount;
  };
}

/** Entry numbers at irregular distances, because entries at a fixed distance could have something in common. */
function entriesOfSample(last: number): number[][] {
  const size = Math.min(last, sampleSize);
  const golden = (Math.sqrt(5) - 1) / 2;
  const entries = Array.from({ length: size }, (_, at) => 1 + Math.floor((((at + 1) * golden) % 1) * last));
  return Array.from({ length: Math.ceil(size / entriesPerStatement) }, (_, at) =>
    entries.slice(at * entriesPerStatement, (at + 1) * entriesPerStatement),
  );
}
