import { afterAll, beforeAll, beforeEach } from 'vitest';
import { describeWithPostgres, openFreshPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { describeAudioStore } from '#testing/stores/audio-store.conformance.ts';
import type { Postgres } from '../../postgres/open-postgres.ts';
import { openAudioFolder } from './audio-folder.ts';
import { createPostgresAudioStore } from './audio-postgres.ts';

describeAudioStore('audio in a folder', openAudioFolder);

describeWithPostgres('audio in the database', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await openFreshPostgres();
  });
  beforeEach(async () => {
    await postgres.query('empty', 'TRUNCATE job_audio');
  });
  afterAll(() => postgres.close());

  describeAudioStore('audio in PostgreSQL', () => createPostgresAudioStore(postgres));
});
