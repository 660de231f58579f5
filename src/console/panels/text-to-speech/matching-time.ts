import { inputOf } from './form.ts';
import type { Take } from './take.ts';

/** What stays when one take gives way to another: the second since the start, or the place as a part of the whole. */
export type KeptPosition = 'second' | 'place';

/** The time in seconds in a recording of length `to` that stands for `time` in one of length `from`. */
export function matchingTime(time: number, from: number, to: number, kept: KeptPosition): number {
  const wanted = kept === 'place' && from > 0 ? (time / from) * to : time;
  return Math.min(Math.max(0, wanted), to);
}

/** Below this part of the longer one two lengths count as the same. */
const sameLength = 0.01;

/** What a person would want to stay: the same words at another speed are at the same place, not at the same second. */
export function sensiblePosition(a: Take, b: Take): KeptPosition {
  const [one, other] = [a.duration ?? 0, b.duration ?? 0];
  const longest = Math.max(one, other);
  const differ = longest > 0 && Math.abs(one - other) / longest > sameLength;
  return differ && inputOf(a.form) === inputOf(b.form) ? 'place' : 'second';
}
