import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Figure, goalText, isKept, type Proof, type ProofOptions } from './figure.ts';

interface ProofModule {
  run(options: ProofOptions): Promise<Proof>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, seed: { type: 'string' }, times: { type: 'string' } },
});
const folder = new URL('.', import.meta.url);
// Some files here are parts of a proof; only a proof can be run.
const known = readdirSync(folder)
  .filter((file) => file !== 'run.ts' && file.endsWith('.ts'))
  .filter((file) => readFileSync(new URL(file, folder), 'utf8').includes('export async function run('))
  .map((file) => file.slice(0, -3));
const unknown = positionals.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no proof "${unknown}". There are: ${known.join(', ')}.`);
  process.exit(1);
}
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const times = values.times === undefined ? undefined : Number(values.times);
if (!Number.isInteger(seed) || (times !== undefined && !(Number.isInteger(times) && times > 0))) {
  console.error('--seed takes a whole number, --times one above zero.');
  process.exit(1);
}

const results = [];
for (const name of positionals.length > 0 ? positionals : known) {
  const proof: ProofModule = await import(`./${name}.ts`);
  const { figures, notes = [] } = await proof.run({ seed, ...(times !== undefined && { times }) });
  const ok = figures.every(isKept);
  results.push({
    proof: name,
    counts: Object.fromEntries(figures.map((figure) => [figure.name, figure.count])),
    goal: Object.fromEntries(
      figures.filter(({ goal }) => goal).map((figure) => [figure.name, goalText(figure)]),
    ),
    ok,
  });
  console.log(`\n${name}: ${ok ? 'proved' : 'NOT PROVED'} (seed ${seed})`);
  console.log(table(figures));
  for (const note of notes) console.log(note);
}
if (values.json) {
  const single = results.length === 1 ? results[0] : results;
  writeFileSync(values.json, `${JSON.stringify(single, null, 2)}\n`);
}
// Sockets of clients that a proof made slow on purpose may still be open.
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

function table(figures: readonly Figure[]): string {
  const rows = [
    ['count', 'goal', '', ''],
    ...figures.map((figure) => [
      String(figure.count),
      goalText(figure),
      figure.goal === undefined ? '' : isKept(figure) ? 'yes' : 'NO',
      figure.name,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padStart(widths[0] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
