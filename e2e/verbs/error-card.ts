import type { Locator } from '@playwright/test';
import { failureWords } from '#client/failures/failure-words.ts';
import { type ErrorRow, errorRows, type OperationId } from '#contract/errors.ts';
import { expect } from './fixtures.ts';

/** The name of a row within its function, `upload-002`. */
export const nameOf = ({ id }: ErrorRow) => id.split('.')[1] ?? '';
/** The rows that an operation answers with. */
export const rowsOf = (operation: OperationId) =>
  errorRows.filter((one) => one.operations.includes(operation));
export const rowOf = (id: string) => {
  const found = errorRows.find((one) => one.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};

/** Expects a card that names a row: status and code, the text as received, the rule, and a remedy. */
export async function expectCard(shown: Locator, { httpStatus, code, text, condition, ...rest }: ErrorRow) {
  await expect(shown).toContainText(failureWords.refusedTitle(httpStatus, code));
  await expect(shown).toContainText(text);
  await expect(shown).toContainText(failureWords.rule(httpStatus, code, text, condition));
  await expect(shown).toContainText(
    failureWords.remedies[nameOf({ httpStatus, text, condition, ...rest })] ?? 'a remedy',
  );
}
