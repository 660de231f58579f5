import type { AudioFacts } from '../format/audio-facts.ts';
import type { EnergyTrack } from './energy-track.ts';
import type { Levels } from './level-meter.ts';
import type { Outline, PeakPyramid } from './peak-pyramid.ts';

/** The result of reading a recording once. */
export interface Analysis {
  readonly facts: AudioFacts;
  /** Seconds, calculated from the number of samples. */
  readonly duration: number;
  readonly pyramid: PeakPyramid;
  readonly energy: EnergyTrack;
  /** The measured levels; present when they were requested. */
  readonly levels?: Levels;
  /** Whether the file is shorter than its header declares. */
  readonly cutShort: boolean;
  /** Whether decoding failed at `duration`, so that the rest is missing. */
  readonly damaged: boolean;
  /** Whether a copy in another container is played, because browsers seek inaccurately in the file. */
  readonly remuxed: boolean;
}

/** Why a recording could not be read. */
export type UnreadableReason =
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
      /** The file to play: the given one, or its frames in a container that browsers seek in accurately. */
      readonly playable: Blob;
    }
  | { readonly kind: 'unreadable'; readonly why: UnreadableReason };

/** The fraction that has been read (0 to 1), and the waveform, flat where it is not known yet. */
export interface AnalysisProgress {
  readonly fraction: number;
  readonly outline: Outline;
}

export interface AnalysisTask {
  readonly file: Blob;
  /** Whether to measure peak, loudness and silence too. */
  readonly measure: boolean;
}

/** A message from the worker to the page. The page answers a request to decode through its port. */
export type WorkerMessage =
  | ({ readonly type: 'progress' } & AnalysisProgress)
  | { readonly type: 'done'; readonly result: AnalysisResult }
  | {
      readonly type: 'decode';
      readonly bytes: Blob | ArrayBuffer;
      readonly sampleRate: number;
      readonly reply: MessagePort;
    };

/** The only message from the page to the worker. `webCodecs`: whether workers of this browser have decoders. */
export interface AnalysisRequest extends AnalysisTask {
  readonly webCodecs: boolean;
}
