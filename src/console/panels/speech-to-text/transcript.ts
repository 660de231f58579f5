import { parseJson } from '#client/interpret.ts';
import type { TimedWord } from '#console/audio/timed-words.ts';
import { AcceptedTranscriptResponse } from '#contract/speech-to-text.ts';

/** A transcript answer in the form that the panel shows. */
export interface JobTranscript {
  readonly transcript: string;
  readonly original: string;
  readonly subtitles: string | undefined;
  readonly channel: number | undefined;
  /** One list a segment, as received. */
  readonly segments: readonly (readonly TimedWord[])[];
  /** All words, ordered by start. */
  readonly words: readonly TimedWord[];
}

/** Reads a transcript answer as it was received; an answer of another shape is an empty transcript. */
export function readTranscript(body: string): JobTranscript {
  const parsed = AcceptedTranscriptResponse.safeParse(parseJson(body));
  const result = parsed.success ? parsed.data.result : undefined;
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
