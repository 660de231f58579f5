import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

test('one click translates into several languages, each with its own status', async ({ console, page }) => {
  await page.goto('/');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const tabs = console.result.getByRole('tablist', { name: 'Target languages' });
  const rows = console.result.getByRole('list', { name: 'Translations' });

  await expect(tabs.getByRole('tab')).toHaveCount(4);
  const first = rows.getByRole('listitem').first();
  await expect(first).toContainText('2 LOOKUP_MODERATED');
  await expect(first.locator('[lang="hi"]')).toHaveText(/\p{Script=Devanagari}/u);

  await tabs.getByRole('tab', { name: 'Tamil' }).click();
  await expect(first).toContainText('5 LOOKUP_INPROGRESS');
  await expect(first.locator('[lang="ta"]')).toHaveText(/\p{Script=Tamil}/u);

  await tabs.getByRole('tab', { name: 'Bangla' }).click();
  await expect(first).toContainText('4 LOOKUP_UNMODERATED');
  await expect(first.locator('[lang="bn"]')).toHaveText(/\p{Script=Bengali}/u);

  await tabs.getByRole('tab', { name: 'Urdu' }).click();
  const urdu = first.locator('[lang="ur"]');
  await expect(urdu).toHaveAttribute('dir', 'rtl');
  await expect(urdu).toHaveCSS('font-family', /Nastaliq/);
  await expect(page.getByRole('button', { name: 'Contract clean' })).toBeVisible();
});

test('what is missing is explained, and can be sent anyway', async ({ console }) => {
  await console.open('Translation', '/translation');
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill('');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const card = console.result.getByRole('alert');
  await expect(card).toContainText('data');
  await card.getByRole('button', { name: 'Send anyway' }).click();
  await expect(card).toContainText('Please provide data string');
  await expect(card).toContainText('403');
});

test('a refused call keeps the input, names the rule and works with another account', async ({ console }) => {
  await console.open('Translation', '/translation');
  const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await text.fill('Thank you for your payment.');
  await console.chooseAccount('expired');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const card = console.result.getByRole('alert');
  await expect(card).toContainText('API key expired');
  await expect(card).toContainText('403');
  await expect(text).toHaveValue('Thank you for your payment.');

  await card.getByRole('button', { name: 'Choose account' }).click();
  await console.page.getByRole('radio', { name: 'working', exact: true }).click();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(console.result.getByRole('listitem').first()).toContainText('LOOKUP_MODERATED');
});

for (const [account, message] of [
  ['exhausted', 'usage exhausted'],
  ['hindi-english', 'unauthorized to use this src/tgt language'],
] as const) {
  test(`the account ${account} is refused with its documented message`, async ({ console, page }) => {
    await page.goto(`/translation?from=en&to=ta&account=${account}#text=Hello.`);
    await console.request.getByRole('button', { name: 'Translate' }).click();
    await expect(console.result.getByRole('alert')).toContainText(message);
  });
}

test('credentials typed for the session are used, and never kept', async ({ console, page }) => {
  await page.goto('/translation?from=en&to=hi#text=Hello.');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByLabel('REV-API-KEY').fill('nobody-has-this-key');
  await page.getByLabel('REV-APP-ID').fill('nobody');
  await page.getByRole('button', { name: 'Use them' }).click();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('Invalid REV-API-KEY or REV-APP-ID');

  const drawer = await console.openDrawer();
  await expect(drawer).not.toContainText('nobody-has-this-key');
  const stored = await page.evaluate(
    () => JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href,
  );
  expect(stored).not.toContain('nobody-has-this-key');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account: working' })).toBeVisible();
});

test('the rule about masking is said before anything is sent', async ({ console }) => {
  await console.open('Translation', '/translation');
  await expect(console.request).not.toContainText('requires src_lang = en');
  await console.request.getByRole('combobox', { name: 'Source language' }).selectOption('hi');
  await expect(console.request).toContainText('requires src_lang = en');
});

test('a masked term is kept, and the terms travel as the version wants them', async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi&version=2.0#text=Meera sent the parcel');
  const term = console.request.getByRole('textbox', { name: 'Terms to keep' });
  await term.fill('Meera');
  await term.press('Enter');
  await expect(console.request.getByRole('button', { name: 'Remove the term Meera' })).toBeVisible();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('listitem').first()).toContainText('मीरा');
  const drawer = await console.openDrawer();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText(
    /"nmtMaskTerms":\s*\[\s*"Meera"\s*\]/,
  );
});

