import { ensureBuilt } from './build.mjs';
import { CommandError } from './command-error.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, runNode } from './project.mjs';
import { run as test } from './test.mjs';

const biome = inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome');
const steps = [
  ['types', inProject('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit'],
  ['lint', biome, 'lint', '--error-on-warnings', '.'],
  ['format', biome, 'check', '--linter-enabled=false', '.'],
  ['Dockerfile', inProject('node_modules', 'dockerfilelint', 'bin', 'dockerfilelint'), 'Dockerfile'],
  [
    'compose.yaml',
    inProject('node_modules', 'dclint', 'bin', 'dclint.cjs'),
    'compose.yaml',
    '--max-warnings=0',
  ],
];

/** Runs types, lint, format, linters of the container files, build and tests. A failed step does not stop the next, so that one run shows all problems. The tests run with the options given to `npm test`. */
export async function run(options = []) {
  await ensureInstalled();
  const failed = [];
  for (const [name, file, ...args] of steps) {
    console.log(`— ${name}`);
    if ((await runNode(file, args)) !== 0) failed.push(name);
  }
  console.log('— build');
  await ensureBuilt().catch((error) => {
    console.error(error.message);
    failed.push('build');
  });
  console.log('— tests');
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')}. The tests were not run.`);
  await test(options);
}
