import { BoundedMap } from './bounded-map.ts';

/** The state of the word at the caret. */
export type WordState =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly word: string }
  | { readonly kind: 'ready'; readonly word: string; readonly suggestions: readonly string[] }
  | { readonly kind: 'failed'; readonly word: string };

/** The service's reply about a word. */
export type SuggestionsReply<Failure> =
  | { readonly kind: 'suggestions'; readonly suggestions: readonly string[] }
  | { readonly kind: 'failure'; readonly failure: Failure };

interface WordSuggestionsSettings<Failure> {
  /** Asks the service; never throws. A reply after `signal` was aborted is ignored. */
  readonly ask: (word: string, signal: AbortSignal) => Promise<SuggestionsReply<Failure>>;
  /** Milliseconds without a key press before a request is sent. */
  readonly delay: number;
  readonly onChange: () => void;
}

/**
 * Requests suggestions during typing: after a pause, one word at a time; the request for the previous word is
 * cancelled. An answer is shown only for the word that was sent; answers are cached, so that a word typed again needs
 * no request.
 */
export function createWordSuggestions<Failure>({ ask, delay, onChange }: WordSuggestionsSettings<Failure>) {
  const known = new BoundedMap<readonly string[]>(200);
  const finishing = new Map<string, Promise<readonly string[] | undefined>>();
  let all = new AbortController();
  let answer: WordState = { kind: 'none' };
  let failure: Failure | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const become = (next: WordState) => {
    answer = next;
    onChange();
  };
  const note = (word: string, asked: SuggestionsReply<Failure>) => {
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
    all.abort();
    all = new AbortController();
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
    /** The last failure; undefined once the service has answered again. */
    failure: () => failure,
    /** Sets the word at the caret; from now on suggestions are requested for this word. */
    want: (word: string | undefined) => {
      if (word === (answer.kind === 'none' ? undefined : answer.word)) return;
      drop();
      if (word === undefined) return become({ kind: 'none' });
      const suggestions = known.get(word);
      if (suggestions) return become({ kind: 'ready', word, suggestions });
      become({ kind: 'waiting', word });
      timer = setTimeout(() => askNow(word), delay);
    },
    /**
     * The suggestions for a word that the caret left before its answer arrived. Requested at once; only `stop` and
     * `again` cancel the request.
     *
     * @returns an empty list if the service has none; undefined if it failed or was cancelled
     */
    finish: (word: string) => {
      const suggestions = known.get(word);
      if (suggestions) return Promise.resolve(suggestions);
      const under = finishing.get(word);
      if (under) return under;
      const { signal } = all;
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
    /** Forgets all answers and requests suggestions for the word at the caret at once. */
    again: () => {
      endAll();
      known.clear();
      failure = undefined;
      if (answer.kind === 'none') return onChange();
      const { word } = answer;
      become({ kind: 'waiting', word });
      askNow(word);
    },
    /** Cancels all requests. */
    stop: () => {
      endAll();
      failure = undefined;
      answer = { kind: 'none' };
    },
  };
}
