import { createListeners } from '#console/ui/listeners.ts';
import { BoundedMap } from './bounded-map.ts';
import {
  afterEdit,
  type CommittedWord,
  committedWordAt,
  commitWord,
  type TextRange,
  type TypedText,
  type WordReplacement,
  wordAt,
} from './typed-text.ts';
import type { TypingSettings, TypingView } from './typing-view.ts';
import { createWordSuggestions, type WordState } from './word-suggestions.ts';

const separatorPattern = /^[\s,;:!?.।॥،۔؟]$/u;

function awaitsSuggestionsAt({ end, suggestions }: CommittedWord, caret: number): boolean {
  return suggestions === undefined && end === caret;
}

export type TypingSession<Failure> = ReturnType<typeof createTypingSession<Failure>>;

/** The state of the typing field: text, committed words, suggestions. */
export function createTypingSession<Failure>(settings: TypingSettings<Failure>) {
  const { isSource, offersWhileComposing } = settings;
  const { subscribe, notify } = createListeners();
  const late = new Map<string, readonly string[]>();
  let typed: TypedText = { text: settings.text, caret: settings.text.length, committed: [] };
  let word: TextRange | undefined;
  let reopened: CommittedWord | undefined;
  let active = 0;
  let composing = false;
  let selecting = false;
  let view: TypingView<Failure>;
  let shown: WordState | undefined;
  /** States that undo and redo may restore, keyed by their text. */
  const states = new BoundedMap<TypedText>(400);

  const render = () => {
    const answer = words.answer();
    const offered = reopened?.suggestions ?? (answer.kind === 'ready' ? answer.suggestions : []);
    const range = reopened ?? word;
    view = {
      text: typed.text,
      caret: typed.caret,
      selecting,
      composing,
      word: range,
      typed: reopened?.typed ?? (range ? typed.text.slice(range.start, range.end) : ''),
      suggestions: offered,
      active: Math.min(active, offered.length),
      waiting: !reopened && answer.kind === 'waiting',
      failure: words.failure(),
    };
    notify();
  };
  const words = createWordSuggestions<Failure>({
    ask: settings.ask,
    delay: settings.delay,
    onChange: () => {
      if (words.answer() !== shown) active = 0;
      shown = words.answer();
      render();
    },
  });
  /** Requests and offers suggestions for the word at the caret. */
  const look = (caret: number | undefined) => {
    const range = caret === undefined ? undefined : wordAt(typed.text, caret);
    const text = range && typed.text.slice(range.start, range.end);
    const open =
      range &&
      text !== undefined &&
      caret !== undefined &&
      !committedWordAt(typed, caret) &&
      isSource(text) &&
      (!composing || offersWhileComposing);
    word = open ? range : undefined;
    words.want(open ? text : undefined);
    render();
  };
  const commit = (range: TextRange, replacement: string, suggestions: readonly string[]) => {
    const now = typed.text.slice(range.start, range.end);
    replace(range, { typed: reopened?.typed ?? now, replacement, suggestions });
  };
  /** Commits a word. After an undo it is not offered again automatically. */
  const replace = (range: TextRange, word: WordReplacement) => {
    const now = typed.text.slice(range.start, range.end);
    const undone = commitWord(typed, range, { ...word, replacement: now });
    states.set(undone.text, { ...undone, caret: typed.caret });
    typed = commitWord(typed, range, word);
    states.set(typed.text, typed);
  };
  /** Applies late answers to the words they belong to, where these are unchanged. */
  const commitLate = () => {
    if (composing) return;
    for (const awaited of typed.committed.filter(({ suggestions }) => suggestions === undefined)) {
      const suggestions = late.get(awaited.typed);
      const now = typed.committed.find((w) => w.typed === awaited.typed && w.suggestions === undefined);
      if (!suggestions || !now) continue;
      replace(now, { typed: now.typed, replacement: suggestions[0] ?? now.typed, suggestions });
    }
    late.clear();
    // Earlier words may have changed length, which moves this one.
    reopened = reopened && committedWordAt(typed, typed.caret);
    look(selecting ? undefined : typed.caret);
  };
  /** Offers the suggestions of the committed word that ends at the caret, with the current one highlighted. */
  const offerCommitted = () => {
    const found = committedWordAt(typed, typed.caret);
    if (!found?.suggestions?.length || found.end !== typed.caret) return false;
    const place = found.suggestions.indexOf(typed.text.slice(found.start, found.end));
    reopened = found;
    active = place < 0 ? found.suggestions.length : place;
    render();
    return true;
  };
  const finish = async (word: string) => {
    const suggestions = await words.finish(word);
    if (!suggestions) return;
    late.set(word, suggestions);
    commitLate();
  };
  /** Commits a word without an answer: it stays as typed until one arrives. */
  const leave = (range: TextRange) => {
    const text = typed.text.slice(range.start, range.end);
    const left: CommittedWord = { ...range, typed: text, suggestions: undefined };
    typed = { ...typed, committed: [...typed.committed, left].sort((a, b) => a.start - b.start) };
    return text;
  };

  render();
  return {
    view: () => view,
    subscribe,
    /**
     * Takes the field's text and caret after an edit. A space or punctuation after a word with suggestions commits it.
     * After undo and redo `restored` is true: words that were committed in that state are committed again.
     */
    input: (text: string, caret: number, restored = false) => {
      const before = typed;
      const offered = view;
      const range = offered.word;
      // This input event comes from a change that the session made itself.
      if (text === before.text) return;
      const state = restored ? states.get(text) : undefined;
      typed = state ?? afterEdit(before, text, caret);
      selecting = false;
      const separated =
        !restored &&
        range !== undefined &&
        caret === range.end + 1 &&
        text.length === before.text.length + 1 &&
        separatorPattern.test(text[range.end] ?? '') &&
        text.startsWith(before.text.slice(0, range.end));
      if (separated && range && !composing) {
        const chosen = offered.suggestions[offered.active];
        if (offered.suggestions.length > 0) commit(range, chosen ?? offered.typed, offered.suggestions);
        else if (offered.waiting) void finish(leave(range));
        else if (words.answer().kind === 'failed') leave(range);
      }
      reopened = undefined;
      const shorter = text.length < before.text.length;
      // Deleting back to the end of a word that waits for its answer makes it the word being typed again.
      if (shorter)
        typed = { ...typed, committed: typed.committed.filter((word) => !awaitsSuggestionsAt(word, caret)) };
      look(typed.caret);
      if (shorter && !restored) offerCommitted();
    },
    /** Records the caret position after a move; undefined while text is selected. */
    move: (caret: number | undefined) => {
      if (caret === typed.caret && !selecting) return;
      selecting = caret === undefined;
      if (caret !== undefined) typed = { ...typed, caret };
      reopened = undefined;
      look(caret);
    },
    /** Moves the highlight by a number of entries, wrapping around the ends. */
    step: (places: number) => {
      const count = view.suggestions.length + 1;
      active = (view.active + places + count) % count;
      render();
    },
    /** Commits the suggestion at this index; the index after the last keeps the word as typed. */
    choose: (index: number) => {
      const { word: range, suggestions, typed: asTyped } = view;
      if (!range) return;
      commit(range, suggestions[index] ?? asTyped, suggestions);
      typed = { ...typed, caret: range.start + (suggestions[index] ?? asTyped).length };
      reopened = undefined;
      look(typed.caret);
    },
    /** Keeps the word as typed and closes the list. */
    dismiss: () => {
      const { word: range, suggestions } = view;
      if (range && !reopened) commit(range, typed.text.slice(range.start, range.end), suggestions);
      reopened = undefined;
      look(typed.caret);
    },
    /** Offers the suggestions of the committed word that ends at the caret; false if there is none. */
    reopen: () => !reopened && !composing && offerCommitted(),
    compose: (now: boolean) => {
      composing = now;
      commitLate();
      look(typed.caret);
    },
    clear: () => {
      states.set(typed.text, typed);
      typed = { text: '', caret: 0, committed: [] };
      reopened = undefined;
      selecting = false;
      words.stop();
      look(0);
    },
    /** Repeats the requests for the word at the caret and for every word without an answer. */
    again: () => {
      words.again();
      for (const { typed: word, suggestions } of typed.committed) if (!suggestions) void finish(word);
    },
    stop: words.stop,
  };
}
