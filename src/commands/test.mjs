import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, runNode } from './project.mjs';
import { Stop } from './stop.mjs';
import { readPlaywrightReport, readVitestReport } from './test-results.mjs';

const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');

/**
 * Runs unit, service and browser tests and ends with the line `N passed, N failed`. The tests tagged `slow` and the
 * full number of random samples are left to `--all` and to CI.
 */
export async function run(args = []) {
  const unknown = args.find((arg) => arg !== '--all');
  if (unknown) throw new Stop(`"npm test" has no option ${unknown}. It has --all.`);
  const all = args.includes('--all') || Boolean(process.env.CI);
  const env = { ...process.env, ...(all && { ALL_TESTS: '1' }) };
  await ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'language-console-tests-'));
  try {
    report([await runUnits(folder, { all, env }), await runBrowser(folder, { all, env })]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runUnits(folder, { all, env }) {
  const file = join(folder, 'units.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
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
    await ensureBuilt();
    const browserEnv = { ...env, CHROMIUM_PATH: await provideBrowser() };
    const runTests = (args, file) =>
      runNode(playwright, ['test', ...args], { env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
    const [listed, ran] = [join(folder, 'slow.json'), join(folder, 'browser.json')];
    // A report of Playwright does not mention the tests that were left out.
    if (!all) await runTests(['--list', '--grep=@slow', '--reporter=json'], listed);
    const code = await runTests(all ? [] : ['--grep-invert=@slow'], ran);
    return { code, tests: readPlaywrightReport(ran), leftOut: readPlaywrightReport(listed).length };
  } catch (error) {
    console.error(error.message);
    return { code: 1, tests: [], leftOut: 0 };
  }
}

/** Prints the slowest tests, what was left out, and the closing line. */
function report(runs) {
  const tests = runs.flatMap((one) => one.tests);
  console.log('\nThe slowest tests:');
  for (const { name, seconds } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15)) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
  const leftOut = runs.reduce((sum, one) => sum + one.leftOut, 0);
  if (leftOut > 0) console.log(`${leftOut} slow tests were left out; "npm test -- --all" runs them too.`);
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  // A run that failed without a failed test, because a file did not load for example, counts as one failure.
  const failed = runs.reduce((sum, one) => sum + failures(one), 0);
  const skipped = count('skipped') ? `, ${count('skipped')} skipped` : '';
  console.log(`${count('passed')} passed, ${failed} failed${skipped}`);
  if (failed > 0) process.exitCode = 1;
}

function failures({ code, tests }) {
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length;
  return code !== 0 && failed === 0 ? 1 : failed;
}
