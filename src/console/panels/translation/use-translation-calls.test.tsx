// @vitest-environment happy-dom
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '#client/outcome.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { exchangeOf } from '#testing/exchange.ts';
import { TranslationForm } from './form.ts';
import { type TranslationRunner, useTranslationCalls } from './use-translation-calls.ts';

interface Sent {
  readonly targets: readonly string[];
  readonly signal: AbortSignal;
  readonly answer: (outcome: Outcome<AcceptedTranslationResponse>) => void;
}

const aborted: Outcome<AcceptedTranslationResponse> = { kind: 'aborted' };
const answered = (outString: string): Outcome<AcceptedTranslationResponse> => ({
  kind: 'ok',
  data: { responseList: [{ inString: 'One', outString, apiStatus: 2 }] },
  exchange: exchangeOf('localization'),
});
const form = TranslationForm.parse({ text: 'One', targets: ['hi', 'ta', 'ur'], requests: 'each' });

/** An answer that says which call it belongs to. */
const answerNumber = (index: number): Outcome<AcceptedTranslationResponse> => ({
  kind: 'ok',
  data: { responseList: [], uuid: `answer ${index}` },
  exchange: exchangeOf('localization'),
});

function mount() {
  const sent: Sent[] = [];
  let runner: TranslationRunner | undefined;
  function Panel() {
    runner = useTranslationCalls(
      ({ targets }, { signal }) => new Promise((answer) => sent.push({ targets, signal, answer })),
    );
    return null;
  }
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const root = createRoot(document.createElement('div'));
  return {
    sent,
    render: () =>
      act(async () =>
        root.render(
          <QueryClientProvider client={client}>
            <Panel />
          </QueryClientProvider>,
        ),
      ),
    unmount: () => act(async () => root.unmount()),
    runner: () => {
      if (!runner) throw new Error('The panel was not rendered');
      return runner;
    },
    states: () => runner?.newest?.calls.map(({ targets, outcome }) => [targets.join(), outcome?.kind]),
  };
}

describe('one request a target', () => {
  let panel: ReturnType<typeof mount>;
  beforeEach(async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    notifyManager.setScheduler(queueMicrotask);
    panel = mount();
    await panel.render();
    await act(async () => panel.runner().start(form));
  });
  afterEach(async () => {
    await panel.unmount();
    notifyManager.setScheduler(defaultScheduler);
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });

  it('is sent for each target at once, and one answer holds back no other', async () => {
    expect(panel.sent.map(({ targets }) => targets)).toEqual([['hi'], ['ta'], ['ur']]);
    await act(async () => panel.sent[1]?.answer(aborted));
    expect(panel.states()).toEqual([
      ['hi', undefined],
      ['ta', 'aborted'],
      ['ur', undefined],
    ]);
    expect(panel.runner().running).toBe(true);
  });

  it('is cancelled alone, or with the others', async () => {
    panel.runner().cancel('ta');
    expect(panel.sent.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    panel.runner().cancel();
    expect(panel.sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });

  it('is sent again for one target, and its older answer is never shown', async () => {
    await act(async () => panel.runner().again('hi'));
    expect(panel.sent.map(({ targets }) => targets[0])).toEqual(['hi', 'ta', 'ur', 'hi']);
    expect(panel.sent[0]?.signal.aborted).toBe(true);
    await act(async () => panel.sent[0]?.answer(aborted));
    expect(panel.states()?.[0]).toEqual(['hi', undefined]);
  });

  it('gives way to a newer form', async () => {
    await act(async () => panel.runner().start({ ...form, targets: ['bn'] }));
    expect(panel.sent.slice(0, 3).every(({ signal }) => signal.aborted)).toBe(true);
    await act(async () => panel.sent[0]?.answer(aborted));
    expect(panel.states()).toEqual([['bn', undefined]]);
  });

  it('becomes one for all targets when the form says so', async () => {
    await act(async () => panel.runner().start({ ...form, requests: 'one' }));
    expect(panel.sent.at(-1)?.targets).toEqual(['hi', 'ta', 'ur']);
    expect(panel.states()).toEqual([['hi,ta,ur', undefined]]);
    await act(async () => panel.runner().again('ta'));
    expect(panel.sent.at(-1)?.targets).toEqual(['hi', 'ta', 'ur']);
    expect(panel.sent.at(-2)?.signal.aborted).toBe(true);
    panel.runner().cancel('ur');
    expect(panel.sent.at(-1)?.signal.aborted).toBe(true);
  });

  it('leaves its answers to the next ones for comparison, and cancelled ones do not push them out', async () => {
    await act(async () => panel.sent[0]?.answer(answered('एक')));
    await act(async () => panel.runner().start({ ...form, text: 'Two' }));
    await act(async () => panel.runner().start({ ...form, text: 'Three' }));
    expect(panel.runner().newest?.form.text).toBe('Three');
    expect(panel.runner().previous?.form.text).toBe('One');
    await act(async () => panel.sent.at(-1)?.answer(answered('तीन')));
    await act(async () => panel.runner().start(form));
    expect(panel.runner().previous?.form.text).toBe('Three');
  });

  it('never shows an older answer, in 1,000 random orders of sends, answers, repeats and cancels', async () => {
    const codes = ['hi', 'ta', 'ur', 'bn'] as const;
    const target = fc.constantFrom(...codes);
    const step = fc.oneof(
      {
        weight: 2,
        arbitrary: fc.record({
          targets: fc.uniqueArray(target, { minLength: 1 }),
          requests: fc.constantFrom('one' as const, 'each' as const),
        }),
      },
      { weight: 5, arbitrary: fc.nat(11).map((number) => ({ number })) },
      { weight: 1, arbitrary: target.map((again) => ({ again })) },
      { weight: 1, arbitrary: fc.option(target).map((cancelled) => ({ cancelled })) },
    );
    let stale = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const one = mount();
        await one.render();
        /** For each call of the newest form, by its targets, the number of the one sent last. */
        let newest = new Map<string, number>();
        for (const what of steps) {
          const before = one.sent.length;
          if ('targets' in what) {
            await act(async () => one.runner().start({ ...form, ...what }));
            const sent = one.sent
              .slice(before)
              .map(({ targets }, index) => [targets.join(), before + index] as const);
            newest = new Map(sent);
          } else if ('again' in what) {
            const held = [...newest.keys()].find((targets) => targets.split(',').includes(what.again));
            if (held === undefined) continue;
            await act(async () => one.runner().again(what.again));
            newest.set(held, before);
          } else if ('cancelled' in what) {
            await act(async () => one.runner().cancel(what.cancelled ?? undefined));
          } else {
            await act(async () => one.sent[what.number]?.answer(answerNumber(what.number)));
          }
          const calls = one.runner().newest?.calls ?? [];
          expect(calls.map(({ targets }) => targets.join())).toEqual([...newest.keys()]);
          for (const { targets, outcome } of calls) {
            const shown = outcome?.kind === 'ok' ? outcome.data.uuid : undefined;
            if (shown !== undefined && shown !== `answer ${newest.get(targets.join())}`) stale += 1;
          }
        }
        await one.unmount();
      }),
      { numRuns: 1000 },
    );
    expect(stale).toBe(0);
  }, 60_000);
});
