import * as z from 'zod/mini';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { SimilarEntries } from '#contract/local/lookup.ts';
import { inTurns } from '#service/in-turns.ts';
import { quoteTrigram } from './entry-list.ts';
import { createEntryReader } from './entry-rows.ts';
import type { LookupDatabase } from './lookup-database.ts';
import { similarityTo } from './similarity.ts';

/** Texts less similar than this are not offered. */
const leastSimilarity = 0.5;
/** Characters of a text by which similar ones are found. */
const charactersSearched = 1_000;
/** Entries whose texts say which trigrams are rare. */
const sampleSize = 1_000;
/** The rarest trigrams of a text are searched one by one, and the very rarest also in pairs. */
const searched = { tried: 60, atLeast: 6, atMost: 20, paired: 5, entriesEach: 60 };
/** Entries that share most of these are compared in full. */
const compared = 60;

const Numbers = z.array(z.number());
const LastRow = z.object({ last: z.number() });
const TextRow = z.object({ entry: z.number(), text: z.string() });

/** How many entries of a sample contain each trigram. */
interface Sample {
  readonly lastEntry: number;
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Finds entries with texts similar to another one. A trigram index names candidates: entries that share rare trigrams with
 * the text, because common ones say little and are in most entries. How rare a trigram is comes from a sample, which is
 * renewed when the database has grown by half.
 */
export function createSimilarEntries({ reader }: LookupDatabase) {
  const readEntries = createEntryReader(reader);
  const lastEntry = reader.prepare('SELECT coalesce(max(entry), 0) AS last FROM lookup_entries');
  const textsOf = reader.prepare(
    `SELECT entry, text FROM lookup_texts JOIN lookup_entries USING (entry)
     WHERE entry IN (SELECT value FROM json_each(?)) AND kind = 'phrase'`,
  );
  const textsIn = reader.prepare(
    'SELECT entry, text FROM lookup_texts WHERE entry IN (SELECT value FROM json_each(?)) AND language = ?',
  );
  const entriesWith = reader
    .prepare('SELECT rowid FROM lookup_trigrams WHERE lookup_trigrams MATCH ? LIMIT ?')
    .pluck();
  let sample: Sample | undefined;

  const takeSample = async (signal: AbortSignal): Promise<Sample> => {
    const { last } = LastRow.parse(lastEntry.get());
    if (sample && last <= sample.lastEntry * 1.5 && last >= sample.lastEntry / 1.5) return sample;
    const step = Math.max(1, last / sampleSize);
    const entries = Array.from({ length: Math.min(last, sampleSize) }, (_, at) => Math.floor(at * step) + 1);
    const batches = Array.from({ length: Math.ceil(entries.length / 50) }, (_, at) =>
      entries.slice(at * 50, at * 50 + 50),
    );
    const counts = new Map<string, number>();
    await inTurns(batches, signal, (batch) => {
      for (const row of textsOf.all(JSON.stringify(batch))) {
        for (const trigram of trigramsOf(TextRow.parse(row).text)) {
          counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
        }
      }
    });
    sample = { lastEntry: last, counts };
    return sample;
  };

  const findCandidates = (trigrams: readonly string[]): number[] => {
    const votes = new Map<number, number>();
    const search = (wanted: readonly string[]): boolean => {
      const query = wanted.map(quoteTrigram).join(' AND ');
      const entries = Numbers.parse(entriesWith.all(query, searched.entriesEach));
      for (const entry of entries) votes.set(entry, (votes.get(entry) ?? 0) + wanted.length);
      return entries.length > 0;
    };
    const known: string[] = [];
    // The trigrams of a misspelt word are in no entry.
    for (const trigram of trigrams.slice(0, searched.tried)) {
      if (known.length >= (votes.size < compared ? searched.atMost : searched.atLeast)) break;
      if (search([trigram])) known.push(trigram);
    }
    for (const [at, trigram] of known.slice(0, searched.paired).entries()) {
      for (const other of known.slice(0, at)) search([trigram, other]);
    }
    return [...votes]
      .sort(([, a], [, b]) => b - a)
      .slice(0, compared)
      .map(([entry]) => entry);
  };

  /** The entries whose texts in `language` are most similar to `text`, most similar first. */
  return async (
    text: string,
    language: TranslationLanguage,
    limit: number,
    signal: AbortSignal,
  ): Promise<SimilarEntries> => {
    const { counts } = await takeSample(signal);
    const trigrams = [...trigramsOf(text.slice(0, charactersSearched))];
    // First every third trigram, so that those of one rare word do not take all places.
    const spread = [0, 1, 2].flatMap((start) => trigrams.filter((_, at) => at % 3 === start));
    const rarest = spread.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    const similarity = similarityTo(text);
    const similar = textsIn
      .all(JSON.stringify(findCandidates(rarest)), language)
      .map((row) => {
        const { entry, text: other } = TextRow.parse(row);
        return { entry, similarity: similarity(other) };
      })
      .filter((one) => one.similarity >= leastSimilarity)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, limit);
    const entries = readEntries(similar.map(({ entry }) => entry));
    return {
      similar: similar.flatMap(({ entry, similarity }) => {
        const found = entries.get(entry);
        return found ? [{ entry: found, similarity }] : [];
      }),
    };
  };
}

function trigramsOf(text: string): Set<string> {
  const characters = Array.from(text.normalize('NFC').toLowerCase());
  return new Set(characters.slice(0, -2).map((_, at) => characters.slice(at, at + 3).join('')));
}
