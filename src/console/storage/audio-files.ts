import { openPrivateFolder, type PrivateFolder } from './private-folder.ts';

/**
 * The parts of a stored recording: the audio itself, its analysis, and a copy in another container if the original
 * seeks inaccurately.
 */
export const audioParts = ['audio', 'peaks', 'remuxed'] as const;
export type AudioPart = (typeof audioParts)[number];

/** A stored recording. `at`: milliseconds since the epoch when its newest part was written. */
export interface StoredRecording {
  readonly key: string;
  /** Size of all parts in bytes. */
  readonly size: number;
  readonly at: number;
}

export interface AudioUsage {
  /** Size of all recordings in bytes. */
  readonly used: number;
  /** Every recording, oldest first. */
  readonly recordings: readonly StoredRecording[];
}

/** Stores recordings in a folder: one file per part, named by key and part, so that the folder is its own index. */
export function openAudioFiles(folder: PrivateFolder) {
  const fileOf = (key: string, part: AudioPart) => `${key}.${part}`;
  return {
    /** Stores a part, replacing an older one. @throws `QuotaExceededError` when the browser has no space for it */
    put: (key: string, part: AudioPart, content: Blob) => folder.put(fileOf(key, part), content),
    get: (key: string, part: AudioPart) => folder.get(fileOf(key, part)),
    /** Removes all parts of a recording. */
    remove: async (key: string) => {
      await Promise.all(audioParts.map((part) => folder.remove(fileOf(key, part))));
    },
    usage: async () => {
      const recordings = new Map<string, StoredRecording>();
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

/** Recordings and their analyses in this browser, by content key (`contentKey`). */
export type AudioFiles = ReturnType<typeof openAudioFiles>;

/** The recordings of this browser. */
export const audioFiles = openAudioFiles(openPrivateFolder('audio'));
