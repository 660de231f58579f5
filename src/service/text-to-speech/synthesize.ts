import type { LanguageCode } from '#contract/languages.ts';
import type { AudioFormat, SpeechFailure, SpeechMark, Synthesizer } from '#service/engines/synthesizer.ts';

export interface SynthesisInput {
  /** One string, or several sentences with a sentence pause between them. Ignored when `ssml` is given. */
  readonly text?: string | readonly string[];
  readonly ssml?: string;
  /** A code of `speakers`. */
  readonly speaker: string;
  /** 0.5 to 1.5. */
  readonly speed: number;
  /** -3 to 3 semitones. */
  readonly pitch: number;
  readonly sample_rate: number;
  readonly format: AudioFormat;
  /** Languages the account may use; a `<voice>` in any other is refused as `unauthorized`. Absent: all. */
  readonly permits?: (language: LanguageCode) => boolean;
}

export type SynthesisOutcome =
  | {
      readonly ok: true;
      readonly audio: Uint8Array;
      readonly mediaType: string;
      readonly sampleRate: number;
      /** Seconds, pauses included. */
      readonly duration: number;
      readonly marks: readonly SpeechMark[];
    }
  | {
      readonly ok: false;
      readonly reason: SpeechFailure | 'unauthorized';
      /** For people; names line and column when the SSML is at fault. */
      readonly cause: string;
      readonly line?: number;
      readonly column?: number;
    };

/**
 * Speaks text or SSML into an audio file.
 *
 * `reason` says which status fits: `refused` 400, `unauthorized` 403, `unavailable` 503, `failed` 500; after `aborted`
 * nobody is left to answer. Never throws.
 */
export type Synthesize = (input: SynthesisInput, signal?: AbortSignal) => Promise<SynthesisOutcome>;

/** Makes `synthesize` over one engine. */
export type CreateSynthesize = (synthesizer: Synthesizer) => Synthesize;
