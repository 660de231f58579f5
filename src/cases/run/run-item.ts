import type { Case, DataRow } from '../case-file/case.ts';
import type { Expectation } from '../case-file/expectation.ts';
import type { CaseRequest } from '../case-file/request.ts';
import { expandCase } from '../data/expand-case.ts';
import type { CaseResult } from './results.ts';

/** One request of a run, made from a case or from a case and one row of its data. */
export interface RunItem {
  readonly case: Case;
  /** Index of the data row, from 0. */
  readonly row?: number | undefined;
  readonly values?: DataRow | undefined;
  readonly request: CaseRequest;
  readonly expectations: readonly Expectation[];
  /** Why the row cannot be sent. */
  readonly problem?: string | undefined;
}

/** The requests of cases in order; a case with data has one for each row. */
export function runItems(
  cases: readonly { readonly case: Case; readonly rows?: readonly DataRow[] | undefined }[],
): RunItem[] {
  return cases.flatMap(({ case: one, rows }) =>
    expandCase(one, rows).map((expanded): RunItem => {
      const { row, values } = expanded;
      return 'problem' in expanded
        ? { case: one, row, values, request: one.request, expectations: [], problem: expanded.problem }
        : { case: one, row, values, request: expanded.request, expectations: expanded.expectations };
    }),
  );
}

/** Identifies a case or one row of its data within a run: `ID`, or `ID#ROW` with rows counted from 1. */
export function runKey(caseId: string, row: number | undefined): string {
  return row === undefined ? caseId : `${caseId}#${row + 1}`;
}

export const keyOfItem = (item: RunItem): string => runKey(item.case.id, item.row);
export const keyOfResult = (result: CaseResult): string => runKey(result.caseId, result.row);

/** The items with these keys, to run them again. */
export function itemsWithKeys(items: readonly RunItem[], keys: ReadonlySet<string>): RunItem[] {
  return items.filter((item) => keys.has(keyOfItem(item)));
}
