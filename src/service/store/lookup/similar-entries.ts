import * as z from 'zod/mini';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { SimilarEntries } from '#contract/local/lookup.ts';
import { createEntryReader } from './entry-rows.ts';
import type { LookupDatabase } from './lookup-database.ts';
import { similarityTo } from './similarity.ts';
import { type createTrigramSample, type TrigramCount, trigramQuery, trigramsOf } from './trigrams.ts';

/** Minimum similarity of the offered texts. */
const minSimilarity = 0.5;
/** Number of characters of a text that are used to find similar ones. */
const charactersSearched = 1_000;
/** The rarest trigrams of a text are searched one by one, and the very rarest also in pairs. */
const searchLimits = { tried: 60, atLeast: 6, atMost: 20, paired: 5, entriesEach: 60 };
/** Maximum number of entries read while searching for pairs; a pair of common trigrams costs more. */
const pairBudget = 120_000;
/** Number of entries, those that share the most trigrams, whose texts are compared in full. */
const comparedCandidates = 60;

const Numbers = z.array(z.number());
const TextRow = z.object({ entry: z.number(), text: z.string() });

/**
 * Finds entries with texts similar to another one. A trigram index names candidates: entries that share rare trigrams
 * with the text, because common ones occur in most entries. A sample tells how rare a trigram is.
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
      const entries = Numbers.parse(entriesWith.all(trigramQuery(wanted), searchLimits.entriesEach));
      for (const entry of entries) votes.set(entry, (votes.get(entry) ?? 0) + wanted.length);
      return entries.length > 0;
    };
    const known: string[] = [];
    // The trigrams of a misspelt word are in no entry.
    for (const trigram of trigrams.slice(0, searchLimits.tried)) {
      if (known.length >= (votes.size < comparedCandidates ? searchLimits.atMost : searchLimits.atLeast))
        break;
      if (search([trigram])) known.push(trigram);
    }
    let budget = pairBudget;
    for (const [at, trigram] of known.slice(0, searchLimits.paired).entries()) {
      for (const other of known.slice(0, at)) {
        const cost = count(trigram) + count(other);
        if (cost > budget) continue;
        budget -= cost;
        search([trigram, other]);
      }
    }
    return [...votes]
      .sort(([, a], [, b]) => b - a)
      .slice(0, comparedCandidates)
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
    // Every third trigram comes first, so that the overlapping ones of a single rare word do not use up all searches.
    const spread = [0, 1, 2].flatMap((start) => trigrams.filter((_, at) => at % 3 === start));
    const rarest = spread.sort((a, b) => count(a) - count(b));
    const similarity = similarityTo(text);
    const similar = textsIn
      .all(JSON.stringify(findCandidates(rarest, count)), language)
      .map((row) => {
        const { entry, text: other } = TextRow.parse(row);
        return { entry, similarity: similarity(other) };
      })
      .filter((one) => one.similarity >= minSimilarity)
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
