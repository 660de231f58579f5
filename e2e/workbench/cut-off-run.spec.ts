import { expect } from '@playwright/test';
import { test } from '../verbs/processes/own-console.ts';
import { openWithStarterSet } from './workbench-verbs.ts';

test('a fault that was armed for a case is cleared after a reload in the middle of the case', {
  tag: '@slow',
}, async ({ console, page, ownConsole }) => {
  const armed = async () => {
    const response = await fetch(`${ownConsole.serviceUrl}/_local/faults`);
    const { faults }: { faults: unknown[] } = await response.json();
    return faults.length;
  };
  await openWithStarterSet(console);
  await page.getByRole('searchbox').fill('A slow answer');
  await page.getByRole('button', { name: /^Edit A slow answer arrives/ }).click();
  const editor = page.getByRole('region', { name: 'Edit case' });
  await editor.getByLabel('Wait before the call').fill('4000');
  await page.keyboard.press('Control+Enter');
  await expect.poll(armed).toBe(1);
  await page.goto('/translation');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('console.unfinished-runs')), { timeout: 60_000 })
    .toBe(null);
  expect(await armed()).toBe(0);
  await page.goto('/cases');
  await expect(
    console.result
      .getByRole('list', { name: 'Results' })
      .last()
      .getByRole('button', { name: /passed/ }),
  ).toBeVisible();
});
