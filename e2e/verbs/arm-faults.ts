import type { Page } from '@playwright/test';
import type { OperationId } from '#contract/errors.ts';
import { expect } from './fixtures.ts';

/** A fault by its name in the fault injection form, and values of other fields by their labels, such as `Calls`. */
export interface WantedFault {
  readonly fault: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The operation that receives this fault; by default the one given for all faults. */
  readonly of?: OperationId;
}

/**
 * Arms faults on the service page, as a user does. The next calls of the operation receive them in this order, whoever
 * makes them: the test needs a console of its own.
 */
export async function armFaults(page: Page, operation: OperationId, ...wanted: readonly WantedFault[]) {
  if (page.url() === 'about:blank') await page.goto('/service');
  else await page.getByRole('navigation').getByRole('link', { name: 'Service' }).click();
  expect(new URL(page.url()).port, 'the test must have its own console').not.toBe(process.env.E2E_PORT);
  const desk = page.getByRole('region', { name: 'Fault injection' });
  for (const [place, { fault, fields = {}, of = operation }] of wanted.entries()) {
    await desk.getByRole('combobox', { name: 'Function' }).selectOption(of);
    await desk.getByRole('combobox', { name: 'Fault' }).selectOption({ label: fault });
    for (const [label, value] of Object.entries(fields)) await desk.getByLabel(label).fill(value);
    await desk.getByRole('button', { name: 'Arm' }).click();
    await expect(desk.getByRole('list', { name: 'Armed faults' }).getByRole('listitem')).toHaveCount(
      place + 1,
    );
  }
  return desk;
}

/** An answer that takes a minute: a test that uses it cancels the call or leaves the page. */
export const slowAnswer: WantedFault = { fault: 'A slow answer', fields: { Milliseconds: '60000' } };
