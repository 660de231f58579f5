import { expect, type Page } from '@playwright/test';
import { armFaults, slowAnswer } from '../verbs/arm-faults.ts';
import type { ConsoleVerbs } from '../verbs/fixtures.ts';
import { test as ownTest, test } from '../verbs/processes/own-console.ts';

// High enough that no sticky bar covers half a control, which axe would report as too small a target.
test.use({ viewport: { width: 1280, height: 1900 } });

async function openOptionLab({ console, page }: { console: ConsoleVerbs; page: Page }, address: string) {
  await console.open('Transliteration', `/transliteration?view=lab&${address}`);
  await console.ready();
  const lab = page.getByRole('region', { name: 'Option lab' });
  const options = lab.getByRole('list', { name: 'Options of the two sets' }).locator(':scope > li');
  return {
    lab,
    options,
    option: (apiName: string) => options.filter({ has: page.getByText(apiName, { exact: true }) }),
    compare: lab.getByRole('button', { name: 'Compare options' }),
    card: lab.getByRole('alert'),
    rows: lab.getByRole('list', { name: 'Strings under both sets' }).locator(':scope > li'),
  };
}

test('on a phone, the compared rows come into sight, and a changed option stays there', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const { lab, compare, rows } = await openOptionLab({ console, page }, 'from=en&to=hi#text=Room 12');
  await compare.click();
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  const numbers = lab.getByRole('combobox', { name: 'Numbers, Set B', exact: true });
  // Uses a key, because the page stays at the rows until the user does something.
  await numbers.press('ArrowDown');
  await expect(lab.getByText('1 of 1 differ')).toBeAttached();
  await expect(numbers).toBeInViewport({ ratio: 1 });
});

test('two sets of options are shown side by side, with the differences marked', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const { lab, compare, rows, option } = await openOptionLab({ console, page }, 'from=en&to=hi#text=Room 12');
  await compare.click();
  await expect(lab.getByText('No difference in 1')).toBeVisible();
  await expect(rows.locator('mark')).toHaveCount(0);

  await lab.getByRole('combobox', { name: 'Numbers, Set B', exact: true }).selectOption('words');
  await expect(lab.getByText('1 of 1 differ')).toBeVisible();
  await expect(rows.locator('mark').first()).toHaveText('12');
  await expect(rows.locator('mark').last()).toContainText('बारह');
  await expect(option('convertNumber')).toContainText('differs');
  await expect(page).toHaveURL(/second=.*convertNumber.*words/);
  await console.expectAccessible('option lab');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await lab.getByRole('button', { name: 'Copy set B' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/बारह/);
  await lab.getByRole('button', { name: 'Copy as a table' }).click();
  const table = await page.evaluate(() => navigator.clipboard.readText());
  expect(table).toMatch(/^String\tSet A\tSet B\nRoom 12\t\S+ 12\t\S+ बारह$/);

  await page.reload();
  await expect(lab.getByRole('combobox', { name: 'Numbers, Set B', exact: true })).toHaveValue('words');
  await expect(lab.getByRole('combobox', { name: 'Numbers, Set A', exact: true })).toHaveValue('');
});

test('domain, cnt_lang and noOfSuggestions differ between the sets like every other option', {
  tag: '@slow',
}, async ({ console, page }) => {
  const { lab, compare, rows } = await openOptionLab(
    { console, page },
    'from=en&to=ta#text=Kavita Mane%0AKavita',
  );
  await lab.getByRole('combobox', { name: 'Domain, Set A' }).selectOption('OnlyEnglish');
  await lab.getByRole('combobox', { name: 'Domain, Set B' }).selectOption('pii_names');
  await lab.getByRole('spinbutton', { name: 'Suggestions, Set B' }).fill('4');
  await compare.click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first().locator('mark').first()).toBeVisible();
  await expect(rows.last().getByRole('listitem').first()).toBeVisible();
  await lab.getByRole('combobox', { name: 'Language of the words, Set A' }).selectOption('hi');
  await expect(page).toHaveURL(/second=.*pii_names.*content.*suggestions.*domain=OnlyEnglish/);
  const drawer = await console.openDrawer();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'transliteration' }).first()).toBeVisible();
});

