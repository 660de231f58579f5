/** One file of a private folder. `at`: milliseconds since the epoch when it was written. */
export interface KeptFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly at: number;
}

/** Files that a browser keeps for this site alone. */
export interface PrivateFolder {
  /** Writes a file whole or not at all. @throws `QuotaExceededError` when the browser has no room for it */
  readonly put: (name: string, content: Blob) => Promise<void>;
  /** A file as it lies on disk; nothing of it is read yet. */
  readonly get: (name: string) => Promise<File | undefined>;
  readonly remove: (name: string) => Promise<void>;
  readonly list: () => Promise<KeptFile[]>;
}

const isMissing = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * A folder of the origin private file system (https://fs.spec.whatwg.org). Where a browser has none (a private window,
 * a page over plain HTTP) nothing is found, and `put` rejects.
 */
export function openPrivateFolder(name: string): PrivateFolder {
  let opened: Promise<FileSystemDirectoryHandle> | undefined;
  const folder = () => {
    opened ??= open(name);
    return opened;
  };
  return {
    put: async (file, content) => {
      const handle = await (await folder()).getFileHandle(file, { create: true });
      // What is written goes to a swap file; `close` puts it in place at once.
      const writable = await handle.createWritable();
      try {
        await writable.write(content);
        await writable.close();
      } catch (error) {
        await writable.abort().catch(() => {});
        // The handle was made above: a file without content would look like one.
        if ((await handle.getFile()).size === 0) await (await folder()).removeEntry(file).catch(() => {});
        throw error;
      }
    },
    get: async (file) => {
      try {
        const found = await (await (await folder()).getFileHandle(file)).getFile();
        // A page that was closed while it wrote leaves the name alone.
        return found.size > 0 ? found : undefined;
      } catch {
        return undefined;
      }
    },
    remove: async (file) => {
      try {
        await (await folder()).removeEntry(file);
      } catch (error) {
        if (!isMissing(error) && opened !== undefined) throw error;
      }
    },
    list: async () => {
      const files: KeptFile[] = [];
      const directory = await folder().catch(() => undefined);
      if (!directory) return files;
      for await (const handle of directory.values()) {
        if (handle.kind !== 'file') continue;
        // Another tab may have removed it in the meantime.
        const file = await handle.getFile().catch(() => undefined);
        if (file) files.push({ name: handle.name, size: file.size, at: file.lastModified });
      }
      return files;
    },
  };
}

async function open(name: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name, { create: true });
}
