import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, postgresPackage } from '../testing/postgres/find-postgres.mjs';
import { ensureBuilt } from './build.mjs';
import { CommandError } from './command-error.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, runNode } from './project.mjs';
import { provideBrowser } from './test-run/browser.mjs';
import { readPlaywrightReport, readVitestReport } from './test-run/read-results.mjs';
import { summarise } from './test-run/summary.mjs';

const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');

/**
 * Runs unit, service and browser tests and ends with the line `N passed, N failed`. Without options it leaves out the
 * tests tagged `slow`, most of the random samples, and a second run of the conformance suite, with the stores in
 * PostgreSQL. `--all` leaves out nothing. `--part K/N` adds to the quick tests the run on PostgreSQL, the browser tests of
 * memory, size and resources, and the K-th of N parts of everything else. The summary names tests that passed only when
 * they were run again, which only CI does.
 */
export async function run(args = []) {
  const { all, part } = readOptions(args);
  await ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'language-console-tests-'));
  try {
    const runs = [
      await runUnits(folder, { all }),
      ...(part === undefined ? [] : [await runPartOfUnits(folder, part)]),
      ...(all || part !== undefined ? await runOnPostgres(folder, all) : []),
      await runBrowser(folder, { all, part }),
    ];
    const { text, failed } = summarise(runs);
    console.log(`\n${text}`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOptions(args) {
  if (args.length === 0) return { all: false };
  if (args.length === 1 && args[0] === '--all') return { all: true };
  const [, index, parts] = /^--part (\d+)\/(\d+)$/.exec(args.join(' ')) ?? [];
  if (Number(index) >= 1 && Number(index) <= Number(parts)) return { all: false, part: `${index}/${parts}` };
  throw new CommandError(
    `Unknown options ${args.join(' ')}. "npm test" takes --all or, for example, --part 2/20.`,
  );
}

/** Runs one part of the unit tests: those tagged `slow`, and those with random samples again, now with all samples. */
async function runPartOfUnits(folder, part) {
  const args = [`--shard=${part}`, '--tags-filter=slow || samples'];
  const ran = await runUnits(folder, { all: true, name: 'part', args });
  const tests = ran.tests.filter(({ slow, outcome }) => slow || outcome !== 'skipped');
  // Negative, because the quick run has counted these tests as left out.
  const leftOut = -tests.filter(({ slow, outcome }) => slow && outcome !== 'skipped').length;
  return withPrefix(`Part ${part}`, { ...ran, tests, leftOut });
}

/** Runs the conformance suite with the service's stores in PostgreSQL; returns no run if that is not installed. */
async function runOnPostgres(folder, all) {
  if (findPostgres() === undefined && process.env.REQUIRE_POSTGRES !== '1') {
    console.log(
      `The service was not tested with PostgreSQL: the package ${postgresPackage} is not installed.`,
    );
    return [];
  }
  const ran = await runUnits(folder, {
    all,
    name: 'postgres',
    args: ['src/service/conformance'],
    env: { SERVICE_STORE: 'postgres' },
  });
  return [withPrefix('PostgreSQL', { ...ran, leftOut: 0 })];
}

const withPrefix = (prefix, ran) => ({
  ...ran,
  tests: ran.tests.map((test) => ({ ...test, name: `${prefix} › ${test.name}` })),
});

async function runUnits(folder, { all, name = 'units', args = [], env = {} }) {
  const file = join(folder, `${name}.json`);
  const options = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runNode(vitest, all ? options : [...options, '--tags-filter=!slow'], {
    env: { ...process.env, ...env, ...(all && { ALL_TESTS: '1' }) },
  });
  const tests = readVitestReport(file);
  const isLeftOut = ({ slow, outcome }) => !all && slow && outcome === 'skipped';
  return {
    code,
    tests: tests.filter((test) => !isLeftOut(test)),
    leftOut: tests.filter(isLeftOut).length,
  };
}

async function runBrowser(folder, { all, part }) {
  try {
    const browserEnv = { ...process.env, CHROMIUM_PATH: await provideBrowser() };
    const runTests = async (name, args, options) => {
      const file = join(folder, `${name}.json`);
      const code = await runNode(playwright, ['test', ...args], {
        env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        ...options,
      });
      return { code, tests: readPlaywrightReport(file) };
    };
    if (all) {
      await ensureBuilt();
      return { ...(await runTests('browser', [])), leftOut: 0 };
    }
    const listTests = async (name, ...args) => {
      const { code, tests } = await runTests(name, ['--list', '--reporter=json', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (code !== 0) throw new CommandError('The browser tests cannot be listed.');
      return tests;
    };
    // The tests are listed first, because one run cannot have all quick tests and only a part of the slow ones.
    const listing = Promise.all([
      listTests('all'),
      part === undefined ? [] : listTests('resources', '--grep=@resources'),
      part === undefined ? [] : listTests('part', '--grep=^(?=.*@slow)(?!.*@resources)', `--shard=${part}`),
    ]);
    await ensureBuilt();
    const [listed, ...slow] = await listing;
    const chosen = [...listed.filter((test) => !test.slow), ...slow.flat()].map(({ name }) => name);
    const file = join(folder, 'browser-tests.txt');
    // Playwright reads the paths in this file as relative to the folder of the tests.
    writeFileSync(file, chosen.map((name) => name.replace(/^e2e./, '')).join('\n'));
    const ran = await runTests('browser', [`--test-list=${file}`]);
    return { ...ran, leftOut: listed.length - chosen.length };
  } catch (error) {
    console.error(error.message);
    return { code: 1, tests: [], leftOut: 0 };
  }
}
