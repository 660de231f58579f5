import { caseIdOf } from '#cases/case-file/name-case.ts';
import type { SceneSet } from '../set-file/scene.ts';

/** An id for a set, made from its name, that none of these sets has. */
export const freeSetId = (name: string, sets: readonly Pick<SceneSet, 'id'>[]): string =>
  caseIdOf(name, new Set(sets.map(({ id }) => id)));
