import type { Case, DataRow } from '../case-file/case.ts';
import { AudioReference } from '../case-file/request.ts';
import { fillText } from '../data/expand-case.ts';

/** A case in a set, with its path and the rows of its data. */
export interface CaseInSet {
  /** Path of its file below the set's folder, such as `translation/greeting.json`. */
  readonly path: string;
  readonly case: Case;
  /** The rows of its data, even if they are in a file; absent for a case without data. */
  readonly rows?: readonly DataRow[];
}

/** Cases with the recordings, accepted answers and data files that they need. */
export interface CaseSet {
  readonly cases: readonly CaseInSet[];
  /** Recordings by the SHA-256 of their bytes. */
  readonly audio: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** The texts of accepted answers by the id of their case. */
  readonly baselines: ReadonlyMap<string, string>;
  /** The texts of data files by path. */
  readonly data: ReadonlyMap<string, string>;
}

/** Path of the file with a case's accepted answers. */
export function baselinePath(casePath: string): string {
  return casePath.replace(/\.json$/, '.accepted.json');
}

/** Path of the data file of a case. */
export function dataPath(casePath: string, file: string): string {
  return casePath.slice(0, casePath.lastIndexOf('/') + 1) + file;
}

/** The folder of a path; empty for a file outside of folders. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The file name of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A path in a folder for the file of a case, with a number if another case already has the path. */
export function freePath(folder: string, name: string, others: readonly Pick<CaseInSet, 'path'>[]): string {
  const taken = new Set(others.map(({ path }) => path.normalize('NFC').toLowerCase()));
  const stem = `${folder === '' ? '' : `${folder}/`}${name.replace(/\.json$/, '')}`;
  let path = `${stem}.json`;
  for (let number = 2; taken.has(path.normalize('NFC').toLowerCase()); number += 1)
    path = `${stem}-${number}.json`;
  return path;
}

/** A recording that a case refers to; `name` is the file name sent to the target. */
export interface UsedAudio {
  readonly sha256: string;
  readonly name: string;
  readonly mediaType: string;
}

/** The recordings that a case refers to: none, one, or one for each row of its data. */
export function audioOf({ case: { request }, rows = [] }: Pick<CaseInSet, 'case' | 'rows'>): UsedAudio[] {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const reference = AudioReference.safeParse(body.file);
  if (!reference.success) return [];
  const { sha256, name, mediaType } = reference.data.audio;
  if (!sha256.startsWith('{')) return [{ sha256, name, mediaType }];
  return rows.map((row) => ({
    sha256: fillText(sha256, row),
    name: fillText(name, row),
    mediaType: fillText(mediaType, row),
  }));
}
