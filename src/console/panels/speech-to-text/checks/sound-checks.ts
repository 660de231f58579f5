import { soundSeconds, soundThreshold } from '#console/audio/energy-track.ts';
import { type Check, type CheckId, type Finding, tolerances } from './check.ts';

/** Checks of the words against the sound of the recording. */
export const soundChecks = {
  'speech-in-gap': ({ segments, audio }) => {
    if (!audio) return 'no-audio';
    const { duration, energy } = audio;
    const threshold = soundThreshold(energy);
    const words = segments
      .flat()
      .filter(({ start, end }) => end >= start)
      .sort((a, b) => a.start - b.start);
    const findings: Finding[] = [];
    let heard = 0;
    for (const { start, end, word } of [...words, { start: duration, end: duration, word: '' }]) {
      const sound = start - heard >= tolerances.gap ? soundSeconds(energy, heard, start, threshold) : 0;
      if (sound >= tolerances.soundInGap) {
        findings.push({ check: 'speech-in-gap', time: heard, text: word, amount: sound });
      }
      heard = Math.max(heard, end);
    }
    return findings;
  },
  'word-over-silence': ({ segments, audio }) => {
    if (!audio) return 'no-audio';
    const words = segments.flat();
    if (words.length === 0) return 'no-words';
    const { duration, energy } = audio;
    const threshold = soundThreshold(energy);
    return words.flatMap(({ word, start, end }): Finding[] => {
      const length = end - start;
      if (length < tolerances.word || end > duration + tolerances.beyondAudio) return [];
      const part = soundSeconds(energy, start, end, threshold) / length;
      return part < tolerances.soundInWord
        ? [{ check: 'word-over-silence', time: start, text: word, amount: length }]
        : [];
    });
  },
} satisfies Partial<Record<CheckId, Check>>;
