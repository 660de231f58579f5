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

/** The pair after a button of a take was pressed: pressed again it deselects, the other letter swaps. */
export function withLetter(pair: Pair, letter: Letter, id: string): Pair {
  const other = letter === 'A' ? 'B' : 'A';
  const { [letter]: before, ...rest } = pair;
  if (before === id) return rest;
  if (pair[other] !== id) return { ...pair, [letter]: id };
  return { [letter]: id, ...(before !== undefined && { [other]: before }) };
}
