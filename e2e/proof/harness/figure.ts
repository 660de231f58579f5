/** One figure of a proof, and its bound. */
export interface Figure {
  readonly name: string;
  readonly count: number;
  /** Absent when the figure is only reported. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
}

/** The result of a proof. `notes` list failures and what a reader needs to repeat the run. */
export interface Proof {
  readonly figures: readonly Figure[];
  readonly notes?: readonly string[];
}

export interface ProofOptions {
  /** Repeats the random choices of the run with the same seed. */
  readonly seed: number;
  /** Overrides the proof's own number of repetitions. */
  readonly times?: number;
}

/** Thrown by a proof that lacks a program on this machine; the message names what to install. */
export class CannotRun extends Error {}

/** Whether a figure is within its bound. */
export function isWithinBound({ count, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return 'atMost' in goal ? count <= goal.atMost : count >= goal.atLeast;
}

/** A bound in words: `0`, `≤ 250`, `≥ 200`. */
export function goalText({ goal }: Figure): string {
  if (goal === undefined) return '';
  if ('atLeast' in goal) return `≥ ${goal.atLeast}`;
  return goal.atMost === 0 ? '0' : `≤ ${goal.atMost}`;
}

/** Makes a generator of random numbers between 0 and 1 (mulberry32); the same seed gives the same numbers. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
