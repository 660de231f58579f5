import { answerDifferences, comparedAnswer } from '#cases/baselines/accepted.ts';
import type { CaseResult, ResultRow } from '#cases/run/results.ts';
import type { RunOptions } from '#cases/run/run-cases.ts';
import { itemsWithKeys, runItems, runKey } from '#cases/run/run-item.ts';
import { undoLeftChanges } from '#cases/run/undo-left-changes.ts';
import { localCallsTo } from '#client/local/local-calls.ts';
import { caseAudio } from '#console/storage/cases/case-audio.ts';
import { caseRuns, type StoredRun } from '#console/storage/cases/case-runs.ts';
import { savedCases } from '#console/storage/cases/saved-cases.ts';
import { callTargetOf, type SessionCredentials } from '#console/targets/target-choice.tsx';
import { defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { onStop, publish } from './active-run.ts';
import { createConnect, type RunContext, type RunTarget } from './connect.ts';

/** Milliseconds between two updates of the page while results arrive. */
const updateInterval = 150;

/** Whether the page is being closed or reloaded: its requests are then cancelled, which is no failure of the target. */
let leaving = false;
globalThis.addEventListener?.('pagehide', () => {
  leaving = true;
});
globalThis.addEventListener?.('pageshow', () => {
  leaving = false;
});

/** Sends the remaining requests of a run, stores each result, and shows the progress in every tab. */
export async function sendRun(
  begun: StoredRun,
  session: SessionCredentials | undefined,
  { client, words }: RunContext,
): Promise<{ readonly stopped: boolean }> {
  const { target, account = defaultAccount } = begun;
  const chosen: RunTarget = { target, account, session };
  const stopper = new AbortController();
  const since = Date.now();
  let run = begun;
  let received = 0;
  let notStored = false;
  let news: ResultRow[] = [];
  const writes = new Set<Promise<void>>();
  const store = (write: Promise<void>) => {
    const stored = write
      .catch(() => {
        notStored = true;
      })
      .finally(() => writes.delete(stored));
    writes.add(stored);
  };
  const show = (running: boolean) => {
    publish({ run, rows: news, running, since, received, notStored });
    news = [];
  };
  let update: ReturnType<typeof setTimeout> | undefined;
  const add = ({ exchanges, ...row }: CaseResult) => {
    if (leaving) return;
    news.push(row);
    received += 1;
    store(caseRuns.addResult(run.id, { ...row, exchanges }));
    update ??= setTimeout(() => {
      update = undefined;
      show(true);
    }, updateInterval);
  };
  const ignoreStop = onStop(() => stopper.abort());
  try {
    news = (await caseRuns.rows(run.id).catch(() => [])).filter(({ verdict }) => verdict !== 'stopped');
    const done = new Set(news.map((row) => runKey(row.caseId, row.row)));
    const left = new Set(run.keys.filter((key) => !done.has(key)));
    run = { ...run, ...(await serviceOf(chosen)) };
    store(caseRuns.put(run));
    show(true);
    const items = itemsWithKeys(runItems(await savedCases.all()), left);
    const [{ runCases }, { checkWithMeasures }] = await Promise.all([
      import('#cases/run/run-cases.ts'),
      import('#console/download/case-files/check-with-measures.ts'),
    ]);
    await runCases({
      ...run.settings,
      items,
      signal: stopper.signal,
      connect: createConnect(chosen, client, words),
      check: checkWithMeasures,
      findAudio: caseAudio.get,
      changed: differenceFromAccepted,
      onResult: add,
      leftChanges: run.leftChanges,
      onTargetChange: async (left) => {
        run = { ...run, leftChanges: [...left] };
        await caseRuns.put(run).catch(() => {});
      },
    });
  } finally {
    ignoreStop();
    clearTimeout(update);
    await Promise.all(writes);
    if (!leaving) {
      run = { ...run, endedAt: new Date() };
      await caseRuns.put(run).catch(() => {
        notStored = true;
      });
      show(false);
    }
  }
  return { stopped: stopper.signal.aborted };
}

/**
 * Undoes what the cases of a run had changed at their targets when the page was closed or reloaded. What cannot be undone
 * yet, because a target does not answer, is tried again on the next visit.
 */
export async function undoChangesOf(run: StoredRun, { client, words }: RunContext): Promise<void> {
  const { target, account = defaultAccount, leftChanges = [] } = run;
  const connect = createConnect({ target, account, session: undefined }, client, words);
  await caseRuns.put({ ...run, leftChanges: await undoLeftChanges(leftChanges, connect) });
}

/** Dialect and version of the service, which only the embedded service reports. */
async function serviceOf({ target, account, session }: RunTarget): Promise<Partial<StoredRun>> {
  if (target !== embeddedTarget) return {};
  const health = await localCallsTo(callTargetOf({ target, account }, session)).health();
  return health.kind === 'ok' ? { dialect: health.data.dialect, serviceVersion: health.data.version } : {};
}

const differenceFromAccepted: NonNullable<RunOptions['changed']> = async (item, exchange) => {
  const known = await savedCases.accepted(item.case.id).catch(() => []);
  const before = known.find(({ row }) => row === item.row);
  const after = before && (await comparedAnswer(exchange));
  const lines = before && after ? answerDifferences(before.answer, after) : [];
  return lines.length === 0 ? undefined : lines.join('\n');
};
