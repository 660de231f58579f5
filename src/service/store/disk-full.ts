import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Error codes for a full disk or an exceeded quota, of the system, SQLite and PostgreSQL. */
const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

/** Whether an error of the system, the database or a task means a full disk, so that a later attempt may succeed. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && diskFullCodes.has(error.code);
}

const unwritableCodes = /^(?:EROFS|EIO|SQLITE_(?:READONLY|IOERR|CANTOPEN)\w*)$/;

/** Why writing to the disk failed, in words: full, or read-only or broken; undefined for any other error. */
export function diskProblemOf(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'There is no space left on the disk';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return unwritableCodes.test(code)
    ? `The disk cannot be written: it is read-only or broken (${code})`
    : undefined;
}

/** Free space in bytes that is required to start: more than a new database needs. */
const requiredFreeBytes = 4_000_000;

/**
 * Whether a folder's disk has enough space to start. The database cannot be asked, because creating or locking its
 * files on a full disk fails with other errors.
 */
export function hasSpace(folder: string): boolean {
  const probe = join(folder, `.room-${process.pid}`);
  try {
    const file = openSync(probe, 'w');
    try {
      writeSync(file, Buffer.alloc(requiredFreeBytes));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return true;
  } catch (error) {
    return !isDiskFull(error);
  } finally {
    rmSync(probe, { force: true });
  }
}
