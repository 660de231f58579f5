import { describe, expect, it } from 'vitest';
import { bytesOf, isLong } from './body-pieces.ts';

describe('a long body', () => {
  it.each([
    ['Latin', 'a'],
    ['Devanagari', 'क'],
    ['characters of two units', '𑄌'],
    ['characters of two units that stand across a piece', '𑄌', 'a'],
    ['halves of characters', '\ud804'],
  ])('has the bytes of the whole text: %s', async (_, letter, before = '') => {
    const text = before + letter.repeat(1_200_000);
    expect(isLong(text)).toBe(true);
    const bytes = new Uint8Array(await (await bytesOf(text)).arrayBuffer());
    expect(Buffer.compare(bytes, new TextEncoder().encode(text))).toBe(0);
  });

  it('is none that a page encodes at once', () => {
    expect(isLong('a'.repeat(1000))).toBe(false);
    expect(isLong(new FormData())).toBe(false);
    expect(isLong(undefined)).toBe(false);
  });
});
