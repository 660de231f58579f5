import type { AudioFacts } from './audio-facts.ts';
import type { Levels } from './level-meter.ts';
import type { Outline, PeakPyramid } from './peak-pyramid.ts';

/** Everything the console knows about a recording after reading it once. */
export interface Analysis {
  readonly facts: AudioFacts;
  /** Seconds, counted in samples. */
  readonly duration: number;
  readonly pyramid: PeakPyramid;
  /** Present when it was asked for. */
  readonly levels?: Levels;
  /** The file is shorter than its own header says. */
  readonly cutShort: boolean;
}

/** Why a recording could not be read. */
export type Unreadable = 'unknown-kind' | 'damaged' | 'unknown-encoding' | 'no-samples' | 'no-decoder';

export type AnalysisResult =
  | { readonly kind: 'analysis'; readonly analysis: Analysis }
  | { readonly kind: 'unreadable'; readonly why: Unreadable };

/** How far the reading is (0 to 1), and the outline of the whole length as far as it is known. */
export interface AnalysisProgress {
  readonly fraction: number;
  readonly outline: Outline;
}

/** What a worker is asked to do. `channels` are samples that were decoded elsewhere, where no decoder is at hand. */
export interface AnalysisOrder {
  readonly file: Blob;
  readonly measure: boolean;
  readonly decoded?: { readonly channels: readonly Float32Array<ArrayBuffer>[]; readonly sampleRate: number };
}

export type WorkerMessage =
  | ({ readonly type: 'progress' } & AnalysisProgress)
  | { readonly type: 'done'; readonly result: AnalysisResult };
