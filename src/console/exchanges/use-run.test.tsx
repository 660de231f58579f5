// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#client/outcome.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import { randomSampleCount } from '#testing/samples.ts';
import { createRunStore, type Run } from './run-store.ts';
import { type Runner, useRun } from './use-run.ts';

interface SentTestCall {
  readonly form: string;
  readonly signal: AbortSignal;
  readonly answer: (outcome: Outcome<string>) => void;
}

/** One call for each letter of the form. */
const callPerLetter = (form: string) => [...form].map((name) => ({ name, form: name }));

/** A panel whose calls end when the test answers them. */
function mount() {
  const sent: SentTestCall[] = [];
  const store = createRunStore<string, string>(callPerLetter);
  let runner: Runner<string, string> | undefined;
  function Panel() {
    runner = useRun(
      store,
      (form, { signal }) => new Promise((resolve) => sent.push({ form, signal, answer: resolve })),
    );
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const current = () => {
    if (!runner) throw new Error('The panel was not rendered');
    return runner;
  };
  return {
    sent,
    current,
    render: (shown = true) => act(async () => root.render(shown && <Panel />)),
    unmount: () => act(async () => root.unmount()),
    start: (form: string) => act(async () => current().start(form)),
    again: (name: string) => act(async () => current().again(name)),
    cancel: (name?: string) => act(async () => current().cancel(name)),
    answer: (index: number) =>
      end(sent[index], { kind: 'ok', data: `answer ${index}`, exchange: exchangeOf('localization') }),
    fail: (index: number) => end(sent[index], { kind: 'aborted' }),
    aborted: () => sent.map(({ signal }) => signal.aborted),
  };
}

/** Ends a call and lets the page show its outcome, which happens in a separate task. */
const end = (call: SentTestCall | undefined, outcome: Outcome<string>) =>
  act(async () => {
    call?.answer(outcome);
    await vi.runAllTimersAsync();
  });

/** What a run shows: for each call its name and its answer, or the kind of its outcome. */
const shownCalls = (run: Run<string, string> | undefined) =>
  run?.calls.map(({ name, outcome }) => [name, outcome?.kind === 'ok' ? outcome.data : outcome?.kind]);

let panel: ReturnType<typeof mount>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  panel = mount();
  await panel.render();
});
afterEach(async () => {
  await panel.unmount();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

describe('a run', () => {
  it('sends all calls at once, and each one ends independently', async () => {
    await panel.start('abc');
    expect(panel.sent.map(({ form }) => form)).toEqual(['a', 'b', 'c']);
    await panel.fail(1);
    expect(shownCalls(panel.current().run)).toEqual([
      ['a', undefined],
      ['b', 'aborted'],
      ['c', undefined],
    ]);
    expect(panel.current().running).toBe(true);
    await panel.answer(0);
    await panel.answer(2);
    expect(panel.current().running).toBe(false);
  });

  it('cancels one call, or all', async () => {
    await panel.start('abc');
    await panel.cancel('b');
    expect(panel.aborted()).toEqual([false, true, false]);
    await panel.cancel();
    expect(panel.aborted()).toEqual([true, true, true]);
  });

  it('sends one call again and never shows its older answer', async () => {
    await panel.start('ab');
    await panel.again('a');
    expect(panel.sent.map(({ form }) => form)).toEqual(['a', 'b', 'a']);
    expect(panel.aborted()).toEqual([true, false, false]);
    await panel.answer(0);
    expect(shownCalls(panel.current().run)).toEqual([
      ['a', undefined],
      ['b', undefined],
    ]);
    await panel.answer(2);
    expect(shownCalls(panel.current().run)?.[0]).toEqual(['a', 'answer 2']);
  });

  it('cancels the unfinished calls of the previous run, and keeps the finished ones', async () => {
    await panel.start('ab');
    await panel.answer(0);
    await panel.start('c');
    expect(panel.aborted()).toEqual([false, true, false]);
    await panel.answer(1);
    expect(shownCalls(panel.current().run)).toEqual([['c', undefined]]);
    await panel.answer(2);
    await panel.start('d');
    expect(panel.aborted()).toEqual([false, true, false, false]);
  });

  it('survives switching to another panel and back', async () => {
    await panel.start('a');
    await panel.render(false);
    await panel.answer(0);
    await panel.render();
    expect(shownCalls(panel.current().run)).toEqual([['a', 'answer 0']]);
  });

  it('keeps the latest earlier run with an answer, for comparison', async () => {
    await panel.start('ab');
    await panel.answer(0);
    await panel.start('c');
    await panel.start('d');
    expect(panel.current().run?.form).toBe('d');
    expect(panel.current().previous?.form).toBe('ab');
    await panel.answer(3);
    await panel.start('e');
    expect(panel.current().previous?.form).toBe('d');
  });

  it('never shows an older answer, in random orders of sends, answers, repeats and cancels', {
    tags: 'samples',
    timeout: 60_000,
  }, async () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      {
        weight: 2,
        arbitrary: fc.uniqueArray(name, { minLength: 1 }).map((names) => ({ start: names.join('') })),
      },
      { weight: 5, arbitrary: fc.nat(11).map((answer) => ({ answer })) },
      { weight: 1, arbitrary: name.map((again) => ({ again })) },
      { weight: 1, arbitrary: fc.option(name).map((cancel) => ({ cancel })) },
    );
    let stale = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const one = mount();
        await one.render();
        /** The index of the last request of each call of the newest run, by name. */
        let newest = new Map<string, number>();
        for (const what of steps) {
          const before = one.sent.length;
          if ('start' in what) {
            await one.start(what.start);
            newest = new Map([...what.start].map((letter, index) => [letter, before + index]));
            expect(one.current().run?.form).toBe(what.start);
          } else if ('again' in what) {
            if (!newest.has(what.again)) continue;
            await one.again(what.again);
            newest.set(what.again, before);
          } else if ('cancel' in what) await one.cancel(what.cancel ?? undefined);
          else await one.answer(what.answer);
          const calls = shownCalls(one.current().run) ?? [];
          expect(calls.map(([letter]) => letter)).toEqual([...newest.keys()]);
          for (const [letter, data] of calls) {
            if (data !== undefined && data !== `answer ${newest.get(letter ?? '')}`) stale += 1;
          }
        }
        await one.unmount();
      }),
      { numRuns: randomSampleCount(1000) },
    );
    expect(stale).toBe(0);
  });
});
