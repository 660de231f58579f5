import type { TimeAxis } from './time-window.ts';

interface Place {
  readonly clientX: number;
  readonly currentTarget: Element;
}

/** The moment under a pointer on something as wide as the axis, in seconds; within the recording. */
export function timeUnder({ clientX, currentTarget }: Place, axis: TimeAxis): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const { start, end } = axis.get();
  const part = width > 0 ? (clientX - left) / width : 0;
  return Math.min(Math.max(0, start + part * (end - start)), axis.duration);
}
