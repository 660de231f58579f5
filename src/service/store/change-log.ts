import * as z from 'zod/mini';
import { Change } from '#contract/local/changes.ts';
import type { Steps } from '#service/in-turns.ts';
import { type Database, type Migrations, migrate } from './database.ts';

/** Who changes records, how, and a description by which people recognise the change. */
export type ChangeAbout = Pick<Change, 'what' | 'by' | 'label'>;

/** A change that is being written. */
export interface OpenChange<Content> {
  /** Saves what a record contained before this change; undefined if it did not exist. Call it once for each record. */
  note(record: number, before: Content | undefined): void;
  /** Saves that a record was created, under a number that no record had before. */
  noteNew(record: number): void;
  /** Ends the change. Returns undefined and stores nothing if no record was saved. */
  end(): Change | undefined;
}

/** An earlier change, with what each of its records contained after it. */
export interface PastChange<Content> {
  readonly number: number;
  readonly about: ChangeAbout & { readonly at: number };
  readonly records: Iterable<{
    readonly record: number;
    readonly after: Content | undefined;
    /** The number of the change that first led to this state of the record; 0 for the state before all changes. */
    readonly state: number;
  }>;
}

/** The records of the store in which the changes of another store are repeated. */
export interface RepeatedRecords<Content> {
  /** Returns the number that a new record with this content gets in this store. */
  numberFor(content: Content | undefined): number;
  read(record: number): Content | undefined;
  /** Writes a record; undefined removes it. */
  write(record: number, content: Content | undefined): void;
}

export type UndoResult =
  | { readonly kind: 'done'; readonly change: Change }
  /** The change does not exist. */
  | { readonly kind: 'unknown' }
  /** One of its records has changed since. */
  | { readonly kind: 'changed-since' };

/**
 * The changes of the records of one store, each of which can be undone. Records are identified by numbers that are
 * never used twice. Call everything but `list` inside the transaction that changes the records.
 */
export interface ChangeLog<Content> {
  begin(about: ChangeAbout): OpenChange<Content>;
  find(id: string): Change | undefined;
  /** The latest changes, newest first. */
  list(limit: number): Change[];
  /**
   * Undoes a change, record by record. Undoing is itself a change.
   *
   * @param restore gives a record its earlier content, or removes it, and returns what it contained until now.
   */
  undo(
    id: string,
    by: string,
    restore: (record: number, content: Content | undefined) => Content | undefined,
  ): Steps<UndoResult>;
  /**
   * All changes, the oldest first.
   *
   * @param read what a record contains now.
   */
  past(read: (record: number) => Content | undefined): Iterable<PastChange<Content>>;
  /** Repeats changes of another store; they keep their order and times, and can be undone as in that store. */
  repeat(changes: Iterable<PastChange<Content>>, records: RepeatedRecords<Content>): Steps<void>;
}

export const ChangeRow = z.object({
  change: z.number(),
  at: z.number(),
  by: z.string(),
  what: Change.shape.what,
  label: z.string(),
  count: z.number(),
  current: z.number(),
});
const RecordRow = z.object({
  record: z.number(),
  before: z.nullable(z.string()),
  from_state: z.number(),
  to_state: z.number(),
});
const BeforeRow = z.pick(RecordRow, { before: true });
const HistoryRow = z.object({ change: z.number(), to_state: z.number() });
const InsertedRow = z.object({ lastInsertRowid: z.number() });

/** The state of a record before all changes. */
export const untouchedState = 0;

/**
 * The tables of a log of changes. A state of a record is identified by the change that first led to it; undoing a
 * change leads back to the state before that change. A change can be undone while all its records are in the state to
 * which it led: `current` is the number of records that are.
 */
const migrationsOf = (name: string): Migrations => ({
  name: `${name}-changes`,
  statements: [
    `CREATE TABLE ${name}_changes (
      change INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      by TEXT NOT NULL,
      what TEXT NOT NULL,
      label TEXT NOT NULL,
      count INTEGER NOT NULL DEFAULT 0,
      current INTEGER NOT NULL DEFAULT 0
    ) STRICT`,
    `CREATE TABLE ${name}_change_records (
      record INTEGER NOT NULL,
      change INTEGER NOT NULL REFERENCES ${name}_changes (change) ON DELETE CASCADE,
      from_state INTEGER NOT NULL,
      to_state INTEGER NOT NULL,
      before TEXT,
      PRIMARY KEY (record, change)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX ${name}_change_records_by_change ON ${name}_change_records (change)`,
  ],
});

/**
 * Opens the log of changes of the store `name` (lower-case letters). Creates missing tables.
 *
 * @param now the clock, milliseconds since 1970.
 */
