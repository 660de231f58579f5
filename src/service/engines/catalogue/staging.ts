import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InstallFailure } from './install-failure.ts';

/** Parts of interrupted downloads are kept this long. */
const keptMilliseconds = 7 * 24 * 3600_000;
/** A lock that its owner has not renewed for this long counts as released. */
const staleMilliseconds = 30_000;
const renewMilliseconds = 5_000;

/** The folder in which an engine is assembled before it is moved into place. */
export const stagingOf = (engines: string, name: string) => join(engines, '.staging', name);

/** Where a removed engine waits for its deletion. */
export const trashPrefix = '.removed-';

/** The folder for files that are provided by hand. */
export const handFolder = (engines: string) => join(engines, 'files');

/**
 * Runs work that changes an engine, unless this or another process is doing so.
 *
 * @throws InstallFailure of kind `busy`
 */
export async function withLock<T>(engines: string, name: string, work: () => Promise<T>): Promise<T> {
  const folder = join(engines, '.locks');
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  if (!takeLock(file)) {
    throw new InstallFailure('busy', `another process is installing or removing ${name} already`);
  }
  const timer = setInterval(() => renew(file), renewMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    rmSync(file, { force: true });
  }
}

/** Whether another process is changing an engine. */
export function isLocked(engines: string, name: string): boolean {
  return isHeld(join(engines, '.locks', name));
}

function takeLock(file: string): boolean {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return true;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (isHeld(file)) return false;
      rmSync(file, { force: true });
    }
  }
  return false;
}

function isHeld(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleMilliseconds) return false;
    const owner = Number(readFileSync(file, 'utf8'));
    // Between creating and writing the file its owner is not known yet.
    return owner === 0 || isRunning(owner);
  } catch {
    return false;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function renew(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The data folder was removed.
  }
}

/** Deletes what interrupted processes left: removed engines, and staging folders of abandoned installations. */
export async function cleanStaging(engines: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(engines).catch(() => [])) {
    if (name.startsWith(trashPrefix)) await rm(join(engines, name), { recursive: true, force: true });
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
