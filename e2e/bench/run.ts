import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { messageOf } from '#service/error-message.ts';
import { originOfFigures, originText } from '../report/machine.ts';
import { writeFigures } from '../report/readme.ts';
import { textTable } from '../report/tables.ts';
import { rowsOf, startBench } from './harness/own-process.ts';
import { cellsOf, type Row } from './harness/row.ts';

const benchFolder = new URL('.', import.meta.url);
const benchNames = readdirSync(benchFolder)
  .filter((file) => file !== 'run.ts' && file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, readme: { type: 'boolean' } },
});
const unknownBench = positionals.find((name) => !benchNames.includes(name));
if (unknownBench !== undefined) {
  console.error(`There is no benchmark "${unknownBench}". There are: ${benchNames.join(', ')}.`);
  process.exit(1);
}

/** The rows of one benchmark, or the problem that stopped it. */
interface Result {
  readonly bench: string;
  readonly seconds: number;
  readonly rows: readonly Row[];
  readonly problem?: string;
}

const figuresOrigin = originOfFigures();
const results: Result[] = [];
for (const name of positionals.length > 0
  ? positionals
  : benchNames.filter((name) => !runsOnlyByName(name))) {
  process.stderr.write(`${name} … `);
  const result = await runInOwnProcess(name);
  results.push(result);
  const missed = result.rows.filter(({ ok }) => ok === false).length;
  console.error(`${result.seconds} s, ${result.problem ? 'FAILED' : `${missed} goals missed`}`);
  // Written after each benchmark, so that an interrupted run keeps its results.
  if (values.json) {
    const written = results.map((one) => ({ ...one, ...figuresOrigin }));
    writeFileSync(values.json, `${JSON.stringify(written.length === 1 ? written[0] : written, null, 2)}\n`);
  }
}

const [head = []] = cellsOf([]);
const tableRows = results.flatMap(({ bench, rows }) =>
  cellsOf(rows)
    .slice(1)
    .map((cells) => [bench, ...cells]),
);
console.log(textTable([['bench', ...head], ...tableRows]));
console.log(
  `\n${originText(figuresOrigin)}; ${results.reduce((sum, { seconds }) => sum + seconds, 0)} s in all`,
);
const failedBenches = results.flatMap(({ bench, problem }) => (problem === undefined ? [] : [bench]));
for (const { bench, problem } of results)
  if (problem !== undefined) console.error(`\n${bench} FAILED: ${problem}`);
if (values.readme) {
  writeFigures(
    new URL('README.md', import.meta.url),
    figuresOrigin,
    results
      .filter(({ problem }) => problem === undefined)
      .map(({ bench, rows }) => ({ name: bench, table: cellsOf(rows) })),
  );
}
process.exit(failedBenches.length > 0 ? 1 : 0);

/** Runs one benchmark in a separate process, and stops it after five times its time budget: some machines are slow. */
async function runInOwnProcess(bench: string): Promise<Result> {
  const start = performance.now();
  const child = startBench(bench);
  const minutes = 5 * budgetOf(bench);
  let isLate = false;
  // Playwright closes its browser on SIGTERM.
  const timers = (['SIGTERM', 'SIGKILL'] as const).map((signal, at) =>
    setTimeout(
      () => {
        isLate = true;
        child.kill(signal);
      },
      minutes * 60_000 + at * 15_000,
    ),
  );
  let rows: readonly Row[] = [];
  let problem: string | undefined;
  try {
    rows = await rowsOf(child);
  } catch (error) {
    problem = isLate ? `it took longer than ${minutes} minutes` : messageOf(error);
  }
  for (const timer of timers) clearTimeout(timer);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { bench, seconds, rows, ...(problem !== undefined && { problem }) };
}

/** The time budget that a benchmark declares, in minutes. */
function budgetOf(bench: string): number {
  const [, minutes = '2'] = /^export const budgetMinutes = ([\d.]+);/m.exec(sourceOf(bench)) ?? [];
  return Number(minutes);
}

/** Whether a benchmark takes so long that it runs only if it is named. */
function runsOnlyByName(bench: string): boolean {
  return /^export const onlyByName = true;/m.test(sourceOf(bench));
}

function sourceOf(bench: string): string {
  return readFileSync(new URL(`${bench}.ts`, benchFolder), 'utf8');
}
