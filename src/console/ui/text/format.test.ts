import { describe, expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';
import { formatDuration } from './format.ts';

describe('formatting durations', () => {
  it.each([
    [0, '0 ms'],
    [84.4, '84 ms'],
    [999.4, '999 ms'],
    [999.6, '1.00 s'],
    [1234, '1.23 s'],
    [12_340, '12.3 s'],
    [125_000, '2:05'],
  ])('%d ms is shown as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});

describe('formatting sizes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1900, '1.9 kB'],
    [999_999, '1.0 MB'],
    [95_400_000, '95.4 MB'],
    [2_000_000_000, '2.0 GB'],
  ])('%d bytes are shown as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
