import { afterAll, describe, expect, it } from 'vitest';
import { espeakLanguages } from '#service/engines/espeak-voices.ts';
import { sentences, startHearing } from '#testing/hear-speech.ts';
import { levelOf, medianF0 } from '#testing/measure-audio.ts';
import { formantsBetween, pitchBetween } from '#testing/measure-voice.ts';
import { speakers } from './speakers.ts';

const { hear, close } = startHearing();
afterAll(close);

const sample_rate = 16_000;
/** Speech takes a while on a busy machine. */
const patient = { timeout: 60_000 };
const semitones = (factor: number) => 12 * Math.log2(factor);

describe('the voices of a language', patient, () => {
  it.each(espeakLanguages)(
    '%s speak, each at a pitch of its own, every female one at least 1.4 times as high as every male one',
    async (language) => {
      const text = sentences[language] ?? '';
      const heard = await Promise.all(
        speakers
          .filter((speaker) => speaker.language === language)
          .map(async ({ code, gender }) => {
            const { duration, marks, sound } = await hear({ speaker: code, text, sample_rate });
            expect(duration).toBeGreaterThan(0.8);
            expect(levelOf(sound)).toBeGreaterThan(-35);
            expect(marks.length).toBeGreaterThanOrEqual(text.split(' ').length - 1);
            return { gender, hertz: medianF0(sound) };
          }),
      );
      const of = (wanted: string) => heard.flatMap(({ gender, hertz }) => (gender === wanted ? [hertz] : []));
      expect(Math.min(...of('female')) / Math.max(...of('male'))).toBeGreaterThan(1.4);
      for (const kind of ['male', 'female']) {
        const sorted = of(kind).sort((a, b) => a - b);
        for (const [index, hertz] of sorted.slice(1).entries())
          expect(semitones(hertz / sorted[index]!)).toBeGreaterThan(0.5);
      }
    },
  );
});

describe('pitch and speed', patient, () => {
  it.each([
    ['en_male', 'Please remain on the line; your call will be answered soon.'],
    ['hi_female_3', 'कृपया प्रतीक्षा करें, आपकी कॉल महत्वपूर्ण है।'],
    ['ta_female', sentences.ta],
    ['bn_male_2', sentences.bn],
    ['ur_male', sentences.ur],
  ])(
    'of %s are exact: a quarter of a semitone, a hundredth of the length, the formants kept',
    async (speaker, text) => {
      const own = await hear({ speaker, text, sample_rate });
      for (const [pitch, speed] of [
        [-3, 1],
        [3, 1],
        [-1.5, 1.5],
        [2, 0.5],
      ] as const) {
        const changed = await hear({ speaker, text, sample_rate, pitch, speed });
        expect(Math.abs(pitchBetween(own.sound, changed.sound) - pitch)).toBeLessThan(0.25);
        expect(Math.abs((changed.duration * speed) / own.duration - 1)).toBeLessThan(0.01);
        if (speed === 1) expect(Math.abs(formantsBetween(own.sound, changed.sound))).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each([
    ['en_male', 'The clinic opens at nine, and the doctor will see you at ten.'],
    ['en_male_2', 'This is a short test of the speech service.'],
    ['hi_male_4', 'भारत एक विशाल देश है और यहाँ अनेक भाषाएँ बोली जाती हैं।'],
    ['te_male_2', sentences.te],
    ['en_female', 'The clinic opens at nine, and the doctor will see you at ten.'],
  ])('of %s move the median over a whole text by as much, at three speeds', async (speaker, text) => {
    const errors: number[] = [];
    for (const speed of [0.5, 1, 1.5]) {
      const own = medianF0((await hear({ speaker, text, sample_rate, speed })).sound);
      for (const pitch of [-3, 2]) {
        const changed = await hear({ speaker, text, sample_rate, speed, pitch });
        errors.push(Math.abs(semitones(medianF0(changed.sound) / own) - pitch));
      }
    }
    expect(Math.max(...errors)).toBeLessThan(0.25);
  });
});
