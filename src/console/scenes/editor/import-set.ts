import { maxSetBytes, readSet } from '../set-file/read-set.ts';
import type { SceneSet } from '../set-file/scene.ts';
import { freeSetId } from './set-ids.ts';

/** Why a file was not imported: sentences that begin with the name of the field. */
export interface ImportProblem {
  readonly file: string;
  readonly problems: readonly string[];
}

/** The set in a file, with an id that none of the known sets has. Nothing is imported from a file with a problem. */
export async function importSet(
  file: File,
  known: readonly SceneSet[],
): Promise<{ readonly set: SceneSet } | ImportProblem> {
  if (file.size > maxSetBytes)
    return { file: file.name, problems: [`file: larger than ${maxSetBytes} bytes`] };
  const read = await readSet(await file.text());
  if ('problems' in read) return { file: file.name, problems: read.problems.map(({ sentence }) => sentence) };
  const { $schema: _, ...set } = read.value;
  return { set: { ...set, id: freeSetId(set.id, known) } };
}
