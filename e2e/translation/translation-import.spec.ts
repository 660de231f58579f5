import { expect, test } from '../verbs/fixtures.ts';
import { copyText, stringsBox, stringsGrid } from '../verbs/translation-verbs.ts';

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

test('a column of a file becomes the strings', { tag: '@slow' }, async ({ console, page }) => {
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
  const column = dialog.getByRole('combobox', { name: 'Column to translate' });
  await expect(column.locator('option:checked')).toHaveText('2 · text');
  await column.selectOption('1 · id');
  await column.selectOption('2 · text');
  // The heading row is detected, and the user can change that.
  const heading = dialog.getByRole('switch', { name: 'The first row is a heading' });
  await expect(heading).toBeChecked();
  await heading.uncheck();
  await expect(dialog.getByRole('list', { name: 'First strings' }).getByRole('listitem')).toHaveCount(3);
  await heading.check();
  await expect(dialog.getByRole('list', { name: 'First strings' }).getByRole('listitem')).toHaveText([
    'Thank you, sir.',
    'The "clinic" opens',
  ]);
  await expect(dialog.getByRole('status')).toContainText('2 strings, 33 characters, at most 66 tokens');
  await console.expectAccessible('import', 'dialog');
  await dialog.getByRole('button', { name: 'Replace the strings' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(stringsBox(console.request)).toHaveValue('Thank you, sir.\nThe "clinic" opens');
});

test('pasting cells from a spreadsheet opens a dialog that asks which column is meant', async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=Old.');
  const box = stringsBox(console.request);
  await copyText(page, '1\tHello.\n2\tGood morning.\n');
  await box.focus();
  await page.keyboard.press('Control+V');
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  await dialog.getByRole('combobox', { name: 'Column to translate' }).selectOption('2 · Hello.');
  await dialog.getByRole('button', { name: 'Add below' }).click();
  await expect(box).toHaveValue('Old.\nHello.\nGood morning.');
});

test('values of a JSON catalogue are imported as strings, and cells with line breaks into the grid', async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=');
  const box = stringsBox(console.request);
  await copyText(page, '{"shop": {"open": "We are open.", "hours": ["From nine.", "Till six."]}}');
  await console.request.getByRole('button', { name: 'Import' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  await dialog.getByLabel('Paste from a spreadsheet, or type').press('Control+V');
  await expect(dialog.getByRole('list', { name: 'First strings' }).getByRole('listitem')).toHaveText([
    'We are open.',
    'From nine.',
    'Till six.',
  ]);
  await dialog.getByRole('button', { name: 'Replace the strings' }).press('Enter');
  await expect(box).toHaveValue('We are open.\nFrom nine.\nTill six.');
  await expect(console.request.getByRole('button', { name: 'Import' })).toBeFocused();

  await copyText(page, '1\t"Two\nlines"\n2\tOne line\n');
  await box.press('Control+V');
  await expect(dialog.getByRole('status')).toContainText('1 holds line breaks');
  await dialog.getByRole('button', { name: 'Replace the strings' }).press('Enter');
  await expect(console.request.getByRole('textbox', { name: 'String 1', exact: true })).toBeFocused();
  await expect(console.request.getByRole('textbox', { name: 'String 1', exact: true })).toHaveValue(
    'Two\nlines',
  );
});

test('files in UTF-16 and in UTF-8 with a byte order mark are read; other files are rejected and nothing is lost', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation?from=hi&to=en#text=Old.');
  await console.request.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel('Choose a file').last().setInputFiles({ name, mimeType: 'text/plain', buffer });
  const first = dialog.getByRole('list', { name: 'First strings' });

  await choose('spreadsheet.tsv', utf16('1\tनमस्ते\n2\tविदा\n'));
  await dialog.getByRole('combobox', { name: 'Column to translate' }).selectOption('2 · नमस्ते');
  await expect(first.getByRole('listitem')).toHaveText(['नमस्ते', 'विदा']);
  await expect(dialog).toContainText('Read as UTF-16.');
  await choose('marked.txt', Buffer.from('\ufeffशुभ रात्रि\n'));
  await expect(first.getByRole('listitem')).toHaveText(['शुभ रात्रि']);

  await choose('book.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]));
  await expect(dialog.getByRole('alert')).toContainText('This is not a text file');
  await expect(dialog.getByRole('button', { name: 'Replace the strings' })).toBeDisabled();
  await choose('broken.json', Buffer.from('["a",'));
  await expect(dialog.getByRole('alert')).toContainText('This is not valid JSON');
  await page.keyboard.press('Escape');
  await expect(stringsBox(console.request)).toHaveValue('Old.');
});

test('a file dropped on the panel is imported, into the grid if it has line breaks', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=Old.');
  const transfer = await page.evaluateHandle(() => {
    const held = new DataTransfer();
    held.items.add(new File(['text\n"Two\nlines"\nThree\n'], 'strings.csv', { type: 'text/csv' }));
    return held;
  });
  await stringsBox(console.request).dispatchEvent('dragenter', { dataTransfer: transfer });
  // Repeats the event, as browsers do while the file is over the page.
  await expect(async () => {
    await stringsBox(console.request).dispatchEvent('dragover', { dataTransfer: transfer });
    await expect(console.request).toContainText('Drop the file to import its strings', { timeout: 200 });
  }).toPass();
  await stringsBox(console.request).dispatchEvent('drop', { dataTransfer: transfer });
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  await dialog.getByRole('switch', { name: 'The first row is a heading' }).check();
  await expect(dialog.getByRole('status')).toContainText('1 holds line breaks');
  await dialog.getByRole('button', { name: 'Replace the strings' }).click();
  const cells = stringsGrid(console.request).getByRole('textbox');
  await expect(cells).toHaveCount(2);
  await expect(cells.first()).toHaveValue('Two\nlines');
});

test('pasting cells into the grid opens a dialog that asks which column is meant', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=First.');
  await console.request.getByRole('radio', { name: 'Grid' }).check();
  await copyText(page, '1\tHello.\n2\tGood morning.\n');
  const cells = stringsGrid(console.request).getByRole('textbox');
  await cells.first().focus();
  await page.keyboard.press('Control+V');
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  await dialog.getByRole('combobox', { name: 'Column to translate' }).selectOption('2 · Hello.');
  await dialog.getByRole('button', { name: 'Add below' }).click();
  await expect(cells).toHaveCount(3);
  await expect(cells.last()).toHaveValue('Good morning.');
});
