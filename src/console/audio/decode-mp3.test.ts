import { describe, expect, it } from 'vitest';
import { decodeMp3 } from './decode-mp3.ts';
import { walkMp3 } from './mp3-walk.ts';
import type { DecodeOnPage } from './page-decoder.ts';
import type { Block } from './trim-blocks.ts';

const frameBytes = 417;
const samplesPerFrame = 1152;
const count = 1500;

/** Mono frames at 44.1 kHz whose last bytes tell their number. */
const file = new Blob(
  Array.from({ length: count }, (_, index) => {
    const bytes = new Uint8Array(frameBytes);
    bytes.set([0xff, 0xfb, 0x90, 0xc0]);
    new DataView(bytes.buffer).setUint16(frameBytes - 2, index);
    return bytes;
  }),
);

interface Habits {
  /** The first frame that it cannot decode; it stops before it. */
  readonly stopsAt?: number;
  /** Samples that it leaves out at the beginning of whatever it is given. */
  readonly late?: number;
}

/** Every sample of a frame is the number of that frame. */
const pageWith =
  ({ stopsAt = Number.POSITIVE_INFINITY, late = 0 }: Habits = {}): DecodeOnPage =>
  async (bytes, sampleRate) => {
    if (bytes instanceof Blob) return undefined;
    const view = new DataView(bytes);
    const numbers = Array.from({ length: bytes.byteLength / frameBytes }, (_, index) =>
      view.getUint16((index + 1) * frameBytes - 2),
    );
    const good = numbers.slice(0, numbers.findIndex((number) => number >= stopsAt) >>> 0);
    if (good.length === 0) return undefined;
    const samples = Float32Array.from(
      { length: good.length * samplesPerFrame - late },
      (_, index) => good[Math.floor((index + late) / samplesPerFrame)] ?? -1,
    );
    return { block: [samples], sampleRate };
  };

async function blocksBy(decode: DecodeOnPage): Promise<AsyncIterable<Block>> {
  const walk = await walkMp3(file);
  if (!walk) throw new Error('no frames');
  return decodeMp3(file, walk, decode).blocks;
}

/** What is heard one after the other: the number of a frame, and how many samples of it. */
async function heardBy(decode: DecodeOnPage) {
  const heard: [frame: number, samples: number][] = [];
  try {
    for await (const [samples = []] of await blocksBy(decode)) {
      for (const frame of samples) {
        const last = heard.at(-1);
        if (last?.[0] === frame) last[1] += 1;
        else heard.push([frame, 1]);
      }
    }
  } catch {
    return { heard, damaged: true };
  }
  return { heard, damaged: false };
}

const framesUpTo = (end: number) => Array.from({ length: end }, (_, frame) => [frame, samplesPerFrame]);

describe('an mp3 file that is decoded in pieces', () => {
  it('sounds once from its first frame to its last', async () => {
    const { heard, damaged } = await heardBy(pageWith());
    expect(damaged).toBe(false);
    expect(heard).toEqual(framesUpTo(count));
  });

  it.each([0, 30, 700, 1499])('is heard up to the frame that cannot be decoded: %i', async (stopsAt) => {
    const { heard, damaged } = await heardBy(pageWith({ stopsAt }));
    expect(damaged).toBe(true);
    expect(heard).toEqual(framesUpTo(stopsAt));
  });

  it('keeps every sample in its place when a decoder leaves out the first of each piece', async () => {
    const { heard, damaged } = await heardBy(pageWith({ late: 529 }));
    expect(damaged).toBe(false);
    expect(heard).toEqual([[0, samplesPerFrame - 529], ...framesUpTo(count).slice(1)]);
  });

  it('is never more than eight pieces ahead of whoever looks at the samples', async () => {
    let asked = 0;
    const decode = pageWith();
    let taken = 0;
    const blocks = await blocksBy((...given) => {
      asked += 1;
      return decode(...given);
    });
    for await (const _ of blocks) {
      taken += 1;
      expect(asked - taken).toBeLessThan(8);
    }
    expect(taken).toBe(asked);
    expect(taken).toBeGreaterThan(10);
  });
});
