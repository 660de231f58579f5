import { createKept } from './kept.ts';
import {
  edited,
  type Range,
  type SettledWord,
  type Settling,
  settle,
  settledAt,
  type TypedText,
  wordAt,
} from './typed-text.ts';
import type { TypingSession, TypingSettings, TypingView } from './typing.ts';
import { createWordSuggestions, type WordAnswer } from './word-suggestions.ts';

const separator = /^[\s,;:!?.।॥،۔؟]$/u;

function waitsAt({ end, suggestions }: SettledWord, caret: number): boolean {
  return suggestions === undefined && end === caret;
}

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
  let shown: WordAnswer | undefined;
  /** What undo and redo may bring back, by its text. */
  const states = createKept<TypedText>(400);

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
    for (const listener of listeners) listener();
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
    const now = typed.text.slice(range.start, range.end);
    replace(range, { typed: reopened?.typed ?? now, replacement, suggestions });
  };
  /** Settles a word. Undone, it stays as it was and is not offered again by itself. */
  const replace = (range: Range, word: Settling) => {
    const now = typed.text.slice(range.start, range.end);
    const undone = settle(typed, range, { ...word, replacement: now });
    states.set(undone.text, { ...undone, caret: typed.caret });
    typed = settle(typed, range, word);
    states.set(typed.text, typed);
  };
  /** Puts the answers to words that were left before they came where those words still stand. */
  const settleLate = () => {
    if (composing) return;
    for (const awaited of typed.settled.filter(({ suggestions }) => suggestions === undefined)) {
      const suggestions = late.get(awaited.typed);
      const now = typed.settled.find((w) => w.typed === awaited.typed && w.suggestions === undefined);
      if (!suggestions || !now) continue;
      replace(now, { typed: now.typed, replacement: suggestions[0] ?? now.typed, suggestions });
    }
    late.clear();
    // The texts before it may have changed their length.
    reopened = reopened && settledAt(typed, typed.caret);
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
  const finish = async (word: string) => {
    const suggestions = await words.finish(word);
    if (!suggestions) return;
    late.set(word, suggestions);
    settleLate();
  };
  /** A word is left without an answer: it stays as typed until one comes. */
  const leave = (range: Range) => {
    const text = typed.text.slice(range.start, range.end);
    const left: SettledWord = { ...range, typed: text, suggestions: undefined };
    typed = { ...typed, settled: [...typed.settled, left].sort((a, b) => a.start - b.start) };
    return text;
  };

  render();
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    input: (text, caret, restored = false) => {
      const before = typed;
      const offered = view;
      const range = offered.word;
      // The field's own echo of what was settled here.
      if (text === before.text) return;
      const state = restored ? states.get(text) : undefined;
      typed = state ?? edited(before, text, caret);
      selecting = false;
      const separated =
        !restored &&
        range !== undefined &&
        caret === range.end + 1 &&
        text.length === before.text.length + 1 &&
        separator.test(text[range.end] ?? '') &&
        text.startsWith(before.text.slice(0, range.end));
      if (separated && range && !composing) {
        const chosen = offered.suggestions[offered.active];
        if (offered.suggestions.length > 0) commit(range, chosen ?? offered.typed, offered.suggestions);
        else if (offered.waiting) void finish(leave(range));
        else if (words.answer().kind === 'failed') leave(range);
      }
      reopened = undefined;
      const shorter = text.length < before.text.length;
      // Who goes back to a word that waits for its answer types on in it.
      if (shorter) typed = { ...typed, settled: typed.settled.filter((word) => !waitsAt(word, caret)) };
      look(typed.caret);
      if (shorter && !restored) offerSettled();
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
    clear: () => {
      states.set(typed.text, typed);
      typed = { text: '', caret: 0, settled: [] };
      reopened = undefined;
      selecting = false;
      words.stop();
      look(0);
    },
    again: () => {
      words.again();
      for (const { typed: word, suggestions } of typed.settled) if (!suggestions) void finish(word);
    },
    stop: words.stop,
  };
}
