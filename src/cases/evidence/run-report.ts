import type { Case } from '../case-file/case.ts';
import type { CaseResult, CaseVerdict } from '../run/results.ts';

/** Where and when a run took place. */
export interface RunEnvironment {
  /** What was run: the name of a folder or a tag. */
  readonly name: string;
  /** The target's name. */
  readonly target: string;
  readonly baseUrl?: string | undefined;
  /** Name of the demo account of the embedded service. */
  readonly account?: string | undefined;
  /** Version of the console. */
  readonly version?: string | undefined;
  /** Commit of the console. */
  readonly commit?: string | undefined;
  /** Dialect of the embedded service. */
  readonly dialect?: string | undefined;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** How many results have each verdict. */
export type RunSummary = Readonly<Record<CaseVerdict, number>> & { readonly total: number };

/** A run and the cases that it ran. */
export interface RunReport {
  readonly environment: RunEnvironment;
  readonly summary: RunSummary;
  readonly results: readonly CaseResult[];
  readonly cases: readonly Case[];
}
