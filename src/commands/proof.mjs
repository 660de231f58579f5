import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';

/** Runs the proofs of `e2e/proof` against the built service: all, or those that are named. */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await runScript('e2e/proof/run.ts', args);
}
