import { join } from 'node:path';
import { openLookupDatabase } from '../../src/service/store/lookup/lookup-database.ts';
import type { LookupEntry, LookupStore } from '../../src/service/store/lookup-store.ts';
import { createLibsqlLookupStore } from '../../src/service/store/lookup-store-libsql.ts';
import { withDataDir } from '../proof/harness/own-service.ts';
import { inTurns, measureMilliseconds } from './harness/in-turns.ts';
import { comparedRow, median, type Row, rowWithLimit } from './harness/row.ts';

export const budgetMinutes = 1.5;
/** Entries stored in one transaction. */
const entriesPerTransaction = 50_000;
const databaseSizes = [100_000, 300_000, 1_000_000] as const;
const rounds = 9;
const lookupsPerRound = 2000;

/** Looks up sentences in a database that grows to a million entries, each in English and Hindi. */
export async function run(): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const database = openLookupDatabase(join(dataDir, 'lookup.db'));
    try {
      const store = createLibsqlLookupStore(database);
      const known: number[] = [];
      const unknown: number[] = [];
      let entries = 0;
      for (const size of databaseSizes) {
        for (; entries < size; entries += entriesPerTransaction) {
          const phrases = Array.from({ length: entriesPerTransaction }, (_, at) => makeEntry(entries + at));
          await store.seed({ name: `batch ${entries}`, phrases, templates: [] });
        }
        const found = await inTurns(rounds, {
          known: (round) => timeKnownSentences(store, round, size),
          unknown: (round) => timeUnknownSentences(store, round, size),
        });
        known.push(median(found.known));
        unknown.push(median(found.unknown));
      }
      return [
        ...known.map((value, at) =>
          rowWithLimit(`a sentence among ${sizeText(at)}`, 'ms', value, { atMost: 0.1 }),
        ),
        ...growthRows('a sentence', known),
        ...growthRows('an unknown sentence', unknown),
      ];
    } finally {
      await database.close();
    }
  });
}

const sizeText = (at: number) => (databaseSizes[at] ?? 0).toLocaleString('en');

/** A lookup in a larger database compared with one in the smallest. Linear growth would be 3x and 10x. */
function growthRows(name: string, [first = Number.NaN, ...larger]: readonly number[]): Row[] {
  return larger.map((value, at) =>
    comparedRow(`${name} among ${sizeText(at + 1)}, beside ${sizeText(0)}`, 'ms', value, first, {
      atMost: (databaseSizes[at + 1] ?? 0) / databaseSizes[0],
    }),
  );
}

/** Milliseconds per lookup of sentences that exist. @throws when one is not found */
async function timeKnownSentences(store: LookupStore, round: number, size: number): Promise<number> {
  const numbers = spreadEntryNumbers(round, size);
  const sentences = numbers.map((n) => makeEntry(n).texts.en?.text ?? '');
  let found: Awaited<ReturnType<LookupStore['find']>> = [];
  const time = await measureMilliseconds(async () => {
    found = await store.find(sentences, 'en', ['hi']);
  });
  const wrong = numbers.find((n, at) => found[at]?.get('hi')?.text !== makeEntry(n).texts.hi?.text);
  if (wrong !== undefined) throw new Error(`Sentence ${wrong} was not found.`);
  return time / lookupsPerRound;
}

async function timeUnknownSentences(store: LookupStore, round: number, size: number): Promise<number> {
  const sentences = spreadEntryNumbers(round, size).map((n) => `Nobody wrote ${n}`);
  return (await measureMilliseconds(() => store.find(sentences, 'en', ['hi']))) / lookupsPerRound;
}

/** Entry numbers spread over the whole database, different in each round. */
function spreadEntryNumbers(round: number, size: number): number[] {
  return Array.from({ length: lookupsPerRound }, (_, at) => (round * 7_919 + at * 104_729) % size);
}

function makeEntry(n: number): LookupEntry {
  return {
    id: `phrase-${n}`,
    texts: {
      en: { text: `Order number ${n} leaves from gate ${n % 97} today.`, moderation: 'moderated' },
      hi: { text: `ऑर्डर संख्या ${n} आज द्वार ${n % 97} से निकलेगा।`, moderation: 'moderated' },
    },
  };
}
