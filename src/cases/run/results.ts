import type { Exchange } from '#client/exchange.ts';
import type { DataRow } from '../case-file/case.ts';
import type { Expectation } from '../case-file/expectation.ts';

/** The result of one expectation. */
export interface ExpectationResult {
  readonly expectation: Expectation;
  readonly passed: boolean;
  /** What was expected and received, for display. */
  readonly expected: string;
  readonly received: string;
  /** The language of `expected` and `received` if they are texts from the answer. */
  readonly language?: string | undefined;
  /** The first text that is not as expected, and the one that was expected, both without explanations. */
  readonly compared?: { readonly expected: string; readonly received: string } | undefined;
}

/** The expectations that are not met, then the others, each in the order of the case. */
export const failedFirst = (results: readonly ExpectationResult[]): ExpectationResult[] => [
  ...results.filter(({ passed }) => !passed),
  ...results.filter(({ passed }) => passed),
];

/**
 * - `passed`: every expectation is met
 * - `changed`: every expectation is met, but the answer differs from the accepted one
 * - `failed`: an expectation is not met
 * - `broken`: the target did not answer, or the request could not be sent
 * - `skipped`: the target lacks something that the case needs
 * - `stopped`: the run was stopped before the case ended
 */
export const caseVerdicts = ['passed', 'changed', 'failed', 'broken', 'skipped', 'stopped'] as const;
export type CaseVerdict = (typeof caseVerdicts)[number];

/** The verdicts in English words. */
export const verdictWords: Readonly<Record<CaseVerdict, string>> = {
  passed: 'passed',
  changed: 'changed',
  failed: 'failed',
  broken: 'broken',
  skipped: 'skipped',
  stopped: 'stopped',
};

/** The result of a case, or of one row of its data. */
export interface CaseResult {
  readonly caseId: string;
  /** Index of the data row, from 0. */
  readonly row?: number | undefined;
  readonly values?: DataRow | undefined;
  readonly verdict: CaseVerdict;
  /** Why the case was skipped or broken, or how its answer has changed. */
  readonly reason?: string | undefined;
  readonly startedAt: Date;
  /** Milliseconds of the last attempt, until the answer to its last call was complete. */
  readonly milliseconds: number;
  /** How often the request was sent. */
  readonly attempts: number;
  readonly expectations: readonly ExpectationResult[];
  /** The calls of the last attempt in order; the last call has the answer. */
  readonly exchanges: readonly Exchange[];
}

/** A result without the calls of its case. */
export type ResultRow = Omit<CaseResult, 'exchanges'>;
