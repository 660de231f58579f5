import { describeWithPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { describeEngineChoice } from '#testing/stores/engine-choice.conformance.ts';
import { oneProcess, twoProcesses } from '#testing/stores/two-processes.ts';
import { createEngineChoice } from './engine-choice-memory.ts';
import { createPostgresEngineChoice } from './engine-choice-postgres.ts';

describeEngineChoice('the chosen engine in memory', async () => oneProcess(createEngineChoice()));

describeWithPostgres('PostgreSQL', () => {
  describeEngineChoice('the chosen engine', () => twoProcesses(createPostgresEngineChoice));
});
