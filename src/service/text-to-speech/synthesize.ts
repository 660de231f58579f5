import type { LanguageCode } from '#contract/languages.ts';
import { type AudioFormat, audioFormatFacts } from '#contract/text-to-speech.ts';
import { chooseSynthesizer, synthesizerForSegments } from '#service/engines/synthesis/choose-synthesizer.ts';
import {
  canSpeakLanguage,
  type Segment,
  type SpeechFailure,
  type SpeechMark,
  type StoredAudio,
  type Synthesizer,
} from '#service/engines/synthesis/synthesizer.ts';
import { plainTextSegments, type SpeechStyle } from './plain-text.ts';
import { findSpeaker } from './speakers.ts';
import { ssmlSegments } from './ssml/ssml-segments.ts';

export interface SynthesisInput {
  /** One string, or several sentences with a sentence pause between them. Ignored when `ssml` is given. */
  readonly text?: string | readonly string[] | null;
  readonly ssml?: string | null;
  /** The code of one of the `speakers`. */
  readonly speaker: string;
  /** Factor of the speed of speech, from 0.5 to 1.5. */
  readonly speed: number;
  /** Change of pitch, from -3 to 3 semitones. */
  readonly pitch: number;
  readonly sample_rate: number;
  readonly format: AudioFormat;
  /** Id of the engine that should speak; ignored if it cannot. */
  readonly engine?: string | undefined;
  /**
   * Whether the account may use a language; a `<voice>` in any other is refused as `unauthorized`. Absent: all.
   */
  readonly permits?: (language: LanguageCode) => boolean;
}

/** Why there is no audio; `line` and `column` (from 1) locate an error in SSML. */
export interface SynthesisFailure {
  readonly ok: false;
  readonly reason: SpeechFailure | 'unauthorized';
  /** The reason in words, for display. */
  readonly cause: string;
  readonly line?: number;
  readonly column?: number;
}

export type SynthesisOutcome =
  | {
      readonly ok: true;
      /** The file; only its beginning when there is `rest`. */
      readonly audio: Uint8Array<ArrayBuffer>;
      /** The rest of a large file, after `audio`. */
      readonly rest?: StoredAudio;
      readonly mediaType: string;
      readonly sampleRate: number;
      /** Length of the audio in seconds, pauses included. */
      readonly duration: number;
      readonly marks: readonly SpeechMark[];
      /** Ids of the engines that spoke. */
      readonly engines: readonly string[];
    }
  | SynthesisFailure;

/**
 * Speaks text or SSML into an audio file; never throws.
 *
 * `reason` determines the status: `refused` 400, `unauthorized` 403, `unavailable` 503, `failed` 500; after `aborted`
 * there is no client left to answer.
 */
export type Synthesize = (input: SynthesisInput, signal?: AbortSignal) => Promise<SynthesisOutcome>;

/**
 * Creates the `synthesize` function of speech engines.
 *
 * @param synthesizers the preferred one first; the last one knows every language of the others
 */
export function createSynthesize(synthesizers: readonly [Synthesizer, ...Synthesizer[]]): Synthesize {
  return async (input, signal) => {
    const script = segmentsOf(input, synthesizers);
    if (!script.ok) return script;
    const { sample_rate: sampleRate, format } = input;
    const synthesizer = synthesizerForSegments(synthesizers, script.segments, input.engine);
    const outcome = await synthesizer.speak({ segments: script.segments, sampleRate, format }, signal);
    if (!outcome.ok) return outcome;
    return { ok: true, mediaType: audioFormatFacts[format].mediaType, ...outcome.speech };
  };
}

type SegmentsResult = { readonly ok: true; readonly segments: readonly Segment[] } | SynthesisFailure;

function segmentsOf(input: SynthesisInput, synthesizers: readonly Synthesizer[]): SegmentsResult {
  const synthesizer = synthesizers.at(-1)!;
  if (!synthesizer.formats.includes(input.format)) return refusedOutcome('invalid format value');
  const voice = findSpeaker(input.speaker);
  if (!voice || !canSpeakLanguage(synthesizer, voice.language))
    return { ok: false, reason: 'unauthorized', cause: `unknown speaker ${input.speaker}` };
  const manner = { voice, speed: input.speed, pitch: input.pitch };
  if (input.ssml) return segmentsOfSsml(input, manner, synthesizers);
  return { ok: true, segments: plainTextSegments(input.text ?? '', manner) };
}

function segmentsOfSsml(
  { ssml, permits, engine }: SynthesisInput,
  manner: SpeechStyle,
  synthesizers: readonly Synthesizer[],
): SegmentsResult {
  const canSpeak = (language: LanguageCode) => synthesizers.some((one) => canSpeakLanguage(one, language));
  const script = ssmlSegments(ssml ?? '', {
    ...manner,
    basePitch: (voice) => chooseSynthesizer(synthesizers, voice, engine).basePitch(voice),
    permits: (language) => canSpeak(language) && (permits?.(language) ?? true),
  });
  if (script.ok) return script;
  return { ok: false, reason: script.reason, ...script.fault };
}

function refusedOutcome(cause: string): SynthesisFailure {
  return { ok: false, reason: 'refused', cause };
}
