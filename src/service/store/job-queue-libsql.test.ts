import { expect, it } from 'vitest';
import { describeJobQueue, newJob } from '#testing/stores/job-queue.conformance.ts';
import { openDatabase } from './database.ts';
import { createLibsqlJobQueue } from './job-queue-libsql.ts';
import { openLibsqlAccountUsage } from './usage/account-usage-libsql.ts';

describeJobQueue('the libsql job queue', (now) => {
  const database = openDatabase(':memory:');
  const usage = openLibsqlAccountUsage(database);
  return { queue: createLibsqlJobQueue(database, now, usage), usage, close: () => void database.close() };
});

it('jobs of an ended process return at once; one that was interrupted often is delayed, so that others come first', async () => {
  let at = 1_000_000;
  const database = openDatabase(':memory:');
  const queue = createLibsqlJobQueue(database, () => at);
  const often = { lease: 1_000, interruptions: 1_000 };
  await queue.insert(newJob());
  for (let count = 0; count < 40; count++) {
    expect(await queue.claim(often)).toBeDefined();
    await queue.endLeases?.();
    if (count >= 5) expect(await queue.claim(often)).toBeUndefined();
    if (count >= 5) at += 30_000;
  }
  database.close();
});
