import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBodyBudget, type Reservation } from './body-budget.ts';

const neverAborted = new AbortController().signal;
const createBudget = () => createBodyBudget({ bytes: 100, waiting: 2, arrivalMilliseconds: 1_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function expectReservation(taken: Promise<Reservation | undefined>): Promise<Reservation> {
  const place = await taken;
  if (!place) throw new Error('No memory was reserved.');
  return place;
}

/** Whether the promise is settled without further events. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => {
      settled = true;
    },
    () => {
      settled = true;
    },
  );
  for (let round = 0; round < 20; round++) await Promise.resolve();
  return settled;
}

describe('memory for bodies', () => {
  it('memory is reserved in order of arrival while there is enough', async () => {
    const { take } = createBudget();
    const first = await expectReservation(take(60, neverAborted));
    const second = take(60, neverAborted);
    const third = take(10, neverAborted);
    expect([await isSettled(second), await isSettled(third)]).toEqual([false, false]);
    first.release();
    expect([await isSettled(second), await isSettled(third)]).toEqual([true, true]);
  });

  it('releasing a reservation twice frees its memory once', async () => {
    const { take } = createBudget();
    const first = await expectReservation(take(60, neverAborted));
    first.release();
    first.release();
    await take(60, neverAborted);
    expect(await isSettled(take(60, neverAborted))).toBe(false);
  });

  it('a body larger than the whole budget reserves all of it', async () => {
    const { take } = createBudget();
    await expectReservation(take(10_000, neverAborted));
    expect(await isSettled(take(1, neverAborted))).toBe(false);
  });

  it('a reservation is refused when too many bodies are waiting', async () => {
    const { take } = createBudget();
    await take(100, neverAborted);
    void take(1, neverAborted);
    void take(1, neverAborted);
    expect(await take(1, neverAborted)).toBeUndefined();
  });

  it('no memory is reserved for a client that disconnected', async () => {
    const { take } = createBudget();
    const first = await expectReservation(take(100, neverAborted));
    const leaving = new AbortController();
    const second = take(50, leaving.signal);
    const third = take(100, neverAborted);
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    first.release();
    expect(await isSettled(third)).toBe(true);
  });

  it('a body that arrives too slowly loses its memory, but only when others wait', async () => {
    const { take } = createBudget();
    const there = await expectReservation(take(40, neverAborted));
    there.received();
    const slow = await expectReservation(take(60, neverAborted));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(slow.tooSlow.aborted).toBe(false);
    const next = take(50, neverAborted);
    await vi.advanceTimersByTimeAsync(1_300);
    expect([there.tooSlow.aborted, slow.tooSlow.aborted]).toEqual([false, true]);
    slow.release();
    expect(await isSettled(next)).toBe(true);
  });
});
