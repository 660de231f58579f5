import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Decode } from '../decode/open-samples.ts';
import type { Block } from '../decode/trim-blocks.ts';
import { wrapPcm } from '../format/wav-samples.ts';
import { analyse } from './analyse.ts';
import type { AnalysisProgress } from './analysis.ts';

interface WavOptions {
  readonly bits: 8 | 16 | 24 | 32 | 64;
  readonly float?: boolean;
  readonly extensible?: boolean;
  readonly channels?: number;
  readonly sampleRate?: number;
  readonly claimedFrames?: number;
}

/** A wav file of samples between -1 and 1, with an unknown chunk before the data. */
function createWav(
  samples: readonly number[],
  { bits, float = false, extensible = false, channels = 1, sampleRate = 16_000, claimedFrames }: WavOptions,
): Blob {
  const width = bits / 8;
  const format = new DataView(new ArrayBuffer(extensible ? 40 : 16));
  const tag = float ? 3 : 1;
  format.setUint16(0, extensible ? 0xfffe : tag, true);
  format.setUint16(2, channels, true);
  format.setUint32(4, sampleRate, true);
  format.setUint32(8, sampleRate * channels * width, true);
  format.setUint16(12, channels * width, true);
  format.setUint16(14, bits, true);
  if (extensible) {
    format.setUint16(16, 22, true);
    format.setUint16(24, tag, true);
  }
  const data = new DataView(new ArrayBuffer(samples.length * width));
  for (const [index, value] of samples.entries()) {
    const at = index * width;
    const whole = Math.round(value * (2 ** (bits - 1) - 1));
    if (float) bits === 64 ? data.setFloat64(at, value, true) : data.setFloat32(at, value, true);
    else if (bits === 8) data.setUint8(at, whole + 128);
    else if (bits === 16) data.setInt16(at, whole, true);
    else if (bits === 24) {
      data.setUint16(at, whole & 0xffff, true);
      data.setInt8(at + 2, whole >> 16);
    } else data.setInt32(at, whole, true);
  }
  const chunk = (id: string, body: DataView<ArrayBuffer>, size = body.byteLength) => {
    const head = new DataView(new ArrayBuffer(8));
    for (const [at, letter] of [...id].entries()) head.setUint8(at, letter.charCodeAt(0));
    head.setUint32(4, size, true);
    return [head, body];
  };
  const odd = [...chunk('LIST', new DataView(new ArrayBuffer(5))), new Uint8Array(1)];
  const claimed = claimedFrames === undefined ? data.byteLength : claimedFrames * width * channels;
  return new Blob(['RIFF\0\0\0\0WAVE', ...chunk('fmt ', format), ...odd, ...chunk('data', data, claimed)]);
}

const sine = (seconds: number, hertz: number, level: number, sampleRate = 16_000) =>
  Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, n) => level * Math.sin((2 * Math.PI * hertz * n) / sampleRate),
  );

const noDecoder: Decode = async () => 'no-decoder';
const remux = async (file: Blob) => new Blob([file], { type: 'audio/mp4' });

async function analyseFile(file: Blob) {
  const result = await analyse({ file, measure: true }, { decode: noDecoder, remux });
  if (result.kind !== 'analysis') throw new Error(`unreadable: ${result.why}`);
  return result.analysis;
}

