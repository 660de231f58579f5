import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { tabTo } from '../verbs/checks/focus-walk.ts';
import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';
import { beginSet, expectScene, openScenes, sceneBar, scenesDialog } from '../verbs/scene-verbs.ts';
import { openStage } from '../verbs/stage-verbs.ts';

test.use({ optionsOpen: false });
// The tests share one service, whose faults affect every call.
test.describe.configure({ mode: 'default' });

const list = (page: Page) => scenesDialog(page).getByRole('list', { name: 'Scenes in this set' });
const titles = (page: Page) => list(page).getByRole('listitem').locator('span[dir=auto]').allInnerTexts();

/** Opens each address and adds its view as a scene, with the shortcut. */
async function addViews(page: Page, ...addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Present', exact: true })).toBeVisible();
    await page.keyboard.press('Alt+n');
    await expect(page.getByRole('region', { name: 'Add this view as a scene' })).toContainText(
      'Added to My scenes',
    );
  }
}

const translation = '/translation?from=en&to=hi,ta#text=Good morning.';
const transliteration = '/transliteration?from=en&to=bn#text=namaste';
const speech = '/text-to-speech?speaker=hi_male#text=नमस्ते';

test('views of several panels are added, edited, moved and removed by keyboard alone, and kept', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await addViews(page, translation, transliteration, speech, '/service', '/cases');
  await openScenes(page);
  await expect
    .poll(() => titles(page))
    .toEqual([
      'Translation · Good morning.',
      'Transliteration · namaste',
      'Text to speech · नमस्ते',
      'Service',
      'Cases',
    ]);
  await tabTo(page, 'Remove Cases');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Service' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toHaveLength(3);
  await tabTo(page, 'Undo', { back: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toContain('Service');
  await expect(page.getByRole('button', { name: 'Remove Service' })).toBeFocused();
  await tabTo(page, /^Text to speech · नमस्ते is now/, { back: true });
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await titles(page))[0]).toBe('Text to speech · नमस्ते');
  await tabTo(page, 'Edit Text to speech');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Title');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A greeting aloud');
  await tabTo(page, 'What to say');
  await page.keyboard.type('Listen.');
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await page.reload();
  await openScenes(page);
  await expect
    .poll(() => titles(page))
    .toEqual(['A greeting aloud', 'Translation · Good morning.', 'Transliteration · namaste', 'Service']);
});

test('a scene is dragged to another place', { tag: '@slow' }, async ({ console: _, page }) => {
  await addViews(page, translation, transliteration);
  await openScenes(page);
  const rows = list(page).getByRole('listitem');
  await rows.nth(1).locator('[data-handle]').dragTo(rows.nth(0));
  await expect.poll(() => titles(page)).toEqual(['Transliteration · namaste', 'Translation · Good morning.']);
});

