import {
  edited,
  type Range,
  type SettledWord,
  settle,
  settledAt,
  type TypedText,
  wordAt,
} from './typed-text.ts';
import { type Asked, createWordSuggestions } from './word-suggestions.ts';

/** What the typing field shows. */
export interface TypingView<Failure> {
  readonly text: string;
  readonly caret: number;
  /** The word that the list is about; undefined when there is none. */
  readonly word: Range | undefined;
  /** What was typed for that word. */
  readonly typed: string;
  /** In rank order; empty while none are offered. */
  readonly suggestions: readonly string[];
  /** Place of the marked one among the suggestions, or one beyond them: what was typed. */
  readonly active: number;
  readonly waiting: boolean;
  readonly failure: Failure | undefined;
}

interface TypingSettings<Failure> {
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
  /** The field's text and caret after an edit. A space or a sign after an offered word commits it. */
  readonly input: (text: string, caret: number) => void;
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
  readonly stop: () => void;
}

const separator = /^[\s,;:!?.।॥،۔؟]$/u;

/** The typing field without its elements: text, committed words, what is offered. */
export function createTypingSession<Failure>(settings: TypingSettings<Failure>): TypingSession<Failure> {
  const { isSource, offersWhileComposing } = settings;
  const listeners = new Set<() => void>();
  const late = new Map<string, readonly string[]>();
  let typed: TypedText = { text: settings.text, caret: settings.text.length, settled: [] };
  let word: Range | undefined;
  let reopened: SettledWord | undefined;
  let active = 0;
  let composing = false;
  let selecting = false;
  let view: TypingView<Failure>;

  const render = () => {
    const answer = words.answer();
    const offered = reopened?.suggestions ?? (answer.kind === 'ready' ? answer.suggestions : []);
    const range = reopened ?? word;
    view = {
      text: typed.text,
      caret: typed.caret,
      word: range,
      typed: reopened?.typed ?? (range ? typed.text.slice(range.start, range.end) : ''),
      suggestions: offered,
      active: Math.min(active, offered.length),
      waiting: !reopened && answer.kind === 'waiting',
      failure: !reopened && answer.kind === 'failed' ? answer.failure : undefined,
    };
    for (const listener of listeners) listener();
  };
  const words = createWordSuggestions<Failure>({
    ask: settings.ask,
    delay: settings.delay,
    onChange: () => {
      active = 0;
      render();
    },
  });
  /** The word under the caret decides what is asked for and offered. */
  const look = (caret: number | undefined) => {
    const range = caret === undefined ? undefined : wordAt(typed.text, caret);
    const text = range && typed.text.slice(range.start, range.end);
    const open =
      range &&
      text !== undefined &&
      caret !== undefined &&
      !settledAt(typed, caret) &&
      isSource(text) &&
      (!composing || offersWhileComposing);
    word = open ? range : undefined;
    words.want(open ? text : undefined);
    render();
  };
  const commit = (range: Range, replacement: string, suggestions: readonly string[]) => {
    const own = reopened?.typed ?? typed.text.slice(range.start, range.end);
    typed = settle(typed, range, { typed: own, replacement, suggestions });
  };
  /** Puts the answers to words that were left before they came where those words still stand. */
  const settleLate = () => {
    if (composing) return;
    for (const awaited of typed.settled.filter(({ suggestions }) => suggestions === undefined)) {
      const suggestions = late.get(awaited.typed);
      const now = typed.settled.find((w) => w.typed === awaited.typed && w.suggestions === undefined);
      if (!suggestions || !now) continue;
      typed = settle(typed, now, {
        typed: now.typed,
        replacement: suggestions[0] ?? now.typed,
        suggestions,
      });
    }
    late.clear();
    look(selecting ? undefined : typed.caret);
  };
  /** Offers the suggestions of the settled word that ends at the caret, the one in the text marked. */
  const offerSettled = () => {
    const found = settledAt(typed, typed.caret);
    if (!found?.suggestions?.length || found.end !== typed.caret) return false;
    const place = found.suggestions.indexOf(typed.text.slice(found.start, found.end));
    reopened = found;
    active = place < 0 ? found.suggestions.length : place;
    render();
    return true;
  };
  const leave = (range: Range) => {
    const text = typed.text.slice(range.start, range.end);
    const left: SettledWord = { ...range, typed: text, suggestions: undefined };
    typed = { ...typed, settled: [...typed.settled, left].sort((a, b) => a.start - b.start) };
    words.finish(text).then((suggestions) => {
      late.set(text, suggestions);
      settleLate();
    });
  };

  render();
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    input: (text, caret) => {
      const before = typed;
      const offered = view;
      const range = offered.word;
      typed = edited(before, text, caret);
      selecting = false;
      const separated =
        range !== undefined &&
        caret === range.end + 1 &&
        text.length === before.text.length + 1 &&
        separator.test(text[range.end] ?? '') &&
        text.startsWith(before.text.slice(0, range.end));
      if (separated && range && !composing) {
        const chosen = offered.suggestions[offered.active];
        if (offered.suggestions.length > 0) commit(range, chosen ?? offered.typed, offered.suggestions);
        else if (offered.waiting) leave(range);
      }
      reopened = undefined;
      look(typed.caret);
      if (text.length < before.text.length) offerSettled();
    },
    move: (caret) => {
      if (caret === typed.caret && !selecting) return;
      selecting = caret === undefined;
      if (caret !== undefined) typed = { ...typed, caret };
      reopened = undefined;
      look(caret);
    },
    step: (places) => {
      const count = view.suggestions.length + 1;
      active = (view.active + places + count) % count;
      render();
    },
    choose: (index) => {
      const { word: range, suggestions, typed: asTyped } = view;
      if (!range) return;
      commit(range, suggestions[index] ?? asTyped, suggestions);
      typed = { ...typed, caret: range.start + (suggestions[index] ?? asTyped).length };
      reopened = undefined;
      look(typed.caret);
    },
    dismiss: () => {
      const { word: range, suggestions } = view;
      if (range && !reopened) commit(range, typed.text.slice(range.start, range.end), suggestions);
      reopened = undefined;
      look(typed.caret);
    },
    reopen: () => !reopened && !composing && offerSettled(),
    compose: (now) => {
      composing = now;
      settleLate();
      look(typed.caret);
    },
    stop: words.stop,
  };
}
