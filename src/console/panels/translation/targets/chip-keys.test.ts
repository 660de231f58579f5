import { describe, expect, it } from 'vitest';
import { chipsAfterKey } from './chip-keys.ts';

const press = (key: string, { place = 1, shiftKey = false, rightToLeft = false } = {}) =>
  chipsAfterKey(['hi', 'ta', 'ur'], place, { key, shiftKey, rightToLeft });

describe('a key on a chip', () => {
  it('removes it, moves the focus, or moves the chip', () => {
    expect(press('Delete')).toEqual({ codes: ['hi', 'ur'], focus: 1 });
    expect(press('ArrowRight')).toEqual({ codes: ['hi', 'ta', 'ur'], focus: 2 });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ codes: ['hi', 'ur', 'ta'], focus: 2 });
    expect(press('ArrowRight', { shiftKey: true, rightToLeft: true })?.codes).toEqual(['ta', 'hi', 'ur']);
  });

  it('does nothing at the edge, and with other keys', () => {
    expect(press('ArrowLeft', { place: 0 })).toBeUndefined();
    expect(press('a')).toBeUndefined();
  });
});
