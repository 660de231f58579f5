import type { TestResult } from './read-results.mjs';

export interface TestRun {
  /** Exit code of the runner. */
  readonly code: number;
  readonly tests: readonly TestResult[];
  /** Number of slow tests that were not run. */
  readonly leftOut: number;
}

export declare function summarise(runs: readonly TestRun[]): { text: string; failed: number };
