import { useSyncExternalStore } from 'react';
import type { ResultRow } from '#cases/run/results.ts';
import { runKey } from '#cases/run/run-item.ts';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';
import { createListeners } from '#console/ui/listeners.ts';

/** The run in progress in this browser, or the last one that this tab has seen. */
export interface ActiveRun {
  readonly run: StoredRun;
  readonly rows: readonly ResultRow[];
  readonly running: boolean;
  /** Whether this tab sends the requests. */
  readonly here: boolean;
  /** When the sending tab began, in milliseconds since the epoch. */
  readonly since: number;
  /** How many results the sending tab has received since then. */
  readonly received: number;
  /** Whether a result could not be stored. */
  readonly notStored: boolean;
}

/** What is new about a run; `rows` are the results since the last time. */
export type Progress = Omit<ActiveRun, 'here'>;

type Message =
  /** Sent by a new tab; the tab that runs cases answers with all of its results. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'stop' };

/** The number is the version of `Message`, so that tabs with another version of the console receive none of them. */
const channel = new BroadcastChannel('case-runs 1');
const { subscribe, notify } = createListeners();
const stops = createListeners();
const elsewhere = createListeners();

let active: ActiveRun | undefined;
let rows = new Map<string, ResultRow>();

channel.onmessage = ({ data }: MessageEvent<Message>) => {
  switch (data.kind) {
    case 'ask':
      if (active?.running && active.here) post(active);
      break;
    case 'stop':
      stops.notify();
      break;
    case 'progress':
      show(data.progress, false);
      if (data.progress.running) elsewhere.notify();
  }
};

function post({ run, rows, running, since, received, notStored }: Progress): void {
  const progress = { run, rows, running, since, received, notStored };
  channel.postMessage({ kind: 'progress', progress } satisfies Message);
}

function show(progress: Progress, here: boolean): void {
  // The first message of a run, also of a continued one, has all results to keep.
  if (active?.run.id !== progress.run.id || !active.running) rows = new Map();
  for (const row of progress.rows) rows.set(runKey(row.caseId, row.row), row);
  active = { ...progress, rows: [...rows.values()], here };
  notify();
}

/** Shows the progress of the run that this tab sends, in every tab. */
export function publish(progress: Progress): void {
  show(progress, true);
  post(progress);
}

/** Marks the run of another tab as ended: a closed tab cannot report that it stopped. */
export function markAbandoned(): void {
  if (!active?.running || active.here) return;
  active = { ...active, running: false };
  notify();
}

/** Asks the other tabs for the run in progress. */
export const askForRun = (): void => channel.postMessage({ kind: 'ask' } satisfies Message);

/** Stops the run, in whichever tab it is in progress. */
export function stopRun(): void {
  stops.notify();
  channel.postMessage({ kind: 'stop' } satisfies Message);
}

/** Calls a function when the run must stop; the returned function unsubscribes it. */
export const onStop = stops.subscribe;

/** Calls a function whenever another tab reports progress of a run. */
export const onRunElsewhere = elsewhere.subscribe;

/** The run of this browser, which continues while another panel is open. */
export const useActiveRun = (): ActiveRun | undefined =>
  useSyncExternalStore(
    subscribe,
    () => active,
    () => undefined,
  );
