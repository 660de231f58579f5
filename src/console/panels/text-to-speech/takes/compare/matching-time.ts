import { visibleInput } from '../../form/form.ts';
import type { Take } from '../take.ts';

/** How a position is carried over to another take: as seconds since the start, or as a fraction of the length. */
export type PositionMode = 'second' | 'place';

/** Maps `time` in a recording of length `from` to one of length `to`; all in seconds. */
export function matchingTime(time: number, from: number, to: number, kept: PositionMode): number {
  const wanted = kept === 'place' && from > 0 ? (time / from) * to : time;
  return Math.min(Math.max(0, wanted), to);
}

/** Lengths that differ by less than this fraction of the longer one count as equal. */
const lengthTolerance = 0.01;

/** The better choice for two takes: the same text at another speed is best compared at the same fraction. */
export function suggestPositionMode(a: Take, b: Take): PositionMode {
  const [one, other] = [a.duration ?? 0, b.duration ?? 0];
  const longest = Math.max(one, other);
  const differ = longest > 0 && Math.abs(one - other) / longest > lengthTolerance;
  return differ && visibleInput(a.form) === visibleInput(b.form) ? 'place' : 'second';
}
