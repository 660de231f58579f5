import { describe, expect, it } from 'vitest';
import { formatMoment } from './moment.ts';

describe('formatting moments', () => {
  const moment = new Date(2026, 10, 21, 14, 5, 9).getTime();
  it.each([
    ['time', '14:05:09'],
    ['moment', '21 Nov 2026, 14:05'],
    ['exact', '21 Nov 2026, 14:05:09'],
  ] as const)('in the style `%s`, a moment is shown as %s', (style, text) => {
    expect(formatMoment(moment, style)).toBe(text);
  });
});
