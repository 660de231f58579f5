export interface TestResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly slow: boolean;
  readonly seconds: number;
  /** The first line of the first error of a test that failed, even if it passed when it was run again. */
  readonly firstError?: string;
}

export declare function readVitestReport(file: string): TestResult[];
export declare function readPlaywrightReport(file: string): TestResult[];
