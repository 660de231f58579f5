import { describeJobQueue } from '#testing/service/job-queue.conformance.ts';
import { openDatabase } from './database.ts';
import { createLibsqlJobQueue } from './job-queue-libsql.ts';

describeJobQueue('the libsql job queue', (now) => {
  const database = openDatabase(':memory:');
  return { queue: createLibsqlJobQueue(database, now), close: () => void database.close() };
});
