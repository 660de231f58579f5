import { jsonValue } from '#client/parse-json.ts';
import { type Deviation, toDeviations } from '#contract/schema.ts';
import { LenientTranscriptResponse, type LenientWord, TranscriptResponse } from '#contract/speech-to-text.ts';

/** A transcript answer as the panel shows it. */
export interface JobTranscript {
  readonly transcript: string;
  readonly original: string;
  readonly subtitles: string | undefined;
  readonly channel: number | undefined;
  /** Words as received, one list per segment. */
  readonly segments: readonly (readonly LenientWord[])[];
  /** All words, ordered by start. */
  readonly words: readonly LenientWord[];
}

/** Parses a transcript answer as received; an answer of another shape gives an empty transcript. */
export function readTranscript(body: string): JobTranscript {
  const parsed = LenientTranscriptResponse.safeParse(jsonValue(body));
  return transcriptOf(parsed.success ? parsed.data.result : undefined);
}

/** A transcript answer from any source: what could be read of it, and each deviation from the documented shape. */
export type OpenedAnswer =
  | {
      readonly kind: 'transcript';
      readonly transcript: JobTranscript;
      readonly deviations: readonly Deviation[];
    }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-transcript'; readonly deviations: readonly Deviation[] };

/** Parses a text that should be a transcript answer, or only its `result`. */
export function openAnswer(body: string): OpenedAnswer {
  const value = jsonValue(body);
  if (value === undefined) return { kind: 'not-json' };
  const exact = TranscriptResponse.safeParse(value);
  const deviations = exact.success ? [] : toDeviations(exact.error.issues, value);
  for (const answer of [value, { code: '000', result: value }]) {
    const loose = LenientTranscriptResponse.safeParse(answer);
    const transcript = loose.success && loose.data.result ? transcriptOf(loose.data.result) : undefined;
    if (transcript && (transcript.words.length > 0 || transcript.transcript + transcript.original !== '')) {
      return { kind: 'transcript', transcript, deviations };
    }
  }
  return { kind: 'not-transcript', deviations };
}

/** Serialises a transcript as an answer for `openAnswer`, so that a transcript without an answer can be stored. */
export function serialiseAsAnswer({
  transcript,
  original,
  subtitles,
  channel,
  segments,
}: JobTranscript): string {
  const result = {
    ...{ transcript, original_transcript: original, words: segments },
    ...(subtitles !== undefined && { subtitles }),
    ...(channel !== undefined && { channel_number: channel }),
  };
  return JSON.stringify({ code: '000', result });
}

function transcriptOf(result: LenientTranscriptResponse['result']): JobTranscript {
  const segments = result?.words ?? [];
  return {
    transcript: result?.transcript ?? '',
    original: result?.original_transcript ?? '',
    subtitles: result?.subtitles ?? undefined,
    channel: result?.channel_number ?? undefined,
    segments,
    words: segments.flat().sort((a, b) => a.start - b.start),
  };
}
