import type { TimeAxis } from './time-window.ts';

interface PointerPosition {
  readonly clientX: number;
  readonly currentTarget: Element;
}

/** The time in seconds under the pointer, on an element as wide as the axis; clamped to the recording. */
export function timeUnderPointer({ clientX, currentTarget }: PointerPosition, axis: TimeAxis): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const { start, end } = axis.get();
  const part = width > 0 ? (clientX - left) / width : 0;
  return Math.min(Math.max(0, start + part * (end - start)), axis.duration);
}
