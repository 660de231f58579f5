import type { Take } from './take.ts';

/** Ids of the takes that are compared. */
export interface Pair {
  readonly A?: string;
  readonly B?: string;
}
export type Letter = keyof Pair;

/** The takes of a pair; one that was deleted is none. */
export function pairWith({ A, B }: Pair, takes: readonly Take[]): [Take | undefined, Take | undefined] {
  return [takes.find(({ id }) => id === A), takes.find(({ id }) => id === B)];
}

/** The pair after a press of a letter of a take: pressed again it is no more; the other letter changes places. */
export function withLetter(pair: Pair, letter: Letter, id: string): Pair {
  const other = letter === 'A' ? 'B' : 'A';
  const { [letter]: before, ...rest } = pair;
  if (before === id) return rest;
  if (pair[other] !== id) return { ...pair, [letter]: id };
  return { [letter]: id, ...(before !== undefined && { [other]: before }) };
}
