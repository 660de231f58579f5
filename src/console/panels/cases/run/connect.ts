import type { QueryClient } from '@tanstack/react-query';
import type { RunOptions } from '#cases/run/run-cases.ts';
import { localCallsTo } from '#client/local/local-calls.ts';
import type { CasesWords } from '#console/catalogues/cases.ts';
import { targetsQuery } from '#console/targets/queries.ts';
import { callTargetOf, type SessionCredentials } from '#console/targets/target-choice.tsx';
import { defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';

/** The parts of the page that a run needs. */
export interface RunContext {
  readonly client: QueryClient;
  readonly words: CasesWords['run'];
}

/** The target and account of a run, as chosen in the top bar. */
export interface RunTarget {
  readonly target: string;
  readonly account: string;
  readonly session: SessionCredentials | undefined;
}

/**
 * Creates the function that finds where to send a case: to the target and account named in the case, otherwise to those
 * of the run, or to the default account if the case names another target.
 */
export function createConnect(
  chosen: RunTarget,
  client: QueryClient,
  words: CasesWords['run'],
): RunOptions['connect'] {
  return async (caseTarget, caseAccount) => {
    const target = caseTarget ?? chosen.target;
    const account = caseAccount ?? (target === chosen.target ? chosen.account : defaultAccount);
    const list = await client.fetchQuery(targetsQuery).catch(() => undefined);
    if (list && !list.targets.some(({ name }) => name === target)) return { problem: words.noTarget(target) };
    const isEmbedded = target === embeddedTarget;
    if (caseAccount === undefined) {
      return callTargetOf({ target, account }, target === chosen.target ? chosen.session : undefined);
    }
    const found = callTargetOf({ target, account }, undefined);
    if (!isEmbedded) return { missing: words.noAccount(account) };
    const listed = await localCallsTo(found).accounts();
    if (listed.kind === 'ok' && !listed.data.some(({ name }) => name === account)) {
      return { missing: words.noAccount(account) };
    }
    return found;
  };
}
