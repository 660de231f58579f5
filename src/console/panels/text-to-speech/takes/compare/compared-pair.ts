import type { Take } from '../take.ts';

/** Ids of the compared takes. */
export interface Pair {
  readonly A?: string;
  readonly B?: string;
}
export type Letter = keyof Pair;

/** The takes of a pair; undefined for deleted ones. */
export function takesOfPair({ A, B }: Pair, takes: readonly Take[]): [Take | undefined, Take | undefined] {
  return [takes.find(({ id }) => id === A), takes.find(({ id }) => id === B)];
}

/**
 * The pair after button A or B of a take was pressed. A second press deselects the take; pressing its other button
 * swaps the pair.
 */
export function withLetter(pair: Pair, letter: Letter, id: string): Pair {
  const other = letter === 'A' ? 'B' : 'A';
  const { [letter]: before, ...rest } = pair;
  if (before === id) return rest;
  if (pair[other] !== id) return { ...pair, [letter]: id };
  return { [letter]: id, ...(before !== undefined && { [other]: before }) };
}
