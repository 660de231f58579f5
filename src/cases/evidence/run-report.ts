import { type ComparedCase, compareRuns } from '../baselines/compare-runs.ts';
import type { Case } from '../case-file/case.ts';
import { type CaseResult, type CaseVerdict, caseVerdicts } from '../run/results.ts';
import { createSecretMask } from './mask-secrets.ts';

/** Where and when a run took place. */
export interface RunEnvironment {
  /** The name of the folder or tag that was run. */
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
  /** Version of the embedded service. */
  readonly serviceVersion?: string | undefined;
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
  /**
   * Recordings that the cases send, by the SHA-256 of their bytes; present when the HTML report should contain them.
   */
  readonly audio?: ReadonlyMap<string, Blob> | undefined;
  readonly comparison?: RunComparison | undefined;
}

/** Another run of the same cases, and the differences. */
export interface RunComparison {
  /** The environment of the other run. */
  readonly environment: RunEnvironment;
  readonly summary: RunSummary;
  /** `before` is the result in the report's own run, `after` that in the other one. */
  readonly cases: readonly ComparedCase[];
}

/** The data from which a report is made. */
export interface RunRecord extends Omit<RunReport, 'summary' | 'comparison'> {
  /** A second run of the same cases, for comparison. */
  readonly other?:
    | { readonly environment: RunEnvironment; readonly results: readonly CaseResult[] }
    | undefined;
  /** The known keys and app ids that were used; they are masked wherever they occur. */
  readonly secrets?: readonly string[];
}

/** The report of a run, with every secret masked. */
export async function createRunReport({
  environment,
  results,
  cases,
  audio,
  other,
  secrets = [],
}: RunRecord): Promise<RunReport> {
  const mask = createSecretMask(secrets);
  const masked = await mask(results);
  return {
    environment: await mask(environment),
    summary: summarise(results),
    results: masked,
    cases: await mask(cases),
    audio,
    comparison: other && {
      environment: await mask(other.environment),
      summary: summarise(other.results),
      cases: await compareRuns(masked, await mask(other.results)),
    },
  };
}

/** Counts results by verdict. */
export function summarise(results: readonly Pick<CaseResult, 'verdict'>[]): RunSummary {
  const count = (verdict: CaseVerdict) => results.filter((result) => result.verdict === verdict).length;
  return {
    ...(Object.fromEntries(caseVerdicts.map((verdict) => [verdict, count(verdict)])) as Record<
      CaseVerdict,
      number
    >),
    total: results.length,
  };
}
