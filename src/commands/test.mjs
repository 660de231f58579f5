import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, postgresPackage } from '../testing/postgres/find-postgres.mjs';
import { provideBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, runNode } from './project.mjs';
import { readPlaywrightReport, readVitestReport } from './results/read-results.mjs';
import { summarise } from './results/summary.mjs';
import { Stop } from './stop.mjs';

const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');

/**
 * Runs unit, service and browser tests and ends with the line `N passed, N failed`. The tests tagged `slow` and the
 * full number of random samples are left to `--all` and to CI, as is a second run of the conformance suite, with the
 * stores in PostgreSQL. A browser test that needed a second run, which only CI
 * gives it, is named.
 */
export async function run(args = []) {
  const unknown = args.find((arg) => arg !== '--all');
  if (unknown) throw new Stop(`Unknown option ${unknown}. The only option of "npm test" is --all.`);
  const all = args.includes('--all') || Boolean(process.env.CI);
  const env = { ...process.env, ...(all && { ALL_TESTS: '1' }) };
  await ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'language-console-tests-'));
  try {
    const runs = [
      await runUnits(folder, { all, env }),
      ...(all ? await runOnPostgres(folder, env) : []),
      await runBrowser(folder, { all, env }),
    ];
    const { text, failed } = summarise(runs);
    console.log(`\n${text}`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The conformance suite with the stores of the service in PostgreSQL; no run where it is not installed. */
async function runOnPostgres(folder, env) {
  if (findPostgres() === undefined && env.REQUIRE_POSTGRES !== '1') {
    console.log(
      `The service was not tested with PostgreSQL: the package ${postgresPackage} is not installed.`,
    );
    return [];
  }
  const ran = await runUnits(folder, {
    all: true,
    env: { ...env, SERVICE_STORE: 'postgres' },
    files: ['src/service/conformance'],
  });
  const tests = ran.tests.map((test) => ({ ...test, name: `PostgreSQL › ${test.name}` }));
  return [{ ...ran, tests }];
}

async function runUnits(folder, { all, env, files = [] }) {
  const file = join(folder, `units-${env.SERVICE_STORE ?? 'embedded'}.json`);
  const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runNode(vitest, all ? args : [...args, '--tags-filter=!slow'], { env });
  const tests = readVitestReport(file);
  const isLeftOut = ({ slow, outcome }) => !all && slow && outcome === 'skipped';
  return {
    code,
    tests: tests.filter((test) => !isLeftOut(test)),
    leftOut: tests.filter(isLeftOut).length,
  };
}

async function runBrowser(folder, { all, env }) {
  try {
    const browserEnv = { ...env, CHROMIUM_PATH: await provideBrowser() };
    const runTests = (args, file) =>
      runNode(playwright, ['test', ...args], { env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
    const [listed, ran] = [join(folder, 'slow.json'), join(folder, 'browser.json')];
    // A report of Playwright does not mention the tests that were left out.
    const listing = all ? undefined : runTests(['--list', '--grep=@slow', '--reporter=json'], listed);
    await Promise.all([ensureBuilt(), listing]);
    const code = await runTests(all ? [] : ['--grep-invert=@slow'], ran);
    return { code, tests: readPlaywrightReport(ran), leftOut: readPlaywrightReport(listed).length };
  } catch (error) {
    console.error(error.message);
    return { code: 1, tests: [], leftOut: 0 };
  }
}
