import type { Case } from '#cases/case-file/case.ts';
import type { CaseExpectation } from '#cases/case-file/expectation.ts';
import { withProposed } from '#cases/expectations/expectation-kinds.ts';
import { runKey } from '#cases/run/run-item.ts';
import { caseRuns } from '#console/storage/cases/case-runs.ts';

/** Kinds of expectations that can hold for all rows of data, although the texts of the rows differ. */
const ofAllRows: readonly string[] = [
  ...['http-status', 'contract', 'error-row', 'code', 'script', 'kept-terms'],
  ...['audio-format', 'sample-rate', 'word-times', 'subtitles'],
];

/** The expectations of a case with the values of its last answer; undefined when no kept run has one. */
export async function proposeFromLastAnswer(one: Case): Promise<CaseExpectation[] | undefined> {
  const key = runKey(one.id, one.data ? 0 : undefined);
  for (const { run, result } of await caseRuns.trend(key)) {
    const exchanges = await caseRuns.exchanges(run.id, key);
    if (!exchanges.at(-1)?.response) continue;
    const { proposeExpectations } = await import('#cases/expectations/propose-expectations.ts');
    const proposed = await proposeExpectations(one.request, exchanges, result.milliseconds);
    return withProposed(
      one.expectations,
      one.data ? proposed.filter(({ kind }) => ofAllRows.includes(kind)) : proposed,
    );
  }
  return undefined;
}
