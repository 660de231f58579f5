// @vitest-environment happy-dom
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
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
});
