import { resample } from '#service/audio-files/resample.ts';
import { stretch } from '#service/audio-files/stretch.ts';
import type { ExactSettings, RawWord, SpeechEngine, SpeechSegment } from '../synthesis/speech-engine.ts';
import { setVolume } from '../synthesis/speech-samples.ts';
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
/** Frames kept before the first and after the last phoneme, whose sounds extend into the model's silence. */
const leadFrames = 2;
const tailFrames = 3;
/** A symbol is heard this many frames earlier than its length suggests, as measured by aligning the model's English. */
const aheadFrames = 3.5;
/** Speeds that the model speaks well; the rest is done by stretching. */
const minModelSpeed = 0.5;
const maxModelSpeed = 2;

/** Kokoro behind the port of the speech process: natural voices for its languages, `others` for the rest. */
export function kokoroSpeechEngine({ model, pronounce, others }: KokoroParts): SpeechEngine {
  const speakPieces = async (segment: SpeechSegment, speed: number, keepTail: boolean) => {
    const voice = kokoroVoice(segment.voice);
    const language = kokoroLanguages.find((one) => one === segment.voice.language);
    if (!voice || !language) return undefined;
    const modelSpeed = Math.max(minModelSpeed, Math.min(maxModelSpeed, speed));
    const settings = { voice, speed: modelSpeed * voice.pace, pitch: 2 ** (segment.pitch / 12) };
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

/** Cuts and stretches what the model spoke to exactly the voice's own length divided by the speed. */
export function fitPiece(
  piece: Piece,
  { samples, frames, naturalFrames }: ModelSpeech,
  { speed, pause }: { readonly speed: number; readonly pause: number },
): FittedPiece {
  const places = wordPlaces(piece);
  const first = places[0]?.from ?? 1;
  const last = places.at(-1)?.to ?? first;
  // At another speed the margins are scaled like everything else.
  const before = Math.max(0, sum(frames, 0, first) - aheadFrames);
  const lead = Math.min(before, leadFrames / speed);
  const tail = Math.min(sum(frames, last, frames.length), tailFrames / speed);
  const start = before - lead;
  const spokenFrames = lead + sum(frames, first, last) + tail;
  const wantedFrames = (leadFrames + sum(naturalFrames, first, last) + tailFrames) / speed;
  const cut = samples.subarray(
    Math.round(start * frameSamples),
    Math.round((start + spokenFrames) * frameSamples),
  );
  const fitted = stretch(cut, modelRate, Math.round(wantedFrames * frameSamples));
  const timeOf = (frame: number) =>
    (((frame - aheadFrames - start) / spokenFrames) * wantedFrames * frameSamples) / modelRate;
  const words = piece.words.map(({ position, sentence }, index) => {
    const { from, to } = places[index]!;
    return { position, sentence, start: timeOf(sum(frames, 0, from)), end: timeOf(sum(frames, 0, to)) };
  });
  return { samples: fitted, words, seconds: (wantedFrames * frameSamples) / modelRate + pause / speed };
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
