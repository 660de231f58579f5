import { describe, expect, it } from 'vitest';
import { indexMp3 } from '../format/mp3-index.ts';
import { decodeMp3 } from './decode-mp3.ts';
import type { DecodeOnPage } from './page-decoder.ts';
import type { Block } from './trim-blocks.ts';

const mp3FrameBytes = 417;
const samplesPerFrame = 1152;
const frameCount = 1500;

/** An mp3 file of mono frames at 44.1 kHz; the last two bytes of each frame contain its number. */
const numberedMp3 = new Blob(
  Array.from({ length: frameCount }, (_, index) => {
    const bytes = new Uint8Array(mp3FrameBytes);
    bytes.set([0xff, 0xfb, 0x90, 0xc0]);
    new DataView(bytes.buffer).setUint16(mp3FrameBytes - 2, index);
    return bytes;
  }),
);

interface PageDecoderBehaviour {
  /** Number of the first frame that the decoder rejects; it stops before that frame. */
  readonly stopsAt?: number;
  /** Number of samples that the decoder omits at the beginning of each input. */
  readonly late?: number;
}

/** Creates a decoder that decodes every sample of a frame as the number of that frame. */
const fakePageDecoder =
  ({ stopsAt = Number.POSITIVE_INFINITY, late = 0 }: PageDecoderBehaviour = {}): DecodeOnPage =>
  async (bytes, sampleRate) => {
    if (bytes instanceof Blob) return undefined;
    const view = new DataView(bytes);
    const numbers = Array.from({ length: bytes.byteLength / mp3FrameBytes }, (_, index) =>
      view.getUint16((index + 1) * mp3FrameBytes - 2),
    );
    const good = numbers.slice(0, numbers.findIndex((number) => number >= stopsAt) >>> 0);
    if (good.length === 0) return undefined;
    const samples = Float32Array.from(
      { length: good.length * samplesPerFrame - late },
      (_, index) => good[Math.floor((index + late) / samplesPerFrame)] ?? -1,
    );
    return { block: [samples], sampleRate };
  };

async function decodedBlocks(decode: DecodeOnPage): Promise<AsyncIterable<Block>> {
  const mp3 = await indexMp3(numberedMp3);
  if (!mp3) throw new Error('no frames');
  return decodeMp3(numberedMp3, mp3, decode).blocks;
}

/** The decoded frames in order, each with its number and how many of its samples were decoded. */
async function decodedFrames(decode: DecodeOnPage) {
  const decoded: [frame: number, samples: number][] = [];
  try {
    for await (const [samples = []] of await decodedBlocks(decode)) {
      for (const frame of samples) {
        const last = decoded.at(-1);
        if (last?.[0] === frame) last[1] += 1;
        else decoded.push([frame, 1]);
      }
    }
  } catch {
    return { decoded, damaged: true };
  }
  return { decoded, damaged: false };
}

const allFrames = (end: number) => Array.from({ length: end }, (_, frame) => [frame, samplesPerFrame]);

describe('decoding an mp3 file in pieces', () => {
  it('yields every frame once, in order', async () => {
    const { decoded, damaged } = await decodedFrames(fakePageDecoder());
    expect(damaged).toBe(false);
    expect(decoded).toEqual(allFrames(frameCount));
  });

  it.each([0, 30, 700, 1499])(
    'yields only the frames before frame %i when that frame cannot be decoded',
    async (stopsAt) => {
      const { decoded, damaged } = await decodedFrames(fakePageDecoder({ stopsAt }));
      expect(damaged).toBe(true);
      expect(decoded).toEqual(allFrames(stopsAt));
    },
  );

  it('keeps every sample at its time when the decoder omits the first samples of each piece', async () => {
    const { decoded, damaged } = await decodedFrames(fakePageDecoder({ late: 529 }));
    expect(damaged).toBe(false);
    expect(decoded).toEqual([[0, samplesPerFrame - 529], ...allFrames(frameCount).slice(1)]);
  });

  it('decodes at most eight pieces ahead of the consumer', async () => {
    let asked = 0;
    const decode = fakePageDecoder();
    let taken = 0;
    const blocks = await decodedBlocks((...given) => {
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
