import { describe, expect, it } from 'vitest';
import { indexMp3 } from './mp3-index.ts';
import { type Mp3Piece, mp3Pieces } from './mp3-pieces.ts';

interface FrameFormat {
  /** Bytes 2 to 4 of the frame header. */
  readonly header: readonly [number, number, number];
  readonly size: number;
}

const stereo128: FrameFormat = { header: [0xfb, 0x90, 0x00], size: 417 };
const mono128: FrameFormat = { header: [0xfb, 0x90, 0xc0], size: 417 };
/** A format with three bytes of audio data per frame: stereo, 24 kHz, 8 kbit/s, no checksum. */
const smallestFormat: FrameFormat = { header: [0xf3, 0x14, 0x00], size: 24 };

/** Frames of a format; the last two bytes of each contain its number. */
const numberedFrames = ({ header, size }: FrameFormat, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const bytes = new Uint8Array(size);
    bytes.set([0xff, ...header]);
    new DataView(bytes.buffer).setUint16(size - 2, from + index);
    return bytes;
  });

async function readPieces(frames: readonly Uint8Array<ArrayBuffer>[]): Promise<Mp3Piece[]> {
  const file = new Blob([...frames]);
  const mp3 = await indexMp3(file);
  const pieces: Mp3Piece[] = [];
  if (mp3) for await (const piece of mp3Pieces(file, mp3)) pieces.push(piece);
  return pieces;
}

const frameNumbersIn = ({ bytes }: Mp3Piece, { size }: FrameFormat) =>
  Array.from({ length: bytes.length / size }, (_, index) =>
    new DataView(bytes.buffer).getUint16((index + 1) * size - 2),
  );

describe('splitting an mp3 file into pieces', () => {
  it('puts every frame into exactly one piece, in order, not counting lead-ins', async () => {
    const pieces = await readPieces(numberedFrames(stereo128, 1000));
    expect(pieces.length).toBeGreaterThan(2);
    let next = 0;
    for (const piece of pieces) {
      const numbers = frameNumbersIn(piece, stereo128);
      expect(numbers).toHaveLength(piece.leadIn + piece.frames);
      expect(numbers[0]).toBe(next - piece.leadIn);
      next += piece.frames;
      expect(numbers.at(-1)).toBe(next - 1);
    }
    expect(next).toBe(1000);
  });

  it('starts each piece with the frames that its first frame overlaps or may borrow bytes from', async () => {
    const [first, second] = await readPieces(numberedFrames(stereo128, 1000));
    expect(first?.leadIn).toBe(0);
    // A frame has 379 bytes of audio data, so the 511 bytes that a frame may borrow are in the two before it.
    expect(second?.leadIn).toBe(1 + 2);
  });

  it('makes the lead-in longer when frames contain few bytes', async () => {
    const [, , third] = await readPieces(numberedFrames(smallestFormat, 1500));
    expect(third?.leadIn).toBeGreaterThan(2 + 511 / 3);
  });

  it('repeats the only frame of a recording, which no browser would decode alone', async () => {
    const [piece, ...others] = await readPieces(numberedFrames(stereo128, 1));
    expect(others).toEqual([]);
    expect([piece?.frames, piece?.leadIn, piece?.bytes.length]).toEqual([1, 0, 2 * 417]);
  });

  it('ends a piece where the number of channels changes, and gives the next one no lead-in', async () => {
    const pieces = await readPieces([...numberedFrames(mono128, 20), ...numberedFrames(stereo128, 20, 20)]);
    expect(pieces.map(({ frames, leadIn }) => [frames, leadIn])).toEqual([
      [20, 0],
      [20, 0],
    ]);
  });
});
