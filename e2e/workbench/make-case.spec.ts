import type { Page } from '@playwright/test';
import { expect, test } from '../verbs/fixtures.ts';

const drawerOf = (page: Page) => page.getByRole('region', { name: 'Exchange' });

/** The saved cases as text. */
const savedCases = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('cases');
        opening.onsuccess = () => {
          const { result } = opening;
          const reading = result.transaction('cases').objectStore('cases').getAll();
          reading.onsuccess = () => {
            result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

test('a call becomes a case by button, by shortcut, and from its row in the drawer', async ({
  console,
  page,
}) => {
  await page.goto(`/translation?from=en&to=hi#text=${encodeURIComponent('Hello.')}`);
  await page
    .getByRole('region', { name: 'Request', exact: true })
    .first()
    .getByRole('button', { name: 'Translate', exact: true })
    .click();
  const make = drawerOf(page).getByRole('button', { name: 'Make a case', exact: true });
  await make.click();
  const opening = page.getByRole('link', { name: 'Open the case' });
  await expect(opening).toHaveAttribute('href', '/cases?case=translation-en-hi-hello');
  await expect(page.getByRole('status').filter({ hasText: 'Case saved' })).toHaveText(
    'Case saved: Translation · en → hi · Hello.',
  );
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(opening).toHaveCount(0);

  await page.keyboard.press('Alt+K');
  await expect(opening).toHaveAttribute('href', '/cases?case=translation-en-hi-hello-2');

  await console.openDrawer();
  const row = drawerOf(page).getByRole('list').first().getByRole('listitem').first();
  await row.getByRole('button', { name: 'Make a case of Translation' }).click();
  await expect(opening).toHaveAttribute('href', '/cases?case=translation-en-hi-hello-3');
  await row.getByRole('button').first().focus();
  await page.keyboard.press('Alt+K');
  await expect(opening).toHaveAttribute('href', '/cases?case=translation-en-hi-hello-4');

  await opening.click();
  await expect(console.result.getByRole('button', { name: 'Run 1 selected' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select Translation · en → hi · Hello' })).toBeChecked();

  const saved = await savedCases(page);
  expect(JSON.parse(saved)).toHaveLength(4);
  expect(saved).toContain('नमस्ते');
  expect(saved).not.toMatch(/demo-key|demo\.working|rev-api-key|x-console/i);
});
