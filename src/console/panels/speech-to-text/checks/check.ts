import type { EnergyTrack } from '#console/audio/energy-track.ts';
import type { AcceptedWord } from '#contract/speech-to-text.ts';

/** Every check of a transcript and how much a finding of it matters. */
export const checks = {
  'end-before-start': 'error',
  'zero-length': 'warning',
  milliseconds: 'error',
  'beyond-audio': 'error',
  'out-of-order': 'error',
  overlap: 'warning',
  'speech-in-gap': 'warning',
  'word-over-silence': 'warning',
  'confidence-range': 'error',
  'segment-bounds': 'warning',
  'original-differs': 'warning',
  'transcript-differs': 'note',
  'subtitle-grammar': 'error',
  'cue-number': 'warning',
  'cue-time': 'error',
  'cue-order': 'error',
  'cue-overlap': 'error',
  'reading-speed': 'warning',
  'line-length': 'warning',
  'line-count': 'warning',
  'cue-drift': 'warning',
} as const satisfies Record<string, 'error' | 'warning' | 'note'>;

export type CheckId = keyof typeof checks;
export type Severity = (typeof checks)[CheckId];

/** Where a difference begins to be a finding. */
export const tolerances = {
  /** Seconds that a word may end after its audio. */
  beyondAudio: 0.05,
  /** Seconds that two words, or two segments, may share. */
  overlap: 0.02,
  /** Seconds of the shortest gap that is listened to, and of the sound in it. */
  gap: 0.5,
  soundInGap: 0.25,
  /** Seconds of the shortest word that is listened to, and the part of it that must sound. */
  word: 0.1,
  soundInWord: 0.1,
  /** Seconds: no language has words that are usually longer. */
  usualWord: 10,
  /** Characters a second. */
  readingSpeed: 20,
  /** Characters a line, lines a cue. */
  lineLength: 42,
  lineCount: 2,
  /** Seconds between a cue and the words it shows. */
  drift: 0.3,
} as const;

/** One place where a check found something. */
export interface Finding {
  readonly check: CheckId;
  /** Seconds; absent where the finding belongs to no moment. */
  readonly time?: number;
  /** What stands there, in the language of the transcript. */
  readonly text: string;
  /** By how much, in the unit of the check. */
  readonly amount?: number;
}

/** Why a check had nothing to look at. */
export type NotChecked =
  | 'no-audio'
  | 'no-words'
  | 'no-confidence'
  | 'no-original'
  | 'no-transcript'
  | 'no-subtitles';

export type CheckResult =
  | { readonly check: CheckId; readonly findings: readonly Finding[] }
  | { readonly check: CheckId; readonly notChecked: NotChecked };

/** What is looked at. */
export interface CheckInput {
  /** As received: in their order, one list a segment. */
  readonly segments: readonly (readonly AcceptedWord[])[];
  readonly transcript: string;
  readonly original: string;
  readonly subtitles: string | undefined;
  /** Of the recording, when it is here. Length in seconds. */
  readonly audio: { readonly duration: number; readonly energy: EnergyTrack } | undefined;
  /** BCP-47 tag. */
  readonly locale: string;
}

/** A check over one input: its findings, or why there was nothing to look at. */
export type Check = (input: CheckInput) => readonly Finding[] | NotChecked;
