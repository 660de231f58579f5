import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';

const editorOf = (page: Page) => page.getByRole('region', { name: 'Edit case' });
const listOf = (page: Page) => page.getByRole('region', { name: 'Cases', exact: true });

/** Makes a case in the empty workbench, and leaves its editor open. */
async function newCase(console: ConsoleVerbs, page: Page, name: string): Promise<void> {
  await console.open('Cases', '/cases');
  await page.getByRole('button', { name: 'New case' }).click();
  const editor = editorOf(page);
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await editor.getByRole('button', { name: /^Save/ }).click();
  await expect(page).toHaveURL(/\/cases\?case=[a-z-]+&edit$/);
}

test(
  'a call becomes a case, is changed so that it fails, and the report shows the failure without a server',
  { tag: '@slow' },
  async ({ console, page, browser }, info) => {
    await page.goto(`/translation?from=en&to=hi#text=${encodeURIComponent('Hello.')}`);
    await console.request.getByRole('button', { name: 'Translate', exact: true }).click();
    await page
      .getByRole('region', { name: 'Exchange' })
      .getByRole('button', { name: 'Make a case', exact: true })
      .click();
    await page.getByRole('link', { name: 'Open the case' }).click();
    await page.getByRole('button', { name: /^Edit Translation · en → hi · Hello/ }).click();

    const editor = editorOf(page);
    await expect(editor.getByRole('heading', { name: 'Edit case' })).toBeFocused();
    const text = editor.getByRole('listitem', { name: 'Text', exact: true });
    const value = text.getByRole('textbox', { name: 'One of, Value 1' });
    await expect(value).toHaveValue('नमस्ते।');
    await expect(value).toHaveAttribute('lang', 'hi');
    await value.fill('नमस्कार।');
    await page.keyboard.press('Control+Enter');

    const results = console.result.getByRole('list', { name: 'Results' }).last();
    await results.getByRole('button', { name: /failed/ }).click();
    const expectations = console.result.getByRole('region', { name: 'Expectations' });
    await expect(expectations.getByText('not met')).toHaveCount(1);
    const failed = expectations.getByRole('listitem').filter({ hasText: 'not met' });
    await expect(failed.getByRole('definition')).toHaveText(['नमस्कार।', 'नमस्ते।']);
    await expect(failed.locator('mark').first()).toBeVisible();

    await console.result.getByRole('button', { name: 'All results' }).click();
    await console.result.getByRole('button', { name: 'Evidence' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report (HTML)' }).click();
    const html = await readFile(await (await download).path(), 'utf8');
    const report = info.outputPath('report.html');
    await (await download).saveAs(report);

    const context = await browser.newContext({ offline: true });
    const reader = await context.newPage();
    const requests: string[] = [];
    reader.on('request', (request) => requests.push(request.url()));
    await reader.goto(`file://${report}`);
    const result = reader.locator('details.result.is-failed');
    await expect(result).toHaveCount(1);
    await result.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
    });
    await expect(result.getByText('नमस्कार।').first()).toBeVisible();
    await expect(result.getByText(/नमस्ते।/).first()).toBeVisible();
    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
    expect(html).not.toMatch(/demo-key|demo\.working/);
    await context.close();
  },
);

