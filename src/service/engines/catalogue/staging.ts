import { statSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocked } from './install-lock.ts';

/** Parts of interrupted downloads are kept this long. */
const keptMilliseconds = 7 * 24 * 3600_000;

/** The folder in which an engine is assembled before it is moved into place. */
export const stagingOf = (engines: string, name: string) => join(engines, '.staging', name);

/** Prefix of the folder in which a removed engine waits for its deletion. */
export const removedPrefix = '.removed-';

/** The folder for files that are provided by hand. */
export const handFolder = (engines: string) => join(engines, 'files');

/** Deletes what interrupted processes left: removed engines, and staging folders of abandoned installations. */
export async function cleanStaging(engines: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(engines).catch(() => [])) {
    if (name.startsWith(removedPrefix)) await rm(join(engines, name), { recursive: true, force: true });
  }
  const staging = join(engines, '.staging');
  for (const name of await readdir(staging).catch(() => [])) {
    if (isLocked(engines, name)) continue;
    const folder = join(staging, name);
    const age = Date.now() - statSync(folder).mtimeMs;
    if (!names.has(name) || age > keptMilliseconds) await rm(folder, { recursive: true, force: true });
    else await dropWork(folder);
  }
}

/** Deletes everything that can be rebuilt from the fetched files, which are kept for another attempt. */
export async function dropWork(staging: string): Promise<void> {
  for (const name of await readdir(staging).catch(() => [])) {
    if (name !== 'files') await rm(join(staging, name), { recursive: true, force: true, maxRetries: 3 });
  }
  // This succeeds only if nothing was fetched.
  await rmdir(join(staging, 'files')).then(
    () => rmdir(staging),
    () => {},
  );
}