export function createChangeLog<Content>(
  database: Database,
  name: string,
  content: z.ZodMiniType<Content>,
  now: () => number = Date.now,
): ChangeLog<Content> {
  migrate(database, migrationsOf(name));
  const insertChange = database.prepare(
    `INSERT INTO ${name}_changes (at, by, what, label) VALUES (?, ?, ?, ?)`,
  );
  const endChange = database.prepare(
    `UPDATE ${name}_changes SET count = ?, current = ? WHERE change = ? RETURNING *`,
  );
  const removeChange = database.prepare(`DELETE FROM ${name}_changes WHERE change = ?`);
  const insertRecord = database.prepare(
    `INSERT INTO ${name}_change_records (record, change, from_state, to_state, before) VALUES (?, ?, ?, ?, ?)`,
  );
  const historyOf = database.prepare(
    `SELECT change, to_state FROM ${name}_change_records WHERE record = ? ORDER BY change`,
  );
  const addCurrent = database.prepare(`UPDATE ${name}_changes SET current = current + ? WHERE change = ?`);
  const latest = database.prepare(`SELECT * FROM ${name}_changes ORDER BY change DESC LIMIT ?`);
  const byId = database.prepare(`SELECT * FROM ${name}_changes WHERE change = ?`);
  const recordsOf = database.prepare(
    `SELECT record, before, from_state, to_state FROM ${name}_change_records WHERE change = ? AND record > ?
     ORDER BY record LIMIT ${recordsPerStep}`,
  );

  const oldest = database.prepare(`SELECT * FROM ${name}_changes WHERE change > ? ORDER BY change LIMIT 1`);
  const nextBefore = database.prepare(
    `SELECT before FROM ${name}_change_records WHERE record = ? AND change > ? ORDER BY change LIMIT 1`,
  );

  const contentOf = (json: string | null) => (json === null ? undefined : content.parse(JSON.parse(json)));
  const stateOf = (record: number) => {
    const last = historyOf.all(record).at(-1);
    return last === undefined ? untouchedState : HistoryRow.parse(last).to_state;
  };
  function* recordsIn(change: number) {
    for (let after = 0; ; ) {
      const records = recordsOf.all(change, after).map((found) => RecordRow.parse(found));
      const last = records.at(-1);
      if (last === undefined) return;
      after = last.record;
      yield* records;
    }
  }

  const start = ({ by, what, label }: ChangeAbout, at = now()) => {
    const change = InsertedRow.parse(insertChange.run(at, by, what, label)).lastInsertRowid;
    let count = 0;
    /** What to add to the `current` of each earlier change, which counts the records still as that change left them. */
    const differences = new Map<number, number>();
    const add = (difference: number, changed: number) =>
      differences.set(changed, (differences.get(changed) ?? 0) + difference);
    return {
      change,
      note(record: number, before: Content | undefined, state = change): void {
        const history = historyOf.all(record).map((row) => HistoryRow.parse(row));
        const earlier = history.at(-1)?.to_state ?? untouchedState;
        for (const { change: past, to_state } of history) {
          if (to_state === earlier) add(-1, past);
          if (to_state === state) add(1, past);
        }
        const json = before === undefined ? null : JSON.stringify(before);
        insertRecord.run(record, change, earlier, state, json);
        count++;
      },
      noteNew(record: number): void {
        insertRecord.run(record, change, untouchedState, change, null);
        count++;
      },
      end(): Change | undefined {
        for (const [changed, difference] of differences) addCurrent.run(difference, changed);
        if (count > 0) return changeOf(ChangeRow.parse(endChange.get(count, count, change)));
        removeChange.run(change);
        return undefined;
      },
    };
  };

  const rowOf = (id: string) => {
    const number = changeNumber(id);
    const row = number === undefined ? undefined : byId.get(number);
    return row === undefined ? undefined : ChangeRow.parse(row);
  };

  return {
    begin: (about) => {
      const { note, noteNew, end } = start(about);
      return { note: (record, before) => note(record, before), noteNew, end };
    },
    find(id) {
      const row = rowOf(id);
      return row && changeOf(row);
    },
    list: (limit) => latest.all(limit).map((row) => changeOf(ChangeRow.parse(row))),
    *undo(id, by, restore) {
      const undone = rowOf(id);
      if (undone === undefined) return { kind: 'unknown' };
      if (!canUndo(undone)) return { kind: 'changed-since' };
      const undo = start({ what: 'undo', by, label: undone.label });
      for (const { record, before, from_state } of recordsIn(undone.change)) {
        undo.note(record, restore(record, contentOf(before)), from_state);
        yield;
      }
      const change = undo.end();
      return change ? { kind: 'done', change } : { kind: 'unknown' };
    },
    *past(read) {
      function* records(change: number) {
        for (const { record, to_state } of recordsIn(change)) {
          const later = nextBefore.get(record, change);
          const after = later === undefined ? read(record) : contentOf(BeforeRow.parse(later).before);
          yield { record, after, state: to_state };
        }
      }
      for (let last = 0; ; ) {
        const row = oldest.get(last);
        if (row === undefined) return;
        const { change: number, at, by, what, label } = ChangeRow.parse(row);
        last = number;
        yield { number, about: { at, by, what, label }, records: records(number) };
      }
    },
    *repeat(changes, { numberFor, read, write }) {
      const repeated = new Map<number, { readonly number: number; readonly firstState: number }>();
      const states = new Map<number, number>();
      for (const { number: change, about, records } of changes) {
        const open = start(about, about.at);
        states.set(change, open.change);
        for (const { record, after, state } of records) {
          let known = repeated.get(record);
          if (!known) {
            const number = numberFor(after);
            known = { number, firstState: stateOf(number) };
            repeated.set(record, known);
          }
          open.note(known.number, read(known.number), states.get(state) ?? known.firstState);
          write(known.number, after);
          yield;
        }
        open.end();
      }
    },
  };
}

/** Number of records read from the database at a time. */
const recordsPerStep = 100;

/** The number of a change, from its id; undefined if the text cannot be an id. */
export const changeNumber = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined);

export const canUndo = ({ count, current }: z.infer<typeof ChangeRow>) => count > 0 && current === count;

export function changeOf(row: z.infer<typeof ChangeRow>): Change {
  const { change, at, by, what, count, label } = row;
  return {
    id: String(change),
    at: new Date(at).toISOString(),
    by,
    what,
    count,
    label,
    canUndo: canUndo(row),
  };
}
