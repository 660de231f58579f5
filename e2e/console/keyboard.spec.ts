import { readFileSync } from 'node:fs';
import { tabTo } from '../verbs/checks/focus-walk.ts';
import { expect, test } from '../verbs/fixtures.ts';

test('a text is translated with the keyboard alone', async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the panel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Source language' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(console.request.getByRole('radio', { name: 'Lines' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The clinic opens at nine.');
  await page.keyboard.press('ControlOrMeta+Enter');

  const tabs = console.result.getByRole('tab');
  await expect(tabs).toHaveText(['All', /हिन्दी/, /தமிழ்/, /বাংলা/, /اردو/]);
  await expect(page.getByRole('status').filter({ hasText: 'Done: 1 string in 4 languages.' })).toHaveCount(1);
  for (let presses = 0; presses < 60; presses++) {
    if (await tabs.first().evaluate((tab) => tab === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(console.result.getByRole('listitem').first()).toContainText('LOOKUP_INPROGRESS');
  await page.keyboard.press('End');
  await expect(tabs.nth(4)).toHaveAttribute('aria-selected', 'true');
});

test('languages are chosen with the keyboard alone, by native name, English name or code', {
  tag: '@slow',
}, async ({ console, page }) => {
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
    await expect(search).toHaveValue(typed);
  }
  await page.keyboard.type('nowhere');
  await expect(page.getByText('No language matches.')).toBeVisible();
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

test('a text is transliterated with the keyboard alone', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await page.keyboard.press('Alt+2');
  await console.shows('Transliteration');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
});

test('shortcuts open panels, drawer and list of shortcuts, and change the theme', { tag: '@slow' }, async ({
  console,
  page,
}) => {
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

test('the page does not scroll while Tab moves the focus through the bars', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await expect(console.request.getByRole('textbox', { name: 'Terms to keep' })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a')?.focus({ preventScroll: true }));
  await tabTo(page, /^Theme/);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('an account is chosen with the keyboard alone', async ({ console, page }) => {
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

test('the other controls of translation work with the keyboard, and the focus is visible at every stop', {
  tag: '@slow',
}, async ({ console, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = ['Thank you for your payment.', 'Meera sent the parcel', 'Hello.', 'Zebra'].join('%0A');
  await console.open('Translation', `/translation?from=en&to=hi,ta#text=${text}`);
  await console.ready();
  await tabTo(page, 'Import');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Import strings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(page, 'Terms to keep');
  await page.keyboard.type('Meera');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Remove the term Meera');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(console.result.getByRole('tab')).toHaveCount(3);

  await tabTo(page, 'List');
  await page.keyboard.press('ArrowRight');
  await expect(console.result.getByRole('table')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(console.result.getByRole('tab')).toHaveCount(3);
  await tabTo(page, 'Download');
  await page.keyboard.press('Enter');
  await tabTo(page, /^JSON/);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Meera sent the parcel');

  await console.result.getByRole('tab', { name: 'Hindi' }).focus();
  await tabTo(page, /^2 LOOKUP_MODERATED: \d/);
  await page.keyboard.press('Space');
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await tabTo(page, 'Listen to row 1');
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('button', { name: 'Stop row 1' })).toBeFocused();
  await tabTo(page, 'Copy translation 1');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\p{Script=Devanagari}/u);

  await page.keyboard.press('Alt+x');
  const drawer = page.getByRole('region', { name: 'Exchange' });
  await expect(drawer.getByRole('heading', { name: 'Last calls' })).toBeVisible();
  await tabTo(page, /^Text to speech/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Reopen in its panel');
  await page.keyboard.press('Enter');
  await expect(console.request.getByRole('textbox', { name: /Strings to translate/ })).toHaveValue(
    /^Thank you/,
  );
});

test('the other controls of transliteration work with the keyboard, and the focus is visible at every stop', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Transliteration', '/transliteration?from=en&to=hi&suggestions=3#text=Room 12');
  await console.ready();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
  await tabTo(page, 'Transliterate back');
  await page.keyboard.press('Enter');
  await expect(console.result.getByText('Back in the source script:')).toBeVisible();
  await tabTo(page, 'Listen to row 1');

  await tabTo(page, /^Strings$/, { back: true });
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Typing field');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('namaste');
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('combobox', { name: 'Typing field' })).toHaveValue(/\p{Script=Devanagari}/u);

  await tabTo(page, /^Typing$/, { back: true });
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Compare options');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Option lab' }).getByText('No difference in 1'),
  ).toBeVisible();
});
