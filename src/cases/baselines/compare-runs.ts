import type { Exchange } from '#client/exchange.ts';
import { languageCodesOf } from '../checks/text/call-languages.ts';
import type { CaseResult, ResultRow } from '../run/results.ts';
import { keyOfResult } from '../run/run-item.ts';
import { comparedAnswer } from './accepted.ts';
import { type JsonDifference, jsonDifferences } from './json-differences.ts';

/** The results of one case in two runs. */
export interface ComparedCase {
  /** Key of the case in a run (`runKey`): `ID`, or `ID#ROW`. */
  readonly key: string;
  /** The result in the first run, and `after` that in the second; undefined if the run does not have the case. */
  readonly before: ResultRow | undefined;
  readonly after: ResultRow | undefined;
  /** The differences between the answers; empty when they are equal or one is missing. */
  readonly differences: readonly JsonDifference[];
  /** Codes of the languages of the call; each text of the answer is in one of them. */
  readonly languages: readonly string[];
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
      const [first, second] = [a?.exchanges.at(-1), b?.exchanges.at(-1)];
      const differences = await compareAnswers(first, second);
      const differs = differences.length > 0 || a?.verdict !== b?.verdict;
      const call = first ?? second;
      const languages = call ? languageCodesOf(call) : [];
      return { key, before: a && rowOf(a), after: b && rowOf(b), differences, languages, differs };
    }),
  );
}

const rowOf = ({ exchanges: _, ...row }: CaseResult): ResultRow => row;

/**
 * The differences between the answers of two calls, except in ids, times and the like; empty when an answer is missing.
 */
export async function compareAnswers(
  before: Exchange | undefined,
  after: Exchange | undefined,
): Promise<JsonDifference[]> {
  const [a, b] = await Promise.all([before && comparedAnswer(before), after && comparedAnswer(after)]);
  return a && b ? jsonDifferences(a, b) : [];
}
