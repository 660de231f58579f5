import type { SpeechToTextLanguage } from '#contract/languages.ts';
import type { Word } from '#contract/speech-to-text.ts';

/** A word whose time the engine could not find. */
export interface UntimedWord {
  readonly word: string;
  readonly conf?: number;
  readonly start?: undefined;
  readonly end?: undefined;
}

/** A passage of speech between two silences, or a sentence, depending on the engine. */
export interface RecognisedSegment {
  readonly words: readonly (Word | UntimedWord)[];
  /** Cased and punctuated text of the segment; absent when the engine returns only words. */
  readonly text?: string;
  /** When the segment begins and ends, in seconds; needed when its words may have no times. */
  readonly start?: number;
  readonly end?: number;
}

export interface Recognition {
  readonly segments: readonly RecognisedSegment[];
  /** The recording does not sound like the language of the engine, so the words are probably wrong. */
  readonly doubt?: 'other-language';
}

export interface RecogniseOptions {
  readonly language: SpeechToTextLanguage;
  readonly domain: string;
  readonly signal: AbortSignal;
}

/** The interface that every speech recogniser implements. */
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

/** A recogniser that is closed when its engine is removed. */
export interface ClosableRecogniser extends Recogniser {
  /** Ends its processes; recognitions in progress fail. */
  close(): void | Promise<void>;
}
