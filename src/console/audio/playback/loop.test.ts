import { expect, it } from 'vitest';
import { createLoop } from './loop.ts';

it('playback returns to the start of the loop, even if the end is noticed late', () => {
  const loop = createLoop();
  loop.set({ start: 1, end: 2 });
  expect(loop.returnFrom(0.5)).toBeUndefined();
  expect(loop.returnFrom(1.99)).toBeUndefined();
  expect(loop.returnFrom(2)).toBe(1);
  expect(loop.returnFrom(60)).toBe(1);
});

it('after a seek beyond the loop, playback continues until a seek back into it', () => {
  const loop = createLoop();
  loop.set({ start: 1, end: 2 });
  loop.noteSeek(5);
  expect(loop.returnFrom(5.1)).toBeUndefined();
  loop.noteSeek(0);
  expect(loop.returnFrom(2.1)).toBe(1);
});

it('playback loops when the seek to the end of the loop is reported only after the loop is set', () => {
  const loop = createLoop();
  loop.set({ start: 1, end: 2 });
  loop.noteSeek(2);
  expect(loop.returnFrom(2)).toBe(1);
});

it('setting or clearing the loop undoes the effect of a seek beyond its end', () => {
  const loop = createLoop();
  loop.set({ start: 1, end: 2 });
  loop.noteSeek(5);
  loop.set({ start: 3, end: 6 });
  expect(loop.returnFrom(6)).toBe(3);
  loop.set({ start: 3, end: 3 });
  expect(loop.get()).toBeUndefined();
  expect(loop.returnFrom(9)).toBeUndefined();
});
