import { describe, expect, it } from 'vitest';
import { chipsAfterKey } from './chip-keys.ts';

const pressKey = (key: string, { place = 1, shiftKey = false, rightToLeft = false } = {}) =>
  chipsAfterKey(['hi', 'ta', 'ur'], place, { key, shiftKey, rightToLeft });

describe('pressing a key on a target chip', () => {
  it('removes the chip, moves the focus, or moves the chip', () => {
    expect(pressKey('Delete')).toEqual({ codes: ['hi', 'ur'], focus: 1 });
    expect(pressKey('ArrowRight')).toEqual({ codes: ['hi', 'ta', 'ur'], focus: 2 });
    expect(pressKey('ArrowRight', { shiftKey: true })).toEqual({ codes: ['hi', 'ur', 'ta'], focus: 2 });
    expect(pressKey('ArrowRight', { shiftKey: true, rightToLeft: true })?.codes).toEqual(['ta', 'hi', 'ur']);
  });

  it('does nothing for ArrowLeft on the first chip, nor for other keys', () => {
    expect(pressKey('ArrowLeft', { place: 0 })).toBeUndefined();
    expect(pressKey('a')).toBeUndefined();
  });
});
