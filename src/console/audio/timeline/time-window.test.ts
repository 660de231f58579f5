import { describe, expect, it, vi } from 'vitest';
import { createTimeAxis } from './time-window.ts';

describe('a time axis', () => {
  it('shows the whole recording at first', () => {
    expect(createTimeAxis(90).get()).toEqual({ start: 0, end: 90 });
  });

  it('keeps the time under the pointer in place while zooming', () => {
    const axis = createTimeAxis(3600);
    axis.zoom(100, 900);
    expect(axis.get()).toEqual({ start: 875, end: 975 });
    axis.zoom(1, 900);
    expect((900 - axis.get().start) / 1).toBeCloseTo(0.25, 9);
  });

  it('zooms between 50 ms and the whole recording', () => {
    const axis = createTimeAxis(3600);
    axis.zoom(0.0001, 1800);
    expect(axis.get().end - axis.get().start).toBeCloseTo(0.05, 9);
    axis.zoom(99_999);
    expect(axis.get()).toEqual({ start: 0, end: 3600 });
  });

  it('shows all of a recording shorter than 50 ms', () => {
    const axis = createTimeAxis(0.02);
    axis.zoom(0.001);
    expect(axis.get()).toEqual({ start: 0, end: 0.02 });
  });

  it('stops scrolling at both ends and reports that nothing moved', () => {
    const axis = createTimeAxis(60);
    axis.set({ start: 40, end: 50 });
    expect(axis.pan(100)).toBe(true);
    expect(axis.get()).toEqual({ start: 50, end: 60 });
    expect(axis.pan(1)).toBe(false);
    expect(axis.pan(-100)).toBe(true);
    expect(axis.get()).toEqual({ start: 0, end: 10 });
  });

  it('scrolls to a time outside the view, but not to one inside', () => {
    const axis = createTimeAxis(60);
    axis.set({ start: 0, end: 10 });
    axis.reveal(9);
    expect(axis.get().start).toBe(0);
    axis.reveal(30);
    expect(axis.get()).toEqual({ start: 29, end: 39 });
  });

  it('notifies subscribers only when something changed', () => {
    const axis = createTimeAxis(60);
    const listener = vi.fn();
    const stop = axis.subscribe(listener);
    axis.set({ start: 0, end: 60 });
    expect(listener).not.toHaveBeenCalled();
    axis.set({ start: 1, end: 2 });
    stop();
    axis.set({ start: 2, end: 3 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
