import type { DialectName } from '#service/http/dialect.ts';
import { type Finding, judge } from './judge.ts';
import type { WireRequest } from './request.ts';
import { sendWire, type WireAnswer } from './send.ts';

/** The results of many requests. */
export interface Tally {
  sent: number;
  /** Requests that were slow next to others and were repeated alone. */
  askedAgain: number;
  readonly findings: Map<Finding, number>;
  /** Answers by status; 0 for requests that were cut off on purpose and got no answer. */
  readonly statuses: Map<number, number>;
  /** The first findings in full, to reproduce them. */
  readonly examples: string[];
}

/** An empty tally. */
export const newTally = (): Tally => ({
  sent: 0,
  askedAgain: 0,
  findings: new Map(),
  statuses: new Map(),
  examples: [],
});

const maxExamples = 12;
/** Requests under way at the same time. */
const maxConcurrentRequests = 4;

/**
 * Sends the requests, a few at a time, and adds the results to the tally. A slow request is repeated alone: only one
 * that is slow then too counts as slow.
 */
export async function sendRequests(
  requests: readonly WireRequest[],
  port: number,
  dialect: DialectName,
  tally: Tally,
): Promise<void> {
  const slow: WireRequest[] = [];
  const left = requests.values();
  const worker = async () => {
    for (const request of left) {
      const answer = await sendWire(port, request);
      const finding = judge(request, answer, dialect);
      tally.sent++;
      increment(tally.statuses, answer?.status ?? 0);
      if (finding === 'slow') slow.push(request);
      else if (finding) note(finding, request, answer);
    }
  };
  const note = (finding: Finding, request: WireRequest, answer: WireAnswer | undefined) => {
    increment(tally.findings, finding);
    if (tally.examples.length >= maxExamples) return;
    const response = answer ? `${answer.status} ${answer.body.toString('latin1', 0, 300)}` : '';
    const sent = JSON.stringify(request.bytes.toString('latin1', 0, 1_500));
    tally.examples.push(`${finding} (${request.aim}, ${dialect}): ${sent} -> ${JSON.stringify(response)}`);
  };
  await Promise.all(Array.from({ length: maxConcurrentRequests }, worker));
  for (const request of slow) {
    tally.askedAgain++;
    const answer = await sendWire(port, request);
    const finding = judge(request, answer, dialect);
    if (finding) note(finding, request, answer);
  }
}

function increment<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
