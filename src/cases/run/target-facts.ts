import { entryCallsTo, exceptionCallsTo } from '#client/local/database-calls.ts';
import { localCallsTo } from '#client/local/local-calls.ts';
import type { Outcome } from '#client/outcome.ts';
import type { Target } from '#client/target.ts';
import type { Engines, Health } from '#contract/local/service.ts';

/**
 * Connects to the target and account named in a case, or to those of the run where a name is undefined. `problem`: why
 * it cannot be called; `missing`: what the target lacks, so that the case is skipped.
 */
export type ConnectTarget = (
  target: string | undefined,
  account: string | undefined,
) => Promise<Target | { readonly problem: string } | { readonly missing: string }>;

/** What a run knows about a target beyond the API. Requested once, when the first case needs it. */
export interface TargetFacts {
  readonly calls: ReturnType<typeof localCallsTo>;
  readonly entries: ReturnType<typeof entryCallsTo>;
  readonly exceptions: ReturnType<typeof exceptionCallsTo>;
  /** Undefined for a target without the addresses under `/_local`. */
  health(): Promise<Health | undefined>;
  engines(): Promise<Engines | undefined>;
}

export function targetFacts(target: Target): TargetFacts {
  const calls = localCallsTo(target);
  let health: Promise<Health | undefined> | undefined;
  let engines: Promise<Engines | undefined> | undefined;
  return {
    calls,
    entries: entryCallsTo(target),
    exceptions: exceptionCallsTo(target),
    health() {
      health ??= calls.health().then(dataOf);
      return health;
    },
    engines() {
      engines ??= calls.engines().then(dataOf);
      return engines;
    },
  };
}

const dataOf = <T>(outcome: Outcome<T>): T | undefined => (outcome.kind === 'ok' ? outcome.data : undefined);
