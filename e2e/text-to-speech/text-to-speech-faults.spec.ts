import { expect, type Page } from '@playwright/test';
import { armFaults } from '../verbs/arm-faults.ts';
import { test } from '../verbs/processes/own-console.ts';

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

const resultRegion = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const speak = (page: Page) => page.getByRole('button', { name: 'Speak' }).first();

/** The faults and their messages. Each message differs from the one before: an old one cannot pass for a new one. */
const faults = [
  ['Another HTTP status', /HTTP 500/],
  ['Connection reset', /closed the connection/],
  ['HTML instead of JSON', /A web page instead of an answer.*502 Bad Gateway/],
  ['Body cut short', /closed the connection|connection broke/],
  ['Broken JSON', /Expected audio/],
] as const;

test('every fault is shown as an error, nothing is played, the input is kept and can be sent again', {
  tag: '@slow',
}, async ({ console, page }) => {
  await armFaults(page, 'tts', ...faults.map(([fault]) => ({ fault })));
  await console.follow('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
  await speak(page).click();
  const card = resultRegion(page).getByRole('alert');
  for (const [fault, message] of faults) {
    await test.step(fault, async () => {
      await expect(card).toContainText(message);
      await expect(resultRegion(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Takes', exact: true })).toHaveCount(0);
      await expect(text(page)).toHaveValue('नमस्ते');
      await card.getByRole('button', { name: 'Try again' }).click();
    });
  }
  await expect(resultRegion(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
});

test('JSON of any shape is an error where audio is expected', { tag: '@slow' }, async ({ console, page }) => {
  await armFaults(page, 'tts', { fault: 'JSON of the wrong shape' });
  await console.follow('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
  await speak(page).click();
  await expect(resultRegion(page).getByRole('alert')).toContainText(/Expected audio/);
  await expect(resultRegion(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('after many quick clicks and cancels, only the last request is spoken and kept', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
  await speak(page).dblclick();
  await page.keyboard.press('Escape');
  await speak(page).dblclick();
  await text(page).fill('आख़िरी');
  await page.keyboard.press('Control+Enter');
  await expect(resultRegion(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  const takes = page.getByRole('region', { name: 'Takes', exact: true }).getByRole('listitem');
  await expect(takes.first()).toContainText('आख़िरी');
  await expect(takes.filter({ hasText: 'आख़िरी' })).toHaveCount(1);
  await expect(resultRegion(page).getByRole('button', { name: /^(Play|Pause)$/ })).toHaveCount(1);
});
