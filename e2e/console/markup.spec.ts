import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

const script = (number: number) => `<script>window.ran=${number}</script>`;
const image = (number: number) => `<img src=x onerror="window.ran=${number}">`;

const english = `Zorblax ${script(1)} & ${image(2)}`;
const hindi = `ज़ोरब्लैक्स ${script(3)} &amp; ${image(4)}`;
const moderated = (text: string) => ({ text, moderation: 'moderated' });
const spelling = `ज़ोर${image(5)}`;

/** Markup that is part of the page, or has run. */
const parsedMarkup = (page: Page) =>
  page.evaluate(() => ({
    ran: 'ran' in window,
    elements: document.querySelectorAll('body script:not([src]), img[src="x"]').length,
  }));
const none = { ran: false, elements: 0 };

async function chooseFile(page: Page, pane: Locator, name: string, content: string) {
  const chooser = page.waitForEvent('filechooser');
  await pane.getByRole('button', { name: /^Choose file|^Import another/ }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await pane.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(pane.getByText(`Imported ${name}`)).toBeVisible();
}

test('markup in an imported translation is text in the list and in the editor', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Service', '/service?view=translations');
  const section = page.getByRole('region', { name: 'Lookup database' });
  const list = section.getByRole('list', { name: 'Lookup database' });
  const search = section.getByRole('searchbox');
  const pane = page.getByRole('region', { name: 'Import' });
  await section.getByRole('combobox', { name: 'Origin' }).selectOption('own');
  const isShown = async () => {
    await search.fill('zorblax');
    await expect(list.locator('[lang="hi"]')).toHaveText(hindi);
    expect(await parsedMarkup(page)).toEqual(none);
  };

  await test.step('an imported row is shown as text', async () => {
    await section.getByRole('button', { name: 'Import' }).click();
    await chooseFile(
      page,
      pane,
      `${image(6)}.jsonl`,
      JSON.stringify({ texts: { en: moderated(english), hi: moderated(hindi) } }),
    );
    await isShown();
    await list.getByRole('button', { name: /Zorblax/ }).click();
    const editor = page.getByRole('region', { name: 'Entry', exact: true });
    await expect(editor.getByRole('textbox', { name: /Hindi/ })).toHaveValue(hindi);
    expect(await parsedMarkup(page)).toEqual(none);
  });
});

test('markup inside a TMX text refuses that row only, and the reason is text', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Service', '/service?view=translations');
  const section = page.getByRole('region', { name: 'Lookup database' });
  const pane = page.getByRole('region', { name: 'Import' });
  await section.getByRole('button', { name: 'Import' }).click();
  const unit = (en: string, hi: string) =>
    `<tu><tuv xml:lang="en"><seg>${en}</seg></tuv><tuv xml:lang="hi"><seg>${hi}</seg></tuv></tu>`;
  const body = [unit('Plain text', 'सादा पाठ'), unit('<script>window.ran=1</script>', 'स्क्रिप्ट')].join('\n');
  await chooseFile(
    page,
    pane,
    'a.tmx',
    `<tmx version="1.4"><header srclang="en"/><body>\n${body}</body></tmx>`,
  );
  await expect(pane.getByRole('region', { name: 'Refused rows' })).toContainText(
    'formatting inside a text (“script”)',
  );
  expect(await parsedMarkup(page)).toEqual(none);
});

test('markup in a spelling is text in the list, the result and the export', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Service', '/service?view=spellings');
  const section = page.getByRole('region', { name: 'Exception database' });
  const list = section.getByRole('list', { name: 'Exception database' });
  await section.getByRole('button', { name: 'Add exception' }).click();
  const editor = page.getByRole('region', { name: 'New exception' });
  await editor.getByRole('textbox', { name: 'Word' }).fill('Zorblax');
  await editor.getByRole('textbox', { name: 'Spelling 1' }).fill(spelling);
  await editor.getByRole('button', { name: 'Save' }).click();
  await section.getByRole('searchbox').fill('zorblax');
  await expect(list.locator('[lang="hi"]')).toHaveText(spelling);
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Export' }).click();
  const exported = readFileSync(await (await download).path(), 'utf8');
  await list.getByRole('button', { name: /Zorblax/ }).click();
  await page
    .getByRole('region', { name: 'Exception', exact: true })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(section.getByText('No entry matches')).toBeVisible();
  await section.getByRole('button', { name: 'Import' }).click();
  await chooseFile(page, page.getByRole('region', { name: 'Import' }), 'spellings.csv', exported);
  await expect(list.locator('[lang="hi"]')).toHaveText(spelling);
  await console.follow('Transliteration', '/transliteration?from=en&to=hi&isBulk=false#text=Zorblax');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.locator('[lang="hi"]').first()).toHaveText(spelling);
  expect(await parsedMarkup(page)).toEqual(none);
});
