import type { Locator } from '@playwright/test';
import { failureWords, ruleWords } from '#client/failures/failure-words.ts';
import { type ErrorRow, errorRows, type OperationId } from '#contract/errors.ts';
import { expect } from './fixtures.ts';

/** The name of an error row within its function, for example `upload-002`. */
export const errorRowName = ({ id }: ErrorRow) => id.split('.')[1] ?? '';
/** The error rows of an operation. */
export const rowsOf = (operation: OperationId) =>
  errorRows.filter((one) => one.operations.includes(operation));
export const rowOf = (id: string) => {
  const found = errorRows.find((one) => one.id === id);
  if (!found) throw new Error(`There is no error row ${id}.`);
  return found;
};

/** Expects an error card that names an error row: status and code, the text as received, the rule, and a remedy. */
export async function expectCard(shown: Locator, { httpStatus, code, text, condition, ...rest }: ErrorRow) {
  await expect(shown).toContainText(failureWords.refusedTitle(httpStatus, code));
  await expect(shown).toContainText(text);
  await expect(shown).toContainText(ruleWords.rule(httpStatus, code, text, condition));
  await expect(shown).toContainText(
    failureWords.remedies[errorRowName({ httpStatus, text, condition, ...rest })] ?? 'a remedy',
  );
}
