import { TranslationEngineConnection } from '#contract/local/translation-engine.ts';
import type { Postgres } from '../../postgres/open-postgres.ts';
import type { EngineChoice } from './engine-choice.ts';

/** The choice in PostgreSQL, with the key of the engine: whoever reads the database or a backup of it reads the key. */
export function createPostgresEngineChoice({ query }: Postgres): EngineChoice {
  return {
    isShared: true,
    async read() {
      const { rows } = await query<{ engine: unknown }>(
        'read-engine-choice',
        'SELECT engine FROM chosen_translation_engine',
      );
      return rows[0] && TranslationEngineConnection.parse(rows[0].engine);
    },
    async choose(engine) {
      await query(
        'choose-engine',
        `INSERT INTO chosen_translation_engine (engine) VALUES ($1)
         ON CONFLICT (only_row) DO UPDATE SET engine = excluded.engine`,
        [engine],
      );
    },
    async clear() {
      await query('clear-engine-choice', 'DELETE FROM chosen_translation_engine');
    },
  };
}
