import { constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioStore } from './audio-store.ts';

/** Ending of files that are still being copied. */
const partial = '.partial';

/** Stores audio in a folder, which is created if absent: inside the data folder, or shared by several machines. */
export async function openAudioFolder(folder: string): Promise<AudioStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  return {
    async keep(path, name) {
      await moveFile(path, join(folder, name));
      await flush(folder);
    },
    async fileOf(name) {
      const path = join(folder, name);
      await stat(path);
      return path;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async removeUnused(inUse, age) {
      const before = Date.now() - age;
      for (const name of await readdir(folder)) {
        if (inUse.has(name)) continue;
        const path = join(folder, name);
        // Another process may remove the same file.
        const changed = await stat(path).catch(() => undefined);
        if (changed && changed.mtimeMs <= before) await rm(path, { force: true });
      }
    },
  };
}

/** Moves a file, even to another disk; under its new name it is always complete. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const copy = to + partial;
    try {
      await copyFile(from, copy, constants.COPYFILE_FICLONE);
      await flush(copy);
      await rename(copy, to);
    } catch (failed) {
      await rm(copy, { force: true });
      throw failed;
    }
    await rm(from, { force: true });
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
