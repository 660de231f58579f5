import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSilences, measureLevel, measurePeak } from '#testing/audio/measure-audio.ts';
import { pitchBetween } from '#testing/audio/measure-voice.ts';
import { type SpokenSamples, startTestSpeech } from '#testing/audio/test-speech.ts';

const { speak, close } = startTestSpeech();
afterAll(close);

const sample_rate = 16_000;
const text = 'We were all away';
/** A long time limit, because speech synthesis is slow on a busy machine. */
const slowTest = { timeout: 60_000, tags: 'slow' };
const speakWithProsody = (attribute: string, value: string) =>
  speak({ ssml: `<speak><prosody ${attribute}="${value}">${text}</prosody></speak>`, sample_rate });

/** The sample text, spoken without prosody. */
let plainSample: SpokenSamples;
beforeAll(async () => {
  plainSample = await speak({ text, sample_rate });
}, slowTest.timeout);

describe('prosody is audible', slowTest, () => {
  it.each([
    ['x-slow', 0.5],
    ['slow', 0.75],
    ['medium', 1],
    ['default', 1],
    ['fast', 1.25],
    ['x-fast', 1.5],
    ['1.2', 1.2],
    ['70%', 0.7],
    ['+20%', 1.2],
    ['-20%', 0.8],
  ])('rate %s multiplies the speed by %d', async (value, speed) => {
    expect(
      Math.abs(((await speakWithProsody('rate', value)).duration * speed) / plainSample.duration - 1),
    ).toBeLessThan(0.01);
  });

  it.each([
    ['x-low', -6],
    ['low', -3],
    ['medium', 0],
    ['default', 0],
    ['high', 3],
    ['x-high', 6],
    ['+2st', 2],
    ['-2.5st', -2.5],
    ['+10%', 12 * Math.log2(1.1)],
    ['-10%', 12 * Math.log2(0.9)],
    ['115%', 12 * Math.log2(1.15)],
  ])('pitch %s changes the pitch by %d semitones', async (value, pitch) => {
    expect(
      Math.abs(pitchBetween(plainSample.sound, (await speakWithProsody('pitch', value)).sound) - pitch),
    ).toBeLessThan(0.25);
  });

  it('a pitch in Hz with a sign is relative to the surrounding pitch', async () => {
    const [one, other] = await Promise.all(
      ['200Hz', '225Hz'].map((value) => speakWithProsody('pitch', value)),
    );
    expect(pitchBetween(one!.sound, other!.sound)).toBeCloseTo(12 * Math.log2(225 / 200), 0);
    const inside = await speak({
      ssml: `<speak><prosody pitch="200Hz"><prosody pitch="+25Hz">${text}</prosody></prosody></speak>`,
      sample_rate,
    });
    expect(Math.abs(pitchBetween(other!.sound, inside.sound))).toBeLessThan(0.05);
  });

  it.each([
    ['x-soft', -12],
    ['soft', -6],
    ['medium', 0],
    ['loud', 3],
    ['x-loud', 6],
    ['+3dB', 3],
    ['-12dB', -12],
    ['25', -12.04],
    ['50%', -6.02],
    ['-50%', -6.02],
  ])('volume %s changes the level by %d dB', async (value, decibels) => {
    const changed = await speakWithProsody('volume', value);
    expect(Math.abs(measureLevel(changed.sound) - measureLevel(plainSample.sound) - decibels)).toBeLessThan(
      0.1,
    );
  });

  it('volume silent produces silence of the same length as the words', async () => {
    const changed = await speakWithProsody('volume', 'silent');
    expect(measurePeak(changed.sound)).toBe(0);
    expect(changed.duration).toBe(plainSample.duration);
  });

  it.each(['800ms', '2.5s'])('duration %s is exact at any rate', async (value) => {
    const { duration } = await speak({
      ssml: `<speak><prosody rate="fast" duration="${value}">${text}</prosody></speak>`,
      sample_rate,
    });
    expect(Math.abs(duration - (value === '2.5s' ? 2.5 : 0.8))).toBeLessThan(0.001);
  });
});

describe('pauses are audible', slowTest, () => {
  it.each([
    ['<break strength="x-weak"/>', 0.1],
    ['<break strength="weak"/>', 0.2],
    ['<break strength="medium"/>', 0.4],
    ['<break strength="strong"/>', 0.8],
    ['<break strength="x-strong"/>', 1.2],
    ['<break/>', 0.4],
    ['<break time="150ms"/>', 0.15],
    ['<break time="0.6s"/>', 0.6],
    ['<break time="2s" strength="weak"/>', 2],
  ])('the pause of %s lasts %d s within 20 ms in four languages', async (pause, seconds) => {
    for (const [speaker, before, after] of [
      ['en_male', 'moon', 'sun'],
      ['hi_female', 'आज', 'मौसम'],
      ['ta_male', 'இன்று', 'வானிலை'],
      ['ur_female', 'آج', 'موسم'],
    ] as const) {
      const { sound } = await speak({
        speaker,
        ssml: `<speak>${before}${pause}${after}</speak>`,
        sample_rate,
      });
      const gaps = findSilences(sound, 0.06).map(({ start, end }) => end - start);
      expect(Math.abs(Math.max(...gaps) - seconds)).toBeLessThan(0.02);
    }
  });

  it('a break of strength none makes no pause', async () => {
    const { sound } = await speak({ ssml: '<speak>moon<break strength="none"/>sun</speak>', sample_rate });
    expect(findSilences(sound, 0.06)).toEqual([]);
  });
});
