import { type CaseInSet, folderOf } from '#cases/archive/case-set.ts';
import { pathProblem } from '#cases/archive/set-limits.ts';
import type { Case } from '#cases/case-file/case.ts';
import { type CaseProblem, checkCase, checkCaseText } from '#cases/case-file/read-case.ts';
import { schemaFileName } from '#cases/case-file/write-case.ts';
import { isSame } from '#console/ui/is-same.ts';

/** A case being edited. */
export interface Draft {
  readonly folder: string;
  /** May violate the schema, for example by a number that is only half typed. */
  readonly case: Case;
  /** The text of the JSON editor while it is not a valid case; `case` is then the last valid one. */
  readonly text?: string | undefined;
}

export const draftOf = ({ path, case: one }: CaseInSet): Draft => ({ folder: folderOf(path), case: one });

/** A case without its rows, which can be many; if it is valid, with its fields in the order of the schema. */
function withoutData({ data: _, ...one }: Case): Case {
  const checked = checkCase(one);
  return 'case' in checked ? checked.case : one;
}

/** Whether two drafts would be saved as the same case. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    one.text === other.text &&
    one.folder === other.folder &&
    (one.case === other.case ||
      (JSON.stringify(withoutData(one.case)) === JSON.stringify(withoutData(other.case)) &&
        isSame(one.case.data, other.case.data)))
  );
}

/** The text of a case in the JSON editor: the text of its file if it is valid. */
export function textOfCase(one: Case, folder: string): string {
  const checked = checkCase(one);
  const { $schema: _, ...fields } = 'case' in checked ? checked.case : one;
  const depth = folder === '' ? 0 : folder.split('/').length;
  const schema = `${depth === 0 ? './' : '../'.repeat(depth)}${schemaFileName}`;
  return `${JSON.stringify({ $schema: schema, ...fields }, null, 2)}\n`;
}

/** The problems that prevent a draft from being saved. */
export function draftProblems(draft: Draft): CaseProblem[] {
  const { folder, case: one, text } = draft;
  const { data: _, ...fields } = one;
  const checked = text === undefined ? checkCase(fields) : checkCaseText(text);
  const inFolder = folder === '' ? undefined : pathProblem(folder);
  return [
    ...(inFolder === undefined ? [] : [{ path: 'folder', sentence: inFolder }]),
    ...('problems' in checked ? checked.problems : []),
  ];
}
