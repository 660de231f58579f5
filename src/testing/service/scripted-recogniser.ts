import { readFile } from 'node:fs/promises';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import type { Word } from '#contract/speech-to-text.ts';
import type { Recogniser } from '#service/engines/recognition/recogniser.ts';

const sampleRate = 16_000;
const headerBytes = 44;
const frameSamples = 320;
const frameSeconds = frameSamples / sampleRate;
/** Number of quiet frames, of 20 ms each, that separate two words. */
const gapFrames = 2;
const scriptedText = [
  'the',
  'words',
  'of',
  'this',
  'engine',
  'are',
  'written',
  'down',
  'before',
  'only',
  'times',
  'are',
  'heard',
];

/**
 * A recogniser for tests on machines without one. It finds the bursts of sound in the real audio and gives each a word
 * of a fixed script, so its times are real and its words are not. It knows no language and is never shipped.
 */
export function createScriptedRecogniser(
  languages: readonly SpeechToTextLanguage[] = SpeechToTextLanguage.options,
): Recogniser {
  return {
    id: 'scripted-for-tests',
    languages,
    async recognise(wavPath, { signal }) {
      signal.throwIfAborted();
      const words = scriptedWords(await readFile(wavPath));
      return { segments: words.length === 0 ? [] : [{ words }] };
    },
  };
}

/**
 * A word for each burst of sound in a wav file of 16 kHz, one channel, 16 bits.
 *
 * @param longest seconds; a longer burst, as in fluent speech, becomes several words
 */
export function scriptedWords(wav: Buffer, longest = Number.POSITIVE_INFINITY): Word[] {
  const bursts = findBursts(frameLoudness(wav)).flatMap((burst) =>
    splitBurst(burst, Math.floor(longest / frameSeconds)),
  );
  return bursts.map(({ start, end }, index) => ({
    word: scriptedText[index % scriptedText.length] ?? '',
    start: roundToMilliseconds(start * frameSeconds),
    end: roundToMilliseconds(end * frameSeconds),
    conf: 0.5,
  }));
}

function splitBurst({ start, end }: Burst, longest: number): Burst[] {
  if (end - start <= longest) return [{ start, end }];
  return [{ start, end: start + longest }, ...splitBurst({ start: start + longest, end }, longest)];
}

function frameLoudness(file: Buffer): number[] {
  const frames: number[] = [];
  for (let at = headerBytes; at + frameSamples * 2 <= file.length; at += frameSamples * 2) {
    let sum = 0;
    for (let sample = 0; sample < frameSamples; sample++) sum += file.readInt16LE(at + sample * 2) ** 2;
    frames.push(Math.sqrt(sum / frameSamples));
  }
  return frames;
}

/** A burst of sound; its start and end are frame numbers. */
interface Burst {
  start: number;
  end: number;
}

function findBursts(loudness: readonly number[]): Burst[] {
  const loudest = loudness.reduce((a, b) => Math.max(a, b), 0);
  const threshold = Math.max(50, loudest * 0.1);
  const bursts: Burst[] = [];
  loudness.forEach((level, frame) => {
    if (level < threshold) return;
    const last = bursts.at(-1);
    if (last !== undefined && frame - last.end < gapFrames) last.end = frame + 1;
    else bursts.push({ start: frame, end: frame + 1 });
  });
  return bursts;
}

function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
