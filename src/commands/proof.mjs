import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, runNode } from './project.mjs';

/** Runs the proofs of `e2e/proof` against the built service: all, or those that are named. */
export async function run(args) {
  await ensureInstalled();
  await ensureBuilt();
  const loader = pathToFileURL(inProject('node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  process.exitCode = await runNode('--import', [loader, inProject('e2e', 'proof', 'run.ts'), ...args]);
}
