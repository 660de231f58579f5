import type { Deviation } from '#contract/schema.ts';
import type { JobTranscript } from '../transcript.ts';

/** A transcript that no job of this browser brought. */
export interface OpenedTranscript {
  readonly id: string;
  readonly name: string;
  /** The API's language code. */
  readonly language: string;
  readonly transcript: JobTranscript;
  /** The answer as it was opened; the synthesiser gives none. */
  readonly body: string | undefined;
  readonly deviations: readonly Deviation[];
  readonly audio: Blob | undefined;
  readonly origin: 'file' | 'synthesiser';
}
