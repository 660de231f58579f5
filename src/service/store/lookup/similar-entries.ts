import type { TranslationLanguage } from '#contract/languages.ts';
import type { SimilarEntries } from '#contract/local/lookup.ts';
import { similarityTo } from './similarity.ts';
import { type TrigramCount, type TrigramIndex, type TrigramSample, trigramsOf } from './trigrams.ts';

/** Minimum similarity of the offered texts. */
const minSimilarity = 0.5;
/** Number of characters of a text that are used to find similar ones. */
const charactersSearched = 1_000;
/**
 * Limits of the search. At most `tried` trigrams are searched, the rarest first, until `atLeast` of them were found in
 * entries. While there are fewer than `comparedCandidates` candidates, the search goes on until `atMost` were found. Then
 * entries with two of the first `paired` trigrams found are searched. Each search finds at most `entriesEach` entries.
 */
const searchLimits = { tried: 60, atLeast: 6, atMost: 20, paired: 5, entriesEach: 60 };
/** Maximum cost of all pairs together; a pair costs the estimated number of entries with either trigram. */
const pairBudget = 120_000;
/** Maximum number of candidates whose texts are compared in full: those that share the most trigrams. */
const comparedCandidates = 60;

/**
 * Finds entries with texts similar to another one. A trigram index names candidates: entries that share rare trigrams
 * with the text, because common ones occur in most entries. A sample tells how rare a trigram is.
 */
export function createSimilarEntries(index: TrigramIndex, sample: TrigramSample) {
  const findCandidates = async (trigrams: readonly string[], count: TrigramCount): Promise<number[]> => {
    const votes = new Map<number, number>();
    const search = async (wanted: readonly string[]): Promise<boolean> => {
      const entries = await index.entriesWith(wanted, searchLimits.entriesEach);
      for (const entry of entries) votes.set(entry, (votes.get(entry) ?? 0) + wanted.length);
      return entries.length > 0;
    };
    const known: string[] = [];
    // Trigrams that are in no entry, such as those of a misspelt word, do not count towards `atLeast`.
    for (const trigram of trigrams.slice(0, searchLimits.tried)) {
      if (known.length >= (votes.size < comparedCandidates ? searchLimits.atMost : searchLimits.atLeast))
        break;
      if (await search([trigram])) known.push(trigram);
    }
    let budget = pairBudget;
    for (const [at, trigram] of known.slice(0, searchLimits.paired).entries()) {
      for (const other of known.slice(0, at)) {
        const cost = count(trigram) + count(other);
        if (cost > budget) continue;
        budget -= cost;
        await search([trigram, other]);
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
    const candidates = await findCandidates(rarest, count);
    const similar = (await index.textsIn(language, candidates))
      .map(({ entry, text: other }) => ({ entry, similarity: similarity(other) }))
      .filter((one) => one.similarity >= minSimilarity)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, limit);
    const entries = await index.readEntries(similar.map(({ entry }) => entry));
    return {
      similar: similar.flatMap(({ entry, similarity }) => {
        const found = entries.get(entry);
        return found ? [{ entry: found, similarity }] : [];
      }),
    };
  };
}
