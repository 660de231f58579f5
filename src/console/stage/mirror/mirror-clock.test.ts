import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMirrorClock } from './mirror-clock.ts';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['Date'], now: 10_000 });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function nextFrame(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
  for (const frame of frames.splice(0)) frame();
}

describe('the clock of a second window', () => {
  it('advances while the first window plays, at its speed', () => {
    const clock = createMirrorClock();
    const times: number[] = [];
    clock.subscribe((seconds) => times.push(seconds));
    clock.set({ seconds: 1, playing: true, rate: 2, at: 10_000 });
    nextFrame(500);
    expect(times.at(-1)).toBe(2);
    clock.set({ seconds: 5, playing: true, rate: 1, at: Date.now() - 250 });
    expect(times.at(-1)).toBe(5.25);
  });

  it('stops while the first window is paused', () => {
    const clock = createMirrorClock();
    const times: number[] = [];
    clock.subscribe((seconds) => times.push(seconds));
    clock.set({ seconds: 3, playing: false, rate: 1, at: 0 });
    nextFrame(500);
    expect(times).toEqual([0, 3]);
    expect(frames).toEqual([]);
  });

  it('requests no animation frames when nobody listens', () => {
    const clock = createMirrorClock();
    const unsubscribe = clock.subscribe(() => {});
    clock.set({ seconds: 0, playing: true, rate: 1, at: 0 });
    unsubscribe();
    nextFrame(16);
    expect(frames).toEqual([]);
  });
});
