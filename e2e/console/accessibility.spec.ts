import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { expect, test } from '../verbs/fixtures.ts';

// Every state is checked in both themes and at several widths.
test.describe.configure({ timeout: 120_000 });

const strings = [
  'Thank you for your payment.',
  'Meera Krishnan sent the parcel',
  'Thank you. Zorblax flies.',
];
const text = encodeURIComponent(strings.join('\n'));

test('translation is accessible before and after sending', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta,ur,bn#text=');
  await console.ready();
  await expectAccessibleLayout(console, 'empty');
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill(strings.join('\n'));
  await console.request.getByRole('textbox', { name: 'Terms to keep' }).fill('Meera, parcel = पार्सल');
  await page.keyboard.press('Enter');
  await expectAccessibleLayout(console, 'filled, with terms');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('tab')).toHaveCount(5);
  // On a narrow screen this tab would be folded.
  await page.setViewportSize({ width: 1920, height: 900 });
  await console.result.getByRole('tab', { name: 'Urdu' }).click();
  await console.result.getByText(/^\d segments:/).click();
  await expectAccessibleLayout(console, 'done, with the segments of a row shown');
});

test('the grid, the drawer and the import of translation are accessible', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', `/translation?from=en&to=hi,ta,ur,bn#text=${text}`);
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  await expect(console.result.getByRole('table')).toBeVisible();
  await expectAccessibleLayout(console, 'grid');
  await console.openDrawer();
  await expectAccessibleLayout(console, 'drawer open on a call');
  await page.keyboard.press('Alt+x');
  await console.request.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  await dialog.getByRole('textbox').fill('id\ttext\n1\tThank you, sir.\n2\tThe clinic opens');
  await expect(dialog.getByRole('list', { name: 'First strings' })).toBeVisible();
  await expectAccessibleLayout(console, 'import');
});

test('a failed translation is accessible', { tag: '@slow' }, async ({ console }) => {
  await console.open('Translation', `/translation?from=en&to=hi,ta&account=hindi-english#text=${text}`);
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toBeVisible();
  await expectAccessibleLayout(console, 'failed');
  await console.request.getByRole('switch', { name: 'Separate request per language' }).check();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('tab', { name: 'Tamil' }).click();
  await expect(console.result.getByRole('alert')).toBeVisible();
  await expectAccessibleLayout(console, 'one target failed');
  await console.request.getByRole('button', { name: 'Add language' }).click();
  await console.expectAccessible('language picker', '[role=dialog]');
});

test('transliteration is accessible before and after sending', { tag: '@slow' }, async ({ console }) => {
  await console.open('Transliteration', '/transliteration?from=en&to=ur&suggestions=5#text=');
  await console.ready();
  await expectAccessibleLayout(console, 'empty');
  await console.request.getByRole('textbox', { name: /Strings to/ }).fill('Kavita Menon\nThiruvananthapuram');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
  await expectAccessibleLayout(console, 'done');
});

test('a failed and a raw transliteration are accessible', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Transliteration', '/transliteration?from=en&to=ur&account=expired#text=Kavita Menon');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.getByRole('alert')).toBeVisible();
  await expectAccessibleLayout(console, 'failed');
  await console.request.getByText('Edit raw request').click();
  await expect(page.getByRole('region', { name: 'Raw request' })).toBeVisible();
  await expectAccessibleLayout(console, 'any value');
});

test('the typing field and the option lab of transliteration are accessible', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Transliteration', '/transliteration?view=typing&from=en&to=ur');
  const field = page.getByRole('combobox', { name: 'Typing field' });
  await field.fill('');
  await field.pressSequentially('salaam');
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
  await expectAccessibleLayout(console, 'typing, the list open');
  await console.request.getByRole('radio', { name: 'Option lab' }).check();
  await console.request.getByRole('textbox', { name: /Strings to/ }).fill('Room 12');
  const lab = page.getByRole('region', { name: 'Option lab' });
  await lab.getByRole('button', { name: 'Compare options' }).click();
  await lab.getByRole('combobox', { name: 'Numbers, Set B', exact: true }).selectOption('words');
  await expect(lab.getByText('1 of 1 differ')).toBeVisible();
  await expectAccessibleLayout(console, 'option lab');
});

test('the service panel, the account list and the list of shortcuts are accessible', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Service', '/service');
  await expect(page.getByRole('region', { name: 'Demo accounts' }).getByRole('listitem')).toHaveCount(9);
  await expect(page.getByText('NMT_KIND=libretranslate')).toBeVisible();
  await expectAccessibleLayout(console, 'service');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await console.expectAccessible('accounts', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleLayout(console, 'keys');
});

test('the exception database is accessible', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Service', '/service?view=spellings');
  const list = page.getByRole('list', { name: 'Exception database' });
  await page.getByRole('combobox', { name: 'Origin' }).selectOption('built-in');
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessibleLayout(console, 'exceptions');
  await list.getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Make own entry' })).toBeVisible();
  await expectAccessibleLayout(console, 'an exception');
  await page.getByRole('button', { name: 'Add exception' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessibleLayout(console, 'a new exception with problems');
});

test('the lookup database is accessible', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Service', '/service?view=translations');
  const list = page.getByRole('list', { name: 'Lookup database' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessibleLayout(console, 'entries');
  await list.getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Entry', exact: true })).toBeVisible();
  await expectAccessibleLayout(console, 'an entry');
  await page.getByRole('button', { name: 'Add translation' }).click();
  await page.getByRole('textbox', { name: /English/ }).fill('Thank you very much');
  await expect(page.getByRole('region', { name: 'Similar entries' })).toBeVisible();
  await expectAccessibleLayout(console, 'a new entry');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  await expectAccessibleLayout(console, 'import');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  await expectAccessibleLayout(console, 'history');
});
