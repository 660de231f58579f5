import type { Segment } from './synthesizer.ts';

export type SpeechSegment = Extract<Segment, { kind: 'speech' }>;

/** One spoken word as an engine reports it; times in seconds. */
export interface RawWord {
  /** Position in the given text, in UTF-16 units. */
  readonly position: number;
  readonly start: number;
  readonly end: number;
  /** Number of the sentence within this text, from 0. */
  readonly sentence: number;
}

/** Speech as samples between -1 and 1, with the time of each word. */
export interface SpokenSamples {
  readonly samples: Float32Array;
  readonly words: readonly RawWord[];
}

export interface SpeakSettings {
  /** The requested samples per second. */
  readonly sampleRate: number;
  /** Keeps the pause after the last word, because more of the same text follows. */
  readonly keepTail: boolean;
  /** Speed relative to the voice's own speed. */
  readonly speed: number;
}

/** The interface of an engine inside a speech process, which speaks one segment after another. */
export interface SpeechEngine {
  /** Longest text spoken at once, in UTF-16 units. */
  readonly maxTextLength: number;
  /**
   * Speaks one segment so that its length is the voice's own length divided by `speed`, and its pitch contour is shifted
   * by exactly the given semitones.
   */
  speak(segment: SpeechSegment, settings: SpeakSettings): SpokenSamples | Promise<SpokenSamples>;
  /** The length of a segment in seconds at the voice's own speed. */
  naturalDuration(segment: SpeechSegment, keepTail: boolean): number | Promise<number>;
}
