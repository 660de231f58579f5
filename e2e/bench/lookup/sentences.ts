import type { EntryStore } from '../../../src/service/store/lookup/entry-store.ts';
import type { LookupStore } from '../../../src/service/store/lookup-store.ts';
import { measureMilliseconds } from '../harness/interleave.ts';
import { median } from '../harness/row.ts';
import { makeEntry } from './entries.ts';

const lookupsPerRound = 2000;
/** Sentences in one lookup, as in the service. */
const sentencesTogether = 100;

/** Milliseconds per lookup of sentences that exist. @throws when one is not found */
export async function timeKnownSentences(store: LookupStore, round: number, size: number): Promise<number> {
  const numbers = spreadEntryNumbers(round, size);
  const sentences = numbers.map((n) => makeEntry(n).texts.en?.text ?? '');
  let found: Awaited<ReturnType<LookupStore['find']>> = [];
  const time = await measureMilliseconds(async () => {
    found = await findAll(store, sentences);
  });
  const wrong = numbers.find((n, at) => found[at]?.get('hi')?.text !== makeEntry(n).texts.hi?.text);
  if (wrong !== undefined) throw new Error(`Sentence ${wrong} was not found.`);
  return time / lookupsPerRound;
}

export async function timeUnknownSentences(store: LookupStore, round: number, size: number): Promise<number> {
  const sentences = spreadEntryNumbers(round, size).map((n) => `Nobody wrote ${n}`);
  return (await measureMilliseconds(() => findAll(store, sentences))) / lookupsPerRound;
}

async function findAll(store: LookupStore, sentences: readonly string[]) {
  const found: Awaited<ReturnType<LookupStore['find']>>[number][] = [];
  for (let at = 0; at < sentences.length; at += sentencesTogether) {
    found.push(...(await store.find(sentences.slice(at, at + sentencesTogether), 'en', ['hi'])));
  }
  return found;
}

/** Entry numbers spread over the entire database, different in each round. */
function spreadEntryNumbers(round: number, size: number): number[] {
  return Array.from({ length: lookupsPerRound }, (_, at) => (round * 7_919 + at * 104_729) % size);
}

const similarTexts = 200;

/**
 * Processor time per search for the entries similar to a text with two typos, and how often the intended entry comes
 * first.
 */
export async function timeSimilarTexts(entries: EntryStore, size: number) {
  const { signal } = new AbortController();
  const search = (text: string) => entries.similar(text, 'en', 5, signal);
  await search('The first search takes a sample of the database.');
  const times: number[] = [];
  let found = 0;
  for (const n of spreadEntryNumbers(0, size).slice(0, similarTexts)) {
    const text = makeEntry(n).texts.en?.text ?? '';
    const since = process.cpuUsage();
    const { similar } = await search(text.replace('number', 'numbr').replace('today', 'tody'));
    const { user, system } = process.cpuUsage(since);
    times.push((user + system) / 1000);
    if (similar[0]?.entry.texts.en?.text === text) found++;
  }
  return { milliseconds: median(times), foundPercent: (100 * found) / similarTexts };
}
