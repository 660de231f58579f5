import { createKept } from './kept.ts';

/** What is known of the word under the caret. */
export type WordAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly word: string }
  | { readonly kind: 'ready'; readonly word: string; readonly suggestions: readonly string[] }
  | { readonly kind: 'failed'; readonly word: string };

/** What the service said about a word. */
export type Asked<Failure> =
  | { readonly kind: 'suggestions'; readonly suggestions: readonly string[] }
  | { readonly kind: 'failure'; readonly failure: Failure };

interface WordSuggestionsSettings<Failure> {
  /** Asks the service; never throws. What it says after `signal` ended is not looked at. */
  readonly ask: (word: string, signal: AbortSignal) => Promise<Asked<Failure>>;
  /** Milliseconds without a key press before the service is asked. */
  readonly delay: number;
  readonly onChange: () => void;
}

export interface WordSuggestions<Failure> {
  readonly answer: () => WordAnswer;
  /** Why the service did not answer last; undefined once it answered again. */
  readonly failure: () => Failure | undefined;
  /** The word under the caret, or undefined. The answer is about this word from now on. */
  readonly want: (word: string | undefined) => void;
  /**
   * The suggestions for a word that was left before its answer came. Asked at once; only `stop` ends it.
   *
   * @returns an empty list where the service has none; undefined where it failed
   */
  readonly finish: (word: string) => Promise<readonly string[] | undefined>;
  /** Forgets every answer and asks for the wanted word at once. */
  readonly again: () => void;
  /** Ends every request. */
  readonly stop: () => void;
}

/**
 * Asks for suggestions while somebody types: after a pause, one word at a time, the request for the word before
 * cancelled. An answer is only ever shown for the word that it was asked for; answers are kept, so that a word typed
 * again costs nothing.
 */
export function createWordSuggestions<Failure>({
  ask,
  delay,
  onChange,
}: WordSuggestionsSettings<Failure>): WordSuggestions<Failure> {
  const known = createKept<readonly string[]>(200);
  const finishing = new Map<string, Promise<readonly string[] | undefined>>();
  let whole = new AbortController();
  let answer: WordAnswer = { kind: 'none' };
  let failure: Failure | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const become = (next: WordAnswer) => {
    answer = next;
    onChange();
  };
  const note = (word: string, asked: Asked<Failure>) => {
    failure = asked.kind === 'failure' ? asked.failure : undefined;
    if (asked.kind === 'suggestions') known.set(word, asked.suggestions);
  };
  const drop = () => {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  };
  const endAll = () => {
    drop();
    whole.abort();
    whole = new AbortController();
    finishing.clear();
  };
  const askNow = async (word: string) => {
    const controller = new AbortController();
    current = controller;
    const asked = await ask(word, controller.signal);
    if (controller.signal.aborted) return;
    current = undefined;
    note(word, asked);
    if (asked.kind === 'suggestions') become({ kind: 'ready', word, suggestions: asked.suggestions });
    else become({ kind: 'failed', word });
  };

  return {
    answer: () => answer,
    failure: () => failure,
    want: (word) => {
      if (word === (answer.kind === 'none' ? undefined : answer.word)) return;
      drop();
      if (word === undefined) return become({ kind: 'none' });
      const suggestions = known.get(word);
      if (suggestions) return become({ kind: 'ready', word, suggestions });
      become({ kind: 'waiting', word });
      timer = setTimeout(() => askNow(word), delay);
    },
    finish: (word) => {
      const suggestions = known.get(word);
      if (suggestions) return Promise.resolve(suggestions);
      const under = finishing.get(word);
      if (under) return under;
      const { signal } = whole;
      const asking = ask(word, signal).then((asked) => {
        if (signal.aborted) return undefined;
        finishing.delete(word);
        note(word, asked);
        onChange();
        return asked.kind === 'suggestions' ? asked.suggestions : undefined;
      });
      finishing.set(word, asking);
      return asking;
    },
    again: () => {
      endAll();
      known.clear();
      failure = undefined;
      if (answer.kind === 'none') return onChange();
      const { word } = answer;
      become({ kind: 'waiting', word });
      askNow(word);
    },
    stop: () => {
      endAll();
      failure = undefined;
      answer = { kind: 'none' };
    },
  };
}
