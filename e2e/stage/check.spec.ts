import type { Page } from '@playwright/test';
import { armFaults } from '../verbs/arm-faults.ts';
import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';
import { openStage, stageResults } from '../verbs/stage-verbs.ts';

const check = (page: Page) => page.getByRole('dialog', { name: 'Before you present' });
const line = (page: Page, text: string | RegExp) =>
  check(page).getByRole('listitem').filter({ hasText: text });

/** Fixes a problem with one click, then begins the presentation. */
async function fix(page: Page, problem: string | RegExp, label: string | RegExp): Promise<void> {
  await expect(line(page, problem)).toContainText('needs attention');
  await expect(check(page).getByRole('listitem')).toHaveCount(5);
  await line(page, problem).getByRole('button', { name: label }).click();
  await expect(check(page).getByText('Everything is ready.')).toBeVisible();
  await check(page).getByRole('button', { name: 'Start', exact: true }).click();
  await expect(check(page)).toHaveCount(0);
}

const hello = '#text=Thank%20you%20for%20your%20payment.';

test('the check does not appear when everything is fine, but can be opened', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await openStage(page, `/translation?from=en&to=hi${hello}`);
  await expect(stageResults(page)).toHaveCount(1);
  await expect(check(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Check before presenting' }).click();
  await expect(check(page).getByRole('listitem')).toHaveCount(5);
  await expect(check(page).getByText('Everything is ready.')).toBeVisible();
  await console.expectAccessible('the check');
  await check(page).getByRole('button', { name: 'Play a sound' }).click();
  await page.keyboard.press('Escape');
  await expect(check(page)).toHaveCount(0);
  await expect(stageResults(page)).toHaveCount(1);
});

test('a target that does not answer is replaced by the embedded service', async ({ page }) => {
  await openStage(page, `/translation?target=down&from=en&to=hi${hello}`);
  await fix(page, 'The service does not answer (down).', 'Use the embedded service');
  await expect(stageResults(page)).toHaveCount(1);
});

test('an account that may not make the call is replaced', { tag: '@slow' }, async ({ page }) => {
  await openStage(page, `/translation?account=expired&from=en&to=hi${hello}`);
  await fix(page, 'The account may not make this call.', 'Use the account “working”');
  await expect(stageResults(page)).toHaveCount(1);
});

test('an account with too little allowance is replaced', { tag: '@slow' }, async ({ page }) => {
  const long = encodeURIComponent('Thank you for your payment. '.repeat(8));
  await openStage(page, `/translation?account=small-allowance&from=en&to=hi#text=${long}`);
  await fix(page, /The account has \d+ characters left, and this needs \d+/, 'Use the account “working”');
  await expect(stageResults(page)).toHaveCount(1);
});

test('an armed fault is disarmed, and the check itself does not use it up', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await armFaults(page, 'localization', { fault: 'Broken JSON' });
  await console.open('Translation');
  await page.keyboard.press('Alt+P');
  await fix(page, 'A fault is armed: the next call will fail.', 'Clear the fault');
  await expect(stageResults(page).first()).toBeVisible();
});

test('a voice that is not installed is replaced by one that is', { tag: '@slow' }, async ({ page }) => {
  await openStage(page, `/text-to-speech?speaker=mni_female${hello}`);
  await fix(page, /Not installed on this machine: Manipuri/, /^Use Hindi/);
  await expect(page.getByText('Hindi, a woman’s voice')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('when the browser does not allow sound yet, a click on “Play a sound” allows it', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    // Imitates a browser that allows sound only after a click.
    let clicked = false;
    addEventListener('pointerdown', () => {
      clicked = true;
    });
    Object.defineProperty(AudioContext.prototype, 'state', {
      get: () => (clicked ? 'running' : 'suspended'),
    });
  });
  await openStage(page, `/translation?from=en&to=hi${hello}`);
  await fix(page, /sound/i, 'Play a sound');
  await expect(stageResults(page)).toHaveCount(1);
});

test('the check can be skipped with Enter', async ({ page }) => {
  await openStage(page, `/translation?account=expired&from=en&to=hi${hello}`);
  await expect(check(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(check(page)).toHaveCount(0);
  await expect(page.locator('#panel').getByText('The access of this account has ended.')).toBeVisible();
});

test('a failure is shown as one plain sentence with a next step', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await armFaults(page, 'transliteration', { fault: 'Broken JSON' });
  await console.open('Transliteration');
  await page.keyboard.press('Alt+P');
  await page.getByRole('button', { name: 'Start anyway' }).press('Enter');
  const problem = page.locator('#panel').getByText('The answer of the service could not be read.');
  await expect(problem).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/JSON|HTTP|REV-/);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(stageResults(page).first()).toBeVisible();
  await expect(problem).toHaveCount(0);
});
