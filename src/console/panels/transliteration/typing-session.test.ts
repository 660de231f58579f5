import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypingSession } from './typing-session.ts';
import type { Asked } from './word-suggestions.ts';

interface Request {
  readonly word: string;
  readonly signal: AbortSignal;
  readonly answer: (asked: Asked<string>) => Promise<void>;
}

const delay = 100;
const suggestionsFor = (word: string) => [`${word.toUpperCase()}अ`, `${word.toUpperCase()}आ`];
const good = (word: string): Asked<string> => ({ kind: 'suggestions', suggestions: suggestionsFor(word) });

function desk(text = '', offersWhileComposing = false) {
  const requests: Request[] = [];
  const session = createTypingSession<string>({
    text,
    delay,
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
  /** Types a word, and lets the service answer after the pause. */
  const offer = async (word: string) => {
    type(word);
    await vi.advanceTimersByTimeAsync(delay);
    const request = requests.at(-1);
    if (request?.word === word && !request.signal.aborted) await request.answer(good(word));
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
  it('asks once after a pause, for the whole word', async () => {
    const { session, requests, type } = desk();
    type('namaste');
    expect(session.view().waiting).toBe(true);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ word }) => word)).toEqual(['namaste']);
  });

  it('cancels the request for the shorter word, and drops its answer should it still come', async () => {
    const { session, requests, type } = desk();
    type('nam');
    await vi.advanceTimersByTimeAsync(delay);
    type('a');
    expect(requests[0]?.signal.aborted).toBe(true);
    await requests[0]?.answer(good('nam'));
    expect(session.view().suggestions).toEqual([]);
    expect(session.view().typed).toBe('nama');
  });

  it('asks nothing for a word that it knows already', async () => {
    const { session, requests, offer, type } = desk();
    await offer('nam');
    session.dismiss();
    type(' nam');
    expect(session.view().suggestions).toEqual(suggestionsFor('nam'));
    expect(requests).toHaveLength(1);
  });

  it('commits the marked suggestion with a space, and goes on', async () => {
    const { session, offer, type } = desk();
    await offer('nam');
    session.step(1);
    type(' ');
    expect(session.view()).toMatchObject({ text: 'NAMआ ', caret: 5, suggestions: [] });
    await offer('ji');
    session.choose(0);
    expect(session.view()).toMatchObject({ text: 'NAMआ JIअ', caret: 8 });
  });

  it('commits before a sign as before a space', async () => {
    const { session, offer, type } = desk();
    await offer('nam');
    type('?');
    expect(session.view().text).toBe('NAMअ?');
  });

  it('keeps what was typed after a dismissal, and after the place beyond the suggestions', async () => {
    const { session, offer, type } = desk();
    await offer('nam');
    session.dismiss();
    type(' ');
    expect(session.view()).toMatchObject({ text: 'nam ', suggestions: [] });
    await offer('ji');
    session.step(-1);
    type(' ');
    expect(session.view().text).toBe('nam ji ');
  });

  it('marks around the ends', async () => {
    const { session, offer } = desk();
    await offer('nam');
    session.step(-1);
    expect(session.view().active).toBe(2);
    session.step(1);
    expect(session.view().active).toBe(0);
  });

  it('offers a committed word again when Backspace reaches it, and replaces it', async () => {
    const { session, requests, offer, type, backspace } = desk();
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

  it('deletes into a committed word with the second Backspace', async () => {
    const { session, offer, backspace } = desk();
    await offer('nam');
    session.choose(0);
    backspace();
    expect(session.view().text).toBe('NAMअ');
    backspace();
    expect(session.view()).toMatchObject({ text: 'NAM', suggestions: [] });
  });

  it('replaces a word that was left before its answer came, where it stands by then', async () => {
    const { session, requests, type } = desk();
    type('nam ji');
    expect(requests.map(({ word }) => word)).toEqual(['nam']);
    session.input(`a, ${session.view().text}`, 3);
    await requests[0]?.answer(good('nam'));
    expect(session.view()).toMatchObject({ text: 'a, NAMअ ji', caret: 3 });
  });

  it('leaves a word alone that was changed before its answer came', async () => {
    const { session, requests, type, backspace } = desk();
    type('nam ');
    backspace();
    type('aste');
    await requests[0]?.answer(good('nam'));
    expect(session.view().text).toBe('namaste');
  });

  it('says why there is nothing, and never stands in the way', async () => {
    const { session, requests, type } = desk();
    type('nam');
    await vi.advanceTimersByTimeAsync(delay);
    await requests[0]?.answer({ kind: 'failure', failure: 'refused' });
    expect(session.view().failure).toBe('refused');
    type(' ');
    expect(session.view()).toMatchObject({ text: 'nam ', failure: undefined });
  });

  it('touches nothing while an input method composes', async () => {
    const { session, requests, type } = desk();
    type('nam ');
    session.compose(true);
    type('ji');
    await vi.advanceTimersByTimeAsync(delay);
    await requests[0]?.answer(good('nam'));
    expect(session.view()).toMatchObject({ text: 'nam ji', suggestions: [] });
    expect(requests).toHaveLength(1);
    session.compose(false);
    expect(session.view().text).toBe('NAMअ ji');
  });

  it('offers while a touch keyboard composes', async () => {
    const { session, offer } = desk('', true);
    session.compose(true);
    await offer('nam');
    expect(session.view().suggestions).toEqual(suggestionsFor('nam'));
  });

  it('offers nothing while text is selected or for another script', async () => {
    const { session, type } = desk('nam');
    session.move(undefined);
    expect(session.view().word).toBeUndefined();
    session.move(3);
    expect(session.view().typed).toBe('nam');
    type(' नम');
    expect(session.view().word).toBeUndefined();
  });
});

describe('whatever the order of keys, pauses and answers', () => {
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('type' as const), what: fc.constantFrom(...'nami ') }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('backspace' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), time: fc.nat(2 * delay) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), which: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('choose' as const), index: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('dismiss' as const) }) },
  );

  it('suggestions belong to the word that ends at the caret', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { session, requests, type, backspace } = desk();
        for (const next of steps) {
          if (next.do === 'type') type(next.what);
          else if (next.do === 'backspace') backspace();
          else if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.time);
          else if (next.do === 'choose') session.choose(next.index);
          else if (next.do === 'dismiss') session.dismiss();
          else {
            const request = requests[next.which % Math.max(1, requests.length)];
            const failed = { kind: 'failure', failure: 'refused' } as const;
            await request?.answer(next.do === 'fail' ? failed : good(request.word));
          }
          const view = session.view();
          if (view.suggestions.length > 0) expect(view.suggestions).toEqual(suggestionsFor(view.typed));
          if (view.suggestions.length > 0) expect(view.word?.end).toBe(view.caret);
        }
      }),
    );
  });
});
