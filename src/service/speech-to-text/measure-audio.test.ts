import { describe, expect, it } from 'vitest';
import { encodedBytes, tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { mp3Stream } from '#testing/audio/mp3-samples.ts';
import { detectAudioType } from './decoding/audio-type.ts';
import { createByteSource } from './decoding/byte-source.ts';
import { measureSeconds } from './measure-audio.ts';

describe('the length of audio', { timeout: 30_000 }, () => {
  it('the length is read from a WAV header', () => {
    const wav = wavBytes(tone(1.5, 44_100), { sampleRate: 44_100, channels: 2 });
    expect(measureSeconds(createByteSource(wav), 'wav')).toBeCloseTo(1.5, 4);
    expect(measureSeconds(createByteSource(wav.subarray(0, 30)), 'wav')).toBe(0);
  });

  it.each([0.01, 0.3, 2, 37.77])(
    'the length of a FLAC file of %d s is found with and without a length in its header',
    async (seconds) => {
      const flac = await encodedBytes('FLAC', tone(seconds, 16_000), 16_000);
      expect(measureSeconds(createByteSource(flac), 'flac')).toBeCloseTo(seconds, 4);
      flac.fill(0, 22, 26);
      flac[21]! &= 0xf0;
      expect(measureSeconds(createByteSource(flac), 'flac')).toBeCloseTo(seconds, 4);
      expect(measureSeconds(createByteSource(flac.subarray(0, 42)), 'flac')).toBe(0);
    },
  );

  it('the length is read from the info frame of an MP3 file, or estimated from its bit rate', async () => {
    const mp3 = await encodedBytes('MP3', tone(10, 16_000), 16_000);
    expect(measureSeconds(createByteSource(mp3), 'mp3')).toBeCloseTo(10, 0);
    // The same MP3 stream without its info frame.
    const bare = mp3.subarray(mp3.indexOf(0xff, 200));
    expect(bare.indexOf('Info')).toBe(-1);
    expect(Math.abs(measureSeconds(createByteSource(bare), 'mp3') - 10)).toBeLessThan(0.2);
  });

  it('the length of an MP3 file of variable bit rate is estimated from more than its first frame', async () => {
    const bare = await mp3Stream(tone(30, 44_100), { sampleRate: 44_100 });
    expect(Math.abs(measureSeconds(createByteSource(bare), 'mp3') - 30)).toBeLessThan(1);
  });

  it('never throws, wherever a file is cut or damaged', async () => {
    const files = [
      wavBytes(tone(0.1, 16_000), { sampleRate: 16_000, extensible: true, extraChunk: Buffer.from('note') }),
      await encodedBytes('FLAC', tone(0.3, 16_000), 16_000),
      await encodedBytes('MP3', tone(0.3, 16_000), 16_000),
    ];
    let seed = 7;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    for (const file of files) {
      for (let end = 0; end < Math.min(file.length, 700); end++) measured(file.subarray(0, end));
      for (let round = 0; round < 500; round++) {
        const damaged = Buffer.from(file);
        for (let hits = 0; hits < 4; hits++) damaged[random(Math.min(file.length, 200))] = random(256);
        expect(measured(damaged)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  function measured(bytes: Buffer): number {
    const source = createByteSource(bytes);
    const type = detectAudioType(source);
    return type === undefined ? 0 : measureSeconds(source, type);
  }
});
