import type { Case } from '../case-file/case.ts';
import { type CaseResult, type CaseVerdict, caseVerdicts } from '../run/results.ts';
import { secretMask } from './mask-secrets.ts';

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
  /** Recordings that the cases send, by the SHA-256 of their bytes, where they are to be in the HTML report. */
  readonly audio?: ReadonlyMap<string, Blob> | undefined;
}

/** What a report is made of. */
export interface RunRecord extends Omit<RunReport, 'summary'> {
  /** Keys and app ids that were used, as far as they are known: masked wherever they occur. */
  readonly secrets?: readonly string[];
}

/** The report of a run, with every secret masked. */
export async function createRunReport({
  environment,
  results,
  cases,
  audio,
  secrets = [],
}: RunRecord): Promise<RunReport> {
  const mask = secretMask(secrets);
  return {
    environment: await mask(environment),
    summary: summarise(results),
    results: await mask(results),
    cases: await mask(cases),
    audio,
  };
}

/** Counts results by verdict. */
export function summarise(results: readonly CaseResult[]): RunSummary {
  const count = (verdict: CaseVerdict) => results.filter((result) => result.verdict === verdict).length;
  return {
    ...(Object.fromEntries(caseVerdicts.map((verdict) => [verdict, count(verdict)])) as Record<
      CaseVerdict,
      number
    >),
    total: results.length,
  };
}
