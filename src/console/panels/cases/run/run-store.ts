import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SetCase } from '#cases/archive/case-set.ts';
import { answerDifferences, comparedAnswer } from '#cases/baselines/accepted.ts';
import type { ResultRow } from '#cases/run/results.ts';
import { itemsWithKeys, keyOfItem, type RunItem, runItems, runKey } from '#cases/run/run-item.ts';
import { localCallsTo } from '#client/local/local-calls.ts';
import type { CasesWords } from '#console/catalogues/cases.ts';
import { caseAudio } from '#console/storage/cases/case-audio.ts';
import { caseRuns, type StoredRun } from '#console/storage/cases/case-runs.ts';
import { savedCases } from '#console/storage/cases/saved-cases.ts';
import { callTargetOf } from '#console/targets/target-choice.tsx';
import { createListeners } from '#console/ui/listeners.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { createConnect, type RunTarget } from './connect.ts';

/** The run of this tab, while it is running and until the next one begins. */
export interface ActiveRun {
  readonly run: StoredRun;
  readonly rows: readonly ResultRow[];
  readonly running: boolean;
  /** When this tab began to send, and the number of results since then. */
  readonly since: number;
  readonly received: number;
  /** Whether a result could not be stored. */
  readonly notStored: boolean;
}

/** Name of the lock that is held by the tab that runs cases. */
const runLock = 'case-run';
/** Milliseconds between two updates of the page while results arrive. */
const updateInterval = 150;

let active: ActiveRun | undefined;
let stopper: AbortController | undefined;
const { subscribe, notify } = createListeners();

/** The run of this tab, which continues while another panel is open. */
export const useActiveRun = (): ActiveRun | undefined =>
  useSyncExternalStore(
    subscribe,
    () => active,
    () => undefined,
  );

export function stopRun(): void {
  stopper?.abort();
}

interface RunRequest {
  readonly cases: readonly SetCase[];
  /** Keys of the requests to send; all of the cases when absent. */
  readonly keys?: ReadonlySet<string> | undefined;
  readonly chosen: RunTarget;
  readonly client: QueryClient;
  readonly words: CasesWords['run'];
}

/** Starts a new run. Does nothing while any tab runs cases. */
export async function startRun(request: RunRequest): Promise<void> {
  const { cases, keys, chosen } = request;
  const all = runItems(cases);
  const items = keys ? itemsWithKeys(all, keys) : all;
  const startedAt = new Date();
  const { target, account } = chosen;
  await withLock(request.client, async () => {
    const listed = await localCallsTo(callTargetOf(chosen, chosen.session)).health();
    const run: StoredRun = {
      id: `${startedAt.toISOString()} ${crypto.randomUUID()}`,
      startedAt,
      target,
      baseUrl: `${location.origin}/api/${target}`,
      ...(target === embeddedTarget && !chosen.session && { account }),
      ...(listed.kind === 'ok' && { dialect: listed.data.dialect }),
      keys: items.map(keyOfItem),
    };
    await send(run, [], items, request);
  });
}

/** Sends the remaining requests of an interrupted run. */
export async function continueRun(
  run: StoredRun,
  rows: readonly ResultRow[],
  request: RunRequest,
): Promise<void> {
  const finished = rows.filter(({ verdict }) => verdict !== 'stopped');
  const done = new Set(finished.map((row) => runKey(row.caseId, row.row)));
  const left = new Set(run.keys.filter((key) => !done.has(key)));
  const items = itemsWithKeys(runItems(request.cases), left);
  await withLock(request.client, () => send(run, finished, items, request));
}

/** Whether this tab holds the lock. */
let locked = false;

async function withLock(client: QueryClient, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(runLock, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    locked = true;
    try {
      await work();
    } finally {
      locked = false;
    }
  });
  await client.invalidateQueries({ queryKey: ['cases', 'runs'] });
}

/** Whether another tab runs cases. */
export async function isRunningElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return !locked && held.some(({ name }) => name === runLock);
}

async function send(
  begun: StoredRun,
  earlier: readonly ResultRow[],
  items: readonly RunItem[],
  { chosen, client, words }: RunRequest,
): Promise<void> {
  const { endedAt: _, ...run } = begun;
  const rows = new Map(earlier.map((row) => [runKey(row.caseId, row.row), row]));
  const since = Date.now();
  let received = 0;
  let notStored = false;
  const writes: Promise<void>[] = [];
  const store = (write: Promise<void>) =>
    writes.push(
      write.catch(() => {
        notStored = true;
      }),
    );
  const show = (shown: StoredRun, running: boolean) => {
    active = { run: shown, rows: [...rows.values()], running, since, received, notStored };
    notify();
  };
  stopper = new AbortController();
  const { signal } = stopper;
  store(caseRuns.put(run));
  show(run, true);
  let update: ReturnType<typeof setTimeout> | undefined;
  try {
    const [{ runCases }, { checkWithMeasures }] = await Promise.all([
      import('#cases/run/run-cases.ts'),
      import('#console/download/case-files/check-with-measures.ts'),
    ]);
    await runCases({
      items,
      signal,
      connect: createConnect(chosen, client, words),
      check: checkWithMeasures,
      findAudio: caseAudio.get,
      changed: async (item, exchange) => {
        const known = await savedCases.accepted(item.case.id).catch(() => []);
        const before = known.find(({ row }) => row === item.row);
        const after = before && (await comparedAnswer(exchange));
        const lines = before && after ? answerDifferences(before.answer, after) : [];
        return lines.length === 0 ? undefined : lines.join('\n');
      },
      onResult: (result) => {
        const { exchanges: _calls, ...row } = result;
        rows.set(runKey(row.caseId, row.row), row);
        received += 1;
        store(caseRuns.addResult(run.id, result));
        update ??= setTimeout(() => {
          update = undefined;
          show(run, true);
        }, updateInterval);
      },
    });
  } finally {
    clearTimeout(update);
    const ended = { ...run, endedAt: new Date() };
    await Promise.all(writes);
    await caseRuns.put(ended).catch(() => {
      notStored = true;
    });
    show(ended, false);
  }
}
