import { describeWithPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { describeFaultQueue } from '#testing/stores/fault-queue.conformance.ts';
import { oneProcess, twoProcesses } from '#testing/stores/two-processes.ts';
import { createFaultQueue } from './fault-queue-memory.ts';
import { createPostgresFaultQueue } from './fault-queue-postgres.ts';

describeFaultQueue('faults in memory', async () => oneProcess(createFaultQueue()));

describeWithPostgres('PostgreSQL', () => {
  describeFaultQueue('faults', () => twoProcesses(createPostgresFaultQueue));
});
