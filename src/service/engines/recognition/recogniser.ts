import type { SpeechToTextLanguage } from '#contract/languages.ts';
import type { Word } from '#contract/speech-to-text.ts';

/** A passage of speech between two silences, or a sentence, depending on the engine. */
export interface RecognisedSegment {
  readonly words: readonly Word[];
  /** Cased and punctuated text of the segment; absent when the engine returns only words. */
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

/** The port that every speech recogniser implements. */
export interface Recogniser {
  /** Short name shown where engines are listed. */
  readonly id: string;
  readonly languages: readonly SpeechToTextLanguage[];
  /**
   * Recognises one file: RIFF WAVE, 16 kHz, one channel, signed 16-bit.
   *
   * @throws EngineFailure when the engine fails or runs out of time; the signal's reason when aborted.
   */
  recognise(wavPath: string, options: RecogniseOptions): Promise<Recognition>;
}

/** A recogniser that is ended when its engine is removed. */
export interface ClosableRecogniser extends Recogniser {
  /** Ends its processes; what it is recognising fails. */
  close(): void | Promise<void>;
}
