import { readFileSync } from 'node:fs';
import { createLongChanges } from '../../../src/service/long-changes/long-changes.ts';
import { createLibsqlEntryStore } from '../../../src/service/store/lookup/entry-store-libsql.ts';
import {
  type LookupDatabase,
  openLookupDatabase,
} from '../../../src/service/store/lookup/lookup-database.ts';
import { createLibsqlExceptionStore } from '../../../src/service/transliteration/exceptions/exception-store-libsql.ts';
import { measureMilliseconds } from '../harness/interleave.ts';
import { type Row, rowWithLimit, rowWithoutGoal } from '../harness/row.ts';

/** Imports the 100,000 entries of a CSV file into a database file, exports them and undoes the import. */
export async function run(databaseFile: string, file: string): Promise<Row[]> {
  const database = openLookupDatabase(databaseFile);
  try {
    const imported = await importEntries(database, file);
    return [
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
}

const measureSeconds = async (work: () => unknown) => (await measureMilliseconds(work)) / 1000;

/** Imports a CSV file as the service does, exports its entries and undoes the import. */
async function importEntries(database: LookupDatabase, file: string) {
  const entries = createLibsqlEntryStore(database);
  const changes = createLongChanges(database, { entries, exceptions: createLibsqlExceptionStore(database) });
  const { signal } = new AbortController();
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
 * Measures a change: its time and memory, and the longest gap between two ticks of a timer during the change, in which
 * no request would be answered. The gap is measured by the clock, which depends on other load, and in processor time of
 * this process. Memory is read less often, because reading it makes garbage whose collection would count as work.
 */
async function measureChange<T>(change: () => Promise<T>) {
  const before = process.memoryUsage.rss();
  let most = 0;
  let longestWait = 0;
  let busiestWait = 0;
  let last = performance.now();
  let used = process.cpuUsage();
  const memoryTimer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before + memoryOfChildren());
  }, 100);
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    longestWait = Math.max(longestWait, performance.now() - last);
    busiestWait = Math.max(busiestWait, (user + system) / 1000);
    last = performance.now();
    used = process.cpuUsage();
  }, 1);
  const since = performance.now();
  const result = await change();
  const seconds = (performance.now() - since) / 1000;
  clearInterval(timer);
  clearInterval(memoryTimer);
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
