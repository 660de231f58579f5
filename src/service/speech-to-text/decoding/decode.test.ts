import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adpcmBySox } from '#testing/audio/adpcm-by-sox.ts';
import {
  encodedBytes,
  silence,
  tone,
  type WavVariant,
  wavBytes,
  wavContainingMp3,
} from '#testing/audio/audio-samples.ts';
import { type FlacVariant, plainFlac } from '#testing/audio/flac-samples.ts';
import { detectAudioType } from './audio-type.ts';
import { createByteSource } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';
import { decode, defaultDecodeLimits } from './decode.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeFlac } from './flac/decode-flac.ts';
import { createSpeechWriter } from './speech-writer.ts';
import { decodeWav } from './wav/decode-wav.ts';

const seconds = 0.5;
const decoders = { wav: decodeWav, flac: decodeFlac, mp3: decodeMp3 };

describe('decoding', { timeout: 60_000 }, () => {
  let folder: string;
  let count = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'decoding-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Decodes in the process of the test; decoding in a separate process is tested below. */
  async function decoded(bytes: Buffer, maximumSeconds = 60): Promise<Int16Array> {
    const path = join(folder, `${count++}.wav`);
    const source = createByteSource(bytes);
    const writer = createSpeechWriter(path, maximumSeconds);
    const type = detectAudioType(source);
    if (type === undefined) throw new Error('no audio');
    await decoders[type](source, writer);
    writer.end();
    return Int16Array.from(readFileSync(path).subarray(44).toString('binary').match(/../gs) ?? [], (pair) =>
      Buffer.from(pair, 'binary').readInt16LE(),
    );
  }

  const variants: [string, WavVariant][] = [
    ['8 bit', { sampleRate: 16_000, bits: 8 }],
    ['16 bit', { sampleRate: 16_000 }],
    ['24 bit', { sampleRate: 16_000, bits: 24 }],
    ['32 bit', { sampleRate: 16_000, bits: 32 }],
    ['32 bit float', { sampleRate: 16_000, tag: 3, bits: 32 }],
    ['64 bit float', { sampleRate: 16_000, tag: 3, bits: 64 }],
    ['A-law', { sampleRate: 16_000, tag: 6, bits: 8 }],
    ['mu-law', { sampleRate: 16_000, tag: 7, bits: 8 }],
    ['extensible 16 bit', { sampleRate: 16_000, extensible: true }],
    ['extensible 24 bit stereo', { sampleRate: 16_000, bits: 24, channels: 2, extensible: true }],
    ['six channels', { sampleRate: 16_000, channels: 6 }],
    ['8 kHz', { sampleRate: 8_000 }],
    ['11,025 Hz', { sampleRate: 11_025 }],
    ['22,050 Hz', { sampleRate: 22_050 }],
    ['44.1 kHz stereo', { sampleRate: 44_100, channels: 2 }],
    ['44,101 Hz', { sampleRate: 44_101 }],
    ['48 kHz', { sampleRate: 48_000 }],
    ['192 kHz float', { sampleRate: 192_000, tag: 3, bits: 32 }],
    ['a chunk in front of the samples', { sampleRate: 16_000, extraChunk: Buffer.from('odd') }],
    ['an unknown length, all ones', { sampleRate: 16_000, declaredBytes: 0xffff_ffff }],
    ['an unknown length, zero', { sampleRate: 16_000, declaredBytes: 0 }],
    ['an unknown length, as SoX pipes it', { sampleRate: 16_000, declaredBytes: 0x7fff_f000 }],
    [
      'an unknown length, whole frames of it',
      { sampleRate: 16_000, bits: 24, channels: 2, declaredBytes: 0x7fff_f000 - (0x7fff_f000 % 6) },
    ],
    ['RF64', { sampleRate: 16_000, container: 'RF64' }],
    ['RF64 with its samples first', { sampleRate: 16_000, container: 'RF64', samplesFirst: true }],
    ['RIFX', { sampleRate: 16_000, container: 'RIFX' }],
    ['RIFX of floats', { sampleRate: 16_000, container: 'RIFX', tag: 3, bits: 32 }],
    ['samples in front of their format', { sampleRate: 16_000, samplesFirst: true }],
    ['an odd number of bytes', { sampleRate: 16_000, bits: 8, samplesFirst: true }],
    ['IMA ADPCM', { sampleRate: 16_000, tag: 0x11, bits: 4, fact: 8_000 }],
    ['IMA ADPCM, stereo', { sampleRate: 16_000, tag: 0x11, bits: 4, channels: 2, fact: 8_000 }],
    ['MS ADPCM', { sampleRate: 16_000, tag: 2, bits: 4, fact: 8_000 }],
    ['MS ADPCM, stereo', { sampleRate: 16_000, tag: 2, bits: 4, channels: 2, fact: 8_000 }],
  ];
  const tolerated = ({ bits = 16 }: WavVariant) => (bits === 4 ? 0.05 : bits === 8 ? 0.02 : 0.002);
  it.each(variants)('decodes the tone from WAV: %s', async (_name, variant) => {
    const samples = await decoded(wavBytes(tone(seconds, variant.sampleRate), variant));
    expect(samples.length).toBe(
      Math.ceil((Math.round(seconds * variant.sampleRate) * 16_000) / variant.sampleRate),
    );
    expect(errorAgainstTone(samples)).toBeLessThan(tolerated(variant));
  });

  const flacs: [string, FlacVariant][] = [
    ['8 bit', { sampleRate: 16_000, bits: 8 }],
    ['16 bit, six channels', { sampleRate: 16_000, bits: 16, channels: 6 }],
    ['24 bit stereo', { sampleRate: 48_000, bits: 24, channels: 2 }],
    ['24 bit, streamed', { sampleRate: 44_100, bits: 24, streamed: true }],
    ['a rate without a number of its own', { sampleRate: 37_801, bits: 16 }],
  ];
  it.each(flacs)(
    'decodes the tone from FLAC whose frames refer to the header for rate and depth: %s',
    async (_name, variant) => {
      const samples = await decoded(plainFlac(tone(seconds, variant.sampleRate), variant));
      expect(Math.abs(samples.length - seconds * 16_000)).toBeLessThanOrEqual(1);
      expect(errorAgainstTone(samples)).toBeLessThan(variant.bits === 8 ? 0.02 : 0.002);
    },
  );

  it.each(['FLAC', 'MP3'] as const)('decodes the tone from %s', async (format) => {
    for (const rate of [16_000, 48_000]) {
      const samples = await decoded(await encodedBytes(format, tone(seconds, rate), rate));
      expect(Math.abs(samples.length - seconds * 16_000)).toBeLessThan(1);
      // Lossy codecs are not exact, and this one attenuates by half a decibel.
      expect(level(samples.subarray(2_000, 6_000))).toBeCloseTo(0.5 / Math.SQRT2, 1);
      if (format === 'FLAC') expect(errorAgainstTone(samples)).toBeLessThan(0.002);
    }
  });

  it('decodes the tone from MP3 inside WAV', async () => {
    const mp3 = await encodedBytes('MP3', tone(seconds, 16_000), 16_000);
    const inside = await decoded(wavContainingMp3(mp3, 16_000));
    expect(inside).toEqual(await decoded(mp3));
    await expect(decoded(wavContainingMp3(mp3.subarray(0, 1_500), 16_000))).rejects.toThrow(DamagedAudio);
  });

  it('decodes ADPCM to the same samples as SoX', async () => {
    for (const { file, samples } of adpcmBySox) {
      const ours = await decoded(Buffer.from(file, 'base64'));
      expect(ours).toHaveLength(320);
      // SoX rounds negative differences differently.
      for (const [index, sample] of samples.entries()) {
        expect(Math.abs((ours[4 + 15 * index] ?? 0) - sample)).toBeLessThanOrEqual(16);
      }
    }
  });

  it('detects every truncation of an ADPCM file and adds no samples to a truncated stream', async () => {
    for (const tag of [2, 0x11]) {
      const whole = wavBytes(tone(0.2, 16_000), { sampleRate: 16_000, tag, bits: 4 });
      for (let part = 1; part < 20; part++) {
        const cut = whole.subarray(0, Math.floor((whole.length * part) / 20));
        await expect(decoded(cut)).rejects.toThrow(DamagedAudio);
      }
      // Of an incomplete last block, the samples that are present are decoded.
      const stream = wavBytes(tone(0.2, 16_000), {
        sampleRate: 16_000,
        tag,
        bits: 4,
        declaredBytes: 0xffff_ffff,
      });
      const short = await decoded(stream.subarray(0, stream.length - 100));
      expect(short.length).toBeGreaterThan(3_000);
      expect(short.length).toBeLessThan(3_400);
    }
  });

  it('removes frequencies above the new Nyquist frequency', async () => {
    const high = await decoded(wavBytes(tone(seconds, 48_000, 9_000), { sampleRate: 48_000 }));
    expect(level(high.subarray(400, -400))).toBeLessThan(0.0002);
    const low = await decoded(wavBytes(tone(seconds, 48_000, 6_500), { sampleRate: 48_000 }));
    expect(level(low.subarray(400, -400))).toBeCloseTo(0.5 / Math.SQRT2, 2);
  });

  it('reports what is wrong with a WAV header', async () => {
    const good = wavBytes(tone(0.1, 16_000), { sampleRate: 16_000 });
    const damaged = (at: number, bytes: number[]) => {
      const copy = Buffer.from(good);
      copy.set(bytes, at);
      return copy;
    };
    const cases: [Buffer, RegExp][] = [
      [good.subarray(0, good.length - 1), /cut short/],
      [good.subarray(0, 60), /cut short/],
      [good.subarray(0, 40), /ends before its data chunk/],
      [good.subarray(0, 20), /ends before its data chunk/],
      [damaged(16, [8, 0]), /ends before its data chunk/],
      [damaged(20, [0x55, 0]), /ends before its first frame/],
      [damaged(20, [0x31, 0]), /encoding 49/],
      [damaged(20, [0x11, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0, 0, 0, 7, 0, 4, 0]), /blocks of 7 bytes/],
      [damaged(20, [2, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0, 0, 0, 64, 0, 4, 0]), /table is cut short/],
      [damaged(22, [0, 0]), /0 channels/],
      [damaged(24, [0, 0, 0, 0]), /sample rate of 0/],
      [damaged(24, [1, 0, 0, 0]), /sample rate of 1 /],
      [damaged(32, [7, 0]), /not decoded/],
      [damaged(32, [0, 0]), /not decoded/],
      [damaged(40, [0xff, 0xff, 0xff, 0xfe]), /cut short/],
      [damaged(40, [0xff, 0xff, 0xff, 0x7e]), /cut short/],
    ];
    for (const [bytes, cause] of cases) {
      const failure = decoded(bytes);
      await expect(failure).rejects.toThrow(DamagedAudio);
      await expect(failure).rejects.toThrow(cause);
    }
  });

  it.each(['FLAC', 'MP3'] as const)('detects every truncation of a %s file', async (format) => {
    const whole = await encodedBytes(format, tone(1, 16_000), 16_000);
    expect((await decoded(whole)).length).toBeGreaterThan(15_000);
    for (let part = 1; part < 20; part++) {
      const cut = whole.subarray(0, Math.floor((whole.length * part) / 20));
      await expect(decoded(cut), `${part}/20`).rejects.toThrow(DamagedAudio);
    }
    await expect(decoded(whole.subarray(0, whole.length - 1)), 'the last byte').rejects.toThrow(DamagedAudio);
  });

  describe('FLAC from an encoder that wrote to a pipe', () => {
    let stream: Buffer;
    beforeAll(async () => {
      stream = asStreamedFlac(await encodedBytes('FLAC', tone(1, 16_000), 16_000));
    });

    it('a FLAC stream without a declared length is decoded completely, even with trailing tags', async () => {
      const samples = await decoded(stream);
      expect(samples).toHaveLength(16_000);
      const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
      const ape = Buffer.concat([Buffer.from('APETAGEX\xd0\x07\0\0', 'latin1'), Buffer.alloc(20)]);
      ape.writeUInt32LE(32, 12);
      for (const tags of [id3v1, ape, Buffer.concat([ape, id3v1])]) {
        expect(await decoded(Buffer.concat([stream, tags]))).toEqual(samples);
      }
    });

    it('a FLAC stream without a declared length is damaged when it is truncated or a frame is damaged', async () => {
      for (let part = 1; part < 20; part++) {
        const cut = stream.subarray(0, Math.floor((stream.length * part) / 20));
        await expect(decoded(cut), `${part}/20`).rejects.toThrow(DamagedAudio);
      }
      await expect(decoded(stream.subarray(0, -1)), 'the last byte').rejects.toThrow(DamagedAudio);
      const flipped = Buffer.from(stream);
      flipped[Math.floor(stream.length / 2)]! ^= 4;
      await expect(decoded(flipped)).rejects.toThrow(DamagedAudio);
    });
  });

  it('detects a flipped bit in FLAC', async () => {
    const whole = await encodedBytes('FLAC', tone(1, 16_000), 16_000);
    for (const at of [0.3, 0.5, 0.9]) {
      const flipped = Buffer.from(whole);
      flipped[Math.floor(whole.length * at)]! ^= 4;
      await expect(decoded(flipped)).rejects.toThrow(DamagedAudio);
    }
  });

  it('detects a gap in MP3', async () => {
    const whole = await encodedBytes('MP3', tone(1, 16_000), 16_000);
    const holed = Buffer.concat([whole.subarray(0, 3_000), Buffer.alloc(500), whole.subarray(3_500)]);
    await expect(decoded(holed)).rejects.toThrow(DamagedAudio);
  });

  it('decodes MP3 with tags at both ends', async () => {
    const plain = await encodedBytes('MP3', tone(seconds, 16_000), 16_000);
    const tag = Buffer.concat([
      Buffer.from('ID3\x04\x00\x00\x00\x00\x02\x00', 'latin1'),
      Buffer.alloc(256, 0xff),
    ]);
    const trailer = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
    const samples = await decoded(Buffer.concat([tag, plain, trailer]));
    expect(samples).toEqual(await decoded(plain));
    const filledUp = Buffer.concat([plain, Buffer.alloc(4_000), trailer]);
    expect(await decoded(filledUp)).toEqual(samples);
    const junk = Buffer.concat([plain, Buffer.alloc(4_000, 0x41)]);
    await expect(decoded(junk)).rejects.toThrow(/do not belong to any frame/);
  });

  it('stops when the audio exceeds the maximum length', async () => {
    const long = wavBytes(silence(2, 16_000), { sampleRate: 16_000 });
    await expect(decoded(long, 1)).rejects.toThrow(/more than 1 seconds/);
  });

  describe('decoding in a separate process', () => {
    const run = (bytes: Buffer, limits = {}, signal = new AbortController().signal) => {
      const path = join(folder, `${count++}.audio`);
      writeFileSync(path, bytes);
      return decode(path, `${path}.wav`, signal, { ...defaultDecodeLimits, ...limits });
    };

    it('returns the length, or the cause for damaged audio', { tags: 'slow' }, async () => {
      const good = wavBytes(tone(seconds, 44_100), { sampleRate: 44_100 });
      expect(await run(good)).toBe(seconds);
      await expect(run(good.subarray(0, 1_000))).rejects.toThrow(DamagedAudio);
    });

    it('stops decompression bombs at the limits', { tags: 'slow' }, async () => {
      // 20 minutes of silence in a few kilobytes.
      const bomb = await encodedBytes('FLAC', silence(1_200, 8_000), 8_000);
      const modest = asStreamedFlac(bomb);
      expect(bomb.length).toBeLessThan(60_000);
      await expect(run(bomb, { seconds: 60 })).rejects.toThrow(/more than 60 seconds/);
      await expect(run(modest, { seconds: 60 })).rejects.toThrow(/more than 60 seconds/);
      await expect(run(bomb, { megabytes: 20 })).rejects.toThrow(/more than 20 MB/);
      await expect(run(bomb, { milliseconds: 1 })).rejects.toThrow(/more than 1 ms/);
    });

    it('stops when the caller aborts', async () => {
      const leaving = new AbortController();
      const running = run(wavBytes(tone(seconds, 16_000), { sampleRate: 16_000 }), {}, leaving.signal);
      leaving.abort(new Error('enough'));
      await expect(running).rejects.toThrow('enough');
    });
  });
});

/** A FLAC file whose header contains neither length nor checksum. */
function asStreamedFlac(flac: Buffer): Buffer {
  const copy = Buffer.from(flac);
  copy.fill(0, 22, 42);
  copy[21]! &= 0xf0;
  return copy;
}

/** Greatest error against the 440 Hz tone away from the edges, relative to full scale. */
function errorAgainstTone(samples: Int16Array): number {
  const expected = tone(seconds, 16_000);
  let worst = 0;
  for (let at = 400; at < samples.length - 400; at++) {
    worst = Math.max(worst, Math.abs((samples[at] ?? 0) / 32_767 - (expected[at] ?? 0)));
  }
  return worst;
}

/** Root mean square relative to full scale. */
function level(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += (sample / 32_767) ** 2;
  return Math.sqrt(sum / samples.length);
}
