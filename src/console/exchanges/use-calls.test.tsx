// @vitest-environment happy-dom
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '#client/outcome.ts';
import { type CallsRunner, useCalls } from './use-calls.ts';

const exchange = {
  id: 'x',
  operation: 'tts',
  target: 'embedded',
  startedAt: new Date(0),
  request: { method: 'POST', path: '/', url: '/', headers: {}, size: 0 },
  timing: { total: 1 },
  deviations: [],
  notes: [],
} as const;

async function mount() {
  const sent: { readonly signal: AbortSignal; readonly answer: (outcome: Outcome<string>) => void }[] = [];
  const found: { runner?: CallsRunner<string, string> } = {};
  function Panel() {
    found.runner = useCalls<string, string>(
      'panel',
      (_, { signal }) => new Promise((resolve) => sent.push({ signal, answer: resolve })),
    );
    return null;
  }
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Panel />
      </QueryClientProvider>,
    ),
  );
  const parts = (form: string) => [...form].map((name) => ({ name, form: name }));
  return {
    sent,
    start: (form: string) => act(async () => found.runner?.start(form, parts(form))),
    answer: (index: number) => act(async () => sent[index]?.answer({ kind: 'ok', data: 'heard', exchange })),
    aborted: () => sent.map(({ signal }) => signal.aborted),
    unmount: () => act(async () => root.unmount()),
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

describe('the calls of a form', () => {
  it('are cancelled by the next ones while they are under way, and left alone when they are over', async () => {
    const panel = await mount();
    await panel.start('ab');
    await panel.answer(0);
    await panel.start('c');
    expect(panel.aborted()).toEqual([false, true, false]);
    await panel.answer(2);
    await panel.start('d');
    expect(panel.aborted()).toEqual([false, true, false, false]);
    await panel.unmount();
  });
});
