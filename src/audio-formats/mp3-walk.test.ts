import { describe, expect, it } from 'vitest';
import { readHeaderSync } from './header-reader.ts';
import { walkMp3 } from './mp3-walk.ts';

/** A frame of 44.1 kHz, mono, 128 kbit/s: 417 bytes. */
const frame = (() => {
  const bytes = new Uint8Array(417);
  bytes.set([0xff, 0xfb, 0x90, 0xc0]);
  return bytes;
})();
const bytesFilledWith = (length: number, value: number) => new Uint8Array(length).fill(value);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const id3 = Uint8Array.from([...latin1('ID3'), 4, 0, 0, 0, 0, 0, 100, ...bytesFilledWith(100, 0xff)]);
const id3v1 = Uint8Array.from([...latin1('TAG'), ...bytesFilledWith(125, 65)]);

function walkFile(...parts: readonly Uint8Array[]) {
  const file = Uint8Array.from(parts.flatMap((part) => [...part]));
  const offsets: number[] = [];
  const walk = readHeaderSync(
    walkMp3(file.length, (offset) => offsets.push(offset)),
    (offset, length) => file.subarray(offset, offset + length),
  );
  return { ...walk, offsets };
}

describe('following the frames of an MP3 file', () => {
  it('reports the position of each frame', () => {
    expect(walkFile(id3, frame, frame, frame, id3v1)).toMatchObject({
      frames: 3,
      offsets: [110, 527, 944],
      end: 1361,
      strayBytes: 0,
      gaps: false,
      cutShort: false,
    });
  });

  it('skips a tag between two joined files', () => {
    expect(walkFile(frame, frame, id3, frame, frame)).toMatchObject({ frames: 4, strayBytes: 0, gaps: true });
  });

  it('counts stray bytes, except for zeros at the end', () => {
    expect(walkFile(frame, frame, bytesFilledWith(50, 65), frame, frame)).toMatchObject({
      frames: 4,
      strayBytes: 50,
      gaps: true,
    });
    expect(walkFile(frame, frame, bytesFilledWith(5000, 0), id3v1)).toMatchObject({
      frames: 2,
      strayBytes: 0,
    });
    expect(walkFile(frame, frame, bytesFilledWith(70_000, 0))).toMatchObject({
      frames: 2,
      strayBytes: 70_000,
    });
  });

  it('accepts a frame after stray bytes only if another follows', () => {
    const lookalike = Uint8Array.from([65, ...frame.subarray(0, 4), 65, 65]);
    expect(walkFile(frame, frame, lookalike, frame, frame)).toMatchObject({ frames: 4, strayBytes: 7 });
  });

  it('detects a truncated last frame, however short', () => {
    expect(walkFile(frame, frame, frame.subarray(0, 5))).toMatchObject({
      frames: 2,
      cutShort: true,
      end: 834,
    });
  });

  it('finds no frame in other data', () => {
    expect(walkFile(bytesFilledWith(10_000, 0xff)).first).toBeUndefined();
  });
});