test('a case is made, changed, moved, duplicated and removed, and the removal is undone', {
  tag: '@slow',
}, async ({ console, page }) => {
  await newCase(console, page, 'Greeting of a clinic');
  const editor = editorOf(page);
  await editor.getByRole('combobox', { name: 'Folder' }).fill('clinic/greetings');
  await editor.getByRole('textbox', { name: 'Tags' }).fill('smoke, clinic');
  await editor.getByRole('textbox', { name: 'data' }).fill('Good morning.\nThank you.');
  await editor.getByRole('button', { name: 'Add an expectation' }).click();
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  const time = editor.getByRole('listitem', { name: 'Time', exact: true });
  await expect(time.getByRole('textbox', { name: 'At most (ms)' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('soon');
  await expect(time).toContainText('expected a number or a placeholder');
  await editor.getByRole('button', { name: /^Save/ }).click();
  await expect(editor.getByText('1 problem.')).toBeVisible();
  await time.getByRole('textbox', { name: 'At most (ms)' }).fill('60000');
  await time.getByRole('checkbox').uncheck();
  await editor
    .getByRole('listitem', { name: 'As specified' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(editor.getByRole('listitem', { name: 'As specified' })).toHaveCount(0);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.getByRole('listitem', { name: 'As specified' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(editor.getByRole('button', { name: /^Save/ })).toBeDisabled();

  await console.result.getByRole('button', { name: 'Save and run' }).click();
  await expect(console.result.getByRole('list', { name: 'Results' }).first()).toContainText('passed');
  await editor.getByRole('button', { name: 'Propose from the last answer' }).click();
  await expect(editor.getByRole('listitem', { name: 'Text', exact: true })).toHaveCount(2);
  await expect(time.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Control+s');

  await editor.getByRole('button', { name: 'Duplicate' }).click();
  await expect(editor.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Greeting of a clinic (copy)',
  );
  await editor.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(listOf(page).getByText('Removed: Greeting of a clinic (copy)')).toBeVisible();
  await expect(listOf(page).getByText('1 case', { exact: true })).toBeVisible();
  await listOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(listOf(page).getByText('2 cases', { exact: true })).toBeVisible();
  await expect(listOf(page).getByText('clinic/greetings · smoke · clinic')).toHaveCount(2);
});

test('problems in JSON are listed by line, its text survives a reload, and it is saved once it is valid', {
  tag: '@slow',
}, async ({ console, page }) => {
  await newCase(console, page, 'In JSON');
  const editor = editorOf(page);
  await editor.getByRole('radio', { name: 'JSON' }).check();
  const json = editor.getByRole('textbox', { name: 'The case as JSON' });
  await expect(json).toContainText('"operation": "localization"');
  const text = JSON.stringify(
    {
      version: 1,
      id: 'in-json',
      name: 'In JSON, changed',
      request: { operation: 'tts', headers: { speaker: 'hi_female' }, body: { text: 'नमस्ते' } },
      expectations: [{ kind: 'duration', atMost: 'long' }],
      flow: [],
    },
    null,
    2,
  );
  await json.fill(text);
  const problems = editor.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText('flow: not a field of a case file');
  await expect(problems).toContainText('expectations.0.atMost: expected a number');
  await problems.getByRole('button', { name: 'Go to line 17, column 7' }).click();
  await expect(json).toBeFocused();

  await page.reload();
  await expect(json).toContainText('"flow": []');
  await expect(editor.getByText('These changes are not saved yet.')).toBeVisible();
  await editor.getByRole('radio', { name: 'Form' }).check();
  await expect(editor.getByText('the form cannot show it')).toBeVisible();
  await editor.getByRole('button', { name: 'Continue in JSON' }).click();
  await json.fill(text.replace('"long"', '10').replace(/,\s*"flow": \[\]/, ''));
  await expect(editor.getByText('This is a valid case.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await editor.getByRole('radio', { name: 'Form' }).check();
  await expect(editor.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('In JSON, changed');
  await expect(editor.getByRole('textbox', { name: 'text', exact: true })).toHaveValue('नमस्ते');
  await expect(editor.getByRole('textbox', { name: 'At most (s)' })).toHaveValue('10');

  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Not saved');
  await editor.getByRole('button', { name: 'All cases' }).click();
  await expect(listOf(page).getByText('Unsaved changes')).toBeVisible();
});

test('a case that another tab has saved meanwhile is not overwritten unasked', { tag: '@slow' }, async ({
  console,
  page,
  context,
}) => {
  await newCase(console, page, 'In two tabs');
  const other = await context.newPage();
  await other.goto(page.url());
  const nameIn = (tab: Page) => editorOf(tab).getByRole('textbox', { name: 'Name', exact: true });
  await nameIn(other).fill('By the other tab');
  await other.keyboard.press('Control+s');
  await expect(editorOf(other).getByRole('button', { name: /^Save/ })).toBeDisabled();
  await other.close();

  await nameIn(page).fill('By this tab');
  await page.keyboard.press('Control+s');
  const editor = editorOf(page);
  await editor.getByRole('button', { name: 'Show its version' }).click();
  await expect(nameIn(page)).toHaveValue('By the other tab');
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(nameIn(page)).toHaveValue('By this tab');
  await page.keyboard.press('Control+s');
  await expect(editor.getByRole('button', { name: /^Save/ })).toBeDisabled();
  await page.reload();
  await expect(nameIn(page)).toHaveValue('By this tab');
});

test('what a case needs of its target is added, changed and removed in the form', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await newCase(console, page, 'Needs');
  const needs = editorOf(page).getByRole('region', { name: 'What the target must have' });
  const add = async (kind: string) => {
    await needs.getByRole('button', { name: 'Add a need' }).click();
    await page.getByRole('button', { name: kind, exact: true }).click();
    return needs.getByRole('listitem', { name: kind });
  };
  const fault = await add('A fault in the next call');
  await expect(fault.getByRole('combobox', { name: 'In a call of' })).toBeFocused();
  await fault.getByRole('combobox', { name: 'Fault' }).selectOption('A slow answer');
  await fault.getByRole('textbox', { name: 'Milliseconds' }).fill('soon');
  await expect(fault.getByText(/^needs\.0\.fault\.milliseconds: /)).toBeVisible();
  await fault.getByRole('textbox', { name: 'Milliseconds' }).fill('300');

  const entry = await add('An entry in the lookup database');
  await entry.getByRole('textbox', { name: 'Text', exact: true }).fill('The ferry is late.');
  const translation = entry.getByRole('textbox', { name: 'Its translation' });
  await expect(translation).toHaveAttribute('lang', 'hi');
  await translation.fill('नाव देर से आएगी।');
  await entry.getByRole('combobox', { name: 'State' }).selectOption('In progress');

  const spelling = await add('A spelling exception');
  await spelling.getByRole('textbox', { name: 'Word' }).fill('Zqx');
  await spelling.getByRole('textbox', { name: 'Spellings, Value 1' }).fill('ज़');
  const engine = await add('An engine for a language');
  await engine.getByRole('combobox', { name: 'Function' }).selectOption('Speech to text');
  await engine.getByRole('combobox', { name: 'Language' }).fill('en');
  const removed = await add('A dialect of the embedded service');
  await removed.getByRole('button', { name: /^Remove/ }).click();
  await expect(removed).toHaveCount(0);
  await console.expectAccessible('the needs of a case at 320 px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.keyboard.press('Control+S');
  await editorOf(page).getByRole('radio', { name: 'JSON' }).click();
  const stored = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('cases');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    return new Promise<{ case: { needs: unknown } }[]>((resolve, reject) => {
      const reading = database.transaction('cases').objectStore('cases').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
  });
  expect(stored[0]?.case.needs).toEqual([
    { kind: 'fault', fault: { kind: 'delay', milliseconds: 300 } },
    {
      kind: 'entry',
      from: 'en',
      to: 'hi',
      source: 'The ferry is late.',
      translation: 'नाव देर से आएगी।',
      moderation: 'in-progress',
    },
    { kind: 'exception', from: 'en', to: 'hi', word: 'Zqx', spellings: ['ज़'] },
    { kind: 'engine', function: 'stt_batch', language: 'en' },
  ]);
});

test('the editor is opened and left by keys, and by a double click', async ({ console, page }) => {
  await newCase(console, page, 'By keys');
  await editorOf(page).getByRole('button', { name: 'All cases' }).click();
  const checkbox = listOf(page).getByRole('checkbox', { name: 'Select By keys' });
  await checkbox.focus();
  await page.keyboard.press('Enter');
  await expect(editorOf(page).getByRole('heading', { name: 'Edit case' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.goBack();
  await checkbox.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('e');
  await expect(editorOf(page).getByRole('heading', { name: 'Edit case' })).toBeFocused();
  await editorOf(page).getByRole('button', { name: 'All cases' }).focus();
  await page.keyboard.press('Enter');
  await expect(checkbox).toBeFocused();
  await listOf(page).getByText('By keys').dblclick();
  await expect(editorOf(page)).toBeVisible();
});

test('the editor is accessible as a form and as JSON', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Cases', '/cases');
  await page.getByRole('button', { name: 'Add the starter set' }).click();
  await expect(listOf(page)).toBeVisible();
  await console.follow('Cases', '/cases?case=translation-several-languages&edit');
  const editor = editorOf(page);
  await expect(editor.getByRole('heading', { name: 'Expectations' })).toBeVisible();
  await expectAccessibleLayout(console, 'the form of a translation');
  await editor.getByRole('radio', { name: 'JSON' }).check();
  await expect(editor.getByText('This is a valid case.')).toBeVisible();
  await expectAccessibleLayout(console, 'a case as JSON');
  await console.follow('Cases', '/cases?case=text-to-speech-format-wav&edit');
  await expect(editor.getByRole('heading', { name: 'Expectations' })).toBeVisible();
  await expectAccessibleLayout(console, 'the form of a text to speech');
});
