import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomSampleCount } from '#testing/samples.ts';
import { createTypingSession } from './typing-session.ts';
import type { SuggestionsReply } from './word-suggestions.ts';

interface SuggestionsRequest {
  readonly word: string;
  readonly signal: AbortSignal;
  readonly answer: (asked: SuggestionsReply<string>) => Promise<void>;
}

const typingPause = 100;
const suggestionsFor = (word: string) => [`${word.toUpperCase()}अ`, `${word.toUpperCase()}आ`];
const suggestionsReply = (word: string): SuggestionsReply<string> => ({
  kind: 'suggestions',
  suggestions: suggestionsFor(word),
});

function openTestSession(text = '', offersWhileComposing = false) {
  const requests: SuggestionsRequest[] = [];
  const session = createTypingSession<string>({
    text,
    delay: typingPause,
    offersWhileComposing,
    isSource: (word) => /[a-z]/.test(word),
    ask: (word, signal) =>
      new Promise((resolve) =>
        requests.push({
          word,
          signal,
          answer: async (asked) => {
            resolve(asked);
            await vi.advanceTimersByTimeAsync(0);
          },
        }),
      ),
  });
  const type = (more: string) => {
    for (const character of more) {
      const { text: before, caret } = session.view();
      session.input(before.slice(0, caret) + character + before.slice(caret), caret + character.length);
    }
  };
  const backspace = () => {
    if (session.reopen()) return;
    const { text: before, caret } = session.view();
    session.input(before.slice(0, caret - 1) + before.slice(caret), Math.max(0, caret - 1));
  };
  /** Types a word and lets the service answer after the pause. */
  const offer = async (word: string) => {
    type(word);
    await vi.advanceTimersByTimeAsync(typingPause);
    const request = requests.at(-1);
    if (request?.word === word && !request.signal.aborted) await request.answer(suggestionsReply(word));
  };
  return { session, requests, type, backspace, offer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the typing field', () => {
  it('sends one request after a pause, for the whole word', async () => {
    const { session, requests, type } = openTestSession();
    type('namaste');
    expect(session.view().waiting).toBe(true);
    await vi.advanceTimersByTimeAsync(typingPause - 1);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ word }) => word)).toEqual(['namaste']);
  });

  it('cancels the request for the shorter word, and ignores a late answer to it', async () => {
    const { session, requests, type } = openTestSession();
    type('nam');
    await vi.advanceTimersByTimeAsync(typingPause);
    type('a');
    expect(requests[0]?.signal.aborted).toBe(true);
    await requests[0]?.answer(suggestionsReply('nam'));
    expect(session.view().suggestions).toEqual([]);
    expect(session.view().typed).toBe('nama');
  });

  it('sends no request for a word whose suggestions are known', async () => {
    const { session, requests, offer, type } = openTestSession();
    await offer('nam');
    session.dismiss();
    type(' nam');
    expect(session.view().suggestions).toEqual(suggestionsFor('nam'));
    expect(requests).toHaveLength(1);
  });

  it('commits the highlighted suggestion when a space is typed', async () => {
    const { session, offer, type } = openTestSession();
    await offer('nam');
    session.step(1);
    type(' ');
    expect(session.view()).toMatchObject({ text: 'NAMआ ', caret: 5, suggestions: [] });
    await offer('ji');
    session.choose(0);
    expect(session.view()).toMatchObject({ text: 'NAMआ JIअ', caret: 8 });
  });

  it('commits the highlighted suggestion when punctuation is typed', async () => {
    const { session, offer, type } = openTestSession();
    await offer('nam');
    type('?');
    expect(session.view().text).toBe('NAMअ?');
  });

  it('keeps the typed word when the list is dismissed, and when its last entry is chosen', async () => {
    const { session, offer, type } = openTestSession();
    await offer('nam');
    session.dismiss();
    type(' ');
    expect(session.view()).toMatchObject({ text: 'nam ', suggestions: [] });
    await offer('ji');
    session.step(-1);
    type(' ');
    expect(session.view().text).toBe('nam ji ');
  });

  it('wraps the highlight around the ends of the list', async () => {
    const { session, offer } = openTestSession();
    await offer('nam');
    session.step(-1);
    expect(session.view().active).toBe(2);
    session.step(1);
    expect(session.view().active).toBe(0);
  });

  it('offers a committed word again when Backspace reaches it, and replaces it', async () => {
    const { session, requests, offer, type, backspace } = openTestSession();
    await offer('nam');
    type(' ');
    backspace();
    expect(session.view()).toMatchObject({
      text: 'NAMअ',
      typed: 'nam',
      suggestions: suggestionsFor('nam'),
      active: 0,
    });
    session.choose(1);
    expect(session.view()).toMatchObject({ text: 'NAMआ', suggestions: [] });
    backspace();
    expect(session.view()).toMatchObject({ text: 'NAMआ', active: 1 });
    session.choose(2);
    expect(session.view().text).toBe('nam');
    expect(requests).toHaveLength(1);
  });

  it('deletes part of a committed word with the second Backspace', async () => {
    const { session, offer, backspace } = openTestSession();
    await offer('nam');
    session.choose(0);
    backspace();
    expect(session.view().text).toBe('NAMअ');
    backspace();
    expect(session.view()).toMatchObject({ text: 'NAM', suggestions: [] });
  });

  it('replaces a word at its new position when its answer arrives after the caret has left it', async () => {
    const { session, requests, type } = openTestSession();
    type('nam ji');
    expect(requests.map(({ word }) => word)).toEqual(['nam']);
    session.input(`a, ${session.view().text}`, 3);
    await requests[0]?.answer(suggestionsReply('nam'));
    expect(session.view()).toMatchObject({ text: 'a, NAMअ ji', caret: 3 });
  });

  it('leaves a word unchanged if it was edited before its answer arrived', async () => {
    const { session, requests, type, backspace } = openTestSession();
    type('nam ');
    backspace();
    type('aste');
    await requests[0]?.answer(suggestionsReply('nam'));
    expect(session.view().text).toBe('namaste');
  });

  it('reports a failure of the service without interrupting typing', async () => {
    const { session, requests, type } = openTestSession();
    type('nam');
    await vi.advanceTimersByTimeAsync(typingPause);
    await requests[0]?.answer({ kind: 'failure', failure: 'refused' });
    expect(session.view()).toMatchObject({ failure: 'refused', waiting: false });
    type(' ');
    expect(session.view()).toMatchObject({ text: 'nam ', failure: 'refused' });
    expect(requests).toHaveLength(1);
    type('ji');
    await vi.advanceTimersByTimeAsync(typingPause);
    await requests[1]?.answer(suggestionsReply('ji'));
    expect(session.view()).toMatchObject({ text: 'nam ji', failure: undefined });
    expect(session.view().suggestions).toEqual(suggestionsFor('ji'));
  });

  it('repeats the requests for the word at the caret and for words without an answer', async () => {
    const { session, requests, type } = openTestSession();
    type('nam ji');
    await vi.advanceTimersByTimeAsync(typingPause);
    for (const request of requests) await request.answer({ kind: 'failure', failure: 'refused' });
    expect(session.view()).toMatchObject({ text: 'nam ji', failure: 'refused' });
    session.again();
    expect(requests.slice(2).map(({ word }) => word)).toEqual(['ji', 'nam']);
    for (const { word, answer } of requests.slice(2)) await answer(suggestionsReply(word));
    expect(session.view()).toMatchObject({ text: 'NAMअ ji', failure: undefined });
    expect(session.view().suggestions).toEqual(suggestionsFor('ji'));
  });

  it('offers suggestions again when the user returns to a word without an answer', async () => {
    const { session, requests, type, backspace } = openTestSession();
    type('nam ');
    await requests[0]?.answer({ kind: 'failure', failure: 'refused' });
    backspace();
    await vi.advanceTimersByTimeAsync(typingPause);
    await requests[1]?.answer(suggestionsReply('nam'));
    expect(session.view()).toMatchObject({ text: 'nam', suggestions: suggestionsFor('nam') });
  });

  it('keeps the highlight when the answer to another word arrives', async () => {
    const { session, requests, type, offer } = openTestSession();
    await offer('ji');
    session.dismiss();
    type(' nam ji');
    session.step(1);
    expect(session.view()).toMatchObject({ typed: 'ji', active: 1 });
    await requests.at(-1)?.answer(suggestionsReply('nam'));
    expect(session.view()).toMatchObject({ text: 'ji NAMअ ji', typed: 'ji', active: 1 });
  });

  it('restores the typed word on undo, offers it on Backspace, and commits it again on redo', async () => {
    const { session, requests, offer, type, backspace } = openTestSession();
    await offer('nam');
    type(' ');
    session.input('nam ', 3, true);
    expect(session.view()).toMatchObject({ text: 'nam ', caret: 4, suggestions: [] });
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(requests).toHaveLength(1);
    session.input('NAMअ ', 4, true);
    expect(session.view()).toMatchObject({ text: 'NAMअ ', caret: 5, suggestions: [] });
    backspace();
    expect(session.view()).toMatchObject({ text: 'NAMअ', typed: 'nam', active: 0 });
    session.input('nam ', 4, true);
    backspace();
    expect(session.view()).toMatchObject({ text: 'nam', typed: 'nam', active: 2 });
  });

  it('commits nothing when redo restores a space', async () => {
    const { session, offer } = openTestSession();
    await offer('nam');
    session.input('nam ', 4, true);
    expect(session.view().text).toBe('nam ');
  });

  it('clears the text, the failure and all requests together', async () => {
    const { session, requests, type } = openTestSession();
    type('nam ji');
    await requests[0]?.answer({ kind: 'failure', failure: 'refused' });
    session.clear();
    expect(session.view()).toMatchObject({ text: '', caret: 0, failure: undefined, waiting: false });
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(requests).toHaveLength(1);
  });

  it('does not change the text while an input method composes', async () => {
    const { session, requests, type } = openTestSession();
    type('nam ');
    session.compose(true);
    type('ji');
    await vi.advanceTimersByTimeAsync(typingPause);
    await requests[0]?.answer(suggestionsReply('nam'));
    expect(session.view()).toMatchObject({ text: 'nam ji', suggestions: [] });
    expect(requests).toHaveLength(1);
    session.compose(false);
    expect(session.view().text).toBe('NAMअ ji');
  });

  it('offers suggestions while a touch keyboard composes', async () => {
    const { session, offer } = openTestSession('', true);
    session.compose(true);
    await offer('nam');
    expect(session.view().suggestions).toEqual(suggestionsFor('nam'));
  });

  it('offers nothing while text is selected, or for a word in another script', async () => {
    const { session, type } = openTestSession('nam');
    session.move(undefined);
    expect(session.view().word).toBeUndefined();
    session.move(3);
    expect(session.view().typed).toBe('nam');
    type(' नम');
    expect(session.view().word).toBeUndefined();
  });
});

