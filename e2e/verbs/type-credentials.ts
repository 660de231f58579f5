import { expect, type Page } from '@playwright/test';

/** Enters credentials for the session of this tab. */
export async function typeCredentials(page: Page, apiKey: string, appId: string) {
  await page.getByRole('button', { name: /^Account:/ }).click();
  const forget = page.getByRole('button', { name: 'Forget credentials' });
  if (await forget.isVisible()) await forget.click();
  await page.getByLabel('REV-API-KEY').fill(apiKey);
  await page.getByLabel('REV-APP-ID').fill(appId);
  await page.getByRole('button', { name: 'Use for this session' }).click();
  await expect(page.getByRole('button', { name: 'Account: this session' })).toBeVisible();
}
