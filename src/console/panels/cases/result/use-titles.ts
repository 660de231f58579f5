import { useMemo } from 'react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import type { ResultRow } from '#cases/run/results.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';

/** Names results: the name of the case, or its id once it is removed, and the row of its data. */
export function useTitles(
  cases: readonly CaseInSet[],
): (result: Pick<ResultRow, 'caseId' | 'row'>) => string {
  const words = useWords(casesWords);
  const names = useMemo(() => new Map(cases.map((one) => [one.case.id, one.case.name])), [cases]);
  return ({ caseId, row }) => {
    const name = names.get(caseId) ?? caseId;
    return row === undefined ? name : `${name}, ${words.row(row)}`;
  };
}
