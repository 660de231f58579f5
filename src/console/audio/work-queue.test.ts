import { expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** Pieces of work that end when they are told to. */
function bench(places: number) {
  const queue = new WorkQueue(places);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, options: Parameters<typeof queue.run>[1] = {}) =>
    queue.run(
      () =>
        new Promise<string>((resolve) => {
          started.push(name);
          ends.set(name, () => resolve(name));
        }),
      options,
    );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { run, started, end, settle };
}

it('of twenty pieces of work in advance one runs at a time, in their order', async () => {
  const { run, started, end, settle } = bench(2);
  const all = Array.from({ length: 20 }, (_, index) => run(String(index)));
  await settle();
  for (let index = 0; index < 20; index += 1) {
    expect(started).toHaveLength(index + 1);
    await end(String(index));
  }
  expect(await Promise.all(all)).toEqual(started);
});

it('urgent work has a place of its own, and goes first where several wait', async () => {
  const { run, started, end, settle } = bench(2);
  const hurry = AbortSignal.abort();
  for (const name of ['a', 'b']) void run(name);
  for (const name of ['looked at', 'looked at next']) void run(name, { hurry });
  await settle();
  expect(started).toEqual(['a', 'looked at']);
  await end('a');
  expect(started).toEqual(['a', 'looked at', 'looked at next']);
});

it('work that waits becomes urgent', async () => {
  const { run, started, settle } = bench(2);
  const hurry = new AbortController();
  for (const name of ['a', 'b']) void run(name);
  void run('c', { hurry: hurry.signal });
  await settle();
  hurry.abort();
  await settle();
  expect(started).toEqual(['a', 'c']);
});

it('work that is called off never starts, and holds nobody up', async () => {
  const { run, started, end, settle } = bench(2);
  const stop = new AbortController();
  void run('a');
  const off = run('b', { signal: stop.signal });
  void run('c');
  await settle();
  stop.abort();
  expect(await off).toBeUndefined();
  expect(await run('d', { signal: stop.signal })).toBeUndefined();
  await end('a');
  expect(started).toEqual(['a', 'c']);
});

it('work that fails gives its place back', async () => {
  const queue = new WorkQueue(2);
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'next')).toBe('next');
});
