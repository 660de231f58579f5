import { execFile } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { CommandError } from './command-error.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, root } from './project.mjs';
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

/**
 * Runs types, lint, format, the linters of the container files and the build at the same time, then the tests with the
 * given options of `npm test`. If any of the former fails, all of their problems are reported and no test is run.
 */
export async function run(options = []) {
  await ensureInstalled();
  const results = await Promise.all([...steps.map(runStep), buildAsStep()]);
  for (const { name, output } of results) console.log(`— ${name}\n${output}`.trimEnd());
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')}. The tests were not run.`);
  console.log('— tests');
  await test(options);
}

/** Runs a step and collects what it prints, because the outputs of several would be mixed. */
function runStep([name, file, ...args]) {
  const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      resolve({ name, output: stdout + stderr, passed: !error }),
    );
  });
}

async function buildAsStep() {
  try {
    await ensureBuilt();
    return { name: 'build', output: '', passed: true };
  } catch (error) {
    return { name: 'build', output: error.message, passed: false };
  }
}
