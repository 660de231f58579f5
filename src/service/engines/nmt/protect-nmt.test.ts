import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptedNmt } from '#testing/service/scripted-nmt.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { NmtEngine } from './nmt.ts';
import { type NmtProtection, protectNmt } from './protect-nmt.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const call = (engine: NmtEngine, signal = new AbortController().signal) =>
  engine.translate(['Go.'], 'en', 'hi', { signal, domain: 'generic' });

/** An engine whose calls end only when the test says so. */
function heldEngine(changes: Partial<NmtProtection>) {
  const open: { answer: () => void; fail: (error: Error) => void }[] = [];
  const engine = protectNmt(
    {
      id: 'held',
      name: 'Engine of a test',
      pairs: () => true,
      translate: () =>
        new Promise((resolve, reject) => {
          open.push({ answer: () => resolve(['जाओ।']), fail: reject });
        }),
    },
    changes,
  );
  return { engine, open };
}

describe('the queue of translation calls', () => {
  it('limits concurrent calls; a waiting call starts when another one ends', async () => {
    const { engine, open } = heldEngine({ callsAtOnce: 2 });
    const calls = [call(engine), call(engine), call(engine)];
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveLength(2);
    open[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveLength(3);
    open[1]?.answer();
    open[2]?.answer();
    expect(await Promise.all(calls)).toEqual([['जाओ।'], ['जाओ।'], ['जाओ।']]);
  });

  it('a call beyond the limit of waiting calls fails at once', async () => {
    const { engine } = heldEngine({ callsAtOnce: 1, maxWaiting: 1 });
    void call(engine);
    void call(engine);
    await expect(call(engine)).rejects.toThrow('held was not called: too many calls are waiting.');
  });

  it('a call that waits too long times out and never reaches the engine', async () => {
    const { engine, open } = heldEngine({ callsAtOnce: 1, waitMilliseconds: 1_000 });
    const first = call(engine);
    const second = call(engine).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await second).toMatchObject({ name: 'EngineFailure', timedOut: true });
    open[0]?.answer();
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveLength(1);
  });

  it('a cancelled call ends at once, waiting or not, and makes room for the next one', async () => {
    const { engine, open } = heldEngine({ callsAtOnce: 1 });
    const leaving = new AbortController();
    const first = call(engine);
    const second = call(engine, leaving.signal);
    const third = call(engine);
    leaving.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    open[0]?.answer();
    await first;
    await vi.advanceTimersByTimeAsync(0);
    open[1]?.answer();
    expect(await third).toEqual(['जाओ।']);
    expect(open).toHaveLength(2);
  });
});

describe('the circuit breaker', () => {
  let failure: Error | undefined;
  const failing = (changes: Partial<NmtProtection> = {}) => {
    const engine = scriptedNmt(() => {
      if (failure) throw failure;
      return 'जाओ।';
    });
    const safe = protectNmt(engine, { failuresUntilDown: 3, downMilliseconds: 5_000, ...changes });
    return { engine, fail: () => call(safe).catch((error: unknown) => error), call: () => call(safe) };
  };

  it('an engine that fails three times in a row is not called for a while, then tried once', async () => {
    failure = new EngineFailure('too slow', 'timed-out');
    const { engine, fail, call } = failing();
    for (const _ of [1, 2, 3]) await fail();
    expect(await fail()).toMatchObject({
      timedOut: true,
      message: 'scripted failed several times in a row, so it was not called.',
    });
    expect(engine.calls).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await fail()).toBe(failure);
    await fail();
    expect(engine.calls).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(5_000);
    failure = undefined;
    expect(await call()).toEqual(['जाओ।']);
    expect(await call()).toEqual(['जाओ।']);
  });

  it('only consecutive failures count; calls that the caller cancels are ignored', async () => {
    const { engine, fail, call } = failing();
    for (const next of ['fail', 'fail', 'succeed', 'fail', 'fail', 'leave', 'succeed']) {
      failure =
        next === 'fail' ? new EngineFailure('down') : next === 'leave' ? new Error('left') : undefined;
      await (failure ? fail() : call());
    }
    expect(engine.calls).toHaveLength(7);
  });
});
