import type { CaseResult } from '../run/results.ts';
import { keyOfResult } from '../run/run-item.ts';
import { answerDifferences, comparedAnswer } from './accepted.ts';

/** How one case fared in two runs. */
export interface ComparedCase {
  /** `ID`, or `ID#ROW`. */
  readonly key: string;
  /** The results; undefined for a case that one of the runs does not have. */
  readonly before: CaseResult | undefined;
  readonly after: CaseResult | undefined;
  /** Where the answers differ, a line each; empty when they do not or there is only one. */
  readonly differences: readonly string[];
  readonly differs: boolean;
}

/** Compares two runs of the same cases: on two targets, accounts, versions or dialects. */
export async function compareRuns(
  before: readonly CaseResult[],
  after: readonly CaseResult[],
): Promise<ComparedCase[]> {
  const ofAfter = new Map(after.map((result) => [keyOfResult(result), result]));
  const keys = new Set([...before, ...after].map(keyOfResult));
  const ofBefore = new Map(before.map((result) => [keyOfResult(result), result]));
  return Promise.all(
    [...keys].map(async (key) => {
      const [a, b] = [ofBefore.get(key), ofAfter.get(key)];
      const [first, second] = await Promise.all([answerOf(a), answerOf(b)]);
      const differences = first && second ? answerDifferences(first, second) : [];
      const differs = differences.length > 0 || a?.verdict !== b?.verdict;
      return { key, before: a, after: b, differences, differs };
    }),
  );
}

async function answerOf(result: CaseResult | undefined) {
  const last = result?.exchanges.at(-1);
  return last && comparedAnswer(last);
}
