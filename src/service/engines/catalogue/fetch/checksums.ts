import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileSource } from '../entry.ts';
import { InstallFailure } from '../install-failure.ts';

/**
 * Compares every file with its published checksum, or, where none is published, with those that a person has accepted.
 *
 * @throws InstallFailure; a file with a wrong checksum is deleted.
 */
export async function checkFiles(
  sources: readonly FileSource[],
  folder: string,
  accepted: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  const unconfirmed: { file: string; sha256: string }[] = [];
  for (const { name, sha256: wanted } of sources) {
    const file = join(folder, name);
    const sha256 = await checksumOf(file, 'sha256', signal);
    if (wanted === undefined) {
      if (!accepted.has(sha256)) unconfirmed.push({ file: name, sha256 });
    } else if (sha256 !== wanted) {
      await rm(file);
      throw new InstallFailure(
        'wrong-checksum',
        `${name} has the SHA-256 ${sha256}, but ${wanted} was expected; the file was deleted`,
      );
    }
  }
  if (unconfirmed.length === 0) return;
  const list = unconfirmed.map(({ file, sha256 }) => `${file} ${sha256}`).join(', ');
  throw new InstallFailure('unconfirmed', `no checksum is published for: ${list}`, unconfirmed);
}

/** The checksum of a file in hexadecimal digits, or in base64 for `sha512`. */
export async function checksumOf(
  path: string,
  algorithm: 'sha256' | 'sha512',
  signal?: AbortSignal,
): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(path, { ...(signal && { signal }) })) hash.update(chunk);
  return hash.digest(algorithm === 'sha256' ? 'hex' : 'base64');
}
