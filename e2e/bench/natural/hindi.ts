import { espeakId } from '#service/engines/espeak/espeak-synthesizer.ts';
import { durationOf, findSilences, type MonoAudio, medianF0 } from '#testing/audio/measure-audio.ts';
import { type Row, rowWithLimit } from '../harness/row.ts';
import type { Voices } from './speak.ts';

const hindiSpeakers = [
  ...['hi_female', 'hi_female_2', 'hi_female_3'],
  ...['hi_male', 'hi_male_2', 'hi_male_3', 'hi_male_4'],
];
const hindiSentences = [
  'आपका ऑर्डर निकल चुका है और कल शाम तक पहुँच जाएगा।',
  'कृपया अपना सामान साथ रखें और कतार में खड़े रहें।',
  'आज सुबह मौसम बहुत अच्छा है, शाम को बारिश हो सकती है।',
];
/** Compares Hindi with the fast voices: length, intonation and silences. */
export async function measureHindi({ speak }: Voices): Promise<Row[]> {
  const differences: number[] = [];
  const deviations: number[] = [];
  const silences: number[] = [];
  for (const speaker of hindiSpeakers) {
    let natural = 0;
    let fast = 0;
    for (const text of hindiSentences) {
      const sound = await speak(speaker, text);
      natural += durationOf(sound);
      fast += durationOf(await speak(speaker, text, espeakId));
      deviations.push(pitchDeviation(sound));
      silences.push(Math.max(0, ...findSilences(sound).map(({ start, end }) => end - start)));
    }
    differences.push(100 * Math.abs(natural / fast - 1));
  }
  return [
    rowWithLimit(
      'Hindi: length compared with the fast voice, greatest difference',
      '%',
      Math.max(...differences),
      {
        atMost: 15,
      },
    ),
    rowWithLimit('Hindi: deviation of the pitch in a sentence, least', 'semitones', Math.min(...deviations), {
      atLeast: 1.5,
    }),
    rowWithLimit('Hindi: longest silence', 's', Math.max(...silences), { atMost: 1 }),
  ];
}

/** Standard deviation of the pitch over pieces of a quarter of a second, in semitones. */
function pitchDeviation({ samples, sampleRate }: MonoAudio): number {
  const piece = sampleRate / 4;
  const pitches: number[] = [];
  for (let start = 0; start + piece <= samples.length; start += piece) {
    const hertz = medianF0({ samples: samples.subarray(start, start + piece), sampleRate });
    if (!Number.isNaN(hertz)) pitches.push(12 * Math.log2(hertz));
  }
  const mean = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  return Math.sqrt(pitches.reduce((sum, pitch) => sum + (pitch - mean) ** 2, 0) / pitches.length);
}