test('each option has an example that shows its effect', { tag: '@slow' }, async ({ console, page }) => {
  const { options, compare } = await openOptionLab({ console, page }, 'from=en&to=hi#text=a');
  await compare.click();
  await expect(options).toHaveCount(9);
  for (const option of await options.all()) {
    await expect(option.getByText(/(no effect on this text|changed:)/).first()).toBeVisible();
    const example = option.getByRole('button', { name: /^Try it on:/ });
    const changed = option.getByText(/^changed: /).first();
    // Until the options are compared again, the effect of this option on the previous example may still be shown.
    await expect(async () => {
      if (await example.isVisible()) await example.click();
      await expect(changed).toBeVisible({ timeout: 2000 });
      await expect(option.getByText(/^default: /).first()).toBeVisible({ timeout: 2000 });
      await expect(option.locator('mark').first()).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  }
});

test('an option that changes nothing says so', { tag: '@slow' }, async ({ console, page }) => {
  const { option, compare } = await openOptionLab({ console, page }, 'from=en&to=hi#text=Kavita');
  await compare.click();
  await expect(option('convertOrdinal')).toContainText('true: no effect on this text.');
  for (const value of ['local', 'words', 'roman']) {
    await expect(option('convertNumber')).toContainText(`${value}: no effect on this text.`);
  }
});

test('a value that the contract rejects is explained with the set it belongs to, and can be sent anyway', {
  tag: '@slow',
}, async ({ console, page }) => {
  const { lab, compare, card, option } = await openOptionLab(
    { console, page },
    'from=en&to=hi&second={"suggestions":500}#text=Kavita',
  );
  await compare.click();
  await expect(card).toContainText('noOfSuggestions');
  await expect(card).toContainText('Sent with Set B.');
  await expect(option('noOfSuggestions')).toContainText('500:');
  await console.expectAccessible('lab refused');
  await card.getByRole('button', { name: 'Send anyway' }).click();
  await expect(card).toContainText('400');
  await expect(card.getByRole('button', { name: 'Send anyway' })).toHaveCount(0);

  await lab.getByRole('spinbutton', { name: 'Suggestions, Set B' }).fill('5');
  await expect(card).toHaveCount(0);
  await console.request.getByRole('textbox', { name: /Strings to transliterate/ }).fill('');
  await expect(lab).toContainText('The text has changed since.');
  await compare.click();
  await expect(card).toContainText('data');
  await expect(card).toContainText('Sent with Set A and Set B.');
});

test('a refused account is named, and choosing another sends the call again', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const { compare, card, rows } = await openOptionLab(
    { console, page },
    'from=en&to=hi&account=exhausted#text=Kavita',
  );
  await compare.click();
  await expect(card).toContainText('usage exhausted');
  await expect(console.request.getByRole('textbox', { name: /Strings/ })).toHaveValue('Kavita');
  await console.chooseAccount('working');
  await expect(rows).toHaveCount(1);
  await expect(card).toHaveCount(0);
});

test('three hundred strings are compared, and only the rows in view are rendered', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const { lab, compare } = await openOptionLab(
    { console, page },
    'from=en&to=hi&second={"domain":"pii_names"}#text=a',
  );
  const text = Array.from({ length: 300 }, (_, index) => `Kavita Mane ${index}`).join('\n');
  await console.request.getByRole('textbox', { name: /Strings/ }).fill(text);
  await compare.click();
  await expect(lab.getByText(/of 300 differ$/)).toBeVisible();
  const rows = lab.getByRole('list', { name: 'Strings under both sets' }).locator(':scope > li');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '300');
  expect(await rows.count()).toBeLessThan(60);
});

ownTest(
  'a slow service shows a stopwatch, and the comparison can be cancelled',
  { tag: '@slow' },
  async ({ console, page }) => {
    await armFaults(page, 'transliteration', slowAnswer);
    const { lab, compare, rows } = await openOptionLab({ console, page }, 'from=en&to=hi#text=Kavita');
    await compare.click();
    await expect(lab.getByRole('timer')).toBeVisible();
    await console.expectAccessible('lab waiting');
    await lab.getByRole('button', { name: 'Cancel' }).click();
    await expect(lab.getByRole('timer')).toHaveCount(0);
    await lab.getByRole('button', { name: 'Try again' }).click();
    await expect(rows).toHaveCount(1);
  },
);
