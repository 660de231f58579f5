import type { SpeechToTextLanguage } from '#contract/languages.ts';
import {
  createPieceRecogniser,
  type PieceRecogniserOptions,
  segmentsOf,
} from '../pieces/piece-recogniser.ts';
import type { ClosableRecogniser } from '../recogniser.ts';
import type { WhisperFiles } from './whisper-files.ts';

export interface WhisperOptions extends PieceRecogniserOptions {
  /** Id of the engine in lists and headers. */
  readonly id: string;
  readonly languages: readonly SpeechToTextLanguage[];
}

/** A recogniser for several languages with a model of Whisper, in a separate process. Its words have no times. */
export function createWhisperRecogniser(
  files: WhisperFiles,
  { id, languages, ...options }: WhisperOptions,
): ClosableRecogniser {
  return createPieceRecogniser(
    {
      id,
      name: 'Whisper',
      languages,
      program: 'whisper-process',
      files,
      recognitionOf: (pieces) => ({ segments: segmentsOf(pieces) }),
    },
    options,
  );
}
