import { join } from 'node:path';
import { createLibsqlEntryStore } from '../../src/service/store/lookup/entry-store-libsql.ts';
import { openLookupDatabase } from '../../src/service/store/lookup/lookup-database.ts';
import { createLibsqlLookupStore } from '../../src/service/store/lookup-store-libsql.ts';
import { withDataDir } from '../proof/harness/own-service.ts';
import { interleave } from './harness/interleave.ts';
import { rowsOfOwnProcess } from './harness/own-process.ts';
import { comparedRow, median, type Row, rowWithLimit } from './harness/row.ts';
import { makeEntry, writeEntryFile } from './lookup/entries.ts';
import { timeKnownSentences, timeSimilarTexts, timeUnknownSentences } from './lookup/sentences.ts';

export const budgetMinutes = 1.4;
/** Entries stored in one transaction. */
const entriesPerTransaction = 50_000;
const databaseSizes = [100_000, 300_000, 1_000_000] as const;
const rounds = 9;

/** Looks up sentences in a database that grows to a million entries, each in English and Hindi. */
export async function run(): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const file = join(dataDir, 'lookup.db');
    const rows = await lookupRows(file);
    const entryFile = join(dataDir, 'import.csv');
    writeEntryFile(entryFile);
    // In a separate process, because the heap of this one is large by now and would count as the service's.
    return [...rows, ...(await rowsOfOwnProcess('lookup/long-changes', [file, entryFile]))];
  });
}

async function lookupRows(file: string): Promise<Row[]> {
  const database = openLookupDatabase(file);
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
      const found = await interleave(rounds, {
        known: (round) => timeKnownSentences(store, round, size),
        unknown: (round) => timeUnknownSentences(store, round, size),
      });
      known.push(median(found.known));
      unknown.push(median(found.unknown));
    }
    const similar = await timeSimilarTexts(createLibsqlEntryStore(database), databaseSizes[2]);
    return [
      ...known.map((value, at) =>
        rowWithLimit(`a sentence among ${sizeText(at)}`, 'ms', value, { atMost: 0.1 }),
      ),
      ...growthRows('a sentence', known),
      ...growthRows('an unknown sentence', unknown),
      rowWithLimit('similar texts among 1,000,000, processor time', 'ms', similar.milliseconds, {
        atMost: 10,
      }),
      rowWithLimit('similar texts, the nearest one first', '%', similar.foundPercent, { atLeast: 95 }),
    ];
  } finally {
    await database.close();
  }
}

const sizeText = (at: number) => (databaseSizes[at] ?? 0).toLocaleString('en');

/** Rows that compare a lookup in each larger database with one in the smallest; linear growth is 3x and 10x. */
function growthRows(name: string, [first = Number.NaN, ...larger]: readonly number[]): Row[] {
  return larger.map((value, at) =>
    comparedRow(`${name} among ${sizeText(at + 1)}, compared with ${sizeText(0)}`, 'ms', value, first, {
      atMost: (databaseSizes[at + 1] ?? 0) / databaseSizes[0],
    }),
  );
}
