import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, runNode, runNpm } from './project.mjs';

/** Runs the benchmarks of `e2e/bench`: all, or the one that is named. */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  const folder = inProject('e2e', 'bench');
  if (
    existsSync(inProject('e2e', 'bench', 'package.json')) &&
    !existsSync(inProject('e2e', 'bench', 'node_modules'))
  ) {
    console.log('Installing what the benchmarks compare with …');
    if ((await runNpm(['ci', '--prefix', folder, '--loglevel=error'])) !== 0) {
      console.error('What the benchmarks compare with could not be installed: its rows are left out.');
    }
  }
  const loader = pathToFileURL(inProject('node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() ?? '' };
  process.exitCode = await runNode('--import', [loader, inProject('e2e', 'bench', 'run.ts'), ...args], {
    env,
  });
}
