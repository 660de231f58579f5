import { expect, test } from './fixtures.ts';

test('a translation by keyboard alone', async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the panel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Source language' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The clinic opens at nine.');
  await page.keyboard.press('ControlOrMeta+Enter');

  const tabs = console.result.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: 'Done: 1 string in 4 languages.' })).toHaveCount(1);
  for (let presses = 0; presses < 60; presses++) {
    if (await tabs.first().evaluate((tab) => tab === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(console.result.getByRole('listitem').first()).toContainText('LOOKUP_INPROGRESS');
  await page.keyboard.press('End');
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('languages are chosen by keyboard alone, by native name, English name or code', async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=Hello.');
  const targets = console.request.getByRole('list', { name: 'Target languages' });
  const button = targets.getByRole('button', { name: 'Add language' });
  const search = page.getByRole('combobox', { name: 'Search by name or code' });
  const found = page.getByRole('listbox', { name: 'Languages' }).getByRole('option');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(found.and(page.getByRole('option', { selected: true }))).toHaveText(/Hindi/);
  for (const [typed, name] of [
    ['தமி', 'Tamil'],
    ['mala', 'Malayalam'],
    ['kok', 'Konkani'],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(found).toHaveCount(1);
    await expect(found).toHaveText(new RegExp(name));
    await page.keyboard.press('Enter');
    await expect(targets.getByRole('button', { name: `Remove ${name}` })).toBeAttached();
    await expect(search).toHaveValue('');
  }
  await page.keyboard.type('nowhere');
  await expect(page.getByText('No language of that name.')).toBeVisible();
  await search.fill('');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search).toBeHidden();
  await expect(targets.getByRole('listitem')).toHaveText([/hi/, /ta/, /ml/, /kok/, /Add language/]);
});

test('a transliteration by keyboard alone', async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await page.keyboard.press('Alt+2');
  await console.shows('Transliteration');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
});

test('every panel, the drawer, the theme and the list of keys have a key', async ({ console, page }) => {
  await console.open('Translation', '/translation');
  for (const [key, panel] of [
    ['3', 'Speech to text'],
    ['4', 'Text to speech'],
    ['5', 'Service'],
    ['1', 'Translation'],
  ] as const) {
    await page.keyboard.press(`Alt+${key}`);
    await console.shows(panel);
  }
  await page.keyboard.press('Alt+x');
  await expect(page.getByRole('region', { name: 'Exchange' })).toContainText('No call yet');
  await page.keyboard.press('Alt+x');
  await page.keyboard.press('Alt+l');
  await expect(page.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});

test('an account is chosen by keyboard alone', async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await page.keyboard.press('Alt+a');
  await expect(page.getByRole('dialog', { name: 'Target' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'working', exact: true })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'hindi-english' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account: exhausted' })).toBeFocused();
});
