import { readFileSync } from 'node:fs';
import { expect, test } from '../verbs/fixtures.ts';

test('each row shows how it was produced, segment by segment', { tag: '@slow' }, async ({ console }) => {
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
  await expect(segments.last()).toContainText(/lookup miss\s*no NMT engine\s*transliterated/);

  await console.request.getByRole('switch', { name: 'Neural translation' }).click();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await mixed.getByText('2 segments: lookup hit, transliterated').click();
  await expect(segments.last()).toContainText('NMT off');
});

test('a row shows what the profanity filter hid, with its severity', { tag: '@slow' }, async ({
  console,
}) => {
  const text = 'You bastard, bastard and sh1t.%0AThe assistant from Scunthorpe.';
  await console.open('Translation', `/translation?from=en&to=hi&filterProfane=true#text=${text}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  const hidden = rows.first().getByRole('list', { name: 'Hidden by the profanity filter' });
  await expect(hidden.getByRole('listitem')).toHaveText(['bastard mild2 times', 'sh1t strong']);
  await expect(console.result.getByRole('list', { name: 'Hidden by the profanity filter' })).toHaveCount(1);
});

test('a row can be played if a voice speaks its language, and a failure is shown', { tag: '@slow' }, async ({
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

test('rows are sorted by status, by input and as they were sent', { tag: '@slow' }, async ({ console }) => {
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

test('the grid shows every string beside all its translations, and draws only what is in view', {
  tag: '@slow',
}, async ({ console, page }) => {
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
  const linesOfNumber = await last.getByRole('rowheader').evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(linesOfNumber).toBe(1);
});

test('all results are saved as CSV, TSV and JSON, without anything that a spreadsheet would execute', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open(
    'Translation',
    '/translation?from=en&to=hi,ta#text=Thank you for your payment.%0A=SUM(A1:A9)',
  );
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByText('LOOKUP_MODERATED').first()).toBeVisible();
  const save = async (choice: RegExp) => {
    const download = page.waitForEvent('download');
    await console.result.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('dialog').getByRole('button', { name: choice }).click();
    const saved = await download;
    return { name: saved.suggestedFilename(), text: readFileSync(await saved.path(), 'utf8') };
  };
  const csv = await save(/^CSV/);
  expect(csv.name).toMatch(/^translation-en-hi_ta-[\d-]+\.csv$/);
  expect(csv.text).toMatch(
    /^\ufeffen,hi,hi status,ta,ta status,sent,target,account,uuid,request id\r\nThank you for your payment\.,\p{L}.*,embedded,working,[\da-f-]{36},[\da-f-]{36}\r\n/u,
  );
  expect(csv.text).toContain(`"'=SUM(A1:A9)"`);
  expect((await save(/^TSV/)).text).toContain('\t2\t');
  const json: unknown = JSON.parse((await save(/^JSON/)).text);
  expect(json).toMatchObject({
    source: 'en',
    strings: [{ targets: { hi: { apiStatus: 2, status: 'LOOKUP_MODERATED' } } }, { inString: '=SUM(A1:A9)' }],
  });
});

test('with one request per target, each tab is answered or refused on its own, and can be sent again', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/translation?from=en&to=hi,ta&account=hindi-english#text=Thank you for your payment.');
  await console.ready();
  const each = console.request.getByRole('switch', { name: 'Separate request per language' });
  await expect(console.request).toContainText('One request for both languages');
  await each.check();
  await expect(console.request).toContainText('2 requests, one per language');
  await console.request.getByRole('button', { name: 'Translate' }).click();

  const hindi = console.result.getByRole('tab', { name: 'Hindi' });
  const tamil = console.result.getByRole('tab', { name: 'Tamil' });
  await expect(hindi).toContainText('1 translated');
  await expect(tamil).toContainText('failed');
  await expect(console.result.getByRole('listitem').first()).toContainText('LOOKUP_MODERATED');
  await hindi.press('ArrowRight');
  await expect(console.result.getByRole('alert')).toContainText('unauthorized to use this src/tgt language');
  await console.expectAccessible('one answered, one refused');

  await console.chooseAccount('working');
  await console.result.getByRole('button', { name: 'Try again' }).click();
  await expect(console.result.locator('[lang="ta"]').last()).toHaveText(/\p{Script=Tamil}/u);
  await expect(hindi).toContainText('1 translated');
  const drawer = await console.openDrawer();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText('tgt_lang');
  await expect(drawer.getByRole('region', { name: 'Request' })).not.toContainText('hi,ta');
});

test('an answer to an earlier input is marked, and rows can be filtered by status', async ({ console }) => {
  const text = encodeURIComponent('Thank you.\nYes, that is correct.\nZorblax flies.');
  await console.open('Translation', `/translation?from=en&to=hi,ta#text=${text}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await console.result.getByRole('button', { name: '-2 UNLOCALIZED: 2' }).click();
  await expect(rows).toHaveCount(1);
  await expect(console.result).not.toContainText('The input has changed');
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill('Hello.');
  await expect(console.result).toContainText('The input has changed since this answer');
});

test('five hundred strings are searched, with few of them drawn', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta,bn');
  const strings = Array.from({ length: 500 }, (_, index) => `Your order ${index + 1} has been shipped.`);
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill(strings.join('\n'));
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '500', { timeout: 30_000 });
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);
  await console.result.getByRole('searchbox', { name: 'Search in this tab' }).fill('order 487 ');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('487');
});

