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
  /** Size of the file in bytes. */
  readonly size: number;
  readonly startedAt: number;
  /** Number of bytes that the browser has sent. */
  readonly sent: number;
  /** Number of bytes that the service has read. */
  readonly read: number;
  readonly rows: number;
  readonly refused: number;
  /** How it ended; undefined while it runs. */
  readonly end?: ImportDone | ImportFailed | ({ readonly kind: 'problem' } & FileProblem) | undefined;
}

/** The state of the import after an event. */
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

/** The share of the progress bar for sending the file; the rest is for reading its rows. */
const sendingShare = 0.2;

/** The progress of an import, from 0 to 1. */
export function importProgress({ size, sent, read, rows, refused, end }: ImportRun): number {
  if (end) return 1;
  if (size === 0) return 0;
  const isReading = rows > 0 || refused > 0;
  return isReading
    ? sendingShare + (1 - sendingShare) * (read / size)
    : sendingShare * (Math.max(sent, read) / size);
}

/** The import into one database. It continues while another panel is shown. */
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
    /** Cancels the import, which then changes nothing, or forgets the outcome of the last one. */
    clear: () => {
      cancel();
      set(undefined);
    },
    useRun: () => useSyncExternalStore(subscribe, () => run),
  };
}

export type DatabaseImport = ReturnType<typeof createImport>;
