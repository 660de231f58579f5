/** What is known of the word under the caret. */
export type WordAnswer<Failure> =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly word: string }
  | { readonly kind: 'ready'; readonly word: string; readonly suggestions: readonly string[] }
  | { readonly kind: 'failed'; readonly word: string; readonly failure: Failure };

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
  readonly answer: () => WordAnswer<Failure>;
  /** The word under the caret, or undefined. The answer is about this word from now on. */
  readonly want: (word: string | undefined) => void;
  /**
   * The suggestions for a word that was left before its answer came. Asked at once; only `stop` ends it.
   *
   * @returns an empty list where the service has none, or failed
   */
  readonly finish: (word: string) => Promise<readonly string[]>;
  /** Ends every request. */
  readonly stop: () => void;
}

const kept = 200;

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
  const known = new Map<string, readonly string[]>();
  const finishing = new Map<string, Promise<readonly string[]>>();
  let whole = new AbortController();
  let answer: WordAnswer<Failure> = { kind: 'none' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const become = (next: WordAnswer<Failure>) => {
    answer = next;
    onChange();
  };
  const keep = (word: string, suggestions: readonly string[]) => {
    known.delete(word);
    known.set(word, suggestions);
    const oldest = known.keys().next().value;
    if (known.size > kept && oldest !== undefined) known.delete(oldest);
  };
  const drop = () => {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  };
  const askNow = async (word: string) => {
    const controller = new AbortController();
    current = controller;
    const asked = await ask(word, controller.signal);
    if (controller.signal.aborted) return;
    current = undefined;
    if (asked.kind === 'suggestions') {
      keep(word, asked.suggestions);
      become({ kind: 'ready', word, suggestions: asked.suggestions });
    } else become({ kind: 'failed', word, failure: asked.failure });
  };

  return {
    answer: () => answer,
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
        if (signal.aborted) return [];
        finishing.delete(word);
        if (asked.kind === 'failure') return [];
        keep(word, asked.suggestions);
        return asked.suggestions;
      });
      finishing.set(word, asking);
      return asking;
    },
    stop: () => {
      drop();
      whole.abort();
      whole = new AbortController();
      finishing.clear();
      answer = { kind: 'none' };
    },
  };
}
