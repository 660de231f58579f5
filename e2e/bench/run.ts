import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Row } from './row.ts';

interface Bench {
  run(): Promise<readonly Row[]>;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const folder = new URL('.', import.meta.url);
// Some files here are parts of a benchmark; only a benchmark can be run.
const known = readdirSync(folder)
  .filter((file) => file !== 'run.ts' && file.endsWith('.ts'))
  .filter((file) => readFileSync(new URL(file, folder), 'utf8').includes('export async function run()'))
  .map((file) => file.slice(0, -3));

const unknown = positionals.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". There are: ${known.join(', ')}.`);
  process.exit(1);
}

const results: { bench: string; rows: readonly Row[] }[] = [];
for (const name of positionals.length > 0 ? positionals : known) {
  const bench: Bench = await import(`./${name}.ts`);
  const rows = await bench.run();
  results.push({ bench: name, rows });
  console.log(`\n${name}`);
  console.log(table(rows));
}
if (values.json) {
  const single = results.length === 1 ? results[0] : results;
  writeFileSync(values.json, `${JSON.stringify(single, null, 2)}\n`);
}
// What a benchmark compared with may keep connections or timers of its own.
process.exit(0);

function table(rows: readonly Row[]): string {
  const head = ['name', 'value', 'unit', 'baseline', 'ratio', 'goal', 'ok'];
  const body = rows.map((row) => [
    row.name,
    figure(row.value),
    row.unit,
    figure(row.baseline),
    figure(row.ratio),
    row.goal ?? '',
    row.ok === undefined ? '' : row.ok ? 'yes' : 'NO',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...body.map((cells) => (cells[column] ?? '').length)),
  );
  return [head, ...body]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function figure(value: number | undefined): string {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
