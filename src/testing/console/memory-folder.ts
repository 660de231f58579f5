import type { PrivateFolder } from '#console/storage/private-folder.ts';

/** A private folder in memory, for tests; `capacity` is in bytes. */
export function createMemoryFolder(capacity = Number.POSITIVE_INFINITY): PrivateFolder {
  const files = new Map<string, File>();
  const used = () => [...files.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    put: async (name, content) => {
      if (used() - (files.get(name)?.size ?? 0) + content.size > capacity) {
        throw new DOMException('the folder is full', 'QuotaExceededError');
      }
      files.set(name, new File([content], name, { lastModified: Date.now() }));
    },
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
    list: async () => [...files].map(([name, { size, lastModified }]) => ({ name, size, at: lastModified })),
  };
}