test('a kept term is marked where it is typed and in every language that kept it', async ({ console }) => {
  await console.open(
    'Translation',
    '/translation?from=en&to=hi,ta,ur&terms=Meera#text=Meera sent the parcel',
  );
  await expect(console.request.locator('mark')).toHaveText('Meera');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const row = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem').first();
  const kept = { Hindi: /\p{Script=Devanagari}/u, Tamil: /\p{Script=Tamil}/u, Urdu: /\p{Script=Arabic}/u };
  for (const [language, script] of Object.entries(kept)) {
    await console.result.getByRole('tab', { name: language }).click();
    await expect(row.locator('mark')).toHaveCount(2);
    await expect(row.locator('mark').first()).toHaveText(script);
    await expect(row.locator('mark').last()).toHaveText('Meera');
  }
});

test('each row tells how it was produced, segment by segment', async ({ console }) => {
  const text = 'Thank you for your payment.%0AThank you for your payment. Zorblax flies.';
  await console.open('Translation', `/translation?from=en&to=hi#text=${text}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(rows.first()).toContainText(/lookup hit\s*0 tokens/);

  const mixed = rows.filter({ hasText: '2 segments' }).first();
  await expect(mixed).toContainText('6 LOOKUP_PARTIAL');
  await mixed.getByText('2 segments: lookup hit, transliterated').click();
  const segments = mixed.getByRole('list', { name: 'Segments' }).getByRole('listitem');
  await expect(segments).toHaveCount(2);
  await expect(segments.last()).toContainText(/lookup miss\s*NMT did not serve it\s*transliterated/);

  await console.request.getByRole('switch', { name: 'Neural translation' }).click();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await mixed.getByText('2 segments: lookup hit, transliterated').click();
  await expect(segments.last()).toContainText('NMT off');
});

test('a row is heard where a voice speaks its language, and what goes wrong is said', async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi,mai#text=Thank you for your payment.');
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const row = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem').first();
  await expect(row).toContainText('LOOKUP_MODERATED');
  const listen = row.getByRole('button', { name: 'Listen to row 1' });

  const spoken = page.waitForResponse((response) => response.request().headers()['rev-appname'] === 'tts');
  await listen.click();
  expect((await spoken).headers()['content-type']).toContain('audio/');
  await expect(row.getByRole('button', { name: 'Stop row 1' })).toBeVisible();
  await row.getByRole('button', { name: 'Stop row 1' }).click();
  await expect(listen).toBeVisible();

  await console.chooseAccount('expired');
  await listen.click();
  await expect(row.getByRole('alert')).toContainText('API key expired');

  await console.result.getByRole('tab', { name: 'Maithili' }).click();
  await expect(row.locator('[lang="mai"]')).toBeVisible();
  await expect(listen).toHaveCount(0);
});

test('rows are sorted by status, by input and as they were sent', async ({ console }) => {
  const text = ['Zebra', 'Thank you for your payment.', 'Apple', 'Mango'].join('%0A');
  await console.open('Translation', `/translation?from=en&to=hi#text=${text}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const first = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem').first();
  const last = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem').last();
  await expect(first).toContainText('Zebra');
  const order = console.result.getByRole('combobox', { name: 'Order' });
  await order.selectOption('By input');
  await expect(first).toContainText('Apple');
  await order.selectOption('By status');
  await expect(last).toContainText('LOOKUP_MODERATED');
  await order.selectOption('As sent');
  await expect(last).toContainText('Mango');
});

test('the grid shows every string beside all its translations, and draws what is in view', async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta,ur');
  const strings = Array.from({ length: 1000 }, (_, index) => `Your order ${index + 1} has been shipped.`);
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill(strings.join('\n'));
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check({ timeout: 30_000 });
  const grid = console.result.getByRole('table', { name: 'All translations' });
  await expect(grid).toHaveAttribute('aria-rowcount', '1001');
  await expect(grid.getByRole('columnheader')).toHaveCount(5);
  const second = grid.locator('[aria-rowindex="2"]');
  await expect(second.locator('[lang="hi"]')).toHaveText(/\p{Script=Devanagari}/u);
  await expect(second.locator('[lang="ur"]')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);

  const last = grid.locator('[aria-rowindex="1001"]');
  await grid.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 60_000);
    await expect(last).toContainText('Your order 1000', { timeout: 500 });
  }).toPass();
});

