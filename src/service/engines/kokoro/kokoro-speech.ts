import { type FittedPiece, type FrameFormat, fitPiece, joinPieces } from '../synthesis/pieces/fit-piece.ts';
import { type Pronounce, piecesOf, rowOf } from '../synthesis/pieces/pieces.ts';
import type { SpeechEngine, SpeechSegment } from '../synthesis/speech-engine.ts';
import { frameSamples, type KokoroModel, modelRate } from './kokoro-model.ts';
import { kokoroSpelling, numbersOf } from './kokoro-symbols.ts';
import { type Accent, type KokoroLanguage, kokoroLanguages, kokoroVoice } from './kokoro-voices.ts';

export interface KokoroParts {
  readonly model: KokoroModel;
  readonly pronounce: (text: string, language: KokoroLanguage, accent: Accent) => ReturnType<Pronounce>;
  /** Speaks the segments of other languages. */
  readonly others: SpeechEngine;
}

/** Maximum number of symbols in one call: limits memory and the time until a cancellation takes effect. */
const maxPieceSymbols = 220;
const [space = 0] = numbersOf(' ');
/** The symbol before and after every row. */
const silence = 0;
export const kokoroFormat: FrameFormat = {
  beginning: [silence],
  end: [silence],
  space,
  rate: modelRate,
  frameSamples,
  // Both values were measured by aligning English texts with the model's audio of them (bench `natural`).
  aheadFrames: 3.5,
  endsAheadFrames: 2,
};

/** Kokoro as a `SpeechEngine`, for a speech process: natural voices for its languages, `others` for the rest. */
export function kokoroSpeechEngine({ model, pronounce, others }: KokoroParts): SpeechEngine {
  const speakPieces = async (segment: SpeechSegment, speed: number, keepTail: boolean) => {
    const voice = kokoroVoice(segment.voice);
    const language = kokoroLanguages.find((one) => one === segment.voice.language);
    if (!voice || !language) return undefined;
    const settings = { voice, pitch: 2 ** (segment.pitch / 12) };
    const pieces = piecesOf(
      segment.text,
      language,
      kokoroSpelling(language, voice.accent),
      (text) => pronounce(text, language, voice.accent),
      maxPieceSymbols,
    );
    const spoken: FittedPiece[] = [];
    for (const [index, piece] of pieces.entries()) {
      const pause = keepTail || index < pieces.length - 1 ? piece.pause : 0;
      const speech = await model.speak(rowOf(piece, kokoroFormat), settings);
      spoken.push(fitPiece(piece, speech, kokoroFormat, { speed, pause }));
    }
    return spoken;
  };
  return {
    maxTextLength: others.maxTextLength,
    async speak(segment, settings) {
      const pieces = await speakPieces(segment, settings.speed, settings.keepTail);
      return pieces ? joinPieces(pieces, modelRate, segment, settings) : others.speak(segment, settings);
    },
    async naturalDuration(segment, keepTail) {
      const pieces = await speakPieces(segment, 1, keepTail);
      return pieces
        ? pieces.reduce((seconds, piece) => seconds + piece.seconds, 0)
        : others.naturalDuration(segment, keepTail);
    },
  };
}
