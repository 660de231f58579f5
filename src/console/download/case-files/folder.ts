import { fileProblems, type SetFile, type SetProblems } from '#cases/archive/set-limits.ts';
import { isSystemFile } from '#cases/archive/zip.ts';

/** A file of a folder; `path` is below the folder, with `/` between its parts. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly file: File;
}

/**
 * The browser's folder picker, which resolves with undefined when the user cancels; undefined in browsers without one.
 *
 * @param mode - `readwrite` also asks whether the page may save into the folder
 */
export function folderPicker(
  mode: 'read' | 'readwrite',
): (() => Promise<FileSystemDirectoryHandle | undefined>) | undefined {
  const pick: unknown = Reflect.get(globalThis, 'showDirectoryPicker');
  if (typeof pick !== 'function') return undefined;
  return async () => {
    try {
      const folder: unknown = await Reflect.apply(pick, globalThis, [{ mode, id: 'cases' }]);
      return folder instanceof FileSystemDirectoryHandle ? folder : undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      throw error;
    }
  };
}

/** The files of a folder and its sub-folders by path, without hidden ones. @throws when the browser may not read it */
export async function listFolder(folder: FileSystemDirectoryHandle): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  await collect(folder, '', found);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
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
  const found = await listFolder(folder);
  const problems = fileProblems(found);
  if (problems.length > 0) return { problems };
  const files: SetFile[] = [];
  for (const { path, file } of found) files.push({ path, bytes: new Uint8Array(await file.arrayBuffer()) });
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

/** Removes files from a folder; missing files are ignored. */
export async function removeFiles(
  folder: FileSystemDirectoryHandle,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    try {
      let at = folder;
      for (const part of parts) at = await at.getDirectoryHandle(part);
      await at.removeEntry(name);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
    }
  }
}
