import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, runNode } from './project.mjs';

/** Runs unit, service and browser tests and ends with the line `N passed, N failed`. */
export async function run() {
  await ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'language-console-tests-'));
  try {
    const results = [
      await runUnits(join(folder, 'units.json')),
      await runBrowser(join(folder, 'browser.json')),
    ];
    const sum = (key) => results.reduce((total, result) => total + result[key], 0);
    if (sum('flaky')) console.log(`${sum('flaky')} of the browser tests passed only when run again.`);
    const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
    console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
    if (sum('failed') > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runUnits(report) {
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode(vitest, ['run', ...reporters]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport(report) ?? {};
  return count(code, numPassedTests, numFailedTests, (numPendingTests ?? 0) + (numTodoTests ?? 0));
}

async function runBrowser(report) {
  try {
    await ensureBuilt();
    const env = {
      ...process.env,
      CHROMIUM_PATH: await provideBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
    const code = await runNode(playwright, ['test'], { env });
    const { expected, unexpected, flaky, skipped } = readReport(report)?.stats ?? {};
    return count(code, (expected ?? 0) + (flaky ?? 0), unexpected, skipped, flaky);
  } catch (error) {
    console.error(error.message);
    return count(1);
  }
}

/** A run that failed without a failed test, because a file did not load for example, counts as one failure. */
function count(code, passed = 0, failed = 0, skipped = 0, flaky = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, flaky };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
