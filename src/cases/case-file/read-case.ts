import { type Case, caseFormat } from './case.ts';
import { type CheckedFile, checkFileText, checkFileValue, type FileProblem } from './versioned-file.ts';

/** A case, or why the text is not a case: a sentence for each problem, with the path first if it is about a field. */
export type CaseReading = { readonly case: Case } | { readonly problems: readonly string[] };

/** Reads the text of a case file. Refuses unknown fields, which it names, and newer versions (`versioned-file.ts`). */
export function readCase(text: string): CaseReading {
  const checked = checkCaseText(text);
  return 'case' in checked ? checked : { problems: checked.problems.map(({ sentence }) => sentence) };
}

/** A problem of a case, with the dotted path of the field; the path is empty if the entire case is wrong. */
export type CaseProblem = FileProblem;

/** A case, or everything that is wrong with it. */
export type CheckedCase = { readonly case: Case } | { readonly problems: readonly CaseProblem[] };

/** Reads the text of a case file like `readCase`, with the paths of the problems. */
export const checkCaseText = (text: string): CheckedCase => asCase(checkFileText(caseFormat, text));

/** Checks a JSON value as a case. */
export const checkCase = (value: unknown): CheckedCase => asCase(checkFileValue(caseFormat, value));

const asCase = (checked: CheckedFile<Case>): CheckedCase =>
  'value' in checked ? { case: checked.value } : checked;
