import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
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

/** A mounted disk with a file system of its own, which can turn read-only while files on it are open. */
export interface FailingDisk {
  readonly folder: string;
  /** From now on nothing can be written, as after an error of the device. */
  fail(): void;
  /** Checks the file system and mounts it again. No file on it may be open. */
  repair(): void;
  remove(): void;
}

/** Mounts a file as a disk; undefined when this user or system cannot mount one. */
export function mountFailingDisk(megabytes: number): FailingDisk | undefined {
  const parent = mkdtempSync(join(tmpdir(), 'failing-disk-'));
  const [image, folder] = [join(parent, 'image'), join(parent, 'disk')];
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' });
  const mount = () => run('mount', '-o', 'loop', image, folder);
  try {
    mkdirSync(folder);
    writeFileSync(image, '');
    truncateSync(image, megabytes * 1_000_000);
    run('mkfs.ext4', '-q', image);
    mount();
  } catch {
    rmSync(parent, { recursive: true, force: true });
    return undefined;
  }
  return {
    folder,
    fail: () => run('mount', '-o', 'remount,abort', folder),
    repair() {
      run('umount', folder);
      try {
        run('e2fsck', '-y', image);
      } catch {
        // `e2fsck` exits with 1 after it has corrected errors.
      }
      mount();
    },
    remove() {
      run('umount', '-l', folder);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
