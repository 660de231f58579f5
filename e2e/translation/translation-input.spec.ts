import { tabTo } from '../verbs/checks/focus-walk.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { copyText, stringsBox, stringsGrid } from '../verbs/translation-verbs.ts';

test('grid rows are written, split, moved and removed with the keyboard, and sent in that order', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=One.');
  await console.request.getByRole('radio', { name: 'Grid' }).check();
  const rows = stringsGrid(console.request).getByRole('textbox');
  await expect(rows).toHaveCount(1);
  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.type('Two');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('lines.');
  await page.keyboard.press('Alt+Enter');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(rows.nth(3)).toBeFocused();
  await page.keyboard.type('Last.');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(1)).toHaveValue('Last.');
  await expect(rows.nth(2)).toHaveValue('Two\nlines.');
  await page.keyboard.press('Alt+Delete');
  await expect(rows).toHaveCount(3);
  await console.request.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(4);
  await rows.nth(3).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('End.');
  await console.expectAccessible('grid of strings');

  await page.keyboard.press('Control+Enter');
  await expect(console.result.getByRole('list', { name: 'Translations' })).toBeVisible();
  const drawer = await console.openDrawer();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText(
    /"One\.",\s*"Last\.",\s*"Two\\nlines\.",\s*"",\s*"End\."/,
  );
});

test('Tab leaves the grid, however many rows it has', { tag: '@slow' }, async ({ console, page }) => {
  const rows = encodeURIComponent(JSON.stringify(Array.from({ length: 300 }, (_, row) => `Row ${row + 1}`)));
  await console.open('Translation', `/translation?from=en&to=hi&input=grid#text=&rows=${rows}`);
  const row = (number: number) =>
    console.request.getByRole('textbox', { name: `String ${number}`, exact: true });
  await expect(row(1)).toBeVisible();
  await console.request.getByRole('radio', { name: 'Grid' }).focus();
  await page.keyboard.press('Tab');
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(2)).toBeFocused();
  await tabTo(page, 'Remove row 2');
  await page.keyboard.press('Tab');
  await expect(console.request.getByRole('button', { name: 'Clinic' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'String 2', { back: true });
});

test('line breaks in rows survive a reload, a link, and a switch to lines and back', {
  tag: '@slow',
}, async ({ console, page }) => {
  const rows = encodeURIComponent(JSON.stringify(['Two\nlines', '', 'End']));
  await console.open('Translation', `/translation?from=hi&to=en&input=grid#text=&rows=${rows}`);
  const cells = stringsGrid(console.request).getByRole('textbox');
  await expect(cells).toHaveCount(3);
  await expect(cells.first()).toHaveValue('Two\nlines');
  await expect(cells.first()).toHaveAttribute('lang', 'hi');
  await cells.last().fill('New end');
  await expect(page).toHaveURL(/New\+end/);
  await page.reload();
  await expect(cells.last()).toHaveValue('New end');
  await console.request.getByRole('radio', { name: 'Lines' }).check();
  await expect(stringsBox(console.request)).toHaveValue('Two\nlines\n\nNew end');
  await console.request.getByRole('radio', { name: 'Grid' }).check();
  await expect(cells).toHaveCount(3);
});

test('lines pasted into the grid become rows, or one row if the user wants', async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=First.');
  await console.request.getByRole('radio', { name: 'Grid' }).check();
  const cells = stringsGrid(console.request).getByRole('textbox');
  await copyText(page, 'Second.\n"Third\nwith a line."\n');
  await cells.first().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+V');
  await expect(cells).toHaveCount(3);
  await expect(cells.nth(2)).toHaveValue('Third\nwith a line.');
  await console.request.getByRole('button', { name: 'Put it in one row' }).click();
  await expect(cells).toHaveCount(1);
  await expect(cells.first()).toHaveValue('First.Second.\n"Third\nwith a line."');
});

test('text over a limit is marked and still sent', { tag: '@slow' }, async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta');
  await stringsBox(console.request).fill(`Short.\n${'a'.repeat(10_001)}`);
  await expect(console.request).toContainText('longest 10,001 of 10,000');
  await expect(console.request).toContainText('at most 20,014 tokens');
  await expect(console.request.getByRole('note').filter({ hasText: 'String 2 has 10,001' })).toBeVisible();
  await console.request.getByRole('switch', { name: 'Neural translation' }).uncheck();
  await expect(console.request).toContainText('no tokens: NMT is off');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('10000');
});

