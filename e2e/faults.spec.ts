import { expect, type Page } from '@playwright/test';
import { test } from './own-console.ts';

// Faults belong to the whole service: one test after the other.
test.describe.configure({ mode: 'default' });

const arm = async (
  page: Page,
  fault: string,
  more: Record<string, string> = {},
  operation = 'transliteration',
) => {
  await page.goto('/service');
  const desk = page.getByRole('region', { name: 'Fault desk' });
  await desk.getByRole('combobox', { name: 'Function' }).selectOption(operation);
  await desk.getByRole('combobox', { name: 'Fault' }).selectOption({ label: fault });
  for (const [label, value] of Object.entries(more)) await desk.getByLabel(label).fill(value);
  await desk.getByRole('button', { name: 'Arm' }).click();
  await expect(desk.getByRole('list', { name: 'Armed faults' })).toBeVisible();
};

test('a slow answer shows a stopwatch, and Cancel gives the panel back', async ({ console, page }) => {
  await arm(page, 'A slow answer', { Milliseconds: '60000' });
  await console.open('Transliteration');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.request.getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(console.request.getByRole('timer')).toHaveCount(0);
  await console.result.getByRole('button', { name: 'Try again' }).click();
  await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
});

for (const [fault, said] of [
  ['HTTP 500: Internal Server Error', /500/],
  ['HTML instead of JSON', /html/i],
  ['Broken JSON', /JSON/],
  ['JSON of the wrong shape', /responseList|shape|expected/i],
  ['Connection reset', /closed|reset|broke/i],
  ['Body cut short', /cut|broke|closed|JSON/i],
] as const) {
  test(`"${fault}" is named, keeps the input and can be tried again`, async ({ console, page }) => {
    await arm(page, fault);
    await console.open('Transliteration');
    const text = console.request.getByRole('textbox', { name: /Strings to transliterate/ });
    await text.fill('namaste');
    await console.request.getByRole('button', { name: 'Transliterate' }).click();
    const card = console.result.getByRole('alert');
    await expect(card).toContainText(said);
    await expect(text).toHaveValue('namaste');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
  });
}

test('armed faults can be cleared', async ({ console, page }) => {
  await arm(page, 'Broken JSON', { Calls: '5' });
  const desk = page.getByRole('region', { name: 'Fault desk' });
  await expect(desk).toContainText('next 5 calls');
  await desk.getByRole('button', { name: 'Clear all' }).click();
  await expect(desk).toContainText('No fault is armed.');
  await console.open('Transliteration');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
});

test('a value outside what the desk takes is explained', async ({ page }) => {
  await page.goto('/service');
  const desk = page.getByRole('region', { name: 'Fault desk' });
  await desk.getByLabel('Calls').fill('many');
  await desk.getByRole('button', { name: 'Arm' }).click();
  await expect(desk).toContainText('outside what the fault desk takes');
});

test('a slow target holds back no other; it is cancelled and sent again alone', async ({ console, page }) => {
  await arm(page, 'A slow answer', { Milliseconds: '60000' }, 'localization');
  await console.open('Translation', '/translation?from=en&to=hi,ta&requests=each#text=Thank you.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  const grid = console.result.getByRole('table', { name: 'All translations' });
  const cells = grid.locator('[aria-rowindex="2"]').getByRole('cell');
  await expect(cells.filter({ hasText: 'LOOKUP' })).toHaveCount(1);
  await expect(cells.filter({ hasText: 'waiting' })).toHaveCount(1);
  const stopwatch = grid.getByRole('timer');
  const before = await stopwatch.textContent();
  await expect(stopwatch).not.toHaveText(before ?? '');
  await grid.getByRole('button', { name: 'Cancel' }).click();
  await expect(cells.filter({ hasText: 'cancelled' })).toHaveCount(1);
  await grid.getByRole('button', { name: /^Send again: / }).click();
  await expect(cells.filter({ hasText: 'LOOKUP' })).toHaveCount(2);
});
