import { openPrivateFolder, type PrivateFolder } from './private-folder.ts';

/** What is kept of a recording: itself, its outline, and a copy in another container where that one seeks better. */
export const audioParts = ['audio', 'peaks', 'remuxed'] as const;
export type AudioPart = (typeof audioParts)[number];

/** The files of one recording together. `at`: milliseconds since the epoch when the newest of them was written. */
export interface KeptAudio {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly at: number;
}

export interface AudioUsage {
  /** Bytes. */
  readonly used: number;
  /** Every recording, oldest first. */
  readonly recordings: readonly KeptAudio[];
}

/** Recordings and what was made of them, by the key of their content (`contentKey`), in this browser. */
export interface AudioFiles {
  /** Keeps a part, in place of an older one. @throws `QuotaExceededError` when the browser has no room for it */
  readonly put: (key: string, part: AudioPart, content: Blob) => Promise<void>;
  readonly get: (key: string, part: AudioPart) => Promise<File | undefined>;
  /** Forgets a recording with all its parts. */
  readonly remove: (key: string) => Promise<void>;
  readonly usage: () => Promise<AudioUsage>;
}

/** Recordings kept in a folder: one file a part, named by key and part, so that the folder is its own index. */
export function openAudioFiles(folder: PrivateFolder): AudioFiles {
  const fileOf = (key: string, part: AudioPart) => `${key}.${part}`;
  return {
    put: (key, part, content) => folder.put(fileOf(key, part), content),
    get: (key, part) => folder.get(fileOf(key, part)),
    remove: async (key) => {
      await Promise.all(audioParts.map((part) => folder.remove(fileOf(key, part))));
    },
    usage: async () => {
      const recordings = new Map<string, KeptAudio>();
      let used = 0;
      for (const { name, size, at } of await folder.list()) {
        const key = name.slice(0, name.indexOf('.'));
        const known = recordings.get(key);
        recordings.set(key, { key, size: size + (known?.size ?? 0), at: Math.max(at, known?.at ?? at) });
        used += size;
      }
      return { used, recordings: [...recordings.values()].sort((a, b) => a.at - b.at) };
    },
  };
}

/** The recordings of this browser. */
export const audioFiles = openAudioFiles(openPrivateFolder('audio'));
