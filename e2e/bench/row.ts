/** One figure of a benchmark. `ratio` is value divided by baseline, both measured in the same run. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline?: number;
  readonly ratio?: number;
  /** In words, for example `≤ 1.3x`. */
  readonly goal?: string;
  readonly ok?: boolean;
}

/** The middle of the values; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** A row that compares with a baseline: at most, or at least, `limit` times as much. */
export function compared(
  name: string,
  unit: string,
  value: number,
  baseline: number,
  goal: { readonly atMost: number } | { readonly atLeast: number },
): Row {
  const ratio = value / baseline;
  return 'atMost' in goal
    ? { name, value, unit, baseline, ratio, goal: `≤ ${goal.atMost}x`, ok: ratio <= goal.atMost }
    : { name, value, unit, baseline, ratio, goal: `≥ ${goal.atLeast}x`, ok: ratio >= goal.atLeast };
}
