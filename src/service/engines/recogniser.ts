import type { SpeechToTextLanguage } from '#contract/languages.ts';

/** One recognised word. Times are seconds from the start of the audio. */
export interface RecognisedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** From 0 to 1; absent when the engine does not tell. */
  readonly conf?: number;
}

/** A stretch of speech between two silences, or a sentence, as the engine cut it. */
export interface RecognisedSegment {
  readonly words: readonly RecognisedWord[];
  /** Cased and punctuated text of the segment; absent when the engine gives bare words only. */
  readonly text?: string;
}

export interface Recognition {
  readonly segments: readonly RecognisedSegment[];
}

export interface RecogniseOptions {
  readonly language: SpeechToTextLanguage;
  readonly domain: string;
  readonly signal: AbortSignal;
}

/** The port behind which every speech recogniser stands. */
export interface Recogniser {
  /** Short name shown where engines are listed. */
  readonly id: string;
  readonly languages: readonly SpeechToTextLanguage[];
  /**
   * Recognises one file: RIFF WAVE, 16 kHz, one channel, signed 16-bit.
   *
   * @throws RecogniserError when the engine fails or runs out of time; the signal's reason when aborted.
   */
  recognise(wavPath: string, options: RecogniseOptions): Promise<Recognition>;
}

/** The engine could not do its work. Another attempt may succeed. */
export class RecogniserError extends Error {
  override readonly name = 'RecogniserError';
}
