import type { HeardPiece } from '../pieces/piece-messages.ts';
import {
  createPieceRecogniser,
  type PieceRecogniserOptions,
  segmentsOf,
} from '../pieces/piece-recogniser.ts';
import type { ClosableRecogniser, Recognition } from '../recogniser.ts';
import { judgeLanguage } from './judge-language.ts';
import type { MoonshineFiles } from './moonshine-files.ts';

export interface MoonshineOptions extends PieceRecogniserOptions {
  /** Id of the engine in lists and headers. */
  readonly id?: string;
}

/** A recogniser for English with the models of Moonshine, in a separate process. */
export function createMoonshineRecogniser(
  files: MoonshineFiles,
  { id = 'moonshine-base', ...options }: MoonshineOptions = {},
): ClosableRecogniser {
  return createPieceRecogniser(
    { id, name: 'Moonshine', languages: ['en'], program: 'moonshine-process', files, recognitionOf },
    options,
  );
}

/** The recognition; words of a recording that does not sound like English have a low confidence. */
function recognitionOf(pieces: readonly HeardPiece[]): Recognition {
  const { isEnglish, probability } = judgeLanguage(pieces);
  return {
    segments: segmentsOf(pieces, (conf) => (isEnglish ? conf : Math.min(conf, probability))),
    ...(!isEnglish && { doubt: 'other-language' }),
  };
}
