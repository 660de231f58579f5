import { resample } from '../audio-files/resample.ts';
import { stretch } from '../audio-files/stretch.ts';
import { type EspeakEngine, normalWordsPerMinute, type RawSpeech, type RawWord } from './espeak-engine.ts';
import { pitchSetting } from './espeak-pitch.ts';
import { variantOf } from './espeak-voices.ts';
import type { Segment } from './synthesizer.ts';

export type SpeechSegment = Extract<Segment, { kind: 'speech' }>;

/** Finished speech of one segment; word times count from its start. */
export interface ExactSpeech {
  readonly samples: Float32Array;
  readonly words: readonly RawWord[];
}

export interface ExactSettings {
  /** Samples per second wanted. */
  readonly sampleRate: number;
  /** Keep the pause after the last word, because more of the same text follows. */
  readonly keepTail: boolean;
  /** Speed against the voice's own. */
  readonly speed: number;
}

/** A sample counts as silence up to this part of the segment's peak. */
const silence = 0.01;
const fadeSeconds = 0.003;
/** Everything is spoken this many decibels below the engine's own level, so that louder passages have room. */
const headroom = 6;

/**
 * Speaks one segment so that its length is that of the voice's own speed and pitch divided by `speed`, and its pitch
 * contour is moved by exactly the semitones asked for.
 *
 * The engine's speed setting is a few percent off and its pitch setting is coarse. So the segment is spoken once in
 * its own manner for the length, once near the wanted manner for the sound, and the small rest is stretched and
 * resampled away.
 */
export function speakExactly(
  engine: EspeakEngine,
  segment: SpeechSegment,
  settings: ExactSettings,
): ExactSpeech {
  const { sampleRate, keepTail, speed } = settings;
  const neutral = ownManner(engine, segment, keepTail);
  const natural = speed === 1 && segment.pitch === 0;
  const setting = pitchSetting(variantOf(segment.voice), segment.pitch);
  const spoken = natural
    ? neutral
    : trim(
        engine.say(segment.text, {
          voice: segment.voice,
          wordsPerMinute: wordsPerMinute(speed),
          pitch: setting.pitch,
          range: setting.range,
        }),
        engine.sampleRate,
        keepTail,
      );
  const seconds = neutral.samples.length / engine.sampleRate / speed;
  const heardRate = engine.sampleRate * setting.remainder;
  const fitted = stretch(spoken.samples, engine.sampleRate, Math.round(seconds * heardRate));
  const samples = resample(fitted, heardRate, sampleRate);
  const finished = samples === neutral.samples ? samples.slice() : samples;
  amplify(finished, segment.volume - headroom);
  fade(finished, Math.round(fadeSeconds * sampleRate));
  const scale = spoken.samples.length === 0 ? 1 : (seconds * engine.sampleRate) / spoken.samples.length;
  // The length is a whole number of samples, which may be less than that of the words by part of one.
  const within = (time: number) => Math.min(time * scale, finished.length / sampleRate);
  return {
    samples: finished,
    words: spoken.words.map((word) => ({ ...word, start: within(word.start), end: within(word.end) })),
  };
}

/** Seconds the segment takes at the voice's own speed. */
export function ownDuration(engine: EspeakEngine, segment: SpeechSegment, keepTail: boolean): number {
  return ownManner(engine, segment, keepTail).samples.length / engine.sampleRate;
}

function ownManner(engine: EspeakEngine, segment: SpeechSegment, keepTail: boolean): RawSpeech {
  const setting = pitchSetting(variantOf(segment.voice), 0);
  const raw = engine.say(segment.text, {
    voice: segment.voice,
    wordsPerMinute: normalWordsPerMinute,
    pitch: setting.pitch,
    range: setting.range,
  });
  return trim(raw, engine.sampleRate, keepTail);
}

/** The engine takes 80 to 450 words per minute; beyond that the rest is stretched. */
function wordsPerMinute(speed: number): number {
  return Math.max(80, Math.min(450, Math.round(normalWordsPerMinute * speed)));
}

/** Cuts the silence the engine puts around speech, so that pauses are only those asked for. */
function trim(raw: RawSpeech, sampleRate: number, keepTail: boolean): RawSpeech {
  let peak = 0;
  for (const sample of raw.samples) peak = Math.max(peak, Math.abs(sample));
  const floor = peak * silence;
  let first = 0;
  while (first < raw.samples.length && Math.abs(raw.samples[first]!) <= floor) first++;
  let last = raw.samples.length;
  while (!keepTail && last > first && Math.abs(raw.samples[last - 1]!) <= floor) last--;
  const offset = first / sampleRate;
  const length = (last - first) / sampleRate;
  const within = (time: number) => Math.max(0, Math.min(length, time - offset));
  return {
    samples: raw.samples.subarray(first, last),
    words: raw.words.map((word) => ({ ...word, start: within(word.start), end: within(word.end) })),
  };
}

/** Applies a gain in place; a gain that would clip is lowered to what fits. */
function amplify(samples: Float32Array, decibels: number): void {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const gain = Math.min(10 ** (decibels / 20), peak > 0 ? 0.99 / peak : 1);
  if (gain === 1) return;
  for (let index = 0; index < samples.length; index++) samples[index] = samples[index]! * gain;
}

function fade(samples: Float32Array, length: number): void {
  const count = Math.min(length, samples.length >> 1);
  for (let index = 0; index < count; index++) {
    const level = (index + 1) / (count + 1);
    samples[index] = samples[index]! * level;
    samples[samples.length - 1 - index] = samples[samples.length - 1 - index]! * level;
  }
}
