import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small mounted disk. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk except for `remaining` bytes. */
  fill(remaining: number): void;
  /** Frees the space that `fill` took. */
  empty(): void;
  remove(): void;
}

/** Mounts a disk in memory; undefined when this user may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const filling = join(folder, 'filling');
  return {
    folder,
    fill(remaining) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - remaining)));
      } catch {
        // Another process may have used the rest in the meantime; the disk is full either way.
      }
    },
    empty: () => rmSync(filling, { force: true }),
    remove() {
      // Unmounts lazily, because a closed database may keep its file open a moment longer.
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