describe('the typing field in random orders of keys, pauses and answers', () => {
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('type' as const), what: fc.constantFrom(...'nami ') }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('backspace' as const) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), time: fc.nat(2 * typingPause) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), which: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('choose' as const), index: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('dismiss' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('compose' as const), now: fc.constantFrom(true, false, false) }),
    },
  );

  it('the typing field only offers suggestions for the word at the caret, never stale ones', {
    tags: 'slow',
  }, async () => {
    const late = { cancelled: 0, shown: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const { session, requests, type, backspace } = openTestSession();
        const texts: string[] = [];
        for (const next of steps) {
          await vi.advanceTimersByTimeAsync(0);
          const before = session.view();
          if (texts.at(-1) !== before.text) texts.push(before.text);
          if (next.do === 'type') type(next.what);
          else if (next.do === 'backspace') backspace();
          else if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.time);
          else if (next.do === 'choose') session.choose(next.index);
          else if (next.do === 'dismiss') session.dismiss();
          else if (next.do === 'again') session.again();
          else if (next.do === 'compose') session.compose(next.now);
          else if (next.do === 'undo') {
            const text = texts.splice(-2)[0] ?? '';
            session.input(text, text.length, true);
          } else {
            const request = requests.at(-1 - (next.which % Math.max(1, requests.length)));
            const cancelled = request?.signal.aborted;
            const failed = { kind: 'failure', failure: 'refused' } as const;
            await request?.answer(next.do === 'fail' ? failed : suggestionsReply(request.word));
            if (cancelled) {
              late.cancelled++;
              expect(session.view()).toBe(before);
            }
          }
          const view = session.view();
          if (view.suggestions.length === 0) continue;
          late.shown++;
          expect(view.suggestions).toEqual(suggestionsFor(view.typed));
          expect(view.word?.end).toBe(view.caret);
        }
      }),
      { numRuns: randomSampleCount(1000) },
    );
    expect(late.cancelled).toBeGreaterThan(0.3 * randomSampleCount(1000));
    expect(late.shown).toBeGreaterThan(0.3 * randomSampleCount(1000));
  });
});
