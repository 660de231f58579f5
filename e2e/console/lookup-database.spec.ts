import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../verbs/fixtures.ts';
import { test as testAlone } from '../verbs/processes/own-console.ts';

/** The parts of the lookup database on the service page. */
function sectionOf(page: Page) {
  const section = page.getByRole('region', { name: 'Lookup database' });
  return {
    section,
    list: section.getByRole('list', { name: 'Lookup database' }),
    search: section.getByRole('searchbox'),
    importPane: page.getByRole('region', { name: 'Import' }),
  };
}

async function importFile(page: Page, importPane: Locator, name: string, content: string) {
  const chooser = page.waitForEvent('filechooser');
  await importPane.getByRole('button', { name: /^Choose file|^Import another/ }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await importPane.getByRole('button', { name: 'Import', exact: true }).click();
}

async function exportJsonLines(page: Page, section: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^JSON Lines/ }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

const tmx = (units: readonly (readonly [english: string, hindi: string])[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header srclang="en"/><body>',
    ...units.map(
      ([english, hindi]) =>
        `<tu><tuv xml:lang="en"><seg>${english}</seg></tuv><tuv xml:lang="hi"><seg>${hindi}</seg></tuv></tu>`,
    ),
    '</body></tmx>\n',
  ].join('\n');

/** Drops a file on the page. */
async function dropFile(page: Page, name: string, content: string) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName));
      return transfer;
    },
    [name, content] as const,
  );
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
}

test('an entry is added, served, moderated, changed, reverted and removed', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Service', '/service?view=translations');
  const { section, list, search } = sectionOf(page);
  await section.getByRole('textbox', { name: 'Your name' }).fill('Asha Menon');
  const row = list.getByRole('button', { name: /Quillon opens at dawn/ });

  await test.step('an entry is added while similar entries are shown', async () => {
    await section.getByRole('button', { name: 'Add translation' }).click();
    const editor = page.getByRole('region', { name: 'New entry' });
    await editor.getByRole('textbox', { name: /English/ }).fill('Thank you very much');
    await expect(editor.getByRole('region', { name: 'Similar entries' })).toContainText(/Thank you/);
    await editor.getByRole('textbox', { name: /English/ }).fill('Quillon opens at dawn');
    await editor.getByRole('textbox', { name: /Hindi/ }).fill('क्विलोन भोर में खुलता है');
    await editor.getByRole('button', { name: 'Save' }).click();
    await search.fill('quillon');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(row).toBeVisible();
    await expect(list.getByText('Pending')).toBeVisible();
  });

  await test.step('a key sets the state of the entry', async () => {
    await row.focus();
    await page.keyboard.press('m');
    await expect(list.getByText('Moderated')).toBeVisible();
  });

  await test.step('a translation uses the entry', async () => {
    const link = '/translation?from=en&to=hi#text=Quillon opens at dawn';
    await console.follow('Translation', link);
    await console.request.getByRole('button', { name: 'Translate' }).click();
    await expect(console.result.getByText('क्विलोन भोर में खुलता है')).toBeVisible();
    await console.open('Service', '/service?view=translations');
  });

  await test.step('the entry is changed, and the change is undone', async () => {
    await search.fill('quillon');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await row.click();
    const editor = page.getByRole('region', { name: 'Entry', exact: true });
    await editor.getByRole('textbox', { name: /Hindi/ }).fill('क्विलोन सुबह खुलता है');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(list).toContainText('सुबह');
    await section.getByRole('button', { name: 'Undo' }).click();
    await expect(list).toContainText('भोर');
  });

  await test.step('the entry is removed', async () => {
    await row.click();
    const editor = page.getByRole('region', { name: 'Entry', exact: true });
    // Waits for the text that undo restored, because removing an outdated revision would be refused.
    await expect(editor.getByRole('textbox', { name: /Hindi/ })).toHaveValue(/भोर/);
    await editor.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(section.getByText('No entry matches')).toBeVisible();
  });
});