describe('a wav file', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    { bits: 8 },
    { bits: 16 },
    { bits: 24 },
    { bits: 32 },
    { bits: 32, float: true },
    { bits: 64, float: true },
    { bits: 16, extensible: true },
    { bits: 32, float: true, extensible: true },
  ] as const)('gives the same measurements in every sample format: %o', async (options) => {
    const { facts, duration, levels, pyramid } = await analyseFile(createWav(sine(1, 440, 0.5), options));
    expect(facts).toMatchObject({ kind: 'wav', bits: options.bits, channels: 1, sampleRate: 16_000 });
    expect(duration).toBe(1);
    expect(levels?.peak).toBeCloseTo(-6.02, options.bits === 8 ? 0 : 1);
    expect(Math.max(...(pyramid.levels[0]?.peaks ?? [])) / 32_767).toBeCloseTo(0.5, 1);
  });

  it('takes each peak from the louder of two channels', async () => {
    const stereo = sine(0.5, 300, 0.2).flatMap((left, n) => [left, n > 4000 && n < 4100 ? 0.9 : 0]);
    const { facts, pyramid } = await analyseFile(createWav(stereo, { bits: 16, channels: 2 }));
    expect(facts.channels).toBe(2);
    expect(Math.max(...(pyramid.levels[0]?.peaks ?? [])) / 32_767).toBeCloseTo(0.9, 2);
  });

  it('measures the silence at the beginning and the end', async () => {
    const samples = [...Array(3200).fill(0), ...sine(1, 440, 0.5), ...Array(1600).fill(0)];
    const { levels } = await analyseFile(createWav(samples, { bits: 16 }));
    expect(levels?.leadingSilence).toBeCloseTo(0.2, 3);
    expect(levels?.trailingSilence).toBeCloseTo(0.1, 3);
  });

  it('measures a full-scale sine of 997 Hz at -3.01 LUFS, as BS.1770 defines it', async () => {
    const { levels } = await analyseFile(
      createWav(sine(3, 997, 1, 48_000), { bits: 32, float: true, sampleRate: 48_000 }),
    );
    expect(levels?.loudness).toBeCloseTo(-3.01, 1);
  });

  it('reports no loudness for silence or for less than 400 ms', async () => {
    expect(
      (await analyseFile(createWav(Array(16_000).fill(0), { bits: 16 }))).levels?.loudness,
    ).toBeUndefined();
    expect(
      (await analyseFile(createWav(sine(0.2, 440, 0.5), { bits: 16 }))).levels?.loudness,
    ).toBeUndefined();
  });

  it('reads a file to its end when its header declares a greater length', async () => {
    const { duration, cutShort } = await analyseFile(
      createWav(sine(1, 440, 0.5), { bits: 16, claimedFrames: 32_000 }),
    );
    expect({ duration, cutShort }).toEqual({ duration: 1, cutShort: true });
  });

  it('reports the waveform after the first block, even right after the worker started', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const file = createWav(sine(10, 441, 0.5), { bits: 16 });
    const seen: AnalysisProgress[] = [];
    await analyse({ file, measure: false }, { decode: noDecoder, remux }, (progress) => seen.push(progress));
    expect(seen).toHaveLength(1);
    expect(seen[0]?.fraction).toBeLessThan(0.5);
    expect(seen[0]?.outline.top[0]).toBeGreaterThan(0.4);
  });

  it('reports progress with a waveform that already spans the whole recording', async () => {
    const seen: AnalysisProgress[] = [];
    const file = createWav(sine(40, 100, 0.5), { bits: 64, float: true });
    await analyse({ file, measure: false }, { decode: noDecoder, remux }, (progress) => seen.push(progress));
    expect(seen.length).toBeGreaterThan(0);
    const first = seen[0];
    expect(first?.fraction).toBeLessThan(1);
    expect(first?.outline.top[0]).toBeGreaterThan(0.4);
    expect(first?.outline.top.at(-1)).toBe(0);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['text', new Blob(['not a recording, but long enough to look at']), 'unknown-kind'],
    ['a wav without samples', createWav([], { bits: 16 }), 'no-samples'],
    ['a wav in an unsupported encoding', createWav(sine(1, 440, 1), { bits: 64 }), 'unknown-encoding'],
    [
      'flac where there is no decoder',
      new Blob(['fLaC', new Uint8Array([...Array(14).fill(0), 10, 196, 66, 240, ...Array(20).fill(0)])]),
      'no-decoder',
    ],
  ])('reports why it cannot read %s', async (_, file, why) => {
    expect(await analyse({ file, measure: false }, { decode: noDecoder, remux })).toEqual({
      kind: 'unreadable',
      why,
    });
  });

  it('reports a recording as damaged when the decoder throws', async () => {
    const failing =
      (good: number): Decode =>
      async () => ({
        sampleRate: 44_100,
        channels: 1,
        blocks: (async function* (): AsyncGenerator<Block> {
          if (good > 0) yield [new Float32Array(good)];
          throw new Error('no more');
        })(),
      });
    const flac = new Blob([
      'fLaC',
      new Uint8Array([...Array(14).fill(0), 10, 196, 66, 240, ...Array(20).fill(0)]),
    ]);
    expect(await analyse({ file: flac, measure: false }, { decode: failing(0), remux })).toEqual({
      kind: 'unreadable',
      why: 'damaged',
    });
    const partly = await analyse({ file: flac, measure: false }, { decode: failing(4410), remux });
    expect(partly).toMatchObject({ kind: 'analysis', analysis: { duration: 0.1, damaged: true } });
  });
});

