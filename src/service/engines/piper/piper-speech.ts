import { type FittedPiece, type FrameFormat, fitPiece, joinPieces } from '../synthesis/pieces/fit-piece.ts';
import { type Pronounce, piecesOf, rowOf } from '../synthesis/pieces/pieces.ts';
import type { SpeechEngine, SpeechSegment } from '../synthesis/speech-engine.ts';
import type { Voice } from '../synthesis/synthesizer.ts';
import type { PiperConfig } from './piper-config.ts';
import { frameSamples, type PiperModel } from './piper-model.ts';
import { piperRow, piperSpelling } from './piper-symbols.ts';
import { semitonesOf } from './piper-voices.ts';

export interface PiperParts {
  readonly config: PiperConfig;
  readonly model: PiperModel;
  /** Whether this voice is spoken by the model; `others` speaks the rest. */
  readonly speaks: (voice: Voice) => boolean;
  readonly pronounce: Pronounce;
  readonly others: SpeechEngine;
}

/** Maximum number of symbols in one call, fillers not counted: limits memory and the time until a cancellation. */
const maxPieceSymbols = 200;

/** A voice of Piper as a `SpeechEngine`, for a speech process. */
export function piperSpeechEngine({ config, model, speaks, pronounce, others }: PiperParts): SpeechEngine {
  const spelling = piperSpelling(config);
  const rate = config.audio.sample_rate;
  const format: FrameFormat = {
    ...piperRow(config),
    rate,
    frameSamples,
    aheadFrames: 0,
    endsAheadFrames: 0,
  };
  const hasSpeakers = config.num_speakers > 1;
  /** Factor of the pitch: the stretched sound is played faster by this factor, which raises the formants too. */
  const raiseOf = ({ pitch, voice }: SpeechSegment) =>
    2 ** ((pitch + (hasSpeakers ? 0 : semitonesOf(voice))) / 12);

  const speakPieces = async (segment: SpeechSegment, speed: number, keepTail: boolean) => {
    const { text, voice } = segment;
    const raise = raiseOf(segment);
    const pieces = piecesOf(text, voice.language, spelling, pronounce, maxPieceSymbols);
    const spoken: FittedPiece[] = [];
    for (const [index, piece] of pieces.entries()) {
      const pause = keepTail || index < pieces.length - 1 ? piece.pause : 0;
      const speech = await model.speak(rowOf(piece, format), voice.variant - 1);
      spoken.push(fitPiece(piece, speech, format, { speed, pause, raise }));
    }
    return spoken;
  };

  return {
    maxTextLength: others.maxTextLength,
    async speak(segment, settings) {
      if (!speaks(segment.voice)) return others.speak(segment, settings);
      const pieces = await speakPieces(segment, settings.speed, settings.keepTail);
      return joinPieces(pieces, rate * raiseOf(segment), segment, settings);
    },
    async naturalDuration(segment, keepTail) {
      if (!speaks(segment.voice)) return others.naturalDuration(segment, keepTail);
      const pieces = await speakPieces(segment, 1, keepTail);
      return pieces.reduce((seconds, piece) => seconds + piece.seconds, 0);
    },
  };
}
