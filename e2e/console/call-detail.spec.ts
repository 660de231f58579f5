import { expect, type Page } from '@playwright/test';
import { armFaults, slowAnswer } from '../verbs/fault-desk.ts';
import { test } from '../verbs/own-console.ts';

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

/** Nothing listens on this port. */
const downUrl = 'http://127.0.0.1:9/base/v2';

test.use({
  ownSettings: {
    TARGET_DOWN_BASE_URL: downUrl,
    TARGET_DOWN_API_KEY: 'canary-key-of-down',
    TARGET_DOWN_APP_ID: 'canary-app-of-down',
  },
});

const bar = (page: Page) => page.getByRole('region', { name: 'Exchange' });
const badge = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Contract clean|\d+ deviations?|Not checked)$/ });

test('badge and status say what became of each call', async ({ console, page }) => {
  const send = () => console.request.getByRole('button', { name: 'Translate' }).click();
  const link = '/translation?from=en&to=hi#text=Hello.';
  const calls = [
    { name: 'a clean answer', fault: undefined, badge: 'Contract clean', chip: '200' },
    { name: 'an error without a row', fault: 'Another HTTP status', badge: '1 deviation', chip: '500' },
    {
      name: 'a wrong shape',
      fault: 'JSON of the wrong shape',
      badge: /deviation/,
      chip: '200 · wrong shape',
    },
    { name: 'broken JSON', fault: 'Broken JSON', badge: '1 deviation', chip: '200 · not JSON' },
  ];
  for (const { name, fault, badge: text, chip } of calls) {
    await test.step(name, async () => {
      if (fault) await armFaults(page, 'localization', { fault });
      await console.follow('Translation', link);
      await send();
      await expect(badge(page)).toHaveText(text);
      await expect(bar(page).getByText(chip, { exact: true })).toBeVisible();
    });
  }

  await test.step('a call that the person cancels', async () => {
    await armFaults(page, 'localization', slowAnswer);
    await console.follow('Translation', link);
    await send();
    await expect(page.getByRole('timer').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(badge(page)).toHaveText('Not checked');
    await expect(bar(page).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(bar(page)).not.toContainText('No answer');
  });

  await test.step('a target that is down', async () => {
    await page.getByRole('button', { name: /^Target:/ }).click();
    await page.getByRole('radio', { name: /^down/ }).click();
    await expect(page.getByRole('button', { name: /^Target: down/ })).toBeVisible();
    await send();
    await expect(bar(page).getByText('No answer', { exact: true })).toBeVisible();
    await expect(badge(page)).toHaveText('Not checked');
    const drawer = await console.openDrawer();
    const response = drawer.getByRole('region', { name: 'Response' });
    await expect(response).toContainText('The console’s proxy answered this call; the target did not.');
    await expect(response).toContainText('Nothing listens at the target’s address.');
    await expect(drawer).not.toContainText('The answer is what the specification says.');
    await expect(drawer).toContainText('Not checked: no answer of the target arrived.');
  });
});
