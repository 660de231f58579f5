import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeWithPostgres, openFreshPostgres } from '#testing/postgres/describe-with-postgres.ts';
import type { Postgres } from '../postgres/open-postgres.ts';
import { joinWorkers } from './join-workers.ts';
import type { Worker } from './worker-registry.ts';
import { createPostgresWorkerRegistry } from './worker-registry-postgres.ts';

const worker = (languages: Worker['engines'][number]['languages'], id = 'moonshine'): Worker => ({
  ...{ id: randomUUID(), host: 'here', jobsAtOnce: 1 },
  engines: [{ id, languages }],
});

describeWithPostgres('the table of workers', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await openFreshPostgres();
  });
  beforeEach(async () => {
    await postgres.query('empty', 'TRUNCATE workers');
  });
  afterAll(() => postgres.close());

  it('the registry has the workers that were announced, until they leave', async () => {
    const registry = createPostgresWorkerRegistry(postgres);
    const [first, second] = [worker(['en']), worker(['hi'])];
    await registry.announce(first);
    await registry.announce(second);
    await registry.announce({ ...first, jobsAtOnce: 3 });
    expect(await registry.live()).toEqual([{ ...first, jobsAtOnce: 3 }, second]);
    await registry.leave(first.id);
    expect(await registry.live()).toEqual([second]);
  });

  it('a worker whose announcement is too old by the clock of the database is not live', async () => {
    const registry = createPostgresWorkerRegistry(postgres);
    const silent = worker(['en']);
    await registry.announce(silent);
    await postgres.query('age', `UPDATE workers SET seen_at = now() - interval '16 seconds'`);
    expect(await registry.live()).toEqual([]);
    await registry.announce(silent);
    expect(await registry.live()).toEqual([silent]);
    await postgres.query('age', `UPDATE workers SET seen_at = now() - interval '2 hours'`);
    await registry.announce(worker(['hi']));
    expect((await postgres.query('count', 'SELECT 1 FROM workers')).rows).toHaveLength(1);
  });

  it('others are notified when a worker joins, reports different engines or leaves, but not of each renewal', async () => {
    const registry = createPostgresWorkerRegistry(postgres);
    const changed = vi.fn();
    const stop = registry.listen(changed);
    const one = worker(['en']);
    // The first notification may come before anybody listens.
    await vi.waitFor(async () => {
      await postgres.query('notify', `SELECT pg_notify('workers', '')`);
      expect(changed).toHaveBeenCalled();
    });
    const told = async (act: () => Promise<void>) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      changed.mockClear();
      await act();
    };
    await told(() => registry.announce(one));
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    await told(async () => {
      await registry.announce(one);
      await postgres.query('notify', `SELECT pg_notify('workers', 'end')`);
    });
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    await told(() => registry.announce({ ...one, engines: [] }));
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    await told(() => registry.leave(one.id));
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    stop();
  });

  it('a process that takes no jobs knows the engines of all that do', async () => {
    const registry = createPostgresWorkerRegistry(postgres);
    const log = vi.fn();
    const own = worker(['en']).engines;
    const api = await joinWorkers({ registry, jobsAtOnce: 0, log });
    expect(api.engines()).toEqual([]);
    const working = await joinWorkers({ registry, own: () => own, jobsAtOnce: 1, log });
    await registry.announce(worker(['hi', 'en']));
    await vi.waitFor(() => expect(api.engines()).toEqual([{ id: 'moonshine', languages: ['en', 'hi'] }]), {
      timeout: 10_000,
    });
    await working.leave();
    expect((await registry.live()).map(({ engines }) => engines[0]?.languages)).toEqual([['hi', 'en']]);
    await Promise.all([api.close(), working.close()]);
    expect(log).not.toHaveBeenCalled();
  });
});
