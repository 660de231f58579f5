import { fileProblems, type SetFile, type SetProblems } from '#cases/archive/set-limits.ts';
import { isSystemFile } from '#cases/archive/zip.ts';

interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly file: File;
}

/**
 * The files of a folder and its sub-folders, from which `readSet` reads a set of cases. Hidden files and folders
 * (`.git`) are left out. Paths and sizes are checked before anything is read.
 *
 * @throws when the browser may not read the folder
 */
export async function readFolder(
  folder: FileSystemDirectoryHandle,
): Promise<{ readonly files: readonly SetFile[] } | SetProblems> {
  const found: FoundFile[] = [];
  await collect(folder, '', found);
  const problems = fileProblems(found);
  if (problems.length > 0) return { problems };
  const sorted = found.sort((a, b) => (a.path < b.path ? -1 : 1));
  const files: SetFile[] = [];
  for (const { path, file } of sorted) files.push({ path, bytes: new Uint8Array(await file.arrayBuffer()) });
  return { files };
}

async function collect(folder: FileSystemDirectoryHandle, prefix: string, found: FoundFile[]): Promise<void> {
  for await (const handle of folder.values()) {
    const path = `${prefix}${handle.name}`;
    if (handle.name.startsWith('.') || isSystemFile(path)) continue;
    if (handle.kind === 'directory') await collect(handle, `${path}/`, found);
    else {
      const file = await handle.getFile();
      found.push({ path, size: file.size, file });
    }
  }
}

/**
 * Writes the files of a set into a folder; each file is replaced completely or not at all, and other files stay.
 *
 * @throws when the browser may not write, or the disk is full; files already written stay
 */
export async function writeFolder(
  folder: FileSystemDirectoryHandle,
  files: readonly SetFile[],
): Promise<SetProblems | undefined> {
  const problems = fileProblems(files.map(({ path, bytes }) => ({ path, size: bytes.length })));
  if (problems.length > 0) return { problems };
  for (const { path, bytes } of files) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    let at = folder;
    for (const part of parts) at = await at.getDirectoryHandle(part, { create: true });
    const writable = await (await at.getFileHandle(name, { create: true })).createWritable();
    try {
      await writable.write(bytes);
      await writable.close();
    } catch (error) {
      await writable.abort().catch(() => {});
      throw error;
    }
  }
  return undefined;
}
