import type { Range } from './typed-text.ts';
import type { Asked } from './word-suggestions.ts';

/** What the typing field shows. */
export interface TypingView<Failure> {
  readonly text: string;
  readonly caret: number;
  /** Whether a part of the text is selected; `caret` is then where it was before. */
  readonly selecting: boolean;
  /** Whether an input method is at work: it owns text and caret meanwhile. */
  readonly composing: boolean;
  /** The word that the list is about; undefined when there is none. */
  readonly word: Range | undefined;
  /** What was typed for that word. */
  readonly typed: string;
  /** In rank order; empty while none are offered. */
  readonly suggestions: readonly string[];
  /** Place of the marked one among the suggestions, or one beyond them: what was typed. */
  readonly active: number;
  readonly waiting: boolean;
  /** Why the service did not answer last, until it answers again. */
  readonly failure: Failure | undefined;
}

export interface TypingSettings<Failure> {
  readonly text: string;
  readonly ask: (word: string, signal: AbortSignal) => Promise<Asked<Failure>>;
  /** Whether suggestions are wanted for this word: letters of the source's script, say. */
  readonly isSource: (word: string) => boolean;
  /** Whether suggestions are offered while an input method composes; its text is never touched meanwhile. */
  readonly offersWhileComposing: boolean;
  /** Milliseconds. */
  readonly delay: number;
}

export interface TypingSession<Failure> {
  readonly view: () => TypingView<Failure>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * The field's text and caret after an edit. A space or a sign after an offered word commits it. What undo and redo
   * bring back is `restored`: the words in it are settled as they were.
   */
  readonly input: (text: string, caret: number, restored?: boolean) => void;
  /** The caret after a move; undefined while text is selected. */
  readonly move: (caret: number | undefined) => void;
  /** Marks the suggestion that many places further, around the ends. */
  readonly step: (places: number) => void;
  /** Commits the suggestion at this place; the place beyond them keeps what was typed. */
  readonly choose: (index: number) => void;
  /** Keeps what was typed and offers nothing for it. */
  readonly dismiss: () => void;
  /** Offers the suggestions of the committed word that ends at the caret. False where there is none. */
  readonly reopen: () => boolean;
  readonly compose: (composing: boolean) => void;
  /** Takes all text away. */
  readonly clear: () => void;
  /** Asks again for the word under the caret and for every word that was left without an answer. */
  readonly again: () => void;
  readonly stop: () => void;
}
