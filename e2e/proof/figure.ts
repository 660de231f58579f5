/** One count of a proof and the bound that it must keep. */
export interface Figure {
  readonly name: string;
  readonly count: number;
  /** Absent for what is only told. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
}

/** What a proof found. `notes` say what a reader needs to run it again, the seed for example. */
export interface Proof {
  readonly figures: readonly Figure[];
  readonly notes?: readonly string[];
}

export interface ProofOptions {
  /** Repeats the random choices of an earlier run. */
  readonly seed: number;
  /** How many times, instead of the proof's own number. */
  readonly times?: number;
}

/** Whether a figure keeps its bound. */
export function isKept({ count, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return 'atMost' in goal ? count <= goal.atMost : count >= goal.atLeast;
}

/** A bound in words: `0`, `≤ 250`, `≥ 200`. */
export function goalText({ goal }: Figure): string {
  if (goal === undefined) return '';
  if ('atLeast' in goal) return `≥ ${goal.atLeast}`;
  return goal.atMost === 0 ? '0' : `≤ ${goal.atMost}`;
}

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
