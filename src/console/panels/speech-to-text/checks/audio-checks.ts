import {
  type Check,
  type CheckId,
  type CheckInput,
  type FindingWithoutCheck,
  tolerances,
} from '#cases/checks/transcript/check.ts';
import { type EnergyTrack, soundSeconds, soundThreshold } from '#console/audio/measure/energy-track.ts';

/** The input of the checks, with the energy of the recording if it is in this browser. */
export interface CheckInputWithEnergy extends CheckInput {
  readonly audio: { readonly duration: number; readonly energy: EnergyTrack } | undefined;
}

/** A check that may examine the recording. */
export type AudioCheck = (input: CheckInputWithEnergy) => ReturnType<Check>;

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
    const findings: FindingWithoutCheck[] = [];
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
    return words.flatMap(({ word, start, end }): FindingWithoutCheck[] => {
      const length = end - start;
      if (length < tolerances.word || end > duration + tolerances.beyondAudio) return [];
      const part = soundSeconds(energy, start, end, threshold) / length;
      return part < tolerances.soundInWord ? [{ time: start, text: word, amount: length }] : [];
    });
  },
} satisfies Partial<Record<CheckId, AudioCheck>>;
