import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own that is soon full. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it up, but for so many bytes. */
  fill(but: number): void;
  /** Takes the filling away again. */
  empty(): void;
  remove(): void;
}

/** Mounts a disk in memory; nothing where this user may not. */
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
    fill(but) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - but)));
      } catch {
        // Somebody else took room meanwhile: it is full all the same.
      }
    },
    empty: () => rmSync(filling, { force: true }),
    remove() {
      // Lazily: a database that was closed may hold its file a moment longer.
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