describe('analysing an mp3 file', () => {
  const frame = (kilobits: 128 | 160) => {
    const bytes = new Uint8Array(kilobits === 128 ? 417 : 522);
    bytes.set([0xff, 0xfb, kilobits === 128 ? 0x90 : 0xa0, 0xc0]);
    return bytes;
  };
  /** A frame whose encoder tag declares a delay of 576 samples and a padding of 1,000. */
  const tagged = (name: string) => {
    const bytes = frame(128);
    bytes.set(new TextEncoder().encode(name), 4 + 17);
    bytes.set([(576 >> 4) & 0xff, ((576 & 15) << 4) | (1000 >> 8), 1000 & 0xff], 4 + 17 + 8 + 21);
    return bytes;
  };
  const tenFrames: Decode = async ({ mp3 }) => ({
    sampleRate: 44_100,
    channels: 1,
    blocks: (async function* (): AsyncGenerator<Block> {
      for (const _ of mp3?.starts ?? []) yield [new Float32Array(1152).fill(0.5)];
    })(),
  });
  const readMp3 = async (...parts: Uint8Array<ArrayBuffer>[]) => {
    const result = await analyse(
      { file: new Blob(parts, { type: 'text/plain' }), measure: false },
      { decode: tenFrames, remux },
    );
    if (result.kind !== 'analysis') throw new Error(`unreadable: ${result.why}`);
    return result;
  };
  const ten = Array.from({ length: 10 }, () => frame(128));

  it('drops the delay and padding that the encoder added', async () => {
    const { analysis, playable } = await readMp3(tagged('Info'), ...ten);
    expect(analysis.facts).toEqual({ kind: 'mp3', codec: 'MP3', sampleRate: 44_100, channels: 1 });
    expect(analysis.duration * 44_100).toBeCloseTo(11_520 - 576 - 529 - (1000 - 529), 6);
    expect([analysis.remuxed, playable.type]).toEqual([false, 'audio/mpeg']);
  });

  it.each([
    ['its bit rate varies', [...ten, frame(160)]],
    ['its tag says that the bit rate varies', [tagged('Xing'), ...ten]],
    ['there is something between its frames', [...ten, new Uint8Array(100), ...ten]],
  ])('copies a file into another container when %s', async (_, parts) => {
    const { analysis, playable } = await readMp3(...parts);
    expect([analysis.remuxed, playable.type]).toEqual([true, 'audio/mp4']);
  });

  it('counts every frame, whatever precedes and follows them', async () => {
    const picture = new Uint8Array(200_010);
    picture.set([0x49, 0x44, 0x33, 4, 0, 0, 0x00, 0x0c, 0x1a, 0x40]);
    const { analysis } = await readMp3(picture, ...ten, new Uint8Array(128));
    expect(analysis.duration * 44_100).toBeCloseTo(11_520, 6);
    expect([analysis.cutShort, analysis.remuxed]).toEqual([false, false]);
  });

  it('finds every frame of a file that is read in several blocks', async () => {
    const { analysis } = await readMp3(...Array.from({ length: 600 }, () => ten).flat(), frame(160));
    expect(analysis.duration * 44_100).toBeCloseTo(6001 * 1152, 3);
    expect(analysis.remuxed).toBe(true);
  });

  it('reports a file that ends inside a frame as cut short', async () => {
    const { analysis } = await readMp3(...ten, frame(128).subarray(0, 200));
    expect(analysis.duration * 44_100).toBeCloseTo(11_520, 6);
    expect(analysis.cutShort).toBe(true);
  });
});

it('headerless samples can be analysed after a wav header is added', async () => {
  const samples = new Int16Array(sine(0.5, 440, 0.5, 22_050).map((value) => Math.round(value * 32_767)));
  const { facts, duration } = await analyseFile(wrapPcm(new Blob([samples]), 22_050));
  expect(facts).toEqual({ kind: 'wav', codec: 'PCM', bits: 16, channels: 1, sampleRate: 22_050 });
  expect(duration).toBeCloseTo(0.5, 4);
});
