import { resample } from '#service/audio-files/resample.ts';
import { stretch } from '#service/audio-files/stretch.ts';
import type {
  SpeakSettings,
  SpeechEngine,
  SpeechSegment,
  SpokenSamples,
} from '../synthesis/speech-engine.ts';
import { measurePeak, setVolume } from '../synthesis/speech-samples.ts';
import { type EspeakEngine, normalWordsPerMinute } from './espeak-engine.ts';
import { type PitchSetting, pitchSetting } from './espeak-pitch.ts';
import { variantOf } from './espeak-voices.ts';

/** A sample up to this fraction of the segment's peak counts as silence. */
const silenceThreshold = 0.01;
/** Longest text given to the engine at once, in UTF-16 units. */
const maxTextLength = 800;

/** eSpeak NG as a `SpeechEngine`, for a speech process. */
export function espeakSpeechEngine(engine: EspeakEngine): SpeechEngine {
  return {
    maxTextLength,
    speak: (segment, settings) => speakExactly(engine, segment, settings),
    naturalDuration: (segment, keepTail) => naturalDuration(engine, segment, keepTail),
  };
}

/**
 * Speaks one segment so that its length is the voice's own length divided by `speed`, and its pitch contour is shifted
 * by exactly the given semitones.
 *
 * The engine's speed setting is a few percent off and its pitch setting is coarse. So the segment is spoken once at the
 * voice's own speed and pitch to get its length and once near the wanted settings to get the audio; stretching and
 * resampling correct the small remainder.
 */
function speakExactly(engine: EspeakEngine, segment: SpeechSegment, settings: SpeakSettings): SpokenSamples {
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
  setVolume(finished, sampleRate, segment.volume);
  const scale = spoken.samples.length === 0 ? 1 : (seconds * engine.sampleRate) / spoken.samples.length;
  // The audio is rounded to whole samples, so the last word may end a fraction of a sample after its end.
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

function speakNaturally(engine: EspeakEngine, segment: SpeechSegment, keepTail: boolean): SpokenSamples {
  const setting = pitchSetting(variantOf(segment.voice), 0);
  return speakTrimmed(engine, segment, keepTail, normalWordsPerMinute, setting);
}

function speakTrimmed(
  engine: EspeakEngine,
  { text, voice }: SpeechSegment,
  keepTail: boolean,
  wordsPerMinute: number,
  { pitch, range }: PitchSetting,
): SpokenSamples {
  return trim(engine.say(text, { voice, wordsPerMinute, pitch, range }), engine.sampleRate, keepTail);
}

/** The engine's setting nearest to a speed factor: 80 to 450 words per minute; stretching does the rest. */
function wordsPerMinute(speed: number): number {
  return Math.max(80, Math.min(450, Math.round(normalWordsPerMinute * speed)));
}

/** Cuts the silence around speech, so that only the requested pauses remain. */
function trim(raw: SpokenSamples, sampleRate: number, keepTail: boolean): SpokenSamples {
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
