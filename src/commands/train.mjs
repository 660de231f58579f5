import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';

/** Trains the models of transliteration on a folder of word pairs: all languages, or those that are named. */
export async function run(args) {
  await ensureInstalled();
  process.exitCode = await runScript('e2e/training/train.ts', args);
}
