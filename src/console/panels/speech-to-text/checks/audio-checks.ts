import { soundSeconds, soundThreshold } from '#console/audio/measure/energy-track.ts';
import { type Check, type CheckId, tolerances, type UnnamedFinding } from './check.ts';

/** Checks that compare the words with the audio. */
export const audioChecks = {
  'speech-in-gap': ({ segments, audio }) => {
    if (!audio) return 'no-audio';
    const { duration, energy } = audio;
    const threshold = soundThreshold(energy);
    const words = segments
      .flat()
      .filter(({ start, end }) => end >= start)
      .sort((a, b) => a.start - b.start);
    const findings: UnnamedFinding[] = [];
    let wordsEnd = 0;
    for (const { start, end, word } of [...words, { start: duration, end: duration, word: '' }]) {
      const sound = start - wordsEnd >= tolerances.gap ? soundSeconds(energy, wordsEnd, start, threshold) : 0;
      if (sound >= tolerances.soundInGap) {
        findings.push({ time: wordsEnd, text: word, amount: sound });
      }
      wordsEnd = Math.max(wordsEnd, end);
    }
    return findings;
  },
  'word-over-silence': ({ segments, audio }) => {
    if (!audio) return 'no-audio';
    const words = segments.flat();
    if (words.length === 0) return 'no-words';
    const { duration, energy } = audio;
    const threshold = soundThreshold(energy);
    return words.flatMap(({ word, start, end }): UnnamedFinding[] => {
      const length = end - start;
      if (length < tolerances.word || end > duration + tolerances.beyondAudio) return [];
      const part = soundSeconds(energy, start, end, threshold) / length;
      return part < tolerances.soundInWord ? [{ time: start, text: word, amount: length }] : [];
    });
  },
} satisfies Partial<Record<CheckId, Check>>;
