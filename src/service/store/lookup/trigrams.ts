import type { TranslationLanguage } from '#contract/languages.ts';
import type { Entry } from '#contract/local/lookup.ts';
import { inTurns } from '#service/in-turns.ts';

/** Number of entries in the sample from which the rarity of a trigram is estimated. */
const sampleSize = 1_000;
const entriesPerStatement = 50;

/** The texts of all entries, and an index of the phrases by the trigrams of their texts. */
export interface TrigramIndex {
  /** The highest number of an entry; 0 if there is none. */
  lastEntry(): Promise<number>;
  /** The texts of entries in all languages. */
  textsOf(entries: readonly number[]): Promise<readonly string[]>;
  /** The numbers of at most `limit` phrases that contain all of the trigrams. */
  entriesWith(trigrams: readonly string[], limit: number): Promise<readonly number[]>;
  /** The texts of entries in one language. */
  textsIn(
    language: TranslationLanguage,
    entries: readonly number[],
  ): Promise<readonly { readonly entry: number; readonly text: string }[]>;
  readEntries(entries: readonly number[]): Promise<ReadonlyMap<number, Entry>>;
}

export type TrigramSample = ReturnType<typeof createTrigramSample>;

/** The approximate number of entries that contain a trigram. */
export type TrigramCount = (trigram: string) => number;

/** The trigrams of a text, as stored in the index of the database. */
export function trigramsOf(text: string): string[] {
  const characters = Array.from(text.normalize('NFC').toLowerCase());
  return [...new Set(characters.slice(0, -2).map((_, at) => characters.slice(at, at + 3).join('')))];
}

/**
 * Estimates how common a trigram is from a sample of the entries. Counting the entries with a trigram in the index
 * would mean reading all of them. The sample is renewed when the database has grown by half or shrunk by a third.
 */
export function createTrigramSample({ lastEntry, textsOf }: TrigramIndex) {
  let sample: { readonly last: number; readonly counts: ReadonlyMap<string, number> } | undefined;

  return async (signal: AbortSignal): Promise<TrigramCount> => {
    const last = await lastEntry();
    if (!sample || last > sample.last * 1.5 || last < sample.last / 1.5) {
      const counts = new Map<string, number>();
      await inTurns(entriesOfSample(last), signal, async (entries) => {
        for (const text of await textsOf(entries)) {
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
