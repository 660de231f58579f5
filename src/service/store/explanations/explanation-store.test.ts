import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeWithPostgres, openFreshPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { describeExplanationStore } from '#testing/stores/explanation-store.conformance.ts';
import { oneProcess, twoProcesses } from '#testing/stores/two-processes.ts';
import { createExplanationStore } from './explanation-store-memory.ts';
import { createPostgresExplanationStore, removeOldExplanations } from './explanation-store-postgres.ts';

describeExplanationStore('explanations in memory', async (segments) =>
  oneProcess(createExplanationStore(segments)),
);

describeWithPostgres('PostgreSQL', () => {
  describeExplanationStore('explanations', (segments) =>
    twoProcesses((postgres) => createPostgresExplanationStore(postgres, segments)),
  );

  it('an explanation is not found after ten minutes, and is deleted when another one is kept', async () => {
    const postgres = await openFreshPostgres();
    const explanations = createPostgresExplanationStore(postgres);
    const keep = async () => {
      const id = randomUUID();
      await explanations.keep({ function: 'transliteration', id, strings: [] });
      return id;
    };
    const age = (id: string, minutes: number) =>
      postgres.query(
        'age-explanation',
        'UPDATE explanations SET kept_at = now() - make_interval(mins => $2) WHERE id = $1',
        [id, minutes],
      );
    try {
      const [younger, older] = [await keep(), await keep()];
      await age(younger, 9);
      await age(older, 11);
      expect(await explanations.find(younger)).toBeDefined();
      expect(await explanations.find(older)).toBeUndefined();
      const newest = await keep();
      const { rows } = await postgres.query(
        'list-explanations',
        'SELECT id FROM explanations ORDER BY starts_at',
      );
      expect(rows).toEqual([{ id: younger }, { id: newest }]);
      await age(younger, 11);
      await removeOldExplanations(postgres);
      const { rows: left } = await postgres.query('list-explanations', 'SELECT id FROM explanations');
      expect(left).toEqual([{ id: newest }]);
    } finally {
      await postgres.close();
    }
  });
});
