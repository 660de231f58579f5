import type { PrivateFolder } from '#console/audio/private-folder.ts';

/** A private folder in memory, for tests; `room` is the bytes it takes. */
export function createMemoryFolder(room = Number.POSITIVE_INFINITY): PrivateFolder {
  const files = new Map<string, File>();
  const used = () => [...files.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    put: async (name, content) => {
      if (used() - (files.get(name)?.size ?? 0) + content.size > room) {
        throw new DOMException('no room', 'QuotaExceededError');
      }
      files.set(name, new File([content], name, { lastModified: Date.now() }));
    },
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
    list: async () => [...files].map(([name, { size, lastModified }]) => ({ name, size, at: lastModified })),
  };
}
