import type { Locator, Page } from '@playwright/test';

/** The field that holds one string to translate per line. */
export const stringsBox = (request: Locator) =>
  request.getByRole('textbox', { name: 'Strings to translate, one per line' });

/** The grid that holds one string to translate per row. */
export const stringsGrid = (request: Locator) =>
  request.getByRole('list', { name: 'Strings to translate, one per row' });

/** Puts a text on the clipboard. */
export async function copyText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
}
