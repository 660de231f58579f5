// @vitest-environment happy-dom
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '#client/outcome.ts';
import { type Runner, useRun } from './use-run.ts';

interface Sent {
  readonly form: number;
  readonly signal: AbortSignal;
  readonly answer: (outcome: Outcome<string>) => void;
}

const exchange = {
  id: 'x',
  operation: 'localization',
  target: 'embedded',
  startedAt: new Date(0),
  request: { method: 'POST', path: '/', url: '/', headers: {}, size: 0 },
  timing: { total: 1 },
  deviations: [],
  notes: [],
} as const;

function mount() {
  const sent: Sent[] = [];
  let runner: Runner<number, string> | undefined;
  function Panel() {
    runner = useRun<number, string>(
      'panel',
      (form, { signal }) => new Promise((resolve) => sent.push({ form, signal, answer: resolve })),
    );
    return null;
  }
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const root = createRoot(document.createElement('div'));
  const render = (shown: boolean) =>
    act(async () =>
      root.render(<QueryClientProvider client={client}>{shown && <Panel />}</QueryClientProvider>),
    );
  return {
    sent,
    render,
    unmount: () => act(async () => root.unmount()),
    runner: () => {
      if (!runner) throw new Error('The panel was not rendered');
      return runner;
    },
    settle: (call: Sent) =>
      act(async () => call.answer({ kind: 'ok', data: `answer to ${call.form}`, exchange })),
  };
}

beforeEach(() => {
  // Inside `act`, instead of after a timer.
  notifyManager.setScheduler(queueMicrotask);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  notifyManager.setScheduler(defaultScheduler);
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

const data = (runner: Runner<number, string>) =>
  runner.run?.outcome?.kind === 'ok' ? runner.run.outcome.data : undefined;

describe('a panel that sends', () => {
  it('never shows an older answer under a newer input, in 1,000 random orders of sends, answers and cancels', async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constant({ do: 'send' as const, index: 0 }) },
      { weight: 4, arbitrary: fc.nat(7).map((index) => ({ do: 'answer' as const, index })) },
      { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const, index: 0 }) },
    );
    let stale = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const panel = mount();
        await panel.render(true);
        for (const { do: what, index } of steps) {
          if (what === 'send') await act(async () => panel.runner().start(panel.sent.length));
          if (what === 'cancel') await act(async () => panel.runner().cancel());
          const call = panel.sent[index];
          if (what === 'answer' && call) await panel.settle(call);
          const newest = panel.sent.length - 1;
          const shown = data(panel.runner());
          if (newest >= 0) expect(panel.runner().run?.form).toBe(newest);
          if (shown !== undefined && shown !== `answer to ${newest}`) stale += 1;
        }
        await panel.unmount();
      }),
      { numRuns: 1000 },
    );
    expect(stale).toBe(0);
  }, 60_000);

  it('cancels the older call when a newer one starts, and the newest on request', async () => {
    const panel = mount();
    await panel.render(true);
    await act(async () => panel.runner().start(1));
    await act(async () => panel.runner().start(2));
    expect(panel.sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(panel.runner().running).toBe(true);
    panel.runner().cancel();
    expect(panel.sent[1]?.signal.aborted).toBe(true);
    await panel.unmount();
  });

  it('finds its answer again after it was away', async () => {
    const panel = mount();
    await panel.render(true);
    await act(async () => panel.runner().start(7));
    await panel.render(false);
    const [call] = panel.sent;
    if (call) await panel.settle(call);
    await panel.render(true);
    expect(data(panel.runner())).toBe('answer to 7');
    await panel.unmount();
  });

  it('keeps the last answer at hand while the next is under way', async () => {
    const panel = mount();
    await panel.render(true);
    await act(async () => panel.runner().start(1));
    const [call] = panel.sent;
    if (call) await panel.settle(call);
    await act(async () => panel.runner().start(2));
    expect(panel.runner().run?.form).toBe(2);
    expect(panel.runner().previous?.form).toBe(1);
    await panel.unmount();
  });
});
