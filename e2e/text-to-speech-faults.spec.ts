import { expect, type Page } from '@playwright/test';
import { test } from './own-console.ts';

// Faults belong to the whole service: one test after the other.
test.describe.configure({ mode: 'default' });

const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const speak = (page: Page) => page.getByRole('button', { name: 'Speak' }).first();

async function arm(page: Page, fault: string) {
  await page.goto('/service');
  const desk = page.getByRole('region', { name: 'Fault desk' });
  await desk.getByRole('combobox', { name: 'Function' }).selectOption('tts');
  await desk.getByRole('combobox', { name: 'Fault' }).selectOption({ label: fault });
  await desk.getByRole('button', { name: 'Arm' }).click();
  await expect(desk.getByRole('list', { name: 'Armed faults' })).toBeVisible();
}

for (const [fault, said] of [
  ['Another HTTP status', /HTTP 500/],
  ['HTML instead of JSON', /text\/html/],
  ['Broken JSON', /Audio was expected/],
  ['JSON of the wrong shape', /Audio was expected/],
  ['Connection reset', /closed the connection/],
  ['Body cut short', /closed the connection|broke off/],
] as const) {
  test(`"${fault}" is an error that is not played, keeps the input and can be tried again`, async ({
    console,
    page,
  }) => {
    await arm(page, fault);
    await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
    await speak(page).click();
    const card = result(page).getByRole('alert');
    await expect(card).toContainText(said);
    await expect(result(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Takes', exact: true })).toHaveCount(0);
    await expect(text(page)).toHaveValue('नमस्ते');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(result(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  });
}

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
  await expect(result(page).getByRole('button', { name: 'Pause' })).toHaveCount(1);
});
