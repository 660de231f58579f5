import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { scriptedWords } from '#testing/service/scripted-recogniser.ts';
import { longestTaskMilliseconds, sortingMilliseconds } from '../verbs/checks/main-thread.ts';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';
import { wordsWav } from '../verbs/speech-to-text-verbs.ts';

test.describe.configure({ timeout: 180_000 });

const editorOf = (page: Page) => page.getByRole('region', { name: 'Edit case' });
const dataOf = (page: Page) => editorOf(page).getByRole('region', { name: 'Rows of data' });

async function openNewCase(console: ConsoleVerbs, page: Page): Promise<void> {
  await console.open('Cases', '/cases');
  await page.getByRole('button', { name: 'New case' }).click();
}

async function chooseTable(page: Page, name: string, text: string): Promise<void> {
  await dataOf(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('columns of a table fill the fields of a case, row by row; errors are named by line', {
  tag: '@slow',
}, async ({ console, page }) => {
  await openNewCase(console, page);
  await chooseTable(page, 'broken.csv', 'text,expected\n"two\nlines",a\n\nb,c,d\n');
  await expect(dataOf(page).getByRole('alert')).toContainText('line 5: 3 cells, but the heading row has 2');
  await chooseTable(page, 'greetings.tsv', 'text\ttgt_lang\texpected\nHello.\thi\tनमस्ते।\nHello.\tur\tغلط\n');
  await expect(dataOf(page).getByText('2 rows', { exact: true })).toBeVisible();
  const table = dataOf(page).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table).toContainText('नमस्ते।');
  await expect(dataOf(page).getByRole('combobox', { name: 'Text to send' })).toHaveValue('text');
  await expect(dataOf(page).getByRole('combobox', { name: 'Target languages' })).toHaveValue('tgt_lang');
  await expect(dataOf(page).getByRole('combobox', { name: 'Expected text' })).toHaveValue('expected');
  await expect(editorOf(page).getByRole('textbox', { name: 'data' })).toHaveValue('{{text}}');

  await dataOf(page).getByRole('combobox', { name: 'Text to send' }).selectOption('no column');
  await dataOf(page).getByRole('combobox', { name: 'Text to send' }).selectOption('text');
  await page.keyboard.press('Control+Enter');
  const results = console.result.getByRole('list', { name: 'Results' });
  await expect(results.first()).toContainText('1 passed');
  await expect(results.first()).toContainText('1 failed');
  await results
    .last()
    .getByRole('button', { name: /failed/ })
    .click();
  await expect(console.result.getByRole('region', { name: 'Row of data' })).toContainText('غلط');
});

test('500 rows run with progress, are stopped and continued, and the failed ones run again, while the page stays responsive', {
  tag: '@slow',
}, async ({ console, page }) => {
  await openNewCase(console, page);
  const sorting = await sortingMilliseconds(page);
  const lines = Array.from({ length: 500 }, (_, row) => `Hello.,${row % 50 === 0 ? 'wrong' : 'नमस्ते।'}`);
  await chooseTable(page, 'many.csv', `text,expected\n${lines.join('\n')}\n`);
  await expect(dataOf(page).getByText('500 rows', { exact: true })).toBeVisible();
  const run = console.result;
  const longest = await longestTaskMilliseconds(page, async () => {
    await run.getByRole('button', { name: 'Save and run' }).click();
    const progress = run.getByRole('progressbar', { name: 'Run' });
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(20);
    await run.getByRole('button', { name: 'Stop' }).click();
    await expect(run.getByText(/This run was stopped: \d+ cases left/)).toBeVisible();
    await run.getByRole('button', { name: 'Continue' }).click();
    await expect(run.getByRole('button', { name: 'Run 10 failed again' })).toBeVisible({ timeout: 90_000 });
  });
  // 50 ms, or on a slow machine the time of a sort that takes 50 ms on an ordinary one.
  expect(longest).toBeLessThan(Math.max(50, sorting));
  await expect(run.getByRole('list', { name: 'Results' }).first()).toContainText('490 passed');
  await run.getByRole('button', { name: 'Run 10 failed again' }).click();
  await expect(run.getByRole('list', { name: 'Results' }).first()).toContainText('10 failed');
  await expect(run.getByText('passed')).toHaveCount(0);
});

/** The words that the tests' recogniser returns for a recording. */
const wordsIn = (wav: Buffer) => scriptedWords(wav, 0.35).map(({ word }) => word);

async function writeClips(info: TestInfo): Promise<string> {
  const folder = info.outputPath('clips');
  await mkdir(`${folder}/more`, { recursive: true });
  const write = (name: string, wav: Buffer, reference: string) =>
    Promise.all([writeFile(`${folder}/${name}.wav`, wav), writeFile(`${folder}/${name}.txt`, reference)]);
  const wav = wordsWav(4);
  const words = wordsIn(wav);
  await write('right', wav, `${words.join(' ')}.`);
  await write('more/wrong', wav, [...words.slice(0, -2), 'else'].join(' '));
  const clip = '0ebc7dfdce3173b4e978db5c2a70fb03f5d7abd4c172f5ef9c5c6fd76c1f4924.wav';
  await write('clip', await readFile(new URL(`../cases/audio/${clip}`, import.meta.url)), 'good morning');
  await writeFile(`${folder}/alone.wav`, wordsWav(2));
  return folder;
}

test(
  'a folder of recordings with references gives the error rate of each recording and of all, worst first',
  { tag: '@slow' },
  async ({ console, page }, info) => {
    // Browsers without a folder picker have a file chooser for folders, which a test can fill.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
    await openNewCase(console, page);
    const editor = editorOf(page);
    await editor.getByRole('combobox', { name: 'Operation' }).selectOption('Speech to text: upload');
    await dataOf(page)
      .locator('input[type=file][webkitdirectory]')
      .setInputFiles(await writeClips(info));
    await expect(dataOf(page).getByText('3 rows', { exact: true })).toBeVisible();
    await expect(dataOf(page)).toContainText('alone.wav: no reference alone.txt beside it');
    await expect(editor.getByText('The recordings of the rows of data')).toBeVisible();
    await page.keyboard.press('Control+Enter');

    const rates = console.result.getByRole('region', { name: 'Words and characters wrong' });
    const files = rates.getByRole('listitem');
    await expect(files).toHaveCount(3, { timeout: 60_000 });
    const { length } = wordsIn(wordsWav(4));
    // One word is substituted, and one is inserted.
    await expect(files.filter({ hasText: 'wrong.wav' })).toContainText(
      `${(200 / (length - 1)).toFixed(1)} % (2 of ${length - 1})`,
    );
    await expect(files.filter({ hasText: 'right.wav' })).toContainText(`0.0 % (0 of ${length})`);
    await expect(files.last()).toContainText('right.wav');
    const clip = files.filter({ hasText: 'clip.wav' });
    const wrong = Number(/\((\d+) of 2\)/.exec((await clip.textContent()) ?? '')?.[1]);
    await expect(rates.getByRole('definition').first()).toContainText(`(${2 + wrong} of ${2 * length + 1})`);
    await files.last().getByRole('button').click();
    await expect(
      console.result.getByRole('region', { name: 'Expectations' }).getByText('met').first(),
    ).toBeVisible();
  },
);
