import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { originOfFigures, originText } from '../report/machine.ts';
import { type Run, writeFigures } from '../report/readme.ts';
import { textTable } from '../report/tables.ts';
import {
  CannotRun,
  type Figure,
  goalText,
  isWithinBound,
  type Proof,
  type ProofOptions,
} from './harness/figure.ts';

interface ProofModule {
  run(options: ProofOptions): Promise<Proof>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    readme: { type: 'boolean' },
    seed: { type: 'string' },
    times: { type: 'string' },
  },
});
const proofNames = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file !== 'run.ts' && file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
const unknownProof = positionals.find((name) => !proofNames.includes(name));
if (unknownProof !== undefined) {
  console.error(`There is no proof "${unknownProof}". There are: ${proofNames.join(', ')}.`);
  process.exit(1);
}
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const repetitions = values.times === undefined ? undefined : Number(values.times);
if (
  !Number.isInteger(seed) ||
  (repetitions !== undefined && !(Number.isInteger(repetitions) && repetitions > 0))
) {
  console.error('--seed takes an integer, and --times a positive integer.');
  process.exit(1);
}

const figuresOrigin = originOfFigures();
const results = [];
const runs: Run[] = [];
const failedProofs: string[] = [];
const leftOut: string[] = [];
for (const name of positionals.length > 0 ? positionals : proofNames) {
  console.error(`${name} …`);
  try {
    const proof: ProofModule = await import(`./${name}.ts`);
    const { figures, notes = [] } = await proof.run({
      seed,
      ...(repetitions !== undefined && { times: repetitions }),
    });
    const ok = figures.every(isWithinBound);
    if (!ok) failedProofs.push(name);
    results.push({
      proof: name,
      counts: Object.fromEntries(figures.map((figure) => [figure.name, figure.count])),
      goal: Object.fromEntries(
        figures.filter(({ goal }) => goal).map((figure) => [figure.name, goalText(figure)]),
      ),
      ok,
      seed,
      ...figuresOrigin,
    });
    const table = cellsOf(figures);
    runs.push({ name, detail: `seed ${seed}`, table });
    console.log(`\n${name}: ${ok ? 'proved' : 'NOT PROVED'} (seed ${seed})`);
    console.log(textTable(table));
    for (const note of notes) console.log(note);
  } catch (error) {
    if (error instanceof CannotRun) {
      leftOut.push(name);
      console.error(`\n${name}: LEFT OUT. ${error.message}`);
      continue;
    }
    failedProofs.push(name);
    console.error(`\n${name}: FAILED`, error);
  }
}
console.log(`\n${originText(figuresOrigin)}`);
if (failedProofs.length > 0) console.error(`Not proved: ${failedProofs.join(', ')}.`);
if (values.json) {
  const single = results.length === 1 ? results[0] : results;
  writeFileSync(values.json, `${JSON.stringify(single, null, 2)}\n`);
}
if (values.readme) writeFigures(new URL('README.md', import.meta.url), figuresOrigin, runs);
// Sockets of clients that a proof made slow on purpose may still be open.
process.exit(failedProofs.length > 0 ? 1 : leftOut.length > 0 ? 2 : 0);

function cellsOf(figures: readonly Figure[]): string[][] {
  return [
    ['count', 'goal', 'ok', 'of'],
    ...figures.map((figure) => [
      String(figure.count),
      goalText(figure),
      figure.goal === undefined ? '' : isWithinBound(figure) ? 'yes' : 'NO',
      figure.name,
    ]),
  ];
}
