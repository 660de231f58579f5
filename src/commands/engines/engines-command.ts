import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CatalogueEngine } from '#contract/local/engine-catalogue.ts';
import { openCatalogue } from '#service/engines/catalogue/catalogue.ts';
import { catalogueEntries } from '#service/engines/catalogue/entries.ts';
import type { CatalogueEntry } from '#service/engines/catalogue/entry.ts';
import { installEngine, removeEngine } from '#service/engines/catalogue/install-engine.ts';
import { InstallFailure } from '#service/engines/catalogue/install-failure.ts';
import { handFolder } from '#service/engines/catalogue/staging.ts';
import { byHandHelps, byHandLines, describeObstacle, listLines, planLines, remedyOf } from './describe.ts';
import { progressPrinter } from './progress.ts';
import { verifyLines } from './verify.ts';

export interface EnginesCommandOptions {
  /** The folder of installed engines. */
  readonly engines: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
  /** Catalogue entries that tests use in place of the real ones. */
  readonly entries?: readonly CatalogueEntry[];
}

const usage = [
  'npm run engines                                        lists the engines',
  'npm run engines -- add NAME [--file F] [--sha256 H]    fetches and prepares one, or takes files from disk',
  'npm run engines -- remove NAME                         deletes it',
  'npm run engines -- verify NAME                         adds it if necessary, and tests it',
];

/** Runs `npm run engines` and returns its exit code. */
export async function runEnginesCommand(
  args: readonly string[],
  options: EnginesCommandOptions,
): Promise<number> {
  const { print, signal } = options;
  const parsed = readArguments(args);
  if ('problem' in parsed) {
    for (const line of [parsed.problem, ...usage]) print(line);
    return 1;
  }
  const { action, name, files, checksums } = parsed;
  const engines = await stateOf(options);
  if (action === 'list') {
    for (const line of listLines(engines)) print(line);
    return 0;
  }
  const engine = engines.find((one) => one.name === name);
  const entry = (options.entries ?? catalogueEntries).find((one) => one.name === name);
  if (!engine || !entry) {
    print(`There is no engine “${name}”. There are: ${engines.map((one) => one.name).join(', ')}.`);
    return 1;
  }
  try {
    if (action === 'remove') {
      await remove(engine, options);
    } else {
      const isThere = engine.state === 'installed' || engine.state === 'included';
      if (action === 'add' || !isThere) await add(entry, engine, files, checksums, options);
      if (action === 'verify') for (const line of await verifyLines(entry, options)) print(line);
    }
    return 0;
  } catch (error) {
    if (signal.aborted) {
      print('Cancelled. The downloaded files are kept for a week, and used by the next attempt.');
      return 130;
    }
    if (!(error instanceof InstallFailure)) throw error;
    explain(error, engine, options);
    return 1;
  }
}

type Arguments =
  | { readonly problem: string }
  | {
      readonly action: 'list' | 'add' | 'remove' | 'verify';
      readonly name: string;
      readonly files: readonly string[];
      readonly checksums: readonly string[];
    };

function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { file: { type: 'string', multiple: true }, sha256: { type: 'string', multiple: true } },
    });
    const [action = 'list', name = '', ...rest] = positionals;
    const { file: files = [], sha256 = [] } = values;
    const checksums = sha256.flatMap((one) => one.toLowerCase().split(',')).filter(Boolean);
    const wrong = checksums.find((one) => !/^[0-9a-f]{64}$/.test(one));
    if (wrong !== undefined)
      return { problem: `“${wrong}” is not a SHA-256: 64 characters, 0 to 9 and a to f.` };
    if (!['list', 'add', 'remove', 'verify'].includes(action))
      return { problem: `Unknown action “${action}”.` };
    if (rest.length > 0) return { problem: `Unexpected argument “${rest[0]}”.` };
    if (action !== 'list' && name === '') return { problem: 'Which engine? Its name is missing.' };
    return { action: action as 'list', name, files, checksums };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function stateOf({ engines, env, entries }: EnginesCommandOptions): Promise<CatalogueEngine[]> {
  const catalogue = await openCatalogue({ folder: engines, env, ...(entries && { entries }) });
  try {
    return catalogue.engines();
  } finally {
    await catalogue.close();
  }
}

async function add(
  entry: CatalogueEntry,
  engine: CatalogueEngine,
  files: readonly string[],
  checksums: readonly string[],
  { engines, env, signal, print }: EnginesCommandOptions,
): Promise<void> {
  if (entry.includedIn) {
    if (engine.state === 'included') return print(`${entry.name} comes with the project and is ready.`);
    throw new InstallFailure('cannot-run', describeReason(engine));
  }
  if (engine.obstacle) throw new InstallFailure('cannot-run', describeReason(engine));
  for (const line of planLines(engine)) print(line);
  const show = progressPrinter(print);
  await installEngine(entry, {
    engines,
    env,
    signal,
    given: files.map((path) => ({ path: resolve(env.INIT_CWD ?? '.', path) })),
    confirmed: checksums,
    onProgress: show,
  });
  print(`${entry.name} is ready. A service that is running uses it within two seconds.`);
}

async function remove(engine: CatalogueEngine, { engines, print }: EnginesCommandOptions): Promise<void> {
  if (engine.state === 'included' || engine.state === 'missing') {
    return print(
      `${engine.name} is one of the project’s optional packages and cannot be removed separately.`,
    );
  }
  await removeEngine(engines, engine.name);
  print(engine.state === 'installed' ? `${engine.name} is removed.` : `${engine.name} was not installed.`);
}

const describeReason = ({ name, obstacle }: CatalogueEngine) =>
  obstacle ? `${name}: ${describeObstacle(obstacle)}` : `${name} cannot run here`;

function explain({ problem }: InstallFailure, engine: CatalogueEngine, options: EnginesCommandOptions): void {
  const { print, engines } = options;
  print(problem.message);
  const remedy = remedyOf(problem);
  if (remedy) print(remedy);
  if (problem.checksums) {
    const confirmed = problem.checksums.map(({ sha256 }) => `--sha256 ${sha256}`).join(' ');
    print('Compare it with the checksum that the publisher of the file states. To accept it:');
    print(`  npm run engines -- add ${engine.name} ${confirmed}`);
  }
  if (byHandHelps.has(problem.kind)) for (const line of byHandLines(engine, handFolder(engines))) print(line);
}
