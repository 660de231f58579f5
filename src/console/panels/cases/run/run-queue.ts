import { caseRuns, type RunSettings, type StoredRun } from '#console/storage/cases/case-runs.ts';
import { setUnfinishedRuns } from '#console/storage/cases/unfinished-runs.ts';
import type { SessionCredentials } from '#console/targets/target-choice.tsx';
import { basePath } from '#console/ui/base-path.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { askForRun, markAbandoned, onRunElsewhere } from './active-run.ts';
import type { RunContext, RunTarget } from './connect.ts';

/** The lock of the tab that sends; the others wait for it, so that one of them continues when that tab is closed. */
const runLock = 'case-run';

/** Runs that were started in this tab and are not sent yet. */
const waiting: StoredRun[] = [];
/** Typed credentials by run: only this tab knows them. */
const typed = new Map<string, SessionCredentials>();
/** Runs that ended in this tab, even if that could not be stored. */
const ended = new Set<string>();
let context: RunContext | undefined;
let asking = false;

/** Shows the run of another tab, and sends its remaining requests if that tab is closed. */
export function joinRuns(given: RunContext): void {
  const isFirst = context === undefined;
  context = given;
  if (!isFirst) return;
  onRunElsewhere(() => void sendWaiting());
  askForRun();
  void sendWaiting();
}

/**
 * Starts a run of the same requests on each of the targets, one after the other. With two targets, the second run is
 * compared with the first. A run in progress in any tab is ended first.
 *
 * @param keys - the requests, by `runKey`
 * @param comparedWith - the id of an earlier run that the first one is compared with
 * @returns the ids of the runs
 */
export async function startRuns(
  targets: readonly RunTarget[],
  keys: readonly string[],
  settings: RunSettings,
  comparedWith?: string,
): Promise<string[]> {
  const now = Date.now();
  let other = comparedWith;
  const runs = targets.map(({ target, account, session }, index): StoredRun => {
    const startedAt = new Date(now + index);
    const run: StoredRun = {
      id: `${startedAt.toISOString()} ${crypto.randomUUID()}`,
      startedAt,
      target,
      baseUrl: `${location.origin}${basePath}/api/${target}`,
      ...(target === embeddedTarget && !session && { account }),
      ...(session && { typed: true }),
      ...(other !== undefined && { comparedWith: other }),
      settings,
      keys: [...keys],
    };
    if (session) typed.set(run.id, session);
    other = run.id;
    return run;
  });
  waiting.push(...runs);
  // If it cannot be stored, the run continues in this tab only.
  for (const run of runs) await caseRuns.put(run).catch(() => {});
  setUnfinishedRuns(true);
  void sendWaiting();
  return runs.map(({ id }) => id);
}

/** Sends the remaining requests of a run that was stopped, or whose typed credentials were lost. */
export async function continueRun(
  { endedAt: _, typed: __, ...run }: StoredRun,
  session: SessionCredentials | undefined,
): Promise<void> {
  if (session) typed.set(run.id, session);
  ended.delete(run.id);
  const again = { ...run, ...(session && { typed: true }) };
  waiting.push(again);
  await caseRuns.put(again).catch(() => {});
  setUnfinishedRuns(true);
  void sendWaiting();
}

/** Whether a run needs credentials that this tab does not have. */
export const lacksCredentials = (run: StoredRun): boolean => run.typed === true && !typed.has(run.id);

/** Sends every unfinished run of this browser, as soon as no other tab does. */
async function sendWaiting(): Promise<void> {
  const given = context;
  if (asking || !given) return;
  asking = true;
  try {
    await withLock(async () => {
      await undoInterruptedRuns(given);
      for (let run = await nextRun(); run; run = await nextRun()) {
        // A run that fails completely is stored as stopped, with its results so far.
        const { stopped } = await import('./send-run.ts')
          .then(({ sendRun }) => sendRun(run, typed.get(run.id), given))
          .catch(async () => {
            await caseRuns.put({ ...run, endedAt: new Date() }).catch(() => {});
            return { stopped: false };
          });
        ended.add(run.id);
        if (stopped) await endWaiting();
      }
    });
  } finally {
    asking = false;
    const stored = await caseRuns.all().catch(() => []);
    setUnfinishedRuns(stored.some(({ endedAt }) => endedAt === undefined));
    await given.client.invalidateQueries({ queryKey: ['cases', 'runs'] });
  }
  if (waiting.length > 0) await sendWaiting();
}

/** Undoes what runs had changed at their targets in tabs that were closed or reloaded. */
async function undoInterruptedRuns(given: RunContext): Promise<void> {
  const stored = await caseRuns.all().catch(() => []);
  const left = stored.filter(({ leftChanges = [] }) => leftChanges.length > 0);
  if (left.length === 0) return;
  const { undoChangesOf } = await import('./send-run.ts');
  for (const run of left) await undoChangesOf(run, given).catch(() => {});
}

/**
 * Does the work once this tab has the lock; on a page over plain HTTP, which has no locks, each tab sends its own runs.
 */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(runLock, async () => {
    markAbandoned();
    await work();
  });
}

/** The next run that this tab can send: one that was started in it, otherwise the oldest unfinished one. */
async function nextRun(): Promise<StoredRun | undefined> {
  const stored = await caseRuns.all().catch(() => []);
  for (let own = waiting.shift(); own; own = waiting.shift()) {
    // Another tab may have sent it, or undone its changes, while this one waited.
    const now = stored.find(({ id }) => id === own?.id) ?? own;
    if (now.endedAt === undefined) return now;
  }
  return stored.findLast((run) => isUnfinished(run));
}

const isUnfinished = (run: StoredRun) =>
  run.endedAt === undefined && !ended.has(run.id) && !lacksCredentials(run);

/** Ends all unfinished runs: stopping a run also stops those that wait for its end. */
async function endWaiting(): Promise<void> {
  const stored = await caseRuns.all().catch(() => []);
  const left = [...waiting.splice(0), ...stored.filter(isUnfinished)];
  for (const run of left) {
    ended.add(run.id);
    await caseRuns.put({ ...run, endedAt: new Date() }).catch(() => {});
  }
}
