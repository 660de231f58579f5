import { resample } from '#service/audio-files/resample.ts';
import { stretch } from '#service/audio-files/stretch.ts';
import type { RawWord, SpeakSettings, SpeechSegment, SpokenSamples } from '../speech-engine.ts';
import { measurePeak, setVolume } from '../speech-samples.ts';
import { type Piece, type RowFormat, wordPlaces } from './pieces.ts';

/** Speech for a row of symbols, at the voice's own pace. */
export interface RowSpeech {
  readonly samples: Float32Array;
  /** The length of each symbol in frames. */
  readonly frames: readonly number[];
}

/** The time units of a model. */
export interface FrameFormat extends RowFormat {
  /** Samples per second of the model's output. */
  readonly rate: number;
  readonly frameSamples: number;
  /** The first symbol of a word is heard this many frames earlier than the lengths suggest. */
  readonly aheadFrames: number;
  /** The last symbol of a word ends this many frames earlier than the lengths suggest. */
  readonly endsAheadFrames: number;
}

/** A spoken piece without the model's silence around it, exact in length; times in seconds from its start. */
export interface FittedPiece {
  /** Samples at the rate of the model multiplied by `raise`. */
  readonly samples: Float32Array;
  readonly words: readonly RawWord[];
  /** Length including the pause after it. */
  readonly seconds: number;
}

export interface FitSettings {
  readonly speed: number;
  /** Seconds of silence after the piece, at the voice's own speed. */
  readonly pause: number;
  /**
   * Factor by which the pitch is raised: the samples are meant to be played at the model's rate multiplied by this
   * factor.
   */
  readonly raise?: number;
}

/** A sample up to this fraction of the piece's peak counts as silence. */
const silenceThreshold = 0.01;
/** Seconds kept before the first and after the last sound, for weak consonants. */
const marginSeconds = 0.004;

/**
 * Cuts the silence around the speech, so that only the requested pauses remain, and stretches the rest to exactly its
 * length divided by the speed. Without the lengths of symbols there are no words.
 */
export function fitPiece(
  piece: Piece,
  { samples, frames }: Pick<RowSpeech, 'samples'> & Partial<RowSpeech>,
  format: FrameFormat,
  { speed, pause, raise = 1 }: FitSettings,
): FittedPiece {
  const { rate, frameSamples, aheadFrames, endsAheadFrames } = format;
  const { from, to } = soundIn(samples, rate);
  const length = (to - from) / speed;
  const fitted = stretch(samples.subarray(from, to), rate, Math.round(length * raise));
  const seconds = fitted.length / (rate * raise);
  const timeOf = (frame: number) =>
    Math.max(0, Math.min(seconds, (frame * frameSamples - from) / speed / rate));
  const places = wordPlaces(piece, format);
  const starts = frames ? places.map((place) => timeOf(sum(frames, 0, place.from) - aheadFrames)) : [];
  const words = frames
    ? piece.words.map(({ position, sentence }, index) => {
        const end = timeOf(sum(frames, 0, places[index]!.to) - endsAheadFrames);
        return {
          position,
          sentence,
          start: starts[index]!,
          end: Math.min(end, starts[index + 1] ?? seconds),
        };
      })
    : [];
  return { samples: fitted, words, seconds: seconds + pause / speed };
}

/** The samples from the first to the last that is not silent, with a margin; all of them if they are all silent. */
function soundIn(samples: Float32Array, rate: number): { readonly from: number; readonly to: number } {
  const floor = measurePeak(samples) * silenceThreshold;
  const isSound = (sample: number) => Math.abs(sample) > floor;
  const first = samples.findIndex(isSound);
  if (first < 0) return { from: 0, to: samples.length };
  const margin = Math.round(marginSeconds * rate);
  return {
    from: Math.max(0, first - margin),
    to: Math.min(samples.length, samples.findLastIndex(isSound) + 1 + margin),
  };
}

function sum(values: readonly number[], from: number, to: number): number {
  let total = 0;
  for (let index = from; index < to; index++) total += values[index]!;
  return total;
}

/**
 * Joins pieces to one segment in the requested rate and volume.
 *
 * @param rate samples per second of the pieces
 */
export function joinPieces(
  pieces: readonly FittedPiece[],
  rate: number,
  { volume }: SpeechSegment,
  { sampleRate }: SpeakSettings,
): SpokenSamples {
  const total = pieces.reduce((seconds, piece) => seconds + piece.seconds, 0);
  const joined = new Float32Array(Math.round(total * rate));
  const words: RawWord[] = [];
  let at = 0;
  for (const piece of pieces) {
    const place = Math.round(at * rate);
    joined.set(piece.samples.subarray(0, joined.length - place), place);
    for (const word of piece.words) words.push({ ...word, start: at + word.start, end: at + word.end });
    at += piece.seconds;
  }
  const samples = resample(joined, rate, sampleRate);
  setVolume(samples, sampleRate, volume);
  // The length is rounded to whole samples, so the last word may end a fraction of a sample after it.
  const end = samples.length / sampleRate;
  return { samples, words: words.map((word) => ({ ...word, end: Math.min(word.end, end) })) };
}
