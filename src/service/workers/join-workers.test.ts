import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinWorkers } from './join-workers.ts';
import type { Worker, WorkerRegistry } from './worker-registry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lifetime = 15_000;
const engines: Worker['engines'] = [{ id: 'moonshine', languages: ['en'] }];
const worker: Worker = { id: 'other', host: 'there', jobsAtOnce: 1, engines };

it('other workers’ engines stay known while the registry is unavailable, and for one lifetime after it is back', async () => {
  const live = vi.fn<WorkerRegistry['live']>(async () => [worker]);
  const registry: WorkerRegistry = {
    ...{ lifetime, live, listen: () => () => {} },
    announce: async () => {},
    leave: async () => {},
  };
  const api = await joinWorkers({ registry, jobsAtOnce: 0, log: () => {} });
  expect(api.engines()).toEqual(engines);

  live.mockRejectedValue(new Error('unavailable'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.engines()).toEqual(engines);

  // The registry is back, but no worker has renewed its announcement yet.
  live.mockResolvedValue([]);
  await vi.advanceTimersByTimeAsync(lifetime);
  expect(api.engines()).toEqual(engines);
  await vi.advanceTimersByTimeAsync(lifetime);
  expect(api.engines()).toEqual([]);

  live.mockResolvedValue([worker]);
  await vi.advanceTimersByTimeAsync(lifetime);
  expect(api.engines()).toEqual(engines);
  live.mockResolvedValue([]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(api.engines()).toEqual([]);
  await api.close();
});