test('a set is exported and imported, and a file with a mistake is refused with the name of the invalid field', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await addViews(page, translation);
  const dialog = await openScenes(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    $schema: './scenes.schema.json',
    scenes: [{ panel: 'translation', form: { text: 'Good morning.', targets: ['hi', 'ta'] } }],
  });
  const importText = async (content: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Import' }).click(),
    ]);
    await chooser.setFiles({ name: 'show.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await importText(text.replace('"targets"', '"langs"'));
  await expect(dialog.getByRole('alert')).toContainText(
    'scenes.0.form.langs: not a field of the form of translation',
  );
  await importText(text.replace('"version": 1', '"version": 9'));
  await expect(dialog.getByRole('alert')).toContainText('version: 9 is newer than 1');
  await importText(text.replace('My scenes', 'From a file'));
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Name of the set' })).toHaveValue('From a file');
  await dialog.getByRole('button', { name: 'Remove set' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name of the set' })).toHaveValue('From a file');
});

test('a recorded answer is shown when the call fails, and says so on the stage', { tag: '@slow' }, async ({
  console: _,
  page,
  ownConsole,
}) => {
  await addViews(page, translation);
  await openScenes(page);
  await scenesDialog(page).getByRole('button', { name: 'Rehearse', exact: true }).click();
  await expectScene(page, '1 of 1', 'Answered');
  await sceneBar(page).getByRole('button', { name: 'Record this answer' }).click();
  await expect(sceneBar(page)).toContainText('The scene shows this answer if its call fails.');
  await sceneBar(page).getByRole('button', { name: 'End', exact: true }).click();
  await expect(sceneBar(page)).toHaveCount(0);
  const armed = await fetch(`${ownConsole.url}/api/embedded/_local/faults`, {
    method: 'POST',
    headers: { 'X-Console': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ operation: 'localization', times: 1, fault: { kind: 'reset' } }),
  });
  expect(armed.ok).toBe(true);
  await beginSet(page, 'My scenes', 'Present');
  // The check before the presentation offers to clear the fault; the presenter skips it.
  const check = page.getByRole('dialog');
  if (await check.isVisible()) await page.keyboard.press('Escape');
  await expect(page.getByText('Recorded', { exact: true })).toHaveCount(2);
  await expect(page.locator('[data-result]').first()).toHaveText('सुप्रभात।');
});

test('a recorded transcript is on the stage with its words and subtitles, and says that it is recorded', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const answer = {
    code: '000',
    result: {
      transcript: 'Good morning, and thank you.',
      original_transcript: 'good morning and thank you',
      subtitles: '1\n00:00:00,000 --> 00:00:01,000\nGood morning\n',
      words: [
        ['Good', 0, 0.4],
        ['morning,', 0.4, 1],
      ].map(([word, start, end]) => [{ word, start, end, confidence: 0.9 }]),
    },
  };
  const at = '2026-11-23T10:00:00.000Z';
  const recorded = {
    at,
    target: 'embedded',
    calls: [
      {
        ...{ name: 'all', at, milliseconds: 900 },
        request: { method: 'GET', path: '/transcript?job_id=1', headers: {} },
        response: {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(answer),
        },
      },
    ],
  };
  const views = ['transcript', 'words', 'subtitles'];
  const set = {
    ...{ version: 1, id: 'recorded', name: 'A recorded call' },
    scenes: views.map((view) => ({
      title: view,
      panel: 'speech-to-text',
      form: { language: 'en', view },
      send: false,
      recorded,
    })),
  };
  await page.goto('/');
  const dialog = await openScenes(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Import' }).click(),
  ]);
  await chooser.setFiles({
    name: 'recorded.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(set)),
  });
  await expect(dialog.getByRole('textbox', { name: 'Name of the set' })).toHaveValue(set.name);
  await dialog.getByRole('button', { name: 'Present', exact: true }).click();
  const bar = sceneBar(page);
  await expect(bar).toBeVisible();
  await page.keyboard.press('n');
  for (const text of ['Good morning, and thank you.', '0:00.0 Good', '00:00:00,000 --> 00:00:01,000']) {
    await bar.getByRole('button', { name: 'Show the recording' }).click();
    await expect(page.locator('[data-result]')).toContainText(text);
    // The label is in the header for the audience and in the bar of the presenter.
    await expect(page.getByText('Recorded', { exact: true })).toHaveCount(2);
    await page.keyboard.press('PageDown');
  }
});

test('a clicker shows the next and the previous scene and blanks the screen; notes are hidden on the stage', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  // A stage without a second window is what the audience sees.
  await openStage(page, '/');
  await page.keyboard.press('Escape');
  await beginSet(page, 'Names and addresses in eleven scripts', 'Present');
  const bar = sceneBar(page);
  await expectScene(page, '1 of 11', 'Answered');
  await expect(bar).not.toContainText('Three lines of a customer record');
  await page.keyboard.press('n');
  await expect(bar).toContainText('Three lines of a customer record');
  await page.keyboard.press('PageDown');
  await expectScene(page, '2 of 11', 'Answered');
  await page.keyboard.press('ArrowRight');
  await expectScene(page, '3 of 11', 'Answered');
  await page.keyboard.press('PageUp');
  await expectScene(page, '2 of 11', 'Answered');
  const black = page.getByRole('button', { name: /^The screen is black/ });
  await page.keyboard.press('.');
  await expect(black).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(black).toHaveCount(0);
  await expect(bar.getByText('2 of 11', { exact: true })).toBeVisible();
  await page.keyboard.press('b');
  await expect(black).toBeVisible();
  await page.keyboard.press('b');
  await expect(black).toHaveCount(0);
});

test('the editor is accessible in both themes and fits on 320 px', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await addViews(page, translation, transliteration);
  const dialog = await openScenes(page);
  await dialog.getByRole('button', { name: /^Edit Translation/ }).click();
  await expectAccessibleLayout(console, 'the editor of scenes');
});

test('the bar is accessible in both themes and fits on 320 px', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.goto('/');
  await beginSet(page, 'Names and addresses in eleven scripts', 'Rehearse');
  await expectScene(page, '1 of 11', 'Answered');
  await expectAccessibleLayout(console, 'a panel with the bar of scenes');
});
