import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CommandError } from './command-error.mjs';
import { inProject, runNpm } from './project.mjs';

const stampFile = inProject('node_modules', '.installed-from');

/**
 * Installs the packages of the lockfile when they are missing or belong to another lockfile. A folder that npm has
 * brought up to date counts as installed.
 */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!matchesLockfile()) {
    console.log('Installing packages …');
    const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0)
      throw new CommandError(
        'The packages could not be installed: see the lines above, then run the command again.',
      );
  }
  writeFileSync(stampFile, wanted);
}

/**
 * Whether npm's record of installed packages has the same versions as the lockfile. Optional packages may be missing,
 * but those that the project itself names only all together.
 */
function matchesLockfile() {
  const record = inProject('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const optional = Object.keys(wanted[''].optionalDependencies ?? {}).map((name) => `node_modules/${name}`);
  const expected = optional.some((path) => present[path]) ? optional : [];
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (entry.optional && !expected.includes(path)) || present[path]?.version === entry.version,
  );
}
