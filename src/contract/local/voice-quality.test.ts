import { expect, it } from 'vitest';
import { qualityOfEngines } from './voice-quality.ts';

it.each([
  ['kokoro', 'natural'],
  ['kokoro, piper-pratham', 'natural'],
  ['espeak-ng', 'fast'],
  ['kokoro, espeak-ng', 'fast'],
  ['kokoro, another', undefined],
  ['', undefined],
  [undefined, undefined],
])('voices of the engines %s have the quality %s', (engines, quality) => {
  expect(qualityOfEngines(engines)).toBe(quality);
});
