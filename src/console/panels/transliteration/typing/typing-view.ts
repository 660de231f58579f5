import type { TextRange } from './typed-text.ts';
import type { SuggestionsReply } from './word-suggestions.ts';

/** The view of the typing field. */
export interface TypingView<Failure> {
  readonly text: string;
  readonly caret: number;
  /** Whether text is selected; `caret` is then the last position before the selection. */
  readonly selecting: boolean;
  /** Whether an input method is composing; text and caret belong to it then. */
  readonly composing: boolean;
  /** The word that the suggestions are for; undefined if there is none. */
  readonly word: TextRange | undefined;
  /** The word of the suggestions, as typed. */
  readonly typed: string;
  /** In rank order; empty while none are offered. */
  readonly suggestions: readonly string[];
  /** Index of the highlighted entry; the one after the suggestions is the word as typed. */
  readonly active: number;
  readonly waiting: boolean;
  /** The last failure, until the service answers again. */
  readonly failure: Failure | undefined;
}

export interface TypingSettings<Failure> {
  readonly text: string;
  readonly ask: (word: string, signal: AbortSignal) => Promise<SuggestionsReply<Failure>>;
  /** Whether to suggest something for this word, for example because it is in the source's script. */
  readonly isSource: (word: string) => boolean;
  /** Whether suggestions are offered during composition; the text itself is never changed then. */
  readonly offersWhileComposing: boolean;
  /** Milliseconds without a key press before suggestions are requested. */
  readonly delay: number;
}
