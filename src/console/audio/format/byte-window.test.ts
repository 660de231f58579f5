import { describe, expect, it } from 'vitest';
import { ByteWindow } from './byte-window.ts';

/** A file of ten pieces of 100 bytes; every byte of a piece is the number of that piece. */
const numberedFile = new Blob(Array.from({ length: 10 }, (_, hundred) => new Uint8Array(100).fill(hundred)));

describe('a window of bytes of a file', () => {
  it('holds nothing at first, and the requested bytes after it has moved to them', async () => {
    const window = new ByteWindow(numberedFile, 250);
    expect(window.holds(250, 1)).toBe(false);
    await window.moveTo(250, 60);
    expect(window.holds(250, 60)).toBe(true);
    expect(Array.from(window.bytes.subarray(48, 52))).toEqual([2, 2, 3, 3]);
  });

  it('keeps the bytes that are in both the old and the new window', async () => {
    const window = new ByteWindow(numberedFile);
    await window.moveTo(0, 100);
    await window.moveTo(90, 30);
    expect(window.start).toBe(90);
    expect(Array.from(window.bytes.subarray(8, 12))).toEqual([0, 0, 1, 1]);
  });

  it('skips the bytes between the old and the new window', async () => {
    const window = new ByteWindow(numberedFile);
    await window.moveTo(0, 10);
    await window.moveTo(899, 2);
    expect(Array.from(window.bytes.subarray(0, 2))).toEqual([8, 9]);
  });

  it('never changes bytes that it has returned', async () => {
    const window = new ByteWindow(numberedFile);
    await window.moveTo(0, 100);
    const first = window.bytes;
    await window.moveTo(50, 400);
    expect(first.every((byte) => byte === 0)).toBe(true);
  });

  it('contains the last bytes at the end of the file, and none beyond it', async () => {
    const window = new ByteWindow(numberedFile);
    await window.moveTo(980, 50);
    expect([window.bytes.length, window.holds(980, 50)]).toEqual([20, true]);
    await window.moveTo(1000, 1);
    expect(window.bytes).toHaveLength(0);
  });
});
