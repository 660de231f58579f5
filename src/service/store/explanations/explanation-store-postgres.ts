import * as z from 'zod/mini';
import type { Explanation } from '#contract/local/explanations.ts';
import { jsonInTurns } from '../../http/json-in-turns.ts';
import type { Postgres } from '../../postgres/open-postgres.ts';
import { type ExplanationStore, maxKeptSegments, sizeOf } from './explanation-store.ts';

/** Maximum number of minutes for which an explanation is kept. */
const keptMinutes = 10;

/**
 * Adds an explanation and deletes those that are too old or exceed the limit. `starts_at` and `ends_at` are running
 * totals of the segments, so the excess is found without summing. Rows that another call is deleting are skipped.
 */
const keepAndTrim = `
  WITH last AS (
    SELECT coalesce(max(ends_at), 0) AS at FROM explanations
  ), kept AS (
    INSERT INTO explanations (id, explanation, starts_at, ends_at)
    SELECT $1::uuid, $2::bytea, at, at + $3::bigint FROM last
    RETURNING ends_at
  )
  DELETE FROM explanations WHERE id IN (
    SELECT id FROM explanations, kept
    WHERE starts_at < kept.ends_at - $4::bigint OR kept_at < now() - make_interval(mins => $5)
    FOR UPDATE OF explanations SKIP LOCKED
  )`;

/** Removes explanations that are older than ten minutes, even while no new ones arrive. */
export async function removeOldExplanations({ query }: Postgres): Promise<void> {
  await query(
    'remove-old-explanations',
    'DELETE FROM explanations WHERE kept_at < now() - make_interval(mins => $1)',
    [keptMinutes],
  );
}

/**
 * Keeps explanations in PostgreSQL for ten minutes, so that every process can show them. The limit may be exceeded by
 * the explanations that several processes add at the same moment.
 */
export function createPostgresExplanationStore(
  { query }: Postgres,
  segments = maxKeptSegments,
): ExplanationStore {
  return {
    async keep(explanation) {
      const json = Buffer.concat(await jsonInTurns(explanation, new AbortController().signal));
      await query('keep-explanation', keepAndTrim, [
        explanation.id,
        json,
        sizeOf(explanation),
        segments,
        keptMinutes,
      ]);
    },
    async find(id) {
      if (!z.guid().safeParse(id).success) return undefined;
      const { rows } = await query<{ explanation: Buffer }>(
        'find-explanation',
        'SELECT explanation FROM explanations WHERE id = $1 AND kept_at >= now() - make_interval(mins => $2)',
        [id, keptMinutes],
      );
      const [row] = rows;
      // Only this service writes to the table, so the content needs no validation.
      return row && (JSON.parse(row.explanation.toString()) as Explanation);
    },
  };
}
