import { expect, type Page } from '@playwright/test';
import { armFaults, slowAnswer } from '../verbs/arm-faults.ts';
import { downTarget, test } from '../verbs/processes/own-console.ts';

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

const bar = (page: Page) => page.getByRole('region', { name: 'Exchange' });
const badge = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Contract clean|\d+ deviations?|Not checked)$/ });

test('the contract badge and the status of the call bar show the outcome of each call', {
  tag: '@slow',
}, async ({ console, page }) => {
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

  await test.step('a call that is cancelled', async () => {
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
    const request = drawer.getByRole('region', { name: 'Request' });
    await expect(request).toContainText(`POST ${downTarget.TARGET_DOWN_BASE_URL}/`);
    await expect(request).toContainText('REV-API-KEY');
    await expect(response.getByText(/^From the target/)).toHaveCount(0);
    await expect(drawer).not.toContainText('canary');
    await expect(drawer).not.toContainText('None: the answer matches the specification.');
    await expect(drawer).toContainText('Not checked: no answer arrived from the target.');
  });
});

test('the drawer shows the call as the target received it, and who wrote each header of the answer', {
  tag: '@slow',
}, async ({ console, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await console.open('Translation', '/translation?from=en&to=hi#text=Hello.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('listitem').first()).toBeVisible();
  const requestId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
  await expect(console.result.getByText('request id').getByText(requestId)).toBeVisible();
  const drawer = await console.openDrawer();

  const request = drawer.getByRole('region', { name: 'Request' });
  await expect(request.getByText(/^POST http:\/\/127\.0\.0\.1:\d+\/$/)).toBeVisible();
  await request.getByText(/^Headers \(\d+\)$/).click();
  const headerValue = (name: string) =>
    request.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(headerValue('REV-API-KEY')).toHaveText('••••••••');
  await expect(headerValue('REV-APP-ID')).toHaveText('••••••••');
  await expect(headerValue('src_lang')).toHaveText('en');
  await expect(request).not.toContainText('X-Console');
  await expect(drawer).not.toContainText('demo-key-working');

  const response = drawer.getByRole('region', { name: 'Response' });
  const group = (title: RegExp) => response.getByRole('group').filter({ hasText: title });
  const fromTarget = group(/^From the target \(/);
  const fromProxy = group(/^Added by the console’s proxy \(/);
  await expect(fromTarget.getByText(/^X-Request-Id$/i)).toBeAttached();
  await expect(fromTarget.getByText(/^Server-Timing$/i)).toBeAttached();
  await expect(fromProxy.getByText('content-security-policy')).toBeAttached();
  await expect(fromProxy.getByText(/^x-request-id$/i)).toHaveCount(0);
  await expect(response).not.toContainText(/x-console-call/i);
  await expect(response.getByText('request id').getByText(requestId).first()).toBeVisible();
  await expect(drawer.getByText('Target: total')).toBeVisible();

  for (const [name, start] of [
    ['Copy as curl', /^curl -X POST "\$\{BASE_URL%\/\}"/],
    ['Copy as fetch', /^const baseUrl = process\.env\.BASE_URL/],
    ['Copy as Python', /^import os\n\nimport requests/],
  ] as const) {
    await drawer.getByRole('button', { name }).last().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(start);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Hello.');
    expect(copied).not.toMatch(/X-Console|demo/);
  }
});
