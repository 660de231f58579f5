import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';
import { findBrowser } from './test-run/browser.mjs';

/** Runs the benchmarks of `e2e/bench`: all, or those that are named. */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() ?? '' };
  process.exitCode = await runScript('e2e/bench/run.ts', args, { env });
}
