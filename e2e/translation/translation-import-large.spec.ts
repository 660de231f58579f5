import { writeFile } from 'node:fs/promises';
import { longestTaskMilliseconds, sortingMilliseconds } from '../verbs/checks/main-thread.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { copyText, stringsBox, stringsGrid } from '../verbs/translation-verbs.ts';

test('ten thousand pasted lines become strings', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=First.');
  const lines = Array.from({ length: 10_000 }, (_, index) => `Order ${index + 1} is shipped.`);
  await copyText(page, `\n${lines.slice(1).join('\n')}`);
  await stringsBox(console.request).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+V');
  await expect(console.request).toContainText('10,000 strings');
});

test('ten thousand rows can be edited while only a few are rendered', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi');
  await console.request.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import strings' });
  const lines = Array.from({ length: 10_000 }, (_, index) => `Order ${index + 1} is shipped.`);
  const buffer = Buffer.from(lines.join('\n'));
  await dialog
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
  await dialog.getByRole('button', { name: 'Replace the strings' }).click();
  await console.request.getByRole('radio', { name: 'Grid' }).check();
  const rows = stringsGrid(console.request).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '10000');
  await rows.first().getByRole('textbox').fill('Changed.');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);
  await expect(console.request).toContainText('10,000 strings of 10,000');
});

test(
  'a file of fifty megabytes is read while the page stays responsive, and refused as too large',
  { tag: '@slow' },
  async ({ console, page }, info) => {
    const file = info.outputPath('large.csv');
    await writeFile(file, `id,text\n${`1,${'word '.repeat(98)}end\n`.repeat(100_000)}`);
    await console.open('Translation', '/translation?from=en&to=hi#text=Old.');
    await console.request.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import strings' });
    await expect(dialog.getByRole('status')).toContainText('0 strings');
    const longest = await longestTaskMilliseconds(page, async () => {
      await dialog.getByLabel('Choose a file').last().setInputFiles(file);
      const column = dialog.getByRole('combobox', { name: 'Column to translate' });
      await column.selectOption('2 · text', { timeout: 30_000 });
      await expect(dialog.getByRole('status')).toContainText('100,000 strings, 49,', { timeout: 30_000 });
    });
    expect(longest).toBeLessThan(await sortingMilliseconds(page));
    await expect(dialog.getByRole('alert')).toContainText('The panel takes at most 4,000,000 characters');
    await expect(dialog.getByRole('button', { name: 'Replace the strings' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(stringsBox(console.request)).toHaveValue('Old.');
  },
);

test(
  'the page stays responsive while it imports and stores four million characters, and while the service refuses them',
  { tag: '@slow' },
  async ({ console, page }, info) => {
    // The page works in small steps, which takes long on a busy machine.
    test.setTimeout(120_000);
    const line = (number: number) => `ऑर्डर ${number} सोमवार को आएगा, कृपया क्लिनिक में प्रतीक्षा करें`;
    const file = info.outputPath('lines.txt');
    await writeFile(file, Array.from({ length: 66_000 }, (_, number) => line(number + 1)).join('\n'));
    await console.open('Translation', '/translation?from=hi&to=en#text=');
    await console.request.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import strings' });
    await expect(dialog.getByRole('status')).toContainText('0 strings');
    const longest = await longestTaskMilliseconds(page, async () => {
      await dialog.getByLabel('Choose a file').last().setInputFiles(file);
      await expect(dialog.getByRole('status')).toContainText('66,000 strings', { timeout: 30_000 });
      await dialog.getByRole('button', { name: 'Replace the strings' }).click();
      await expect(dialog).toHaveCount(0, { timeout: 30_000 });
      await expect(console.request).toContainText('66,000 strings of 10,000');
      await expect(console.request).toContainText(/3,[89]\d\d,\d{3} characters, longest/);
      // The text is stored in the tab, and the address records that it omits the rows.
      await expect(page).toHaveURL(/#.*cut=rows:/);
      await page.keyboard.press('Control+Enter');
      await expect(console.result.getByRole('alert')).toContainText('413', { timeout: 30_000 });
    });
    expect(longest).toBeLessThan(await sortingMilliseconds(page));
    await page.reload();
    await expect(console.request.getByRole('textbox', { name: 'String 1', exact: true })).toHaveValue(
      line(1),
    );
    await expect(console.request).toContainText('66,000 strings of 10,000');
  },
);
