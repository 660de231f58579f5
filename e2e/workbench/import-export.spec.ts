import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';

const listOf = (page: Page) => page.getByRole('region', { name: 'Cases', exact: true });
const chooserIn = (page: Page) => listOf(page).locator('input[type=file][accept=".zip,.har"]');

/** Makes the browser's folder picker return a private folder of the page, since no test can operate the picker. */
const pickOwnFolder = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('my-cases', { create: true }),
    });
  });

/** The files of the folder that `pickOwnFolder` picks, by path. */
const filesInFolder = (page: Page) =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    const collect = async (folder: FileSystemDirectoryHandle, prefix: string) => {
      for await (const handle of folder.values()) {
        if (handle.kind === 'directory') await collect(handle, `${prefix}${handle.name}/`);
        else files[prefix + handle.name] = await (await handle.getFile()).text();
      }
    };
    await collect(await (await navigator.storage.getDirectory()).getDirectoryHandle('my-cases'), '');
    return files;
  });

async function addStarterSet(console: ConsoleVerbs, page: Page): Promise<void> {
  await console.open('Cases', '/cases');
  await page.getByRole('button', { name: 'Add the starter set' }).click();
  await expect(listOf(page).getByText('115 cases', { exact: true })).toBeVisible();
}

/** Selects the cases that a search finds. */
async function select(page: Page, search: string): Promise<void> {
  await listOf(page).getByRole('searchbox').fill(search);
  await listOf(page).getByRole('checkbox', { name: 'Select all shown' }).check();
}

test(
  'cases are exported as a zip and imported in another browser, recordings included; a bad zip adds nothing',
  { tag: '@slow' },
  async ({ console, page, browser, baseURL }, info) => {
    await addStarterSet(console, page);
    await select(page, 'speech-to-text/transcript.json');
    const download = page.waitForEvent('download');
    await listOf(page).getByRole('button', { name: 'Export' }).click();
    const path = info.outputPath('cases.zip');
    await (await download).saveAs(path);
    const names = Object.keys(unzipSync(await readFile(path)));
    expect(names).toContain('case.schema.json');
    expect(names).toContain('speech-to-text/transcript.json');
    expect(names.filter((name) => /^audio\/[0-9a-f]{64}\.wav$/.test(name))).toHaveLength(1);

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    await other.goto('/cases');
    await chooserIn(other).setInputFiles(path);
    await expect(listOf(other).getByText('1 case added')).toBeVisible();
    await other.getByRole('button', { name: 'Run all' }).click();
    await expect(
      other
        .getByRole('region', { name: 'Result', exact: true })
        .getByRole('list', { name: 'Results' })
        .first(),
    ).toContainText('1 passed', { timeout: 60_000 });

    const broken = info.outputPath('broken.zip');
    await writeFile(broken, (await readFile(path)).subarray(0, -40));
    await chooserIn(other).setInputFiles(broken);
    await expect(listOf(other).getByText('Nothing was imported')).toBeVisible();
    await expect(listOf(other).getByText('1 case', { exact: true })).toBeVisible();
    await context.close();
  },
);

test('a folder is opened, its cases are changed, moved and removed, and saved back', {
  tag: '@slow',
}, async ({ console, page }) => {
  await pickOwnFolder(page);
  await addStarterSet(console, page);
  await listOf(page).getByRole('button', { name: 'Open folder' }).click();
  await select(page, 'text-to-speech/ssml');
  await listOf(page).getByRole('button', { name: 'Save to my-cases' }).click();
  await expect(listOf(page).getByText(/^\d+ cases saved to my-cases$/)).toBeVisible();
  const before = await filesInFolder(page);
  expect(Object.keys(before)).toContain('text-to-speech/ssml-break.json');
  expect(Object.keys(before)).toContain('case.schema.json');

  // Visits the page again with only the folder: the databases of the browser are deleted.
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/cases');
  await page.getByRole('button', { name: 'Open folder' }).click();
  await expect(listOf(page).getByText(/cases added/)).toBeVisible();
  await listOf(page).getByRole('searchbox').fill('ssml-break');
  await listOf(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  const editor = page.getByRole('region', { name: 'Edit case' });
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('A longer break');
  await editor.getByRole('combobox', { name: 'Folder' }).fill('breaks');
  await page.keyboard.press('Control+s');
  await editor.getByRole('button', { name: 'All cases' }).click();
  await listOf(page).getByRole('searchbox').fill('ssml-sub');
  await listOf(page).getByRole('checkbox', { name: 'Select all shown' }).check();
  await listOf(page).getByRole('button', { name: 'Remove' }).click();
  await listOf(page).getByRole('button', { name: 'Save to my-cases' }).click();
  await expect(listOf(page).getByText(/^\d+ cases saved to my-cases$/)).toBeVisible();
  const after = await filesInFolder(page);
  expect(Object.keys(after)).not.toContain('text-to-speech/ssml-break.json');
  expect(Object.keys(after)).not.toContain('text-to-speech/ssml-sub.json');
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length - 1);
  expect(JSON.parse(after['breaks/ssml-break.json'] ?? '')).toMatchObject({
    $schema: '../case.schema.json',
    name: 'A longer break',
  });
  expect(after['text-to-speech/ssml-p.json']).toBe(before['text-to-speech/ssml-p.json']);
});

test(
  'calls of a HAR file become cases that pass, with a report of what was left out',
  { tag: '@slow' },
  async ({ console, page }, info) => {
    await addStarterSet(console, page);
    await listOf(page).getByRole('searchbox').fill('transliteration/word.json');
    await listOf(page).getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.keyboard.press('Control+Enter');
    await expect(console.result.getByRole('list', { name: 'Results' }).first()).toContainText('1 passed');
    await console.result.getByRole('button', { name: 'Evidence' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'HAR 1.2' }).click();
    const path = info.outputPath('calls.har');
    await (await download).saveAs(path);
    const har = JSON.parse(await readFile(path, 'utf8'));
    har.log.entries.push({
      ...har.log.entries[0],
      request: { ...har.log.entries[0].request, method: 'GET', url: 'https://example.org/picture.png' },
    });
    await writeFile(path, JSON.stringify(har));
    await chooserIn(page).setInputFiles(path);
    await expect(listOf(page).getByText('1 case added, 1 call left out')).toBeVisible();
    await expect(
      listOf(page).getByText(/^Entry 2, GET example\.org\/picture\.png: its method is GET/),
    ).toBeVisible();

    await select(page, 'har/');
    await console.result.getByRole('button', { name: 'Run 2 selected' }).click();
    await expect(console.result.getByRole('list', { name: 'Results' }).first()).toContainText('2 passed');
  },
);
