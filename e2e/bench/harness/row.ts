/** One measured figure of a benchmark, with its goal. */
export interface Row {
  readonly name: string;
  /** Absent when the row was left out. */
  readonly value?: number;
  readonly unit?: string;
  /** The value that this one is compared with, measured in the same run. */
  readonly baseline?: number;
  /** Value divided by baseline. */
  readonly ratio?: number;
  /** The goal in words, for example `≤ 1.3x`. */
  readonly goal?: string;
  readonly ok?: boolean;
}

type Limit = { readonly atMost: number } | { readonly atLeast: number };

/** A row with a ratio to a baseline. Without a limit it has no goal. */
export function comparedRow(name: string, unit: string, value: number, baseline: number, limit?: Limit): Row {
  const ratio = value / baseline;
  return { name, unit, value, baseline, ratio, ...(limit && checkLimit(ratio, limit, 'x')) };
}

/** A row whose value may exceed its baseline by `more`, in the unit of the row. */
export function rowWithMargin(
  name: string,
  unit: string,
  value: number,
  baseline: number,
  more: number,
): Row {
  const goal = `≤ baseline + ${Number(more.toFixed(1))} ${unit}`;
  return { name, unit, value, baseline, ratio: value / baseline, goal, ok: value <= baseline + more };
}

/**
 * A row with a limit for the value itself: a count, a size or a share. Times of a page are compared with a baseline
 * instead.
 */
export function rowWithLimit(name: string, unit: string, value: number, limit: Limit): Row {
  return { name, unit, value, ...checkLimit(value, limit, unit && ` ${unit}`) };
}

/** A row without a goal. */
export function rowWithoutGoal(name: string, unit: string, value: number): Row {
  return { name, unit, value };
}

/** A row for a comparison that is not possible on this machine. */
export function leftOutRow(name: string, why: string): Row {
  return { name: `${name}: left out, ${why}` };
}

/**
 * Rows for the cost of growth: the time per unit of the larger sizes compared with the smallest. Linear growth is 1x;
 * the goal leaves a tenth for noise.
 *
 * @param name what is measured and per which unit, for example `first paint per word`
 * @param times total time by size
 */
export function growthRows(name: string, unit: string, times: ReadonlyMap<number, number>): Row[] {
  const [[least, base] = [1, Number.NaN], ...larger] = [...times];
  return larger.map(([size, time]) =>
    comparedRow(
      `${name}: ${formatCount(size)} compared with ${formatCount(least)}`,
      unit,
      time / size,
      base / least,
      {
        atMost: 1.1,
      },
    ),
  );
}
const formatCount = (count: number) => count.toLocaleString('en');

/** The median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** A quantile; `0.95` is the 95th percentile. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The cells of a table of rows, head first. */
export function cellsOf(rows: readonly Row[]): string[][] {
  return [
    ['name', 'value', 'unit', 'baseline', 'ratio', 'goal', 'ok'],
    ...rows.map(({ name, value, unit = '', baseline, ratio, goal = '', ok }) => [
      name,
      formatFigure(value),
      unit,
      formatFigure(baseline),
      formatFigure(ratio),
      goal,
      ok === undefined ? '' : ok ? 'yes' : 'NO',
    ]),
  ];
}

function checkLimit(value: number, limit: Limit, unit: string): { goal: string; ok: boolean } {
  return 'atMost' in limit
    ? { goal: `≤ ${limit.atMost}${unit}`, ok: value <= limit.atMost }
    : { goal: `≥ ${limit.atLeast}${unit}`, ok: value >= limit.atLeast };
}

function formatFigure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
