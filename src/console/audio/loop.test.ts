import { expect, it } from 'vitest';
import { createLoop } from './loop.ts';

it('playing goes back from the end of the stretch, however late that is noticed', () => {
  const loop = createLoop();
  loop.set({ start: 1, end: 2 });
  expect(loop.back(0.5)).toBeUndefined();
  expect(loop.back(1.99)).toBeUndefined();
  expect(loop.back(2)).toBe(1);
  expect(loop.back(60)).toBe(1);
});

it('who goes beyond the end hears what is there, until they come back', () => {
  const loop = createLoop();
  loop.set({ start: 1, end: 2 });
  loop.sought(5);
  expect(loop.back(5.1)).toBeUndefined();
  loop.sought(0);
  expect(loop.back(2.1)).toBe(1);
});

it('a stretch that is chosen anew, or none, begins afresh', () => {
  const loop = createLoop();
  loop.set({ start: 1, end: 2 });
  loop.sought(5);
  loop.set({ start: 3, end: 6 });
  expect(loop.back(6)).toBe(3);
  loop.set({ start: 3, end: 3 });
  expect(loop.get()).toBeUndefined();
  expect(loop.back(9)).toBeUndefined();
});
