import type { Take } from '../take.ts';

/** Ids of the compared takes. */
export interface ComparedPair {
  readonly A?: string;
  readonly B?: string;
}
export type PairLetter = keyof ComparedPair;

/** The takes of a pair; undefined for deleted ones. */
export function takesOfPair(
  { A, B }: ComparedPair,
  takes: readonly Take[],
): [Take | undefined, Take | undefined] {
  return [takes.find(({ id }) => id === A), takes.find(({ id }) => id === B)];
}

/**
 * The pair after button A or B of a take was pressed. A second press deselects the take; pressing its other button
 * swaps the pair.
 */
export function pairAfterPress(pair: ComparedPair, letter: PairLetter, id: string): ComparedPair {
  const other = letter === 'A' ? 'B' : 'A';
  const { [letter]: before, ...rest } = pair;
  if (before === id) return rest;
  if (pair[other] !== id) return { ...pair, [letter]: id };
  return { [letter]: id, ...(before !== undefined && { [other]: before }) };
}
