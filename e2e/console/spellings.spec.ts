import { readFileSync } from 'node:fs';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';

/** The first Hindi spelling that transliteration returns for a word, with the exception database in use. */
async function firstSpelling(console: ConsoleVerbs, word: string) {
  await console.follow('Transliteration', `/transliteration?from=en&to=hi&isBulk=false#text=${word}`);
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  return console.result.locator('[lang="hi"]').first();
}

test('an exception is added, used by transliteration, changed, reverted, exported and imported', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Service', '/service?view=spellings');
  const section = page.getByRole('region', { name: 'Exception database' });
  const list = section.getByRole('list', { name: 'Exception database' });
  const search = section.getByRole('searchbox');
  const reopen = async () => {
    await console.open('Service', '/service?view=spellings');
    await search.fill('quillon');
    await expect(list.getByRole('listitem')).toHaveCount(1);
  };
  await section.getByRole('textbox', { name: 'Your name' }).fill('Asha Menon');

  await test.step('an exception is added', async () => {
    await section.getByRole('button', { name: 'Add exception' }).click();
    const editor = page.getByRole('region', { name: 'New exception' });
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByRole('alert')).toContainText('Not saved');
    await expect(editor.getByRole('textbox', { name: 'Word' })).toHaveAttribute('aria-invalid', 'true');
    await editor.getByRole('textbox', { name: 'Word' }).fill('Quillon');
    await editor.getByRole('textbox', { name: 'Spelling 1' }).fill('क्विलोन');
    await page.keyboard.press('Control+Enter');
    await expect(editor).toHaveCount(0);
    await expect(section.getByText('Added “Quillon”')).toBeVisible();
    await search.fill('quillon');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.locator('[lang="hi"]')).toHaveText('क्विलोन');
  });

  await test.step('a transliteration uses the exception', async () => {
    await expect(await firstSpelling(console, 'Quillon')).toHaveText('क्विलोन');
  });

  await test.step('the spelling of the exception is changed', async () => {
    await reopen();
    await list.getByRole('button', { name: /Quillon/ }).click();
    const editor = page.getByRole('region', { name: 'Exception', exact: true });
    await expect(editor.getByText(/Last changed by Asha Menon/)).toBeVisible();
    await editor.getByRole('textbox', { name: 'Spelling 1' }).fill('क्विल्लन');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(list.locator('[lang="hi"]')).toHaveText('क्विल्लन');
    await expect(list.getByRole('button', { name: /Quillon/ })).toBeFocused();
    await expect(await firstSpelling(console, 'Quillon')).toHaveText('क्विल्लन');
  });

  await test.step('the change is undone in the history', async () => {
    await reopen();
    await section.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('list', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText(/Changed “Quillon”.*Asha Menon/);
    await history.getByRole('button', { name: 'Undo: Changed “Quillon”' }).first().click();
    await expect(list.locator('[lang="hi"]')).toHaveText('क्विलोन');
  });

  let exported = '';
  await test.step('the exceptions are exported', async () => {
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Export' }).click();
    exported = readFileSync(await (await download).path(), 'utf8');
    expect(exported).toMatch(/^\ufeffword,from,to,domain,account,spelling/);
    expect(exported).toMatch(/\r?\nQuillon,en,hi,,,क्विलोन/);
  });

  await test.step('the exception is removed, and imported again', async () => {
    await list.getByRole('button', { name: /Quillon/ }).click();
    await page
      .getByRole('region', { name: 'Exception', exact: true })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(section.getByText('No entry matches')).toBeVisible();
    await section.getByRole('button', { name: 'Import' }).click();
    const chooser = page.waitForEvent('filechooser');
    const pane = page.getByRole('region', { name: 'Import' });
    await pane.getByRole('button', { name: 'Choose file' }).click();
    const buffer = Buffer.from(`${exported}Zorblax,en,xx,,,ज़ोर\r\n`);
    await (await chooser).setFiles({ name: 'exceptions.csv', mimeType: 'text/csv', buffer });
    await pane.getByRole('button', { name: 'Import' }).click();
    await expect(pane.getByText('Imported exceptions.csv')).toBeVisible();
    await expect(pane.getByRole('region', { name: 'Refused rows' })).toContainText('Line 3');
    await expect(list.locator('[lang="hi"]')).toHaveText('क्विलोन');
    await pane.getByRole('button', { name: 'Undo the import' }).click();
    await expect(section.getByText('No entry matches')).toBeVisible();
  });
});
