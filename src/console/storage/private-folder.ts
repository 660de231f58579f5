const isNotFoundError = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * A folder of the origin private file system (https://fs.spec.whatwg.org). Where the browser has none (a private
 * window, a page over plain HTTP), reads find nothing and `put` rejects.
 */
export function openPrivateFolder(name: string) {
  let opened: Promise<FileSystemDirectoryHandle> | undefined;
  const folder = () => {
    opened ??= openDirectory(name).catch((error: unknown) => {
      // The next call tries again.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    /** Writes a file completely or not at all. @throws `QuotaExceededError` when the browser has no space for it */
    put: async (file: string, content: Blob) => {
      const handle = await (await folder()).getFileHandle(file, { create: true });
      // Writes go to a swap file, which `close` moves into place.
      const writable = await handle.createWritable();
      try {
        await writable.write(content);
        await writable.close();
      } catch (error) {
        await writable.abort().catch(() => {});
        // Creating the handle also created an empty file, which would look like a stored one.
        if ((await handle.getFile()).size === 0) await (await folder()).removeEntry(file).catch(() => {});
        throw error;
      }
    },
    /** A file on disk, whose content has not been read yet. */
    get: async (file: string) => {
      try {
        const found = await (await (await folder()).getFileHandle(file)).getFile();
        // A page closed in the middle of writing leaves an empty file behind.
        return found.size > 0 ? found : undefined;
      } catch {
        return undefined;
      }
    },
    remove: async (file: string) => {
      try {
        await (await folder()).removeEntry(file);
      } catch (error) {
        if (!isNotFoundError(error) && opened !== undefined) throw error;
      }
    },
    /** The names of the files, their sizes in bytes, and when each was written, in milliseconds since the epoch. */
    list: async () => {
      const files: { readonly name: string; readonly size: number; readonly at: number }[] = [];
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

/** Files that the browser stores for this site only. */
export type PrivateFolder = ReturnType<typeof openPrivateFolder>;

async function openDirectory(name: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name, { create: true });
}
