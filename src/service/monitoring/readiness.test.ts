import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

const lacking = (required: boolean) =>
  ({ part: 'engines', required, problem: () => 'No engine for text-to-speech.' }) as const;

it('a service is not ready until it has started', async () => {
  const readiness = createReadiness();
  expect(await readiness.read()).toMatchObject({ ready: false, missing: [{ part: 'start' }] });
  readiness.begin([]);
  expect(await readiness.read()).toEqual({ ready: true, missing: [] });
});

it('what is missing is named, and prevents readiness only if it is required', async () => {
  const readiness = createReadiness();
  readiness.begin([lacking(false)]);
  expect(await readiness.read()).toMatchObject({ ready: true, missing: [{ part: 'engines' }] });
  readiness.begin([lacking(true)]);
  expect(await readiness.read()).toMatchObject({ ready: false });
});

it('a check that throws is a problem with the message of its error', async () => {
  const readiness = createReadiness();
  const problem = () => Promise.reject(new Error('connect ECONNREFUSED'));
  readiness.begin([{ part: 'database', required: true, problem }]);
  expect((await readiness.read()).missing).toEqual([
    { part: 'database', problem: 'connect ECONNREFUSED', required: true },
  ]);
});

it('a stopping service is not ready, and stays open until a load balancer has seen that', async () => {
  let time = 0;
  const readiness = createReadiness(() => time);
  readiness.begin([]);
  await readiness.read();
  time = 5_000;
  readiness.stop();
  expect(readiness.isAwaited()).toBe(true);
  time = 9_000;
  expect(await readiness.read()).toMatchObject({ ready: false, missing: [{ part: 'stop' }] });
  expect(readiness.isAwaited()).toBe(true);
  time = 12_000;
  expect(readiness.isAwaited()).toBe(false);
});

it('a stopping service waits at most ten seconds for a readiness check, and not at all if there was none before', async () => {
  let time = 60_000;
  const unwatched = createReadiness(() => time);
  unwatched.stop();
  expect(unwatched.isAwaited()).toBe(false);
  const watched = createReadiness(() => time);
  await watched.read();
  watched.stop();
  expect(watched.isAwaited()).toBe(true);
  time += 10_001;
  expect(watched.isAwaited()).toBe(false);
});
