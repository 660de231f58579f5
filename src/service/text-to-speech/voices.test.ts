import { afterAll, describe, expect, it } from 'vitest';
import { espeakLanguages } from '#service/engines/espeak/espeak-voices.ts';
import { measureLevel, medianF0 } from '#testing/audio/measure-audio.ts';
import { formantShift, pitchBetween } from '#testing/audio/measure-voice.ts';
import { sentences, startTestSpeech } from '#testing/audio/test-speech.ts';
import { speakers } from './speakers.ts';

const { speak, close } = startTestSpeech();
afterAll(close);

const sample_rate = 16_000;
/** A long time limit, because speech synthesis is slow on a busy machine. */
const slowTest = { timeout: 60_000 };
const semitones = (factor: number) => 12 * Math.log2(factor);

describe('the voices of each language', slowTest, () => {
  async function expectDistinctVoices(language: (typeof espeakLanguages)[number]): Promise<void> {
    const text = sentences[language] ?? '';
    const pitches = await Promise.all(
      speakers
        .filter((speaker) => speaker.language === language)
        .map(async ({ code, gender }) => {
          const { duration, marks, sound } = await speak({ speaker: code, text, sample_rate });
          expect(duration).toBeGreaterThan(0.8);
          expect(measureLevel(sound)).toBeGreaterThan(-35);
          expect(marks.length).toBeGreaterThanOrEqual(text.split(' ').length - 1);
          return { gender, hertz: medianF0(sound) };
        }),
    );
    const of = (wanted: string) => pitches.flatMap(({ gender, hertz }) => (gender === wanted ? [hertz] : []));
    expect(Math.min(...of('female')) / Math.max(...of('male'))).toBeGreaterThan(1.4);
    for (const kind of ['male', 'female']) {
      const sorted = of(kind).sort((a, b) => a - b);
      for (const [index, hertz] of sorted.slice(1).entries())
        expect(semitones(hertz / sorted[index]!)).toBeGreaterThan(0.5);
    }
  }

  const title =
    'each %s voice has a different pitch, every female one at least 1.4 times as high as every male one';
  const [first, ...others] = espeakLanguages;
  it.each([first])(title, expectDistinctVoices);
  it.each(others)(title, { tags: 'slow' }, expectDistinctVoices);
});

describe('pitch and speed', slowTest, () => {
  async function expectExact(speaker: string, text?: string): Promise<void> {
    const own = await speak({ speaker, text, sample_rate });
    for (const [pitch, speed] of [
      [-3, 1],
      [3, 1],
      [-1.5, 1.5],
      [2, 0.5],
    ] as const) {
      const changed = await speak({ speaker, text, sample_rate, pitch, speed });
      expect(Math.abs(pitchBetween(own.sound, changed.sound) - pitch)).toBeLessThan(0.25);
      expect(Math.abs((changed.duration * speed) / own.duration - 1)).toBeLessThan(0.01);
      if (speed === 1) expect(Math.abs(formantShift(own.sound, changed.sound))).toBeLessThanOrEqual(1);
    }
  }
  const exact =
    'pitch and speed of %s are exact within a quarter of a semitone and one percent of the length, with unchanged formants';
  it.each([['en_male', 'Please remain on the line; your call will be answered soon.']])(exact, expectExact);
  it.each([
    ['hi_female_3', 'कृपया प्रतीक्षा करें, आपकी कॉल महत्वपूर्ण है।'],
    ['ta_female', sentences.ta],
    ['bn_male_2', sentences.bn],
    ['ur_male', sentences.ur],
  ])(exact, { tags: 'slow' }, expectExact);

  async function expectMedianMoved(speaker: string, text?: string): Promise<void> {
    const errors: number[] = [];
    for (const speed of [0.5, 1, 1.5]) {
      const own = medianF0((await speak({ speaker, text, sample_rate, speed })).sound);
      for (const pitch of [-3, 2]) {
        const changed = await speak({ speaker, text, sample_rate, speed, pitch });
        errors.push(Math.abs(semitones(medianF0(changed.sound) / own) - pitch));
      }
    }
    expect(Math.max(...errors)).toBeLessThan(0.25);
  }
  const moved = 'the median pitch of %s moves by the requested number of semitones, at three speeds';
  it.each([
    ['en_male_2', 'This is a short test of the speech service.'],
    ['en_male', 'The clinic opens at nine, and the doctor will see you at ten.'],
    ['hi_male_4', 'भारत एक विशाल देश है और यहाँ अनेक भाषाएँ बोली जाती हैं।'],
    ['te_male_2', sentences.te],
    ['en_female', 'The clinic opens at nine, and the doctor will see you at ten.'],
  ])(moved, { tags: 'slow' }, expectMedianMoved);
});