test('targets are chosen by preset or any name, and moved and removed with the keyboard', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation?from=hi&to=en#text=a');
  const targets = console.request.getByRole('list', { name: 'Target languages' });
  const chips = targets.getByRole('button', { name: /^Remove/ });
  await console.request.getByRole('button', { name: 'Four scripts' }).click();
  await expect(chips).toHaveCount(4);
  await chips.first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page).toHaveURL(/to=ur,ta,bn,te/);
  await expect(chips.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL(/to=ur,ta,te/);
  await expect(chips.nth(2)).toBeFocused();
  await console.request.getByRole('button', { name: 'All 15' }).click();
  await expect(chips).toHaveCount(15);
  await page.goto('/translation?from=en&to=hi#text=a');
  for (const typed of ['ଓଡ଼ିଆ', 'Odia', 'or']) {
    await targets.getByRole('button', { name: 'Add language' }).click();
    await page.getByRole('combobox', { name: 'Search by name or code' }).fill(typed);
    await expect(
      page.getByRole('dialog', { name: 'Languages' }).getByRole('option', { name: /Odia/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the translation becomes the text when source and target are swapped', async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=Thank you for your payment.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('listitem').first()).toContainText('LOOKUP_MODERATED');
  await console.request.getByRole('button', { name: 'Swap source and target' }).click();
  await expect(stringsBox(console.request)).toHaveValue(/\p{Script=Devanagari}/u);
  await expect(stringsBox(console.request)).toHaveAttribute('lang', 'hi');
});

test('a field can be sent although it has its default value, while other default values are omitted', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=Hello.');
  await console.request.getByRole('button', { name: 'Send enableNmt at its default too' }).click();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const sent = (await console.openDrawer()).getByRole('region', { name: 'Request' });
  await expect(sent).toContainText(/"enableNmt":\s*true/);
  await expect(sent).not.toContainText('"enableLookup"');
});

test('terms are edited in place, can contain commas, be pasted as a list and removed with the keyboard', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open(
    'Translation',
    '/translation?from=en&to=hi&version=3.0#text=Rao, Meera sent it&terms=Meera',
  );
  const terms = console.request.getByRole('list', { name: 'Terms to keep' });
  await terms.getByRole('button', { name: 'Edit the term Meera' }).click();
  await expect(terms.getByRole('textbox', { name: 'Term Meera' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Rao\\, Meera');
  await page.keyboard.press('Enter');
  await expect(terms.getByRole('button', { name: 'Edit the term Rao, Meera' })).toBeVisible();
  await expect(console.request.locator('mark').first()).toHaveText('Rao, Meera');

  await copyText(page, '__proto__\tproto\nBengaluru\n');
  await console.request.getByRole('textbox', { name: 'Terms to keep' }).focus();
  await page.keyboard.press('Control+V');
  await expect(terms.getByRole('listitem')).toHaveCount(3);
  await terms.getByRole('button', { name: 'Edit the term Bengaluru' }).focus();
  await page.keyboard.press('Delete');
  await expect(terms.getByRole('listitem')).toHaveCount(2);
  await console.expectAccessible('terms');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const sent = (await console.openDrawer()).getByRole('region', { name: 'Request' });
  await expect(sent).toContainText(
    /"nmtMaskTerms":\s*\{\s*"Rao, Meera":\s*"Rao, Meera",\s*"__proto__":\s*"proto"/,
  );
});

test('a request to keep terms of a Hindi source is explained before it is sent, and can be sent anyway', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Translation', '/translation?from=hi&to=en&version=2.0#text=मीरा आई&terms=मीरा');
  await expect(console.request.getByRole('note').filter({ hasText: 'requires src_lang = en' })).toBeVisible();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const card = console.result.getByRole('alert');
  await expect(card).toContainText('any term sets nmtMask to true, which requires src_lang = en');
  await card.getByRole('button', { name: 'Send anyway' }).click();
  await expect(console.result.getByRole('list', { name: 'Translations' })).toBeVisible();
  const sent = (await console.openDrawer()).getByRole('region', { name: 'Request' });
  await expect(sent).toContainText(/"nmtMaskTerms":\s*\[\s*"मीरा"\s*\]/);
});

for (const [what, link, refusal] of [
  ['no text', '/translation?from=en&to=hi#text=', 'Please provide data string'],
  ['no target', '/translation?from=en&to=#text=Hello.', 'Target language is mandatory'],
] as const) {
  test(`a request with ${what} is explained, and can be sent to the service anyway`, {
    tag: '@slow',
  }, async ({ console }) => {
    await console.open('Translation', link);
    await console.request.getByRole('button', { name: 'Translate' }).click();
    const card = console.result.getByRole('alert');
    await card.getByRole('button', { name: 'Send anyway' }).click();
    await expect(card).toContainText('403');
    await expect(card).toContainText(refusal, { ignoreCase: true });
  });
}

test('invisible characters are shown on demand, and limits are shown before sending', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation?from=hi&to=en');
  const box = stringsBox(console.request);
  await box.fill('क्\u200dष और\u00a0क्\u200cष\nसाफ़');
  await console.request.getByRole('button', { name: 'Show 3 invisible characters' }).click();
  const lines = console.request.getByRole('list', { name: 'Strings with invisible characters' });
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

test('source and target are swapped when there is one target', async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=Hello.');
  await console.request.getByRole('button', { name: 'Swap source and target' }).click();
  await expect(console.request.getByRole('combobox', { name: 'Source language' })).toHaveValue('hi');
  await expect(console.request.getByRole('list', { name: 'Target languages' })).toContainText('English');
});

test('a tester can send defaults and choose the form of the terms', { tag: '@slow' }, async ({ console }) => {
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

test('with the drawer open, every button of the result can still be clicked', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await console.open(
    'Translation',
    '/translation?from=en&to=hi,ta#text=One.%0ATwo.%0AThree.%0AFour.%0AFive.',
  );
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const last = console.result.getByRole('button', { name: 'Copy the uuid' });
  await expect(last).toBeVisible();
  await console.openDrawer();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await last.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\w-]{30,}$/);
});
