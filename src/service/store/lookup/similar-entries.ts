import * as z from 'zod/mini';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { SimilarEntries } from '#contract/local/lookup.ts';
import { createEntryReader } from './entry-rows.ts';
import type { LookupDatabase } from './lookup-database.ts';
import { similarityTo } from './similarity.ts';
import { type createTrigramSample, type TrigramCount, trigramQuery, trigramsOf } from './trigrams.ts';

/** Texts less similar than this are not offered. */
const leastSimilarity = 0.5;
/** Characters of a text by which similar ones are found. */
const charactersSearched = 1_000;
/** The rarest trigrams of a text are searched one by one, and the very rarest also in pairs. */
const searched = { tried: 60, atLeast: 6, atMost: 20, paired: 5, entriesEach: 60 };
/** Entries that may be read to search for pairs: a pair takes as long as its trigrams are common. */
const pairBudget = 120_000;
/** Entries that share most of these are compared in full. */
const compared = 60;

const Numbers = z.array(z.number());
const TextRow = z.object({ entry: z.number(), text: z.string() });

/**
 * Finds entries with texts similar to another one. A trigram index names candidates: entries that share rare trigrams with
 * the text, because common ones say little and are in most entries. How rare a trigram is, a sample tells.
 */
export function createSimilarEntries(
  { reader }: LookupDatabase,
  sample: ReturnType<typeof createTrigramSample>,
) {
  const readEntries = createEntryReader(reader);
  const textsIn = reader.prepare(
    'SELECT entry, text FROM lookup_texts WHERE entry IN (SELECT value FROM json_each(?)) AND language = ?',
  );
  const entriesWith = reader
    .prepare('SELECT rowid FROM lookup_trigrams WHERE lookup_trigrams MATCH ? LIMIT ?')
    .pluck();
  const findCandidates = (trigrams: readonly string[], count: TrigramCount): number[] => {
    const votes = new Map<number, number>();
    const search = (wanted: readonly string[]): boolean => {
      const entries = Numbers.parse(entriesWith.all(trigramQuery(wanted), searched.entriesEach));
      for (const entry of entries) votes.set(entry, (votes.get(entry) ?? 0) + wanted.length);
      return entries.length > 0;
    };
    const known: string[] = [];
    // The trigrams of a misspelt word are in no entry.
    for (const trigram of trigrams.slice(0, searched.tried)) {
      if (known.length >= (votes.size < compared ? searched.atMost : searched.atLeast)) break;
      if (search([trigram])) known.push(trigram);
    }
    let budget = pairBudget;
    for (const [at, trigram] of known.slice(0, searched.paired).entries()) {
      for (const other of known.slice(0, at)) {
        const cost = count(trigram) + count(other);
        if (cost > budget) continue;
        budget -= cost;
        search([trigram, other]);
      }
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
    const count = await sample(signal);
    const trigrams = trigramsOf(text.slice(0, charactersSearched));
    // First every third trigram, so that those of one rare word do not take all places.
    const spread = [0, 1, 2].flatMap((start) => trigrams.filter((_, at) => at % 3 === start));
    const rarest = spread.sort((a, b) => count(a) - count(b));
    const similarity = similarityTo(text);
    const similar = textsIn
      .all(JSON.stringify(findCandidates(rarest, count)), language)
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