test('all results are saved as CSV, TSV and JSON, with nothing a spreadsheet would run', async ({
  console,
  page,
}) => {
  await console.open(
    'Translation',
    '/translation?from=en&to=hi,ta#text=Thank you for your payment.%0A=SUM(A1:A9)',
  );
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const save = async (choice: RegExp) => {
    const download = page.waitForEvent('download');
    await console.result.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('dialog').getByRole('button', { name: choice }).click();
    const saved = await download;
    return { name: saved.suggestedFilename(), text: readFileSync(await saved.path(), 'utf8') };
  };
  const csv = await save(/^CSV/);
  expect(csv.name).toBe('translation-en.csv');
  expect(csv.text).toMatch(/^\ufeffen,hi,hi status,ta,ta status\r\nThank you for your payment\.,\p{L}/u);
  expect(csv.text).toContain(`"'=SUM(A1:A9)"`);
  expect((await save(/^TSV/)).text).toContain('\t2\t');
  const json: unknown = JSON.parse((await save(/^JSON/)).text);
  expect(json).toMatchObject({
    source: 'en',
    strings: [{ targets: { hi: { apiStatus: 2, status: 'LOOKUP_MODERATED' } } }, { inString: '=SUM(A1:A9)' }],
  });
});

test('a list lies wholly on the screen and stays with its button', async ({ console, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await console.open('Translation', '/translation');
  const button = console.request.getByRole('button', { name: 'Add language' });
  await button.click();
  const list = page.getByRole('dialog', { name: 'Languages' });
  await expect(list.getByRole('option').first()).toBeVisible();
  const box = await list.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  const distance = async () => ((await list.boundingBox())?.y ?? 0) - ((await button.boundingBox())?.y ?? 0);
  const before = await distance();
  await page.evaluate(() => scrollBy(0, 40));
  await expect.poll(async () => Math.round((await distance()) - before)).toBe(0);
});

test('a column of a file becomes the strings', async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta#text=Old.');
  await console.request.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  const rows = 'id,text\n1,"Thank you, sir."\n2,"The ""clinic"" opens"\n';
  await dialog
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      name: 'strings.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows),
    });
  await dialog.getByRole('combobox', { name: 'Column to translate' }).selectOption('2 · text');
  await dialog.getByRole('switch', { name: 'The first row is a heading' }).check();
  await expect(dialog.getByRole('list', { name: 'First strings' }).getByRole('listitem')).toHaveText([
    'Thank you, sir.',
    'The "clinic" opens',
  ]);
  await expect(dialog.getByRole('status')).toContainText('2 strings, 33 characters, at most 66 tokens');
  await console.expectAccessible('import', 'dialog');
  await dialog.getByRole('button', { name: 'Replace the strings' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(console.request.getByRole('textbox', { name: /Strings to translate/ })).toHaveValue(
    'Thank you, sir.\nThe "clinic" opens',
  );
});

