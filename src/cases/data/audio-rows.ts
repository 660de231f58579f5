import type { DataRow } from '../case-file/case.ts';
import { decodeText } from './decode-text.ts';
import { sha256 } from './sha256.ts';

/** A file of a folder; `path` is relative to the folder, with `/` between its parts. */
export interface FolderFile {
  readonly path: string;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Rows with the columns `audio`, `name`, `mediaType` and `reference`. */
export interface AudioRows {
  readonly rows: readonly DataRow[];
  /** Files that gave no row, and why. */
  readonly leftOut: readonly { readonly path: string; readonly reason: string }[];
}

/** Media types of the recordings that speech-to-text takes, by the ending of the file. */
export const audioMediaTypes: Readonly<Record<string, string>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  pcm: 'audio/L16',
};

/**
 * One row for each recording of a folder that has a reference beside it: `NAME.wav` with `NAME.txt`. Rows are in the
 * order of the paths. Files are read one after the other.
 *
 * @param keep - called with each recording and the value of `audio` in its row
 */
export async function audioRows(
  files: readonly FolderFile[],
  keep: (sha256: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void> | void,
): Promise<AudioRows> {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const texts = new Map(
    sorted.filter(({ path }) => /\.txt$/i.test(path)).map((file) => [stemOf(file.path), file]),
  );
  const used = new Set<string>();
  const rows: DataRow[] = [];
  const leftOut: { path: string; reason: string }[] = [];
  for (const { path, read } of sorted) {
    const mediaType = audioMediaTypes[endingOf(path)];
    if (mediaType === undefined) continue;
    const text = texts.get(stemOf(path));
    if (!text) {
      leftOut.push({ path, reason: `no reference ${nameOf(stemOf(path))}.txt beside it` });
      continue;
    }
    used.add(text.path);
    const reference = decodeText(await text.read())
      ?.text.replace(/^\ufeff/, '')
      .trim();
    if (reference) {
      const bytes = await read();
      const key = await sha256(bytes);
      await keep(key, bytes);
      rows.push({ audio: key, name: nameOf(path), mediaType, reference });
    } else {
      const reason = reference === undefined ? 'is not a text file' : 'is empty';
      leftOut.push({ path, reason: `${nameOf(text.path)} ${reason}` });
    }
  }
  for (const { path } of sorted) {
    if (used.has(path) || audioMediaTypes[endingOf(path)] !== undefined) continue;
    leftOut.push({ path, reason: /\.txt$/i.test(path) ? 'no recording beside it' : 'not a recording' });
  }
  return { rows, leftOut };
}

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
const stemOf = (path: string) => path.slice(0, path.lastIndexOf('.'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
