import * as z from 'zod/mini';
import type { Change } from '#contract/local/changes.ts';
import type { Postgres } from '#service/postgres/open-postgres.ts';
import {
  type ChangeAbout,
  ChangeRow,
  canUndo,
  changeNumber,
  changeOf,
  type UndoResult,
  untouchedState,
} from './change-log.ts';
import { type Query, withoutNul } from './lookup/postgres/one-writer.ts';

/** Records by their numbers; undefined for a record that does not exist. */
export type Records<Content> = ReadonlyMap<number, Content | undefined>;

/** A change that is being written. */
export interface OpenPostgresChange<Content> {
  /** Saves what records contained before this change. Each record may be saved once. */
  note(before: Records<Content>): Promise<void>;
  /** Ends the change. Returns undefined and stores nothing if no record was saved. */
  end(): Promise<Change | undefined>;
}

/** The log of changes in PostgreSQL, like `ChangeLog`, for many records at a time. */
export interface PostgresChangeLog<Content> {
  /** @param query the transaction that changes the records. */
  begin(query: Query, about: ChangeAbout): Promise<OpenPostgresChange<Content>>;
  find(id: string): Promise<Change | undefined>;
  /** The latest changes, newest first. */
  list(limit: number): Promise<Change[]>;
  /**
   * Undoes a change. Undoing is itself a change.
   *
   * @param query the transaction that changes the records.
   * @param restore gives records their earlier contents, or removes them, and returns what they contained until now.
   * @throws the signal's reason when aborted.
   */
  undo(
    query: Query,
    undone: { readonly id: string; readonly by: string; readonly signal: AbortSignal },
    restore: (records: Records<Content>) => Promise<Records<Content>>,
  ): Promise<UndoResult>;
}

const RecordRow = z.object({ record: z.number(), before: z.nullable(z.string()), from_state: z.number() });
const StartedRow = z.object({ change: z.number() });

/** Number of records that are undone at a time. */
const recordsPerStep = 1_000;

/**
 * Opens the log of changes of the store `name`, whose tables a migration creates.
 *
 * @param now the clock, milliseconds since 1970.
 */
export function createPostgresChangeLog<Content>(
  postgres: Postgres,
  name: 'lookup' | 'exceptions',
  content: z.ZodMiniType<Content>,
  now: () => number,
): PostgresChangeLog<Content> {
  const saveRecords = `
    WITH noted AS (
      SELECT * FROM unnest($2::bigint[], $3::text[], $4::bigint[]) AS noted (record, before, state)
    ), history AS (
      SELECT record, change, to_state FROM ${name}_change_records JOIN noted USING (record)
    ), latest AS (
      SELECT DISTINCT ON (record) record, to_state FROM history ORDER BY record, change DESC
    ), saved AS (
      SELECT record, before, state, coalesce(to_state, ${untouchedState}) AS earlier
      FROM noted LEFT JOIN latest USING (record)
    ), differences AS (
      SELECT history.change, sum((to_state = state)::int - (to_state = earlier)::int) AS difference
      FROM history JOIN saved USING (record) GROUP BY history.change
    ), counted AS (
      UPDATE ${name}_changes AS changes SET current = current + difference
      FROM differences WHERE changes.change = differences.change AND difference <> 0
    )
    INSERT INTO ${name}_change_records (record, change, from_state, to_state, before)
    SELECT record, $1::bigint, earlier, state, before FROM saved`;

  const start = async (query: Query, { by, what, label }: ChangeAbout) => {
    const { rows } = await query(
      `${name}-change-begin`,
      `INSERT INTO ${name}_changes (at, by, what, label) VALUES ($1, $2, $3, $4) RETURNING change`,
      [now(), withoutNul(by), what, withoutNul(label)],
    );
    const { change } = StartedRow.parse(rows[0]);
    let count = 0;
    return {
      /** @param states the state in which the change leaves each record; its own number by default. */
      async note(before: Records<Content>, states?: ReadonlyMap<number, number>): Promise<void> {
        if (before.size === 0) return;
        const records = [...before.keys()];
        await query(`${name}-change-note`, saveRecords, [
          change,
          records,
          [...before.values()].map((one) => (one === undefined ? null : JSON.stringify(one))),
          records.map((record) => states?.get(record) ?? change),
        ]);
        count += records.length;
      },
      async end(): Promise<Change | undefined> {
        if (count === 0) {
          await query(`${name}-change-drop`, `DELETE FROM ${name}_changes WHERE change = $1`, [change]);
          return undefined;
        }
        const { rows } = await query(
          `${name}-change-end`,
          `UPDATE ${name}_changes SET count = $1, current = $1 WHERE change = $2 RETURNING *`,
          [count, change],
        );
        return changeOf(ChangeRow.parse(rows[0]));
      },
    };
  };

  const rowOf = async (query: Query, id: string) => {
    const number = changeNumber(id);
    if (number === undefined) return undefined;
    const text = `SELECT * FROM ${name}_changes WHERE change = $1`;
    const { rows } = await query(`${name}-change-find`, text, [number]);
    return rows[0] === undefined ? undefined : ChangeRow.parse(rows[0]);
  };

  return {
    async begin(query, about) {
      const { note, end } = await start(query, about);
      return { note: (before) => note(before), end };
    },
    async find(id) {
      const row = await rowOf(postgres.query, id);
      return row && changeOf(row);
    },
    async list(limit) {
      const text = `SELECT * FROM ${name}_changes ORDER BY change DESC LIMIT $1`;
      const { rows } = await postgres.query(`${name}-change-list`, text, [limit]);
      return rows.map((row) => changeOf(ChangeRow.parse(row)));
    },
    async undo(query, { id, by, signal }, restore) {
      const undone = await rowOf(query, id);
      if (undone === undefined) return { kind: 'unknown' };
      if (!canUndo(undone)) return { kind: 'changed-since' };
      const undo = await start(query, { what: 'undo', by, label: undone.label });
      for (let after = 0; ; ) {
        signal.throwIfAborted();
        const { rows } = await query(
          `${name}-change-records`,
          `SELECT record, before, from_state FROM ${name}_change_records
           WHERE change = $1 AND record > $2 ORDER BY record LIMIT ${recordsPerStep}`,
          [undone.change, after],
        );
        const records = rows.map((row) => RecordRow.parse(row));
        const last = records.at(-1);
        if (last === undefined) break;
        after = last.record;
        const earlier = records.map(({ record, before }) => {
          return [record, before === null ? undefined : content.parse(JSON.parse(before))] as const;
        });
        const states = records.map(({ record, from_state }) => [record, from_state] as const);
        await undo.note(await restore(new Map(earlier)), new Map(states));
      }
      const change = await undo.end();
      return change ? { kind: 'done', change } : { kind: 'unknown' };
    },
  };
}
