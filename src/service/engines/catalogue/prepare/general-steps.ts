import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { InstallFailure } from '../install-failure.ts';
import type { PrepareContext } from './prepare-context.ts';

/** Uses the fetched files unchanged. */
export async function keepFiles({ files, out }: PrepareContext): Promise<void> {
  for (const name of await readdir(files)) await rename(join(files, name), join(out, name));
}

/** Keeps the packages, for an engine that runs them. */
export async function keepPackages({ packages, out }: PrepareContext): Promise<void> {
  await rename(packages, join(out, 'node_modules'));
}

/** Uses the fetched files, after unpacking those that end in `.gz`. */
export async function unpackGzip({ files, out, signal }: PrepareContext): Promise<void> {
  for (const name of await readdir(files)) {
    const source = join(files, name);
    if (!name.endsWith('.gz')) {
      await rename(source, join(out, name));
      continue;
    }
    try {
      const target = createWriteStream(join(out, name.slice(0, -3)));
      await pipeline(createReadStream(source), createGunzip(), target, { signal });
    } catch (error) {
      const isDamaged = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
      if (isDamaged) throw new InstallFailure('cannot-prepare', `${name} is not a gzip file`);
      throw error;
    }
  }
}

/** Unpacks each fetched archive beside it, with the system's `tar`. */
export async function unpackArchive({ files, signal }: PrepareContext): Promise<void> {
  for (const name of await readdir(files)) {
    const folder = join(files, 'unpacked');
    await mkdir(folder, { recursive: true });
    await runTar(['-xf', join(files, name), '-C', folder], signal);
  }
}

function runTar(args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let errors = '';
    const child = spawn('tar', [...args], { stdio: ['ignore', 'ignore', 'pipe'], signal });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(0, 1_000);
    });
    child.once('error', (error) =>
      reject(
        signal.aborted
          ? error
          : new InstallFailure(
              'cannot-prepare',
              `tar cannot be run: ${error.message}; install tar and bzip2`,
            ),
      ),
    );
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new InstallFailure('cannot-prepare', `tar could not unpack it: ${errors.trim()}`)),
    );
  });
}
