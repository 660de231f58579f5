import { join } from 'node:path';
import { openDatabase } from '../../src/service/store/database.ts';
import type { LookupEntry } from '../../src/service/store/lookup-store.ts';
import { createLibsqlLookupStore } from '../../src/service/store/lookup-store-libsql.ts';
import { withDataDir } from '../proof/own-service.ts';
import { median, type Row } from './row.ts';

const million = 1_000_000;
/** Entries that go in at once. */
const portion = 50_000;
const sizes = [100_000, 300_000, million];
const rounds = 9;
const asked = 2000;

/** Finding sentences in a lookup database that grows to a million entries, each in English and Hindi. */
export async function run(): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const database = openDatabase(join(dataDir, 'lookup.db'));
    try {
      const store = createLibsqlLookupStore(database);
      const rows: Row[] = [];
      let entries = 0;
      let first: number | undefined;
      for (const size of sizes) {
        for (; entries < size; entries += portion) {
          const phrases = Array.from({ length: portion }, (_, at) => entry(entries + at));
          await store.seed({ name: `portion ${entries}`, phrases, templates: [] });
        }
        const times: number[] = [];
        const unknown: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const some = Array.from({ length: asked }, (_, at) => (round * 7_919 + at * 104_729) % size);
          times.push(await timeEach(() => checkedFind(some)));
          unknown.push(
            await timeEach(() =>
              store.find(
                some.map((n) => `Nobody wrote ${n}`),
                'en',
                ['hi'],
              ),
            ),
          );
        }
        const value = median(times);
        first ??= value;
        rows.push(
          {
            name: `a sentence among ${size.toLocaleString('en')}`,
            value,
            unit: 'ms',
            baseline: first,
            ratio: value / first,
            goal: '< 0.1 ms',
            ok: value < 0.1,
          },
          { name: `an unknown one among ${size.toLocaleString('en')}`, value: median(unknown), unit: 'ms' },
        );
      }
      return rows;

      async function checkedFind(numbers: readonly number[]): Promise<void> {
        const sentences = numbers.map((n) => entry(n).texts.en?.text ?? '');
        const found = await store.find(sentences, 'en', ['hi']);
        const wrong = numbers.find((n, at) => found[at]?.get('hi')?.text !== entry(n).texts.hi?.text);
        if (wrong !== undefined) throw new Error(`Sentence ${wrong} was not found.`);
      }
    } finally {
      database.close();
    }
  });
}

function entry(n: number): LookupEntry {
  return {
    id: `phrase-${n}`,
    texts: {
      en: { text: `Order number ${n} leaves from gate ${n % 97} today.`, moderation: 'moderated' },
      hi: { text: `ऑर्डर संख्या ${n} आज द्वार ${n % 97} से निकलेगा।`, moderation: 'moderated' },
    },
  };
}

async function timeEach(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / asked;
}
