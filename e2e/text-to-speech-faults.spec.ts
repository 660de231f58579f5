import { expect, type Page } from '@playwright/test';
import { arm } from './fault-desk.ts';
import { test } from './own-console.ts';

// Faults belong to the whole service: one test after the other.
test.describe.configure({ mode: 'default' });

const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const speak = (page: Page) => page.getByRole('button', { name: 'Speak' }).first();

/** Each says something else than the one before it, so that none is taken for its neighbour. */
const faults = [
  ['Another HTTP status', /HTTP 500/],
  ['Connection reset', /closed the connection/],
  ['HTML instead of JSON', /text\/html/],
  ['Body cut short', /closed the connection|broke off/],
  ['Broken JSON', /Audio was expected/],
] as const;

test('every fault is an error that is not played, keeps the input and can be tried again', async ({
  console,
  page,
}) => {
  await arm(page, 'tts', ...faults.map(([fault]) => ({ fault })));
  await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
  await speak(page).click();
  const card = result(page).getByRole('alert');
  for (const [fault, said] of faults) {
    await test.step(fault, async () => {
      await expect(card).toContainText(said);
      await expect(result(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Takes', exact: true })).toHaveCount(0);
      await expect(text(page)).toHaveValue('नमस्ते');
      await card.getByRole('button', { name: 'Try again' }).click();
    });
  }
  await expect(result(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
});

test('JSON of any shape is an error where audio was promised', async ({ console, page }) => {
  await arm(page, 'tts', { fault: 'JSON of the wrong shape' });
  await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
  await speak(page).click();
  await expect(result(page).getByRole('alert')).toContainText(/Audio was expected/);
  await expect(result(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('pressed many times and cancelled quickly, the last one is spoken and kept once', async ({
  console,
  page,
}) => {
  await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
  await speak(page).dblclick();
  await page.keyboard.press('Escape');
  await speak(page).dblclick();
  await text(page).fill('आख़िरी');
  await page.keyboard.press('Control+Enter');
  await expect(result(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  const takes = page.getByRole('region', { name: 'Takes', exact: true }).getByRole('listitem');
  await expect(takes.first()).toContainText('आख़िरी');
  await expect(takes.filter({ hasText: 'आख़िरी' })).toHaveCount(1);
  await expect(result(page).getByRole('button', { name: /^(Play|Pause)$/ })).toHaveCount(1);
});
