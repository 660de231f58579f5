import type { Exchange } from '#client/exchange.ts';
import { checkAnswer } from '../expectations/check-answer.ts';
import { createPendingUndos } from './left-changes.ts';
import { runsAlone } from './needs.ts';
import type { CaseResult } from './results.ts';
import { type CheckAnswer, type Connection, runCase } from './run-case.ts';
import type { RunItem } from './run-item.ts';
import type { FindAudio } from './send-request.ts';
import type { TargetChanges } from './target-changes.ts';
import { type ConnectTarget, targetFacts } from './target-facts.ts';
import { wait } from './wait.ts';

export interface RunOptions {
  readonly items: readonly RunItem[];
  readonly connect: ConnectTarget;
  /** Replaces the usual check, for example by one that also measures audio. */
  readonly check?: CheckAnswer | undefined;
  readonly findAudio?: FindAudio | undefined;
  /** How an answer differs from the accepted one; undefined where it does not, or none was accepted. */
  readonly changed?: ((item: RunItem, answer: Exchange) => Promise<string | undefined>) | undefined;
  /** What earlier runs have changed at targets and could not undo. */
  readonly leftChanges?: readonly TargetChanges[] | undefined;
  /** Called with all changes still to be undone, when a change of a target is noted and after an undo. */
  readonly onTargetChange?: ((left: readonly TargetChanges[]) => Promise<void>) | undefined;
  /**
   * Milliseconds before each further attempt to undo, at the end of the run, what could not be undone because the
   * target did not answer; 1000, 2000 and 4000 when absent.
   */
  readonly undoDelays?: readonly number[] | undefined;
  /** Maximum number of cases at a time; 4 when absent. Cases that change the target run alone, after the others. */
  readonly concurrency?: number | undefined;
  /** Milliseconds between the end of a case and the start of the next; 0 when absent. */
  readonly delay?: number | undefined;
  /** How long to wait for a transcript, in milliseconds; ten minutes by default. */
  readonly transcriptTimeout?: number | undefined;
  /** Stops the run: cases that have no answer yet end as `stopped`, and no others begin. */
  readonly signal?: AbortSignal | undefined;
  readonly onStart?: ((item: RunItem) => void) | undefined;
  readonly onResult?: ((result: CaseResult) => void) | undefined;
}

/** Runs cases and returns their results in the order of the items; cases that did not begin have none. */
export async function runCases(options: RunOptions): Promise<readonly CaseResult[]> {
  const { items, concurrency = 4, delay = 0, signal = new AbortController().signal } = options;
  const leftChanges = createPendingUndos(
    options.leftChanges ?? [],
    options.connect,
    options.onTargetChange ?? (async () => {}),
  );
  const context = {
    connect: createConnections(options.connect),
    leftChanges,
    findAudio: options.findAudio ?? (async () => undefined),
    check: options.check ?? checkAnswer,
    changed: options.changed ?? (async () => undefined),
    transcriptTimeout: options.transcriptTimeout ?? 600_000,
    signal,
  };
  const results = new Map<RunItem, CaseResult>();
  const run = async (queue: readonly RunItem[], atATime: number) => {
    const waiting = queue.values();
    const work = async () => {
      for (const item of waiting) {
        if (signal.aborted) return;
        options.onStart?.(item);
        const result = await runCase(item, context);
        results.set(item, result);
        options.onResult?.(result);
        await wait(delay, signal);
      }
    };
    await Promise.all(Array.from({ length: Math.max(1, atATime) }, work));
  };
  const isAlone = (item: RunItem) => runsAlone(item.case.needs ?? []);
  await run(
    items.filter((item) => !isAlone(item)),
    concurrency,
  );
  await run(items.filter(isAlone), 1);
  for (const pause of [0, ...(options.undoDelays ?? [1000, 2000, 4000])]) {
    await wait(pause, signal);
    if (await leftChanges.undo()) break;
  }
  return items.flatMap((item) => results.get(item) ?? []);
}

/** Connects to each target and account once. */
function createConnections(connect: RunOptions['connect']) {
  const known = new Map<string, Promise<Connection>>();
  const facts = new Map<string, ReturnType<typeof targetFacts>>();
  const open = async (...names: Parameters<RunOptions['connect']>): Promise<Connection> => {
    const target = await connect(...names);
    if ('problem' in target || 'missing' in target) return target;
    const shared = facts.get(target.baseUrl) ?? targetFacts(target);
    facts.set(target.baseUrl, shared);
    return { target, facts: shared };
  };
  return (...names: Parameters<RunOptions['connect']>) => {
    const key = JSON.stringify(names);
    const connection = known.get(key) ?? open(...names);
    known.set(key, connection);
    return connection;
  };
}