test('cells pasted from a spreadsheet ask which column is meant', async ({ console, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await console.open('Translation', '/translation?from=en&to=hi#text=Old.');
  const box = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await page.evaluate(() => navigator.clipboard.writeText('1\tHello.\n2\tGood morning.\n'));
  await box.focus();
  await page.keyboard.press('Control+V');
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  await dialog.getByRole('combobox', { name: 'Column to translate' }).selectOption('2 · Hello.');
  await dialog.getByRole('button', { name: 'Add below' }).click();
  await expect(box).toHaveValue('Old.\nHello.\nGood morning.');
});

test('ten thousand pasted lines are there at once', async ({ console, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await console.open('Translation', '/translation?from=en&to=hi#text=First.');
  const lines = Array.from({ length: 10_000 }, (_, index) => `Order ${index + 1} is shipped.`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `\n${lines.slice(1).join('\n')}`);
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+V');
  await expect(console.request).toContainText('10,000 strings');
});

test('what is not seen is shown on demand, and limits are told before sending', async ({ console, page }) => {
  await console.open('Translation', '/translation?from=hi&to=en');
  const box = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await box.fill('क्\u200dष और\u00a0क्\u200cष\nसाफ़');
  await console.request.getByRole('button', { name: 'Show 3 invisible characters' }).click();
  const lines = console.request.getByRole('list', { name: 'Lines with invisible characters' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await expect(lines).toContainText(/ZWJ.*NBSP.*ZWNJ/);
  await console.expectAccessible('invisible characters');

  await console.request.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  const buffer = Buffer.from('a\n'.repeat(10_001));
  const file = { name: 'many.txt', mimeType: 'text/plain', buffer };
  await dialog.getByLabel('Choose a file').last().setInputFiles(file);
  await expect(dialog.getByRole('status')).toContainText('More than the local service takes');
  await dialog.getByRole('button', { name: 'Replace the strings' }).click();
  await expect(
    console.request.getByText('10,001 strings: the local service takes at most 10,000'),
  ).toBeVisible();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('10000');
});

test('a tester sends defaults and the form of the terms on purpose', async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi&terms=Meera#text=Meera sent the parcel');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const drawer = await console.openDrawer();
  const sent = drawer.getByRole('region', { name: 'Request' });
  await expect(sent).toContainText(/"nmtMaskTerms":\s*\{/);
  await expect(sent).not.toContainText('"enableNmt"');
  await console.page.keyboard.press('Alt+x');

  await console.request.getByRole('switch', { name: 'Send defaults too' }).check();
  await console.request.getByRole('radio', { name: 'List' }).check();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.openDrawer();
  await expect(sent).toContainText(/"enableNmt":\s*true/);
  await expect(sent).toContainText(/"filterProfane":\s*false/);
  await expect(sent).toContainText(/"nmtMaskTerms":\s*\[/);
});

test('one request a target: each tab is answered or refused on its own, and one is sent again', async ({
  console,
  page,
}) => {
  await page.goto('/translation?from=en&to=hi,ta&account=hindi-english#text=Thank you for your payment.');
  await console.ready();
  const each = console.request.getByRole('switch', { name: 'One request a target' });
  await expect(console.request).toContainText('One request carries all targets (2)');
  await each.check();
  await expect(console.request).toContainText('Each target gets a request of its own (2)');
  await console.request.getByRole('button', { name: 'Translate' }).click();

  const hindi = console.result.getByRole('tab', { name: 'Hindi' });
  const tamil = console.result.getByRole('tab', { name: 'Tamil' });
  await expect(hindi).toContainText('1 served');
  await expect(tamil).toContainText('failed');
  await expect(console.result.getByRole('listitem').first()).toContainText('LOOKUP_MODERATED');
  await hindi.press('ArrowRight');
  await expect(console.result.getByRole('alert')).toContainText('unauthorized to use this src/tgt language');
  await console.expectAccessible('one answered, one refused');

  await console.chooseAccount('working');
  await console.result.getByRole('button', { name: 'Try again' }).click();
  await expect(console.result.locator('[lang="ta"]').last()).toHaveText(/\p{Script=Tamil}/u);
  await expect(hindi).toContainText('1 served');
  const drawer = await console.openDrawer();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText('tgt_lang');
  await expect(drawer.getByRole('region', { name: 'Request' })).not.toContainText('hi,ta');
});

test('source and target change places when there is one target', async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=Hello.');
  await console.request.getByRole('button', { name: 'Swap source and target' }).click();
  await expect(console.request.getByRole('combobox', { name: 'Source language' })).toHaveValue('hi');
  await expect(console.request.getByRole('list', { name: 'Target languages' })).toContainText('English');
});

test('languages are added by searching and taken away again', async ({ console, page }) => {
  await console.open('Translation', '/translation');
  const targets = console.request.getByRole('list', { name: 'Target languages' });
  await targets.getByRole('button', { name: 'Add language' }).click();
  await page.getByRole('combobox', { name: 'Search by name or code' }).fill('malay');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(targets).toContainText('മലയാളം');
  await targets.getByRole('button', { name: 'Remove Malayalam' }).click();
  await expect(targets).not.toContainText('മലയാളം');
});

test('an answer to an older input is marked, and rows can be filtered by status', async ({ console }) => {
  await console.open('Translation', '/translation');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await console.result.getByRole('button', { name: '1 transliterated' }).click();
  await expect(rows).toHaveCount(1);
  await expect(console.result).not.toContainText('The input has changed');
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill('Hello.');
  await expect(console.result).toContainText('The input has changed since this answer');
});

test('two thousand strings stay quick to draw and to search', async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta,bn');
  const strings = Array.from({ length: 2000 }, (_, index) => `Your order ${index + 1} has been shipped.`);
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill(strings.join('\n'));
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '2000', { timeout: 30_000 });
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);
  await console.result.getByRole('searchbox', { name: 'Search in this tab' }).fill('order 1987 ');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('1987');
});
