import type { AudioFacts } from './audio-facts.ts';
import type { EnergyTrack } from './energy-track.ts';
import type { Levels } from './level-meter.ts';
import type { Outline, PeakPyramid } from './peak-pyramid.ts';

/** Everything the console knows about a recording after reading it once. */
export interface Analysis {
  readonly facts: AudioFacts;
  /** Seconds, counted in samples. */
  readonly duration: number;
  readonly pyramid: PeakPyramid;
  readonly energy: EnergyTrack;
  /** Present when it was asked for. */
  readonly levels?: Levels;
  /** The file is shorter than its own header says. */
  readonly cutShort: boolean;
  /** The bytes after the length told here could not be decoded. */
  readonly damaged: boolean;
  /** Browsers jump beside the place in this file, so it is played from another container. */
  readonly remuxed: boolean;
}

/** Why a recording could not be read. */
export type Unreadable =
  | 'empty'
  | 'unknown-kind'
  | 'damaged'
  | 'unknown-encoding'
  | 'no-samples'
  | 'no-decoder'
  | 'too-long';

export type AnalysisResult =
  | {
      readonly kind: 'analysis';
      readonly analysis: Analysis;
      /** The recording in a file that seeks right: the given one, or its frames in another container. */
      readonly playable: Blob;
    }
  | { readonly kind: 'unreadable'; readonly why: Unreadable };

/** How far the reading is (0 to 1), and the outline of the whole length as far as it is known. */
export interface AnalysisProgress {
  readonly fraction: number;
  readonly outline: Outline;
}

/** What a worker is asked to do. */
export interface AnalysisOrder {
  readonly file: Blob;
  /** Also peak, loudness and silence. */
  readonly measure: boolean;
}

/** From the worker to the page. What it asks the page to decode is answered through the port. */
export type WorkerMessage =
  | ({ readonly type: 'progress' } & AnalysisProgress)
  | { readonly type: 'done'; readonly result: AnalysisResult }
  | {
      readonly type: 'decode';
      readonly bytes: Blob | ArrayBuffer;
      readonly sampleRate: number;
      readonly reply: MessagePort;
    };

/** From the page to the worker, once. `webCodecs`: this browser has decoders for workers. */
export interface PageMessage extends AnalysisOrder {
  readonly webCodecs: boolean;
}
