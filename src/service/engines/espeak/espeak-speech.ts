import { resample } from '#service/audio-files/resample.ts';
import { stretch } from '#service/audio-files/stretch.ts';
import { variantOf } from '../synthesis/espeak-voices.ts';
import type { Segment } from '../synthesis/synthesizer.ts';
import { type EspeakEngine, normalWordsPerMinute, type RawSpeech } from './espeak-engine.ts';
import { type PitchSetting, pitchSetting } from './espeak-pitch.ts';

export type SpeechSegment = Extract<Segment, { kind: 'speech' }>;

export interface ExactSettings {
  /** The requested samples per second. */
  readonly sampleRate: number;
  /** Keeps the pause after the last word, because more of the same text follows. */
  readonly keepTail: boolean;
  /** Speed relative to the voice's own speed. */
  readonly speed: number;
}

/** A sample up to this fraction of the segment's peak counts as silence. */
const silenceThreshold = 0.01;
const fadeSeconds = 0.003;
/** Headroom in decibels for louder passages: everything is spoken at this much below the engine's own level. */
const headroomDecibels = 6;

/**
 * Speaks one segment so that its length is the voice's own length divided by `speed`, and its pitch contour is shifted
 * by exactly the given semitones.
 *
 * The engine's speed setting is a few percent off and its pitch setting is coarse. So the segment is spoken once at the
 * voice's own speed and pitch to get its length and once near the wanted settings to get the audio; stretching and
 * resampling correct the small remainder.
 */
export function speakExactly(engine: EspeakEngine, segment: SpeechSegment, settings: ExactSettings) {
  const { sampleRate, keepTail, speed } = settings;
  const neutral = speakNaturally(engine, segment, keepTail);
  const natural = speed === 1 && segment.pitch === 0;
  const setting = pitchSetting(variantOf(segment.voice), segment.pitch);
  const spoken = natural ? neutral : speakTrimmed(engine, segment, keepTail, wordsPerMinute(speed), setting);
  const seconds = neutral.samples.length / engine.sampleRate / speed;
  const heardRate = engine.sampleRate * setting.remainder;
  const fitted = stretch(spoken.samples, engine.sampleRate, Math.round(seconds * heardRate));
  const samples = resample(fitted, heardRate, sampleRate);
  const finished = samples === neutral.samples ? samples.slice() : samples;
  amplify(finished, segment.volume - headroomDecibels);
  fade(finished, Math.round(fadeSeconds * sampleRate));
  const scale = spoken.samples.length === 0 ? 1 : (seconds * engine.sampleRate) / spoken.samples.length;
  // The length is rounded to whole samples, so the last word may end a fraction of a sample after it.
  const within = (time: number) => Math.min(time * scale, finished.length / sampleRate);
  return {
    samples: finished,
    words: spoken.words.map((word) => ({ ...word, start: within(word.start), end: within(word.end) })),
  };
}

/** The length of a segment in seconds at the voice's own speed. */
export function naturalDuration(engine: EspeakEngine, segment: SpeechSegment, keepTail: boolean): number {
  return speakNaturally(engine, segment, keepTail).samples.length / engine.sampleRate;
}

function speakNaturally(engine: EspeakEngine, segment: SpeechSegment, keepTail: boolean): RawSpeech {
  const setting = pitchSetting(variantOf(segment.voice), 0);
  return speakTrimmed(engine, segment, keepTail, normalWordsPerMinute, setting);
}

function speakTrimmed(
  engine: EspeakEngine,
  { text, voice }: SpeechSegment,
  keepTail: boolean,
  wordsPerMinute: number,
  { pitch, range }: PitchSetting,
): RawSpeech {
  return trim(engine.say(text, { voice, wordsPerMinute, pitch, range }), engine.sampleRate, keepTail);
}

/** The engine supports 80 to 450 words per minute; the rest is done by stretching. */
function wordsPerMinute(speed: number): number {
  return Math.max(80, Math.min(450, Math.round(normalWordsPerMinute * speed)));
}

/** Cuts the silence around speech, so that only the requested pauses remain. */
function trim(raw: RawSpeech, sampleRate: number, keepTail: boolean): RawSpeech {
  const floor = measurePeak(raw.samples) * silenceThreshold;
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

function measurePeak(samples: Float32Array): number {
  let peak = 0;
  for (let index = 0; index < samples.length; index++) peak = Math.max(peak, Math.abs(samples[index]!));
  return peak;
}

/** Applies a gain in place; a gain that would clip is lowered to what fits. */
function amplify(samples: Float32Array, decibels: number): void {
  const peak = measurePeak(samples);
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
