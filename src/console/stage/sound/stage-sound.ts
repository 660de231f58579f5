import type { Analysis } from '#console/audio/measure/analysis.ts';
import { outlineOf } from '#console/audio/measure/peak-pyramid.ts';
import type { TimedWord } from '#console/audio/timed-words.ts';
import type { StageSound } from '../stage-content.ts';

/** Number of columns of the waveform: more than a wide screen has bars. */
const columns = 480;

/** What the stage shows of a recording that was read. */
export function stageSound({ duration, pyramid }: Analysis, words: readonly TimedWord[]): StageSound {
  return {
    duration,
    outline: outlineOf(pyramid, 0, pyramid.frames, columns),
    words: words.map(({ word, start, end }) => ({ word, start, end })),
  };
}
