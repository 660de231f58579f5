import type { Page } from '@playwright/test';
import { expect, test } from '../verbs/fixtures.ts';
import { openStage, stageBar, stageResults } from '../verbs/stage-verbs.ts';

const inThree = '/translation?from=en&to=hi,ta,ur#text=Thank%20you%20for%20your%20payment.';

/** Opens the second window with its key, and collects the calls that it makes. */
async function openSecond(page: Page): Promise<{ second: Page; calls: string[] }> {
  const calls: string[] = [];
  const collect = (request: { url(): string }) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  };
  page.context().once('page', (opened) => opened.on('request', collect));
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('w')]);
  return { second, calls };
}

test('a second window shows the stage, follows it, and makes no calls', { tag: '@slow' }, async ({
  page,
}) => {
  await openStage(page, inThree);
  await expect(stageResults(page)).toHaveCount(3);
  const { second, calls } = await openSecond(page);
  await expect(stageResults(second)).toHaveText(await stageResults(page).allTextContents());
  await expect(stageBar(second)).toHaveCount(0);
  await expect(second.getByRole('button')).toHaveCount(1);
  await expect(second.getByRole('status').filter({ hasText: /first window/ })).toHaveCount(0);

  await page.keyboard.press('Alt+2');
  await expect(second.getByRole('heading', { level: 1, name: 'Transliteration' })).toBeVisible();
  await expect(stageResults(second).first()).toBeVisible();
  await page.keyboard.press('Alt+L');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');
  // The keys of the page do nothing in the second window.
  for (const key of ['Alt+P', 'Escape', 'Alt+3']) await second.keyboard.press(key);
  await expect(second.getByRole('heading', { level: 1, name: 'Transliteration' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('the second window highlights the word that the first one plays, and stays silent', {
  tag: '@slow',
}, async ({ page }) => {
  await openStage(page, '/text-to-speech');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const { second } = await openSecond(page);
  await expect(stageResults(second)).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Space');
  await second.bringToFront();
  await expect
    .poll(() =>
      second.evaluate(() =>
        [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)).join(),
      ),
    )
    .toMatch(/\p{L}/u);
  expect(await second.evaluate(() => document.querySelectorAll('audio').length)).toBe(0);
});

test('the second window says when the first has left the stage and when it was closed; a reload connects again', {
  tag: '@slow',
}, async ({ page }) => {
  await openStage(page, inThree);
  await expect(stageResults(page)).toHaveCount(3);
  const { second } = await openSecond(page);
  await expect(stageResults(second)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(second.getByRole('status')).toContainText(['Paused']);
  await expect(stageResults(second)).toHaveCount(3);
  await page.keyboard.press('Alt+P');
  await expect(second.getByText('Paused')).toHaveCount(0);
  await page.reload();
  await expect(stageResults(page)).toHaveCount(3);
  await expect(second.getByText(/first window/)).toHaveCount(0);
  await page.close();
  await expect(second.getByText('The first window is closed.')).toBeVisible();
  await expect(stageResults(second)).toHaveCount(3);
});

test('a second window without a first one says so', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/translation?stage=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('The first window is closed.')).toBeVisible();
});
