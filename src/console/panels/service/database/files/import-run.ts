import { useSyncExternalStore } from 'react';
import {
  type FileProblem,
  type ImportEvent,
  type ImportOrder,
  importFile,
} from '#client/local/database-files.ts';
import { embeddedCallTarget } from '#console/targets/queries.ts';
import { createListeners } from '#console/ui/listeners.ts';
import type { ImportProgress } from '#contract/local/lookup.ts';

export type ImportDone = Extract<ImportProgress, { kind: 'done' }>;
export type ImportFailed = Extract<ImportProgress, { kind: 'failed' }>;

/** An import under way or ended. */
export interface ImportRun {
  readonly name: string;
  /** Of the file, in bytes. */
  readonly size: number;
  readonly startedAt: number;
  /** Bytes that have left the browser, and that the service has read. */
  readonly sent: number;
  readonly read: number;
  readonly rows: number;
  readonly refused: number;
  /** How it ended; undefined while it runs. */
  readonly end?: ImportDone | ImportFailed | ({ readonly kind: 'problem' } & FileProblem) | undefined;
}

/** The run after an event. */
export function afterEvent(run: ImportRun, event: ImportEvent): ImportRun {
  switch (event.kind) {
    case 'sent':
      return { ...run, sent: Math.min(run.size, Math.max(run.sent, event.bytes)) };
    case 'progress':
      return { ...run, read: Math.min(run.size, event.bytes), rows: event.rows, refused: event.refused };
    default:
      return { ...run, end: event };
  }
}

/** The part of the progress that is sending the file; the rest is reading its rows. */
const sendingShare = 0.2;

/** The share of an import that is done, from 0 to 1. */
export function shareDone({ size, sent, read, rows, refused, end }: ImportRun): number {
  if (end) return 1;
  if (size === 0) return 0;
  const isReading = rows > 0 || refused > 0;
  return isReading
    ? sendingShare + (1 - sendingShare) * (read / size)
    : sendingShare * (Math.max(sent, read) / size);
}

/** The import of one database. It goes on while another panel is shown. */
export function createImport(path: string, send: typeof importFile = importFile) {
  const { subscribe, notify } = createListeners();
  let run: ImportRun | undefined;
  let cancel = () => {};
  const set = (next: ImportRun | undefined) => {
    run = next;
    notify();
  };
  return {
    /** Imports a file; `onDone` is called when it is in the database. */
    start: (
      file: File,
      order: Pick<ImportOrder, 'parameters' | 'by'>,
      onDone: (done: ImportDone) => void,
    ) => {
      cancel();
      const { name, size } = file;
      set({ name, size, startedAt: Date.now(), sent: 0, read: 0, rows: 0, refused: 0 });
      cancel = send(embeddedCallTarget, { ...order, path, file }, (event) => {
        if (run) set(afterEvent(run, event));
        if (event.kind === 'done') onDone(event);
      });
    },
    /** Ends the import, of which nothing is kept, or forgets how it ended. */
    clear: () => {
      cancel();
      set(undefined);
    },
    useRun: () => useSyncExternalStore(subscribe, () => run),
  };
}

export type DatabaseImport = ReturnType<typeof createImport>;
