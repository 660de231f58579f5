import { describe, expect, it, vi } from 'vitest';
import type { ImportEvent, importFile } from '#client/local/database-files.ts';
import { afterEvent, createImport, type ImportRun, importProgress } from './import-run.ts';

const run: ImportRun = {
  ...{ name: 'memory.tmx', size: 1000, startedAt: 0 },
  ...{ sent: 0, read: 0, rows: 0, refused: 0 },
};
const done: ImportEvent = {
  ...{ kind: 'done', added: 2, replaced: 0, unchanged: 0 },
  ...{ refused: 0, refusedRows: [] },
};

describe('the progress of an import', () => {
  it.each<[ImportEvent[], number]>([
    [[], 0],
    [[{ kind: 'sent', bytes: 500 }], 0.1],
    [[{ kind: 'sent', bytes: 1200 }], 0.2],
    [
      [
        { kind: 'sent', bytes: 1000 },
        { kind: 'progress', bytes: 250, rows: 10, refused: 1 },
      ],
      0.4,
    ],
    [[{ kind: 'progress', bytes: 250, rows: 10, refused: 1 }, done], 1],
  ])('the progress after %j is %d', (events, share) => {
    expect(importProgress(events.reduce(afterEvent, run))).toBe(share);
  });

  it('the progress of an empty file is 0', () => {
    expect(importProgress({ ...run, size: 0 })).toBe(0);
  });
});

describe('an import', () => {
  function start() {
    const cancel = vi.fn();
    let report: (event: ImportEvent) => void = () => {};
    const send: typeof importFile = (_target, _order, onEvent) => {
      report = onEvent;
      return cancel;
    };
    const onDone = vi.fn();
    const database = createImport('lookup', send);
    database.start(new File(['x'], 'a.csv'), { parameters: {}, by: '' }, onDone);
    return { database, cancel, onDone, report: (event: ImportEvent) => report(event) };
  }

  it('an import reports its end once', () => {
    const { onDone, report } = start();
    report({ kind: 'progress', bytes: 1, rows: 1, refused: 0 });
    expect(onDone).not.toHaveBeenCalled();
    report(done);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(done);
  });

  it('an import is cancelled when another one starts, and when it is cleared', () => {
    const { database, cancel } = start();
    database.start(new File(['y'], 'b.csv'), { parameters: {}, by: '' }, () => {});
    expect(cancel).toHaveBeenCalledTimes(1);
    database.clear();
    expect(cancel).toHaveBeenCalledTimes(2);
  });
});