test('the grid shows the state of each target, and saves the answers so far', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.goto(
    '/translation?from=en&to=hi,ta&requests=each&account=hindi-english#text=Thank you for your payment.',
  );
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  const grid = console.result.getByRole('table', { name: 'All translations' });
  const heads = grid.getByRole('columnheader');
  await expect(heads.last()).toContainText('unauthorized to use this src/tgt language');
  const cells = grid.locator('[aria-rowindex="2"]').getByRole('cell');
  await expect(cells.nth(1)).toContainText('2 LOOKUP_MODERATED');
  await expect(cells.nth(2)).toContainText('failed');
  await console.expectAccessible('a grid with a failed column');

  const download = page.waitForEvent('download');
  await console.result.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^CSV/ }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(
    /,2,,failed,[^\r\n]*,embedded,hindi-english,[^\r\n]*\r\n$/,
  );

  await console.chooseAccount('working');
  await heads.last().getByRole('button', { name: 'Send again: Tamil' }).click();
  await expect(cells.nth(2).locator('[lang="ta"]')).toHaveText(/\p{Script=Tamil}/u);
  await expect(console.result).toContainText('2 uuids');

  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(cells.nth(2).locator('[lang="ta"]')).toHaveText(/\p{Script=Tamil}/u);
});

test('a row is transliterated into Latin letters and another script', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi,ur#text=Thank you for your payment.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('tab', { name: 'Hindi' }).click();
  const row = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem').first();
  await row.getByRole('button', { name: 'More for row 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Transliterate', exact: true }).press('Enter');
  const script = row.getByRole('region', { name: 'Row 1 in another script' });
  await expect(script).toBeFocused();
  await expect(script.locator('[lang="en"]').last()).toHaveText(/^[\p{Script=Latin}\p{P}\s]+$/u);
  await console.expectAccessible('a row in Latin letters');

  await script.getByRole('combobox', { name: 'Script' }).selectOption('ur');
  await expect(script.locator('p[lang="ur"]')).toHaveText(/\p{Script=Arabic}/u);
  await expect(script.locator('p[lang="ur"]')).toHaveAttribute('dir', 'rtl');

  await console.chooseAccount('expired');
  await script.getByRole('combobox', { name: 'Script' }).selectOption('ta');
  await expect(script.getByRole('alert')).toContainText('API key expired');
  await console.chooseAccount('working');
  await script.getByRole('button', { name: 'Try again' }).click();
  await expect(script.locator('p[lang="ta"]')).toHaveText(/\p{Script=Tamil}/u);
  await script.getByRole('button', { name: 'Close: Transliterate, row 1' }).click();
  await expect(script).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'More for row 1' })).toBeFocused();
});

