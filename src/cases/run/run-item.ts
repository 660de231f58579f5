import type { Case, DataRow } from '../case-file/case.ts';

/** One request of a run: a case, or a case with one row of its data filled in. */
export interface RunItem {
  /** The case; its request and expectations are those of the row. */
  readonly case: Case;
  /** Index of the data row, from 0. */
  readonly row?: number | undefined;
  readonly values?: DataRow | undefined;
}

/** Identifies a case or one row of its data within a run: `ID`, or `ID#ROW` with rows counted from 1. */
export function itemKey(caseId: string, row: number | undefined): string {
  return row === undefined ? caseId : `${caseId}#${row + 1}`;
}

/** The key of an item, which is that of its result too. */
export const keyOfItem = (item: RunItem): string => itemKey(item.case.id, item.row);
