import type { Outline } from '#console/audio/measure/peak-pyramid.ts';
import type { TimedWord } from '#console/audio/timed-words.ts';
import type { ShellWords } from '#console/catalogues/shell.ts';
import type { Tone } from '#console/ui/feedback/StatusChip.tsx';

/** One text in one language. */
export interface StageLine {
  /** The API's code of the language. */
  readonly language: string;
  /** The result; undefined until there is an answer, and where the answer has none. */
  readonly text: string | undefined;
  /** Further suggestions, best first. */
  readonly others?: readonly string[];
  /** What happened to the text, in plain words; undefined until there is an answer. */
  readonly status: { readonly tone: Tone; readonly text: string } | undefined;
}

/** A text and its result in each language. */
export interface StageGroup {
  readonly source: string;
  readonly lines: readonly StageLine[];
}

/** Sound with its words. */
export interface StageSound {
  /** Length in seconds. */
  readonly duration: number;
  readonly outline: Outline;
  /** Ordered by start; empty where no times are known. */
  readonly words: readonly TimedWord[];
}

/**
 * What the stage shows of a panel: plain data in the words of an audience, so that a second window can show the same
 * and a picture can be drawn of it.
 */
export interface StageContent {
  readonly panel: Exclude<keyof ShellWords['panels'], 'label'>;
  /** What is asked, such as “English to Hindi and Tamil”. */
  readonly summary: string;
  /** The API's code of the language of the sources and of `text`. */
  readonly language: string;
  /** `empty`: there is nothing to send yet. `ready`: the request has not been sent as it is now. */
  readonly state: 'empty' | 'ready' | 'working' | 'done' | 'failed';
  /** When the request was sent, in milliseconds since the epoch. */
  readonly startedAt?: number | undefined;
  /** What is being done, what is missing, or why it failed; in plain words. */
  readonly note?: string | undefined;
  readonly groups: readonly StageGroup[];
  /** What the audience must know about the result, such as that it was recorded. */
  readonly labels?: readonly string[];
  /** One text in large type: what is spoken, or a transcript. */
  readonly text?: string | undefined;
  readonly sound?: StageSound | undefined;
}