test('a row is compared with the other targets and with the previous answer', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta#text=Thank you for your payment.');
  const send = console.request.getByRole('button', { name: 'Translate' });
  await send.click();
  await console.result.getByRole('tab', { name: 'Hindi' }).click();
  const row = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem').first();
  const compare = async () => {
    await row.getByRole('button', { name: 'More for row 1' }).click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    return row.getByRole('region', { name: 'Comparison of row 1' });
  };
  const first = await compare();
  await expect(first).toContainText('First answer for this string');
  await expect(first.locator('[lang="ta"]')).toHaveText(/\p{Script=Tamil}/u);

  await console.request.getByRole('switch', { name: 'Lookup database first' }).click();
  await send.click();
  await expect(row).toContainText('UNLOCALIZED');
  const second = await compare();
  await expect(second).toContainText('2 LOOKUP_MODERATED');
  await expect(second.locator('mark').first()).toHaveText(/\p{Script=Devanagari}/u);
  await console.expectAccessible('a row compared');
});

test('a grid cell opens its details: how it was produced and how many tokens its call consumed', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta#text=Thank you. Zorblax flies.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  const open = console.result.getByRole('button', { name: /^Details of translation 1, .*Tamil/ });
  await open.press('Enter');
  const details = page.getByRole('dialog', { name: 'Translation 1 · Tamil' });
  await details.getByText(/^2 segments: /).click();
  await expect(details.getByRole('list', { name: 'Segments' })).toContainText(
    /no NMT engine\s*transliterated/,
  );
  await expect(details).toContainText('0 tokens consumed');
  await expect(details).toContainText(/uuid [0-9a-f-]{36}/);
  await details.getByRole('button', { name: 'More for row 1' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(details.getByRole('region', { name: 'Comparison of row 1' })).toContainText('Hindi');
  await console.expectAccessible('the details of a cell');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await details.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(details).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the tabs fit a narrow screen, with the first in view, and the keyboard brings the last into view', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/translation?from=en&to=hi,ta,ur,sat,bn,kn#text=Thank you for your payment.');
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const tabs = console.result.getByRole('tab');
  await expect(tabs.first()).toBeInViewport({ ratio: 1 });
  await tabs.first().press('End');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  await tabs.last().press('Home');
  await expect(tabs.first()).toBeInViewport({ ratio: 1 });
  await expect(tabs.nth(1)).toHaveAccessibleName(/Hindi.*1 translated/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('text that came back unchanged is labelled as such, and line breaks are visible in source and result', {
  tag: '@slow',
}, async ({ console }) => {
  const rows = encodeURIComponent(JSON.stringify(['Zorblax flies.\nOrder AB-1234', 'meera@example.com']));
  await console.open('Translation', `/translation?from=en&to=hi&input=grid#text=&rows=${rows}`);
  const send = console.request.getByRole('button', { name: 'Translate' });
  await send.click();
  const tab = console.result.getByRole('tab', { name: 'Hindi' });
  const items = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(items.first().locator('[lang="hi"]')).toHaveText(/^\P{Script=Latin}+↵\n.*AB-1234$/u);
  await expect(items.first().locator('[lang="en"]').first()).toHaveText(/flies\.↵\nOrder/);
  await expect(items.last()).toContainText('returned unchanged');
  await console.result.getByRole('button', { name: '-2 UNLOCALIZED, returned unchanged: 1' }).click();
  await expect(items).toHaveText([/meera@example\.com/]);

  for (const name of ['Lookup database first', 'Neural translation', 'Transliteration as fallback']) {
    await console.request.getByRole('switch', { name }).click();
  }
  await send.click();
  await expect(tab).toContainText('2 returned unchanged');
  await expect(console.result).not.toContainText('transliterated');
});
