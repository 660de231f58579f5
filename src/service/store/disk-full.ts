import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

/** Whether an error of the system, the database or a task says that there is no room. It passes: try again later. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}

/** What a new database takes, and some more. */
const roomBytes = 4_000_000;

/**
 * Whether a folder's disk takes what a start needs. The database does not always say that it found no room: to create
 * or to lock its files fails in other words.
 */
export function hasRoom(folder: string): boolean {
  const probe = join(folder, `.room-${process.pid}`);
  try {
    const file = openSync(probe, 'w');
    try {
      writeSync(file, Buffer.alloc(roomBytes));
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
