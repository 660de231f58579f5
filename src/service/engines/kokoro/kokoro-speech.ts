import { resample } from '#service/audio-files/resample.ts';
import { stretch } from '#service/audio-files/stretch.ts';
import type { ExactSettings, RawWord, SpeechEngine, SpeechSegment } from '../synthesis/speech-engine.ts';
import { measurePeak, setVolume } from '../synthesis/speech-samples.ts';
import { frameSamples, type KokoroModel, type ModelSpeech, modelRate } from './kokoro-model.ts';
import { type Piece, type Pronounce, piecesOf, rowOf, wordPlaces } from './kokoro-pieces.ts';
import { type Accent, type KokoroLanguage, kokoroLanguages, kokoroVoice } from './kokoro-voices.ts';

export interface KokoroParts {
  readonly model: KokoroModel;
  readonly pronounce: (text: string, language: KokoroLanguage, accent: Accent) => ReturnType<Pronounce>;
  /** Speaks the segments of other languages. */
  readonly others: SpeechEngine;
}

/** Maximum number of symbols in one call: limits memory and the time until a cancellation takes effect. */
const maxPieceSymbols = 220;
/** A symbol is heard this many frames earlier than its length suggests, as measured by aligning the model's English. */
const aheadFrames = 3.5;
/** A sample up to this fraction of the piece's peak counts as silence. */
const silenceThreshold = 0.01;
/** Seconds kept before the first and after the last sound, for weak consonants. */
const marginSeconds = 0.004;

/** Kokoro behind the port of the speech process: natural voices for its languages, `others` for the rest. */
export function kokoroSpeechEngine({ model, pronounce, others }: KokoroParts): SpeechEngine {
  const speakPieces = async (segment: SpeechSegment, speed: number, keepTail: boolean) => {
    const voice = kokoroVoice(segment.voice);
    const language = kokoroLanguages.find((one) => one === segment.voice.language);
    if (!voice || !language) return undefined;
    const settings = { voice, pitch: 2 ** (segment.pitch / 12) };
    const pieces = piecesOf(
      segment.text,
      language,
      voice.accent,
      (text) => pronounce(text, language, voice.accent),
      maxPieceSymbols,
    );
    const spoken: FittedPiece[] = [];
    for (const [index, piece] of pieces.entries()) {
      const pause = keepTail || index < pieces.length - 1 ? piece.pause : 0;
      spoken.push(fitPiece(piece, await model.speak(rowOf(piece), settings), { speed, pause }));
    }
    return spoken;
  };
  return {
    maxTextLength: others.maxTextLength,
    async speak(segment, settings) {
      const pieces = await speakPieces(segment, settings.speed, settings.keepTail);
      return pieces ? joinPieces(pieces, segment, settings) : others.speak(segment, settings);
    },
    async naturalDuration(segment, keepTail) {
      const pieces = await speakPieces(segment, 1, keepTail);
      return pieces
        ? pieces.reduce((seconds, piece) => seconds + piece.seconds, 0)
        : others.naturalDuration(segment, keepTail);
    },
  };
}

/** A spoken piece without the model's silence around it, exact in length; times in seconds from its start. */
interface FittedPiece {
  readonly samples: Float32Array;
  readonly words: readonly RawWord[];
  /** Length including the pause after it. */
  readonly seconds: number;
}

/**
 * Cuts the silence around what the model spoke, so that only the requested pauses remain, and stretches the rest to
 * exactly its own length divided by the speed.
 */
export function fitPiece(
  piece: Piece,
  { samples, frames }: ModelSpeech,
  { speed, pause }: { readonly speed: number; readonly pause: number },
): FittedPiece {
  const { from, to } = soundIn(samples);
  const fitted = stretch(samples.subarray(from, to), modelRate, Math.round((to - from) / speed));
  const seconds = fitted.length / modelRate;
  const timeOf = (frame: number) =>
    Math.max(0, Math.min(seconds, ((frame - aheadFrames) * frameSamples - from) / speed / modelRate));
  const places = wordPlaces(piece);
  const words = piece.words.map(({ position, sentence }, index) => {
    const place = places[index]!;
    return {
      position,
      sentence,
      start: timeOf(sum(frames, 0, place.from)),
      end: timeOf(sum(frames, 0, place.to)),
    };
  });
  return { samples: fitted, words, seconds: seconds + pause / speed };
}

/** The samples from the first to the last that is not silent, with a margin; all of them if they are all silent. */
function soundIn(samples: Float32Array): { readonly from: number; readonly to: number } {
  const floor = measurePeak(samples) * silenceThreshold;
  const isSound = (sample: number) => Math.abs(sample) > floor;
  const first = samples.findIndex(isSound);
  if (first < 0) return { from: 0, to: samples.length };
  const margin = Math.round(marginSeconds * modelRate);
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

function joinPieces(pieces: readonly FittedPiece[], segment: SpeechSegment, { sampleRate }: ExactSettings) {
  const total = pieces.reduce((seconds, piece) => seconds + piece.seconds, 0);
  const joined = new Float32Array(Math.round(total * modelRate));
  const words: RawWord[] = [];
  let at = 0;
  for (const piece of pieces) {
    const place = Math.round(at * modelRate);
    joined.set(piece.samples.subarray(0, joined.length - place), place);
    for (const word of piece.words) words.push({ ...word, start: at + word.start, end: at + word.end });
    at += piece.seconds;
  }
  const samples = resample(joined, modelRate, sampleRate);
  setVolume(samples, sampleRate, segment.volume);
  return { samples, words };
}
