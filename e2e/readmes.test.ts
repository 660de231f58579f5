import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withFigures } from './report/readme.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const filesIn = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** The code in backticks in the first column of the table under a heading row. */
function listedNames(readme: string, heading: string): string[] {
  const [, table = ''] = readme.split(`${heading}\n`);
  const [rows = ''] = table.split('\n\n');
  return rows.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/(?<=`)[\w./-]+(?=`)/g) ?? []);
}

/** The modules of a folder that can be run by name. */
const runnableNames = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
    .map((file) => file.replace(/\.ts$/, ''));

describe('the READMEs of the end-to-end programs', () => {
  it.each([
    ['bench/', '| bench | measures | compared with |'],
    ['proof/', '| proof | shows |'],
  ])('%s lists exactly what can be run', (folder, heading) => {
    const names = listedNames(read(`${folder}README.md`), heading);
    expect(names.length).toBeGreaterThan(0);
    expect(names.sort()).toEqual(runnableNames(folder).sort());
  });

  it('the README of requests/ lists the files of the folder', () => {
    const present = filesIn('requests/').filter((file) => file.endsWith('.ts') && file !== 'fuzz.test.ts');
    expect(listedNames(read('requests/README.md'), '| file | makes |').sort()).toEqual(
      [...present, 'by-hand/'].sort(),
    );
  });

  it.each(['bench/', 'proof/'])('%s has a section for the figures of each run', (folder) => {
    const readme = read(`${folder}README.md`);
    const run = (name: string) => ({ name, table: [['count'], ['7']] });
    const origin = { date: '2026-11-22', commit: 'abc', machine: '2 cores' };
    const rewritten = runnableNames(folder).reduce(
      (text, name) => withFigures(text, origin, run(name)),
      readme,
    );
    for (const name of runnableNames(folder)) {
      expect(rewritten).toContain(
        `### ${name}\n\n2026-11-22, commit abc, 2 cores\n\n| count |\n|---|\n| 7 |`,
      );
    }
  });

  it('the benchmarks that run without being named take at most 20 minutes together', () => {
    const minutes = runnableNames('bench/').map((name) => {
      const source = read(`bench/${name}.ts`);
      const [, minutes] = /^export const budgetMinutes = ([\d.]+);$/m.exec(source) ?? [];
      return /^export const onlyByName = true;$/m.test(source) ? 0 : Number(minutes);
    });
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(20);
  });
});
