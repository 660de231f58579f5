import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InstallFailure } from './install-failure.ts';

/** A lock that its owner has not renewed for this long counts as released. */
const staleMilliseconds = 30_000;
const renewMilliseconds = 5_000;

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
    // 0: the owner has created the file, but has not written its process id yet.
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
    // The call fails when the data folder has been removed.
  }
}
