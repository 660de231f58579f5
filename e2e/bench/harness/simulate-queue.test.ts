import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../proof/harness/figure.ts';
import { exponential, logNormal, type QueueModel, simulateQueue } from './simulate-queue.ts';

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The probability that a job has to wait in an M/M/c queue (Erlang C), with `load` = arrival rate / service rate. */
function erlangC(workers: number, load: number): number {
  let blocking = 1;
  for (let count = 1; count <= workers; count++) blocking = (load * blocking) / (count + load * blocking);
  return blocking / (1 - (load / workers) * (1 - blocking));
}

const model = (changes: Partial<QueueModel> & { rate: number }): QueueModel => ({
  rateAt: () => changes.rate,
  rateStep: 1_000,
  duration: 20_000,
  serviceTime: (random) => exponential(1, random),
  zones: [1],
  ...changes,
});

describe('the simulated queue', { tags: 'slow' }, () => {
  it.each([
    [1, 0.5],
    [1, 0.8],
    [4, 0.7],
    [20, 0.9],
  ])('simulated waits agree with the M/M/c formula: %i workers, utilisation %f', (workers, utilisation) => {
    const rate = workers * utilisation;
    const { waits, utilisation: measured } = simulateQueue(
      model({ rate, zones: [workers], duration: 2_000_000 / rate / 4 }),
      randomFrom(7),
    );
    const waiting = erlangC(workers, rate);
    expect(waits.filter((wait) => wait > 0).length / waits.length).toBeCloseTo(waiting, 1);
    expect(mean(waits) / (waiting / (workers - rate))).toBeGreaterThan(0.95);
    expect(mean(waits) / (waiting / (workers - rate))).toBeLessThan(1.05);
    expect(measured).toBeCloseTo(utilisation, 2);
  });

  it('simulated waits agree with the Pollaczek-Khinchine formula for one worker and equal service times', () => {
    const { waits } = simulateQueue(
      model({ rate: 0.8, serviceTime: () => 1, duration: 500_000 }),
      randomFrom(7),
    );
    expect(mean(waits) / (0.8 / (2 * (1 - 0.8)))).toBeCloseTo(1, 1);
  });

  it('log-normal times have the given mean', () => {
    const random = randomFrom(3);
    const times = Float64Array.from({ length: 200_000 }, () => logNormal(5, 0.8, random));
    expect(mean(times)).toBeCloseTo(5, 1);
  });

  it('the same seed gives the same waits', () => {
    const [one, two] = [1, 2].map(() => simulateQueue(model({ rate: 0.8 }), randomFrom(5)));
    expect(one?.waits).toEqual(two?.waits);
  });

  it('the jobs of a lost zone start again when their leases have ended, and none is lost', () => {
    const fixed = {
      rate: 8,
      duration: 300,
      rateStep: 300,
      serviceTime: () => 1,
      zones: [10, 10],
    };
    const loss = { zone: 0, from: 100, until: 200, lease: 30 };
    const undisturbed = simulateQueue(model(fixed), randomFrom(9));
    const disturbed = simulateQueue(model({ ...fixed, loss }), randomFrom(9));
    expect(disturbed.jobs).toBe(undisturbed.jobs);
    expect(undisturbed.waits.at(-1)).toBeLessThan(1);
    expect(disturbed.interrupted).toBeGreaterThan(0);
    // The interrupted jobs, and no others, waited about as long as the lease.
    expect(disturbed.waits.filter((wait) => wait > 28).length).toBe(disturbed.interrupted);
    expect(disturbed.recovery).toBeGreaterThanOrEqual(30);
  });

  it('a queue that one zone cannot serve alone grows while the other zone is lost', () => {
    const { recovery, longestQueue } = simulateQueue(
      model({
        rate: 15,
        duration: 600,
        rateStep: 600,
        serviceTime: () => 1,
        zones: [10, 10],
        loss: { zone: 1, from: 100, until: 200, lease: 30 },
      }),
      randomFrom(9),
    );
    // For 100 s, five jobs per second more than the workers can process, and then five fewer.
    expect(longestQueue).toBeGreaterThan(400);
    expect(longestQueue).toBeLessThan(600);
    expect(recovery).toBeGreaterThan(180);
    expect(recovery).toBeLessThan(250);
  });
});
