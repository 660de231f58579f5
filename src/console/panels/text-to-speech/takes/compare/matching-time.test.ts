import { describe, expect, it } from 'vitest';
import { TextToSpeechForm } from '../../form/form-schema.ts';
import type { Take } from '../take.ts';
import { matchingTime, suggestPositionMode } from './matching-time.ts';

const take = (text: string, duration?: number): Take => ({
  id: text,
  name: '',
  kept: false,
  at: 1,
  form: TextToSpeechForm.parse({ text }),
  place: { target: 'embedded', account: 'working' },
  size: 4,
  extension: 'wav',
  timing: { total: 10 },
  ...(duration !== undefined && { duration }),
});

describe('mapping a position to another take', () => {
  it('gives the same second, limited by the length of the other take', () => {
    expect(matchingTime(1.5, 4, 3, 'second')).toBe(1.5);
    expect(matchingTime(3.5, 4, 3, 'second')).toBe(3);
  });

  it('gives the same fraction of the length', () => {
    expect(matchingTime(1, 4, 2, 'place')).toBe(0.5);
    expect(matchingTime(4, 4, 2, 'place')).toBe(2);
    expect(matchingTime(0, 0, 2, 'place')).toBe(0);
  });

  it('maps a position there and back without change', () => {
    const there = matchingTime(1.234, 4, 2.5, 'place');
    expect(matchingTime(there, 2.5, 4, 'place')).toBeCloseTo(1.234, 9);
  });

  it.each([
    ['the same words at another speed', take('a', 2), take('a', 3), 'place'],
    ['the same words in the same time', take('a', 2), take('a', 2.01), 'second'],
    ['other words', take('a', 2), take('b', 3), 'second'],
    ['lengths that are not known', take('a'), take('a'), 'second'],
  ] as const)('suggests the more useful position mode for %s', (_, a, b, expected) => {
    expect(suggestPositionMode(a, b)).toBe(expected);
  });
});
