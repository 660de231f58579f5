import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { stepsAtOnce } from '#service/in-turns.ts';
import { type ChangeLog, createChangeLog } from './change-log.ts';
import { openDatabase } from './database.ts';

describe('the log of changes', () => {
  let log: ChangeLog<string>;
  let records: Map<number, string>;
  beforeEach(() => {
    log = createChangeLog(openDatabase(':memory:'), 'words', z.string(), () => Date.UTC(2026, 0, 1));
    records = new Map();
  });

  /** Gives records new contents (undefined removes one) as one change. Returns its id. */
  const change = (contents: Record<number, string | undefined>, by = 'Asha') => {
    const open = log.begin({ what: 'edit', by, label: 'words' });
    for (const [record, content] of Object.entries(contents)) {
      open.note(Number(record), write(Number(record), content));
    }
    return open.end()?.id ?? '';
  };
  const write = (record: number, content: string | undefined) => {
    const before = records.get(record);
    if (content === undefined) records.delete(record);
    else records.set(record, content);
    return before;
  };
  const undo = (id: string) => stepsAtOnce(log.undo(id, 'Ravi', write));
  const undoable = () =>
    log
      .list(100)
      .filter((one) => one.canUndo)
      .map((one) => one.id);

  it('lists the latest changes, newest first, with who made them and how many records changed', () => {
    change({ 1: 'one', 2: 'two' });
    change({ 2: 'zwei' }, 'Ravi');
    expect(log.list(10)).toEqual([
      {
        id: '2',
        at: '2026-01-01T00:00:00.000Z',
        by: 'Ravi',
        what: 'edit',
        count: 1,
        label: 'words',
        canUndo: true,
      },
      {
        id: '1',
        at: '2026-01-01T00:00:00.000Z',
        by: 'Asha',
        what: 'edit',
        count: 2,
        label: 'words',
        canUndo: false,
      },
    ]);
    expect(log.list(1)).toHaveLength(1);
  });

  it('restores the earlier content of every record of a change', () => {
    change({ 1: 'one', 2: 'two' });
    const edit = change({ 1: 'eins', 2: undefined, 3: 'three' });
    expect(undo(edit)).toMatchObject({ kind: 'done', change: { what: 'undo', by: 'Ravi', count: 3 } });
    expect([...records]).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
  });

  it('refuses to undo a change whose records have changed since, and changes nothing', () => {
    const first = change({ 1: 'one', 2: 'two' });
    change({ 2: 'zwei' });
    expect(undo(first)).toEqual({ kind: 'changed-since' });
    expect(records.get(2)).toBe('zwei');
    expect(log.list(10)).toHaveLength(2);
  });

  it('undoes changes one after the other back to the first', () => {
    const changes = [change({ 1: 'a' }), change({ 1: 'b' }), change({ 1: 'c' })];
    for (const id of changes.reverse()) expect(undo(id).kind).toBe('done');
    expect(records.size).toBe(0);
  });

  it('undoes an undo, after which the change can be undone again', () => {
    const first = change({ 1: 'a' });
    const second = change({ 1: 'b' });
    undo(second);
    expect(undoable()).toEqual(['3', first]);
    expect(undo('3').kind).toBe('done');
    expect(records.get(1)).toBe('b');
    expect(undoable()).toEqual(['4', second]);
    expect(undo(second).kind).toBe('done');
    expect(records.get(1)).toBe('a');
  });

  it('does not undo a change twice', () => {
    const only = change({ 1: 'a' });
    undo(only);
    expect(undo(only)).toEqual({ kind: 'changed-since' });
  });

  it('undoes a change of many records in steps', () => {
    const many = change(Object.fromEntries(Array.from({ length: 1050 }, (_, at) => [at + 1, `word ${at}`])));
    let steps = 0;
    for (const _ of log.undo(many, 'Ravi', write)) steps++;
    expect(steps).toBe(1050);
    expect(records.size).toBe(0);
  });

  it('stores nothing for a change without records', () => {
    expect(change({})).toBe('');
    expect(log.list(10)).toEqual([]);
  });

  it('finds no change for an unknown id', () => {
    change({ 1: 'a' });
    for (const id of ['2', '0', '', 'x', '1.0', '1 ', '9'.repeat(40)]) expect(undo(id).kind).toBe('unknown');
  });

  it('keeps the changes of two stores in one database apart', () => {
    const database = openDatabase(':memory:');
    const one = createChangeLog(database, 'one', z.string());
    const two = createChangeLog(database, 'two', z.string());
    const open = one.begin({ what: 'add', by: '', label: '' });
    open.note(1, undefined);
    open.end();
    expect(one.list(10)).toHaveLength(1);
    expect(two.list(10)).toEqual([]);
  });
});
