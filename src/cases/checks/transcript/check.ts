import type { LenientWord } from '#contract/speech-to-text.ts';

/** All checks of a transcript, and the severity of their findings. */
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

/** Tolerances and limits of the checks. */
export const tolerances = {
  /** Seconds by which a word may end after the end of the audio. */
  beyondAudio: 0.05,
  /** Seconds that two words or two segments may overlap. */
  overlap: 0.02,
  /** Seconds that two cues may overlap: a cue lasts at least a millisecond, even for a word of no duration. */
  cueOverlap: 0.001,
  /** Seconds by which sums and differences of times may be inexact. */
  rounding: 1e-6,
  /** Minimum seconds of a gap to be examined, and of sound in it to be a finding. */
  gap: 0.5,
  soundInGap: 0.25,
  /** Minimum seconds of a word to be examined, and the minimum fraction of it that must be sound. */
  word: 0.1,
  soundInWord: 0.1,
  /** Maximum length of the median word in seconds; if it is longer, the times are probably in milliseconds. */
  usualWord: 10,
  /** Maximum reading speed of a cue, in characters per second. */
  readingSpeed: 20,
  /** Maximum number of characters per line, and of lines per cue. */
  lineLength: 42,
  lineCount: 2,
  /** Seconds by which the times of a cue and of its words may differ. */
  drift: 0.3,
} as const;

/** A finding of a check. */
export interface Finding {
  readonly check: CheckId;
  /** Seconds from the start of the audio; absent if the finding has no time. */
  readonly time?: number;
  /** The text concerned, in the language of the transcript. */
  readonly text: string;
  /** A figure whose meaning depends on the check, such as the seconds of an overlap or the number of a line. */
  readonly amount?: number;
}

/** Why a check could not run. */
type SkipReason =
  | 'no-audio'
  | 'no-words'
  | 'no-confidence'
  | 'no-original'
  | 'no-transcript'
  | 'no-subtitles';

export type CheckResult =
  | { readonly check: CheckId; readonly findings: readonly Finding[] }
  | { readonly check: CheckId; readonly notChecked: SkipReason };

/** The input of the checks. */
export interface CheckInput {
  /** Words as received, one list per segment. */
  readonly segments: readonly (readonly LenientWord[])[];
  readonly transcript: string;
  readonly original: string;
  readonly subtitles: string | undefined;
  /** The recording, if it is available; its length in seconds. */
  readonly audio: { readonly duration: number } | undefined;
  /** BCP-47 tag of the transcript's language. */
  readonly locale: string;
}

/** A finding without the name of its check, which `runChecks` adds. */
export type FindingWithoutCheck = Omit<Finding, 'check'>;

/** A function that checks an input and returns the findings, or why it could not run. */
export type Check = (input: CheckInput) => readonly FindingWithoutCheck[] | SkipReason;
