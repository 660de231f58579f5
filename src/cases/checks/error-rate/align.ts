/** One step from the first sequence to the second; `before` and `after` are the indices of the elements. */
export type AlignmentStep =
  | { readonly kind: 'same' | 'substituted'; readonly before: number; readonly after: number }
  | { readonly kind: 'deleted'; readonly before: number }
  | { readonly kind: 'inserted'; readonly after: number };

/**
 * A rectangle of the edit table, whose rows are the first sequence and whose columns are the second; ends are
 * exclusive.
 */
interface TablePart {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

const unreachedColumn = -1_000_000_000;

/**
 * The shortest sequence of single insertions, deletions and substitutions that turns one sequence into another.
 *
 * Finds the furthest-reaching points from both ends until they meet, then recurses into the halves (Myers 1986, with
 * substitutions as in Ukkonen 1985). Time grows with the length and the square of the number of differences, memory
 * with the length: comparing two books that are nearly the same costs little more than reading them.
 */
export function align(before: readonly string[], after: readonly string[]): AlignmentStep[] {
  const [a, b] = toNumbers(before, after);
  const steps: AlignmentStep[] = [];
  const size = a.length + b.length + 3;
  const forward = new Int32Array(size);
  const backward = new Int32Array(size);
  const same = (row: number, column: number, length: number) => {
    for (let at = 0; at < length; at += 1) steps.push({ kind: 'same', before: row + at, after: column + at });
  };

  // An explicit stack: for texts with nothing in common the recursion would be too deep.
  const waiting: (TablePart | { readonly tail: readonly [number, number, number] })[] = [
    { top: 0, bottom: a.length, start: 0, end: b.length },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('tail' in next) {
      same(...next.tail);
      continue;
    }
    let { top, bottom, start, end } = next;
    const [row, column] = [top, start];
    while (top < bottom && start < end && a[top] === b[start]) {
      top += 1;
      start += 1;
    }
    same(row, column, top - row);
    const lastRow = bottom;
    while (top < bottom && start < end && a[bottom - 1] === b[end - 1]) {
      bottom -= 1;
      end -= 1;
    }
    waiting.push({ tail: [bottom, end, lastRow - bottom] });
    if (top === bottom) for (let at = start; at < end; at += 1) steps.push({ kind: 'inserted', after: at });
    else if (start === end)
      for (let at = top; at < bottom; at += 1) steps.push({ kind: 'deleted', before: at });
    else if (bottom - top === 1 && end - start === 1) {
      steps.push({ kind: 'substituted', before: top, after: start });
    } else {
      const [middle, across] = meetingPoint(
        a.subarray(top, bottom),
        b.subarray(start, end),
        forward,
        backward,
      );
      waiting.push({ top: top + middle, bottom, start: start + across, end });
      waiting.push({ top, bottom: top + middle, start, end: start + across });
    }
  }
  return steps;
}

/** Maps elements to numbers, which compare faster than strings. */
function toNumbers(before: readonly string[], after: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const number = (element: string) => {
    const known = numbers.get(element);
    if (known !== undefined) return known;
    numbers.set(element, numbers.size);
    return numbers.size - 1;
  };
  return [Int32Array.from(before, number), Int32Array.from(after, number)];
}

/**
 * A point in the middle of a shortest path, as row and column. The sequences begin and end differently and are at least
 * two steps apart, so that the point is neither the beginning nor the end.
 *
 * Each array holds, for every diagonal (column minus row, from `-rows`), the furthest column reached with the steps so
 * far. Distances never shrink along a diagonal, so where the two fronts overlap, their steps add up to the distance.
 */
function meetingPoint(
  a: Int32Array,
  b: Int32Array,
  forward: Int32Array,
  backward: Int32Array,
): [number, number] {
  const [rows, columns] = [a.length, b.length];
  const origin = rows + 1;
  const [endwise, otherEndwise] = [a.slice().reverse(), b.slice().reverse()];
  forward[origin] = 0;
  backward[origin] = 0;
  for (let steps = 1; ; steps += 1) {
    advanceFront(forward, a, b, steps);
    const there = frontOverlap(forward, backward, rows, columns, steps, steps - 1);
    if (there) return there;
    advanceFront(backward, endwise, otherEndwise, steps);
    const back = frontOverlap(backward, forward, rows, columns, steps, steps);
    if (back) return [rows - back[0], columns - back[1]];
  }
}

/** Advances every diagonal by one step, and then along equal elements. */
function advanceFront(front: Int32Array, a: Int32Array, b: Int32Array, steps: number): void {
  const [rows, columns] = [a.length, b.length];
  const origin = rows + 1;
  const low = Math.max(-steps, -rows);
  const high = Math.min(steps, columns);
  if (low === -steps) front[origin + low] = unreachedColumn;
  if (high === steps) front[origin + high] = unreachedColumn;
  front[origin + low - 1] = unreachedColumn;
  front[origin + high + 1] = unreachedColumn;
  let left = unreachedColumn;
  let here = front[origin + low] as number;
  for (let diagonal = low; diagonal <= high; diagonal += 1) {
    const right = front[origin + diagonal + 1] as number;
    let column = here >= left ? here + 1 : left + 1;
    if (right > column) column = right;
    const last = rows + diagonal < columns ? rows + diagonal : columns;
    if (column > last) column = last;
    left = here;
    here = right;
    while (column < last && a[column - diagonal] === b[column]) column += 1;
    front[origin + diagonal] = column;
  }
}

/** The first point of a front that the other front has reached too, as row and column. */
function frontOverlap(
  front: Int32Array,
  other: Int32Array,
  rows: number,
  columns: number,
  steps: number,
  otherSteps: number,
): [number, number] | undefined {
  const origin = rows + 1;
  const across = columns - rows;
  const low = Math.max(-steps, -rows, across - Math.min(otherSteps, columns));
  const high = Math.min(steps, columns, across - Math.max(-otherSteps, -rows));
  for (let diagonal = low; diagonal <= high; diagonal += 1) {
    const column = front[origin + diagonal] as number;
    if (column + (other[origin + across - diagonal] as number) >= columns) return [column - diagonal, column];
  }
  return undefined;
}
