import { expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** A work queue and a way to add tasks that the test ends itself. */
function testQueue(limit: number) {
  const queue = new WorkQueue(limit);
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

it('runs twenty background tasks one at a time, in order', async () => {
  const { run, started, end, settle } = testQueue(2);
  const all = Array.from({ length: 20 }, (_, index) => run(String(index)));
  await settle();
  for (let index = 0; index < 20; index += 1) {
    expect(started).toHaveLength(index + 1);
    await end(String(index));
  }
  expect(await Promise.all(all)).toEqual(started);
});

it('reserves a slot for urgent tasks, and runs them before the waiting ones', async () => {
  const { run, started, end, settle } = testQueue(2);
  const hurry = AbortSignal.abort();
  for (const name of ['a', 'b']) void run(name);
  for (const name of ['looked at', 'looked at next']) void run(name, { hurry });
  await settle();
  expect(started).toEqual(['a', 'looked at']);
  await end('a');
  expect(started).toEqual(['a', 'looked at', 'looked at next']);
});

it('lets a waiting task become urgent and start at once', async () => {
  const { run, started, settle } = testQueue(2);
  const hurry = new AbortController();
  for (const name of ['a', 'b']) void run(name);
  void run('c', { hurry: hurry.signal });
  await settle();
  hurry.abort();
  await settle();
  expect(started).toEqual(['a', 'c']);
});

it('never starts an aborted task, nor lets it block the others', async () => {
  const { run, started, end, settle } = testQueue(2);
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

it('frees the slot of a task that fails', async () => {
  const queue = new WorkQueue(2);
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'next')).toBe('next');
});
