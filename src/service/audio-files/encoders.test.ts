import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { createDecoder } from 'libopus-wasm';
import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, it } from 'vitest';
import { type AudioFormat, audioFormats } from '#contract/text-to-speech.ts';
import { measureLevel } from '#testing/audio/measure-audio.ts';
import { readOgg } from '#testing/audio/read-ogg.ts';
import { sine } from '#testing/audio/sine.ts';
import { createEncoder } from './encoders.ts';
import { resample } from './resample.ts';

const rates = [8000, 16_000, 22_050, 24_000, 44_100, 48_000];

async function encode(format: AudioFormat, samples: Float32Array, sampleRate: number): Promise<Uint8Array> {
  const encoder = await createEncoder(format, sampleRate);
  if (!encoder) throw new Error(`no encoder for ${format}`);
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < samples.length; start += 5000)
    pieces.push(encoder.write(samples.subarray(start, start + 5000)));
  const { head, tail } = encoder.finish();
  return Uint8Array.from(Buffer.concat([head, ...pieces, tail]));
}

function errorLevel(decoded: Float32Array, original: Float32Array, sampleRate: number): number {
  const edge = Math.round(sampleRate * 0.05);
  const error = original
    .subarray(edge, original.length - edge)
    .map((sample, index) => sample - decoded[edge + index]!);
  return measureLevel({ samples: error, sampleRate });
}

describe.each(rates)('files at %d samples per second', (sampleRate) => {
  const tone = sine(440, sampleRate, 0.7);

  it('a WAV file contains every sample', async () => {
    const file = await encode('WAV', tone, sampleRate);
    const view = new DataView(file.buffer);
    expect(Buffer.from(file.subarray(0, 4)).toString()).toBe('RIFF');
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([
      1, 1, 16,
    ]);
    expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([sampleRate, sampleRate * 2]);
    expect(view.getUint32(40, true)).toBe(tone.length * 2);
    expect(view.getInt16(44 + 2 * 17, true)).toBe(Math.round(tone[17]! * 32_768));
  });

  it('PCM output contains only the samples', async () => {
    const file = await encode('PCM', tone, sampleRate);
    expect(file).toHaveLength(tone.length * 2);
    expect(new DataView(file.buffer).getInt16(2 * 17, true)).toBe(Math.round(tone[17]! * 32_768));
  });

  it('a FLAC file decodes to every sample, and its header declares the length', async () => {
    const file = await encode('FLAC', tone, sampleRate);
    const view = new DataView(file.buffer);
    expect(view.getUint32(18) >>> 12).toBe(sampleRate);
    expect(view.getUint32(22)).toBe(tone.length);
    const decoder = new FLACDecoder();
    await decoder.ready;
    const decoded = await decoder.decodeFile(file);
    decoder.free();
    expect(decoded.errors).toEqual([]);
    expect([decoded.sampleRate, decoded.samplesDecoded]).toEqual([sampleRate, tone.length]);
    expect(errorLevel(decoded.channelData[0]!, tone, sampleRate)).toBeLessThan(-90);
  });

  it('an MP3 file decodes to the same length and sound', async () => {
    const file = await encode('MP3', tone, sampleRate);
    const decoder = new MPEGDecoder({ enableGapless: true });
    await decoder.ready;
    const decoded = decoder.decode(file);
    decoder.free();
    expect(decoded.errors).toEqual([]);
    expect([decoded.sampleRate, decoded.samplesDecoded]).toEqual([sampleRate, tone.length]);
    expect(errorLevel(decoded.channelData[0]!, tone, sampleRate)).toBeLessThan(-40);
  });

  it('an Ogg Vorbis file has valid pages, the sample rate and the exact length', async () => {
    const ogg = readOgg(await encode('OGG', tone, sampleRate));
    expect(ogg.damagedPages).toBe(0);
    const head = Buffer.from(ogg.packets[0]!);
    expect(head.subarray(1, 7).toString()).toBe('vorbis');
    expect([head.readUInt8(11), head.readUInt32LE(12)]).toEqual([1, sampleRate]);
    expect(ogg.lastPosition).toBe(tone.length);
  });
});

describe('Opus files', () => {
  it.each([
    [8000, 8000],
    [16_000, 16_000],
    [22_050, 24_000],
    [24_000, 24_000],
    [44_100, 24_000],
    [48_000, 24_000],
  ])(
    'the Opus encoder for %d Hz takes samples at %d Hz, keeps the first rate in its header, and decodes to the same sound',
    async (rate, codec) => {
      expect((await createEncoder('OPUS', rate)).sampleRate).toBe(codec);
      const tone = sine(440, codec, 1.7);
      const ogg = readOgg(await encode('OPUS', tone, rate));
      expect(ogg.damagedPages).toBe(0);
      const [head, tags, ...packets] = ogg.packets;
      expect(Buffer.from(head!.subarray(0, 8)).toString()).toBe('OpusHead');
      expect(Buffer.from(tags!.subarray(0, 8)).toString()).toBe('OpusTags');
      const facts = new DataView(head!.buffer);
      expect([facts.getUint8(8), facts.getUint8(9), facts.getUint32(12, true)]).toEqual([1, 1, rate]);
      const preSkip = facts.getUint16(10, true);
      expect((ogg.lastPosition - preSkip) / 48_000).toBeCloseTo(1.7, 4);

      const decoder = await createDecoder({ sampleRate: 48_000, channels: 1 });
      const sound = packets.flatMap((packet) => [...decoder.decodeFloat(packet)]);
      decoder.free();
      expect(sound.length).toBeGreaterThanOrEqual(ogg.lastPosition);
      const decoded = Float32Array.from(sound.slice(preSkip, ogg.lastPosition));
      expect(errorLevel(decoded, resample(tone, codec, 48_000), 48_000)).toBeLessThan(-25);
    },
  );

  it('long speech is split into many pages', async () => {
    const ogg = readOgg(await encode('OPUS', sine(200, 16_000, 4), 16_000));
    expect(ogg.pages).toBeGreaterThan(5);
    expect(ogg.packets.length - 2).toBe(Math.ceil((4 + 0.0065) / 0.02));
  });
});

describe('every audio format', () => {
  it.each(audioFormats)('a %s file without samples is valid', async (format) => {
    expect((await encode(format, new Float32Array(), 22_050)).length >= (format === 'PCM' ? 0 : 20)).toBe(
      true,
    );
  });

  it.each(audioFormats)('%s accepts samples that are too loud', async (format) => {
    const encoder = await createEncoder(format, 8000);
    expect(() => encoder?.write(sine(200, 8000, 0.2, 3))).not.toThrow();
  });
});
