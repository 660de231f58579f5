import { statfs } from 'node:fs/promises';
import { InstallFailure } from '../install-failure.ts';

/** Bytes that stay free for other programs. */
const reserve = 100_000_000;

/** The free bytes on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws InstallFailure when less than `bytes` are free on the disk of a folder. */
export async function requireSpace(
  folder: string,
  bytes: number,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const present = await free(folder);
  if (present >= bytes + reserve) return;
  throw new InstallFailure(
    'disk-full',
    `${folder} needs ${megabytes(bytes + reserve)} of free space but has ${megabytes(present)}`,
  );
}

/** A size in MB, for display. */
export function megabytes(bytes: number): string {
  const value = bytes / 1_000_000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} MB`;
}
