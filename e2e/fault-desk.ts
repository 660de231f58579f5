import type { Page } from '@playwright/test';
import type { OperationId } from '#contract/errors.ts';
import { expect } from './fixtures.ts';

/** A fault as the desk names it, and the fields beside it by their labels (`Calls`, `Milliseconds`). */
export interface WantedFault {
  readonly fault: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Arms faults at the desk of the service, as a person does: the next calls of the operation meet them in this order. */
export async function arm(page: Page, operation: OperationId, ...wanted: readonly WantedFault[]) {
  await page.goto('/service');
  const desk = page.getByRole('region', { name: 'Fault desk' });
  await desk.getByRole('combobox', { name: 'Function' }).selectOption(operation);
  for (const [place, { fault, fields = {} }] of wanted.entries()) {
    await desk.getByRole('combobox', { name: 'Fault' }).selectOption({ label: fault });
    for (const [label, value] of Object.entries(fields)) await desk.getByLabel(label).fill(value);
    await desk.getByRole('button', { name: 'Arm' }).click();
    await expect(desk.getByRole('list', { name: 'Armed faults' }).getByRole('listitem')).toHaveCount(
      place + 1,
    );
  }
  return desk;
}

/** A minute, which nobody waits for. */
export const slowAnswer: WantedFault = { fault: 'A slow answer', fields: { Milliseconds: '60000' } };
