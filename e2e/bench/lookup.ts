import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createLongChanges } from '../../src/service/long-changes/long-changes.ts';
import type { EntryStore } from '../../src/service/store/lookup/entry-store.ts';
import { createLibsqlEntryStore } from '../../src/service/store/lookup/entry-store-libsql.ts';
import { type LookupDatabase, openLookupDatabase } from '../../src/service/store/lookup/lookup-database.ts';
import type { LookupEntry, LookupStore } from '../../src/service/store/lookup-store.ts';
import { createLibsqlLookupStore } from '../../src/service/store/lookup-store-libsql.ts';
import { createLibsqlExceptionStore } from '../../src/service/transliteration/exceptions/exception-store-libsql.ts';
import { withDataDir } from '../proof/harness/own-service.ts';
import { interleave, measureMilliseconds } from './harness/interleave.ts';
import { comparedRow, median, type Row, rowWithLimit, rowWithoutGoal } from './harness/row.ts';

export const budgetMinutes = 2.7;
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
        const found = await interleave(rounds, {
          known: (round) => timeKnownSentences(store, round, size),
          unknown: (round) => timeUnknownSentences(store, round, size),
        });
        known.push(median(found.known));
        unknown.push(median(found.unknown));
      }
      const people = createLibsqlEntryStore(database);
      const similar = await timeSimilarTexts(people);
      const imported = await importEntries(database, dataDir);
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
        rowWithLimit('import of 100,000 entries into these', 's', imported.seconds, { atMost: 30 }),
        rowWithLimit('import, memory', 'MB', imported.megabytes, { atMost: 200 }),
        rowWithLimit('export of the imported entries', 's', imported.exportSeconds, { atMost: 10 }),
        rowWithLimit('undo of the import', 's', imported.undo.seconds, { atMost: 30 }),
        rowWithLimit('undo of this undo', 's', imported.redo.seconds, { atMost: 30 }),
        ...waitRows('import', imported),
        ...waitRows('undo of the import', imported.undo),
        ...waitRows('undo of this undo', imported.redo),
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
    comparedRow(`${name} among ${sizeText(at + 1)}, compared with ${sizeText(0)}`, 'ms', value, first, {
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

/** Entry numbers spread over the entire database, different in each round. */
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

const similarTexts = 200;

/**
 * Processor time per search for the entries similar to a text with two typos, and how often the intended entry comes
 * first.
 */
async function timeSimilarTexts(entries: EntryStore) {
  const { signal } = new AbortController();
  const search = (text: string) => entries.similar(text, 'en', 5, signal);
  await search('The first search takes a sample of the database.');
  const times: number[] = [];
  let found = 0;
  for (const n of spreadEntryNumbers(0, databaseSizes[2]).slice(0, similarTexts)) {
    const text = makeEntry(n).texts.en?.text ?? '';
    const since = process.cpuUsage();
    const { similar } = await search(text.replace('number', 'numbr').replace('today', 'tody'));
    const { user, system } = process.cpuUsage(since);
    times.push((user + system) / 1000);
    if (similar[0]?.entry.texts.en?.text === text) found++;
  }
  return { milliseconds: median(times), foundPercent: (100 * found) / similarTexts };
}

function writeEntryFile(file: string): void {
  const lines = Array.from({ length: 100_000 }, (_, n) => {
    const { en, hi } = makeEntry(n).texts;
    return `Imported: ${en?.text},${hi?.text}\n`;
  });
  writeFileSync(file, `en,hi\n${lines.join('')}`);
}

/** Collects the garbage of the benchmark itself, which would otherwise be collected during the import. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const measureSeconds = async (work: () => unknown) => (await measureMilliseconds(work)) / 1000;

/** Imports a CSV file as the service does, exports its entries and undoes the import. */
async function importEntries(database: LookupDatabase, folder: string) {
  const entries = createLibsqlEntryStore(database);
  const changes = createLongChanges(database, { entries, exceptions: createLibsqlExceptionStore(database) });
  const { signal } = new AbortController();
  const file = join(folder, 'import.csv');
  writeEntryFile(file);
  collectGarbage();
  const given = { format: 'csv', file, by: '', label: 'import.csv', accountNames: [] } as const;
  const { result: imported, ...costs } = await measureChange(() => changes.import(given, () => {}, signal));
  if (imported.kind !== 'done' || imported.added !== 100_000) throw new Error(JSON.stringify(imported));
  const exported = new Set<string | undefined>();
  const exportSeconds = await measureSeconds(async () => {
    for await (const { texts } of entries.export({ origin: 'own' }, signal)) exported.add(texts.en?.text);
  });
  if (exported.size !== 100_000) throw new Error(`${exported.size} different entries were exported.`);
  const undoChange = async (id: string, left: number) => {
    const { result, ...costs } = await measureChange(() =>
      changes.undo({ store: 'entries', id, by: '' }, signal),
    );
    const { total } = await entries.list({ origin: 'own' }, { limit: 1 }, signal);
    if (result.kind !== 'done' || total !== left)
      throw new Error(`${result.kind}, ${total} entries are left.`);
    return { ...costs, id: result.change.id };
  };
  const undo = await undoChange(imported.change?.id ?? '', 0);
  const redo = await undoChange(undo.id, 100_000);
  return { ...costs, exportSeconds, undo, redo };
}

/**
 * The time and memory of a change, and the longest gap between two ticks of a timer meanwhile, during which no request
 * would be answered: by the clock, which depends on other load, and in processor time of this process.
 */
async function measureChange<T>(change: () => Promise<T>) {
  const before = process.memoryUsage.rss();
  let most = 0;
  let longestWait = 0;
  let busiestWait = 0;
  let last = performance.now();
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    longestWait = Math.max(longestWait, performance.now() - last);
    busiestWait = Math.max(busiestWait, (user + system) / 1000);
    most = Math.max(most, process.memoryUsage.rss() - before + memoryOfChildren());
    last = performance.now();
    used = process.cpuUsage();
  }, 1);
  const since = performance.now();
  const result = await change();
  const seconds = (performance.now() - since) / 1000;
  clearInterval(timer);
  return { result, seconds, megabytes: most / 1_000_000, longestWait, busiestWait };
}

const waitRows = (what: string, wait: { readonly longestWait: number; readonly busiestWait: number }) => [
  rowWithLimit(`${what}, longest work of the service at a time`, 'ms', wait.busiestWait, { atMost: 20 }),
  rowWithoutGoal(`${what}, longest wait of others`, 'ms', wait.longestWait),
];

/** Memory in bytes of the processes that this one has started; 0 where the system does not report it. */
function memoryOfChildren(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean);
    const pages = children.map((pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]));
    return pages.reduce((sum, count) => sum + count * pageBytes, 0);
  } catch {
    return 0;
  }
}

const pageBytes = 4096;
