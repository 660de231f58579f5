import { describe, expect, it } from 'vitest';
import { type DecodeOnPage, decodeCompletely } from './page-decoder.ts';

const flacFacts = { kind: 'flac', codec: 'FLAC', sampleRate: 44_100, channels: 2 } as const;
const flacFile = new Blob(['x']);

describe('decoding a whole file on the page', () => {
  it('refuses a file whose samples would not fit into memory', async () => {
    let asked = 0;
    const decode: DecodeOnPage = async () => {
      asked += 1;
      return undefined;
    };
    const threeHours = 3 * 3600 * 44_100 * 2 * 4;
    expect(await decodeCompletely({ file: flacFile, facts: flacFacts, bytes: threeHours }, decode)).toBe(
      'too-long',
    );
    expect(asked).toBe(0);
  });

  it('yields the samples in pieces, so that the waveform appears gradually', async () => {
    const samples = Float32Array.from({ length: 600_000 }, (_, index) => index);
    const decoded = await decodeCompletely(
      { file: flacFile, facts: flacFacts, bytes: 0 },
      async (_, sampleRate) => ({
        block: [samples],
        sampleRate,
      }),
    );
    if (typeof decoded === 'string') throw new Error(decoded);
    const lengths: number[] = [];
    for await (const [piece] of decoded.blocks) {
      expect(piece?.[0]).toBe(lengths.reduce((sum, length) => sum + length, 0));
      lengths.push(piece?.length ?? 0);
    }
    expect(lengths).toEqual([262_144, 262_144, 75_712]);
  });

  it('decodes at the rate of the file, and Opus at 48 kHz', async () => {
    const rates: number[] = [];
    const decode: DecodeOnPage = async (_, sampleRate) => {
      rates.push(sampleRate);
      return undefined;
    };
    await decodeCompletely({ file: flacFile, facts: flacFacts, bytes: 0 }, decode);
    const opus = { kind: 'ogg', codec: 'Opus', sampleRate: 16_000, channels: 1 } as const;
    await decodeCompletely({ file: flacFile, facts: opus, bytes: 0 }, decode);
    expect(rates).toEqual([44_100, 48_000]);
  });

  it('reports that the page has no decoder for the format', async () => {
    expect(
      await decodeCompletely({ file: flacFile, facts: flacFacts, bytes: 0 }, async () => undefined),
    ).toBe('no-decoder');
  });
});
