import * as z from 'zod/mini';
import type { LanguageCode } from '#contract/languages.ts';
import type { VoiceQuality } from '#contract/local/service.ts';
import type { AudioFormat } from '#contract/text-to-speech.ts';

export type Gender = 'male' | 'female';

/** A voice of the engine: numbered variants of one gender differ in base frequency and timbre. */
export interface Voice {
  readonly language: LanguageCode;
  readonly gender: Gender;
  /** 1 for the plain voice, 2 and more for its numbered variants. */
  readonly variant: number;
}

/** A passage of text in one voice and style, or a silence. */
export type Segment =
  | {
      readonly kind: 'speech';
      /** Plain text: never markup, never phoneme escapes. */
      readonly text: string;
      /** Where `text` begins in the caller's input, in UTF-16 units, when it is a copy of that part. */
      readonly textStart?: number;
      readonly voice: Voice;
      /** Speed factor: 1 is the voice's own speed, 2 halves the duration. */
      readonly speed: number;
      /**
       * Instead of `speed`: all adjacent segments with this id together, including pauses, last this long.
       */
      readonly fit?: { readonly id: number; readonly seconds: number };
      /** Change of pitch in semitones, relative to the voice's own pitch. */
      readonly pitch: number;
      /** Change of volume in decibels, relative to the voice's own level. */
      readonly volume: number;
      /** Number of the sentence that the segment belongs to, from 0. */
      readonly sentence: number;
    }
  | { readonly kind: 'pause'; readonly seconds: number; readonly fitId?: number };

export interface SpeechRequest {
  readonly segments: readonly Segment[];
  /** Samples per second of the file. */
  readonly sampleRate: number;
  readonly format: AudioFormat;
}

/** The time at which a word is heard, in seconds from the start of the file. */
export const SpeechMark = z.object({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  /** Number of the sentence, from 0. */
  sentence: z.number(),
  /** Where the word begins in the caller's text, in UTF-16 units, if it is spoken as written. */
  textStart: z.optional(z.number()),
});
export type SpeechMark = Readonly<z.infer<typeof SpeechMark>>;

/** A part of an audio file on the disk. Must be closed. */
export interface StoredAudio {
  readonly bytes: number;
  /** The bytes in pieces. May be called only once. */
  read(): AsyncIterable<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

export interface Speech {
  /** The file in the requested format; only its beginning if there is a `rest`. */
  readonly audio: Uint8Array<ArrayBuffer>;
  /** The rest of a large file, after `audio`. */
  readonly rest?: StoredAudio;
  readonly sampleRate: number;
  /** Seconds of audio, pauses included. */
  readonly duration: number;
  readonly marks: readonly SpeechMark[];
  /** Ids of the engines that spoke. */
  readonly engines: readonly string[];
}

export type SpeechOutcome =
  | { readonly ok: true; readonly speech: Speech }
  | { readonly ok: false; readonly reason: SpeechFailure; readonly cause: string };

/**
 * Why there is no audio. `refused`: the request can never be served in this form. `unavailable`: the engine is not
 * installed or is too busy. `failed`: it died or ran out of time. `aborted`: the caller cancelled it.
 */
export type SpeechFailure = 'refused' | 'unavailable' | 'failed' | 'aborted';

/** Whether the engine has a voice for a speaker. */
export function canSpeak(
  engine: Pick<Synthesizer, 'languages' | 'approximations' | 'genders'>,
  { language, gender }: Pick<Voice, 'language' | 'gender'>,
): boolean {
  return canSpeakLanguage(engine, language) && (engine.genders?.includes(gender) ?? true);
}

/** Whether the engine can read a language, with its own voice or a similar one. */
export function canSpeakLanguage(
  engine: Pick<Synthesizer, 'languages' | 'approximations'>,
  language: LanguageCode,
): boolean {
  return engine.languages.includes(language) || engine.approximations[language] !== undefined;
}

/** The interface of an engine that speaks segments. Never throws; never blocks the caller's event loop. */
export interface Synthesizer {
  readonly id: string;
  readonly quality: VoiceQuality;
  readonly languages: readonly LanguageCode[];
  /** Genders of its voices; absent: both. */
  readonly genders?: readonly Gender[];
  /** Further languages, with the language whose voice reads them; empty unless the operator enables them. */
  readonly approximations: Readonly<Partial<Record<LanguageCode, LanguageCode>>>;
  readonly formats: readonly AudioFormat[];
  /** Why the engine cannot speak on this machine; undefined while it can. */
  unavailable(): string | undefined;
  /** The voice's own median pitch in Hz. */
  basePitch(voice: Voice): number;
  speak(request: SpeechRequest, signal?: AbortSignal): Promise<SpeechOutcome>;
  /** Ends the engine's processes; speech under way ends as aborted. */
  close(): Promise<void>;
}
