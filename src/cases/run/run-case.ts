import type { Exchange } from '#client/exchange.ts';
import type { Target } from '#client/target.ts';
import type { Expectation } from '../case-file/expectation.ts';
import type { CaseRequest } from '../case-file/request.ts';
import type { PendingUndos } from './left-changes.ts';
import { meetNeeds, type RequestIds, runsAlone } from './needs.ts';
import type { CaseResult, CaseVerdict, ExpectationResult } from './results.ts';
import type { RunItem } from './run-item.ts';
import { type FindAudio, type SentRequest, sendRequest } from './send-request.ts';
import type { TargetFacts } from './target-facts.ts';
import { wait } from './wait.ts';

/** A target that can be called, or why there is none. */
export type Connection =
  | { readonly target: Target; readonly facts: TargetFacts }
  | { readonly problem: string }
  /** The target lacks what the case names, such as a demo account: the case is skipped. */
  | { readonly missing: string };

/**
 * Checks what is expected of an answer; `exchanges` are the calls of the case, the last one has the answer.
 * `sentSeconds` is the length of the audio that was sent, where it is known.
 */
export type CheckAnswer = (
  expectations: readonly Expectation[],
  request: CaseRequest,
  exchanges: readonly Exchange[],
  milliseconds: number,
  sent: { readonly sentSeconds?: number | undefined },
) => Promise<readonly ExpectationResult[]>;

export interface CaseContext {
  connect(target: string | undefined, account: string | undefined): Promise<Connection>;
  readonly findAudio: FindAudio;
  readonly check: CheckAnswer;
  /** How an answer differs from the accepted one; undefined where it does not, or none was accepted. */
  readonly changed: (item: RunItem, answer: Exchange) => Promise<string | undefined>;
  readonly leftChanges: PendingUndos;
  readonly signal: AbortSignal;
  readonly transcriptTimeout: number;
}

/** Runs one case, or one row of its data. Never rejects because of the target. */
export async function runCase(item: RunItem, context: CaseContext): Promise<CaseResult> {
  const { case: one, row, values } = item;
  const startedAt = new Date();
  const resultOf = (verdict: CaseVerdict, more: Partial<CaseResult> = {}): CaseResult => ({
    ...{ caseId: one.id, row, values, verdict, startedAt },
    ...{ milliseconds: 0, attempts: 0, expectations: [], exchanges: [] },
    ...more,
  });
  if (item.problem !== undefined) return resultOf('broken', { reason: item.problem });
  const connection = await context.connect(one.target, one.account);
  if ('problem' in connection) return resultOf('broken', { reason: connection.problem });
  if ('missing' in connection) return resultOf('skipped', { reason: connection.missing });

  const { target, account } = one;
  const { needs: wanted = [] } = one;
  // What an earlier case has changed could affect this one, such as an entry for the same text.
  if (runsAlone(wanted) && !(await context.leftChanges.undo())) {
    return resultOf('skipped', {
      reason: 'what an earlier case changed is not undone yet, because its target did not answer',
    });
  }
  const needs = await meetNeeds(wanted, one.request.operation, connection.facts, (undos) =>
    context.leftChanges.note(item, { target, account, undos: [...undos] }),
  );
  if ('missing' in needs) return resultOf('skipped', { reason: needs.missing });
  try {
    await wait(one.delay ?? 0, context.signal);
    const { exchanges, problem, sentSeconds, attempts, milliseconds } = await attempt(
      item,
      connection.target,
      context,
      needs.requestIds,
    );
    const facts = { exchanges, attempts, milliseconds };
    if (context.signal.aborted && problem !== undefined) return resultOf('stopped', facts);
    if (problem !== undefined) return resultOf('broken', { ...facts, reason: problem });
    const enabled = item.expectations.filter((expectation) => expectation.enabled !== false);
    const expectations = await context.check(enabled, item.request, exchanges, milliseconds, {
      sentSeconds,
    });
    const judged = { ...facts, expectations };
    if (expectations.some(({ passed }) => !passed)) return resultOf('failed', judged);
    const answer = exchanges.at(-1);
    const changed = answer && (await context.changed(item, answer));
    return changed === undefined
      ? resultOf('passed', judged)
      : resultOf('changed', { ...judged, reason: changed });
  } finally {
    await needs.undo();
  }
}

interface Attempts extends SentRequest {
  readonly attempts: number;
  readonly milliseconds: number;
}

/** Sends the request until there is an answer, as often as the case allows. */
async function attempt(
  item: RunItem,
  target: Target,
  context: CaseContext,
  requestIds: RequestIds,
): Promise<Attempts> {
  const { retries = 0 } = item.case;
  for (let attempts = 1; ; attempts++) {
    const start = performance.now();
    const sent = await sendRequest(item.request, {
      ...context,
      target,
      requestIds: attempts === 1 ? requestIds : undefined,
    });
    const [only, ...others] = sent.exchanges;
    // The record of a single call is more exact, since it leaves out the work of reading the answer.
    const milliseconds = only && others.length === 0 ? only.timing.total : performance.now() - start;
    if (sent.problem === undefined || attempts > retries || context.signal.aborted) {
      return { ...sent, attempts, milliseconds };
    }
  }
}