test('a dropped file is imported in the format of its content, and the import is undone', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Service', '/service?view=translations');
  const { section, list, search, importPane } = sectionOf(page);
  await search.fill('quagmire');
  await expect(section.getByText('No entry matches')).toBeVisible();
  await dropFile(page, 'memory.txt', tmx([['A quagmire of forms', 'फ़ॉर्मों का दलदल']]));
  await expect(importPane.getByText('memory.txt')).toBeVisible();
  await expect(importPane.getByRole('combobox', { name: 'Format' })).toHaveValue('tmx');
  await importPane.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(importPane.getByText('Imported memory.txt')).toBeVisible();
  await expect(list.locator('[lang="hi"]')).toHaveText('फ़ॉर्मों का दलदल');
  await importPane.getByRole('button', { name: 'Undo the import' }).click();
  await expect(section.getByText('No entry matches')).toBeVisible();

  await dropFile(page, 'broken.tmx', '<tmx version="1.4"><body><tu>');
  await importPane.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(importPane.getByRole('alert')).toContainText('broken.tmx was not imported');
});

/** The entries of an export without their ids, in the order of their texts. */
const contentOf = (jsonLines: string) =>
  jsonLines
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^\{"id":"[^"]*",/, ''))
    .sort();

/** Number of entries to import; LOOKUP_ENTRIES sets another, for example 100000. */
const manyEntries = Number(process.env.LOOKUP_ENTRIES ?? 20_000);
const allEntries = `${manyEntries.toLocaleString('en')} entries`;
const timesLonger = Math.max(1, manyEntries / 20_000);

testAlone(
  'many entries are imported with progress, exported, undone and imported again without loss',
  { tag: '@slow' },
  async ({ console, page }) => {
    testAlone.setTimeout(120_000 * timesLonger);
    const units = Array.from({ length: manyEntries }, (_, number): [string, string] => [
      `Train ${number} leaves from platform ${number % 17}`,
      `गाड़ी ${number} प्लेटफ़ॉर्म ${number % 17} से जाती है`,
    ]);
    await console.open('Service', '/service?view=translations');
    const { section, list, search, importPane } = sectionOf(page);
    const total = section.getByRole('status').filter({ hasText: /^[\d,]+ entr/ });
    const imported = (name: string) => importPane.getByText(`Imported ${name}`);
    const patient = expect.configure({ timeout: 60_000 * timesLonger });
    await section.getByRole('combobox', { name: 'Origin' }).selectOption('own');
    await expect(total).toHaveText('0 entries');

    await test.step('a file is imported with a progress bar', async () => {
      await section.getByRole('button', { name: 'Import' }).click();
      await importFile(page, importPane, 'trains.tmx', tmx(units));
      const progress = importPane.getByRole('progressbar');
      await expect(progress).toHaveAttribute('aria-valuetext', /[\d,]+ rows/);
      await patient(imported('trains.tmx')).toBeVisible();
      await expect(total).toHaveText(allEntries);
    });

    await test.step('an entry is changed', async () => {
      await search.fill(`Train ${manyEntries - 1} leaves`);
      await list.getByRole('button', { name: new RegExp(`Train ${manyEntries - 1}`) }).click();
      const editor = page.getByRole('region', { name: 'Entry', exact: true });
      await editor.getByRole('textbox', { name: /Hindi/ }).fill('यह गाड़ी रद्द है');
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(list).toContainText('यह गाड़ी रद्द है');
      await search.fill('');
      await patient(total).toHaveText(allEntries);
    });

    const exported = await test.step('the entries are exported', () => exportJsonLines(page, section));
    expect(contentOf(exported)).toHaveLength(manyEntries);
    expect(exported).toContain('यह गाड़ी रद्द है');

    await test.step('the change and the import are undone', async () => {
      await section.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('list', { name: 'History' });
      await history.getByRole('button', { name: /^Undo: Changed/ }).click();
      await history.getByRole('button', { name: /^Undo: Imported/ }).click();
      await patient(total).toHaveText('0 entries');
    });

    await test.step('the exported file is imported', async () => {
      await section.getByRole('button', { name: 'Import' }).click();
      await importPane.getByRole('button', { name: 'Import another file' }).click();
      await importFile(page, importPane, 'again.jsonl', exported);
      await patient(imported('again.jsonl')).toBeVisible();
      await expect(total).toHaveText(allEntries);
      expect(contentOf(await exportJsonLines(page, section))).toEqual(contentOf(exported));
    });
  },
);
