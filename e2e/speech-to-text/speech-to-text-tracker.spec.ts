import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from '../verbs/fixtures.ts';
import { expectAccessibleInBothThemes, inBothThemes } from '../verbs/looks.ts';
import {
  choose,
  followIds,
  unknownIds as ids,
  jobs,
  row,
  status,
  textFile,
  toneWav,
  tools,
  view,
} from '../verbs/speech-to-text-verbs.ts';

test('addresses, job ids and files can be pasted anywhere on the page; other text is ignored', async ({
  console: _,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/speech-to-text');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  const paste = async (text: string) => {
    await page.evaluate((written) => navigator.clipboard.writeText(written), text);
    await page.keyboard.press('Control+V');
  };
  await paste('see what comes of it');
  await expect(page.getByText('The clipboard holds no files, addresses or job ids.')).toBeAttached();
  await paste(`http://127.0.0.1:9/a.wav\n${ids(1)[0]}`);
  await expect(row(page, '127.0.0.1:9')).toContainText('999');
  await expect(row(page, ids(1)[0] ?? '')).toContainText('Invalid JOB ID');
  const wav = toneWav(0.4).toString('base64');
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.wav', { type: 'audio/wav' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, wav);
  await expect(row(page, 'pasted.wav')).toContainText('completed', { timeout: 40_000 });
});

test('with the keyboard alone: find, select a range, cancel the confirmation, remove', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await choose(
    page,
    ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, buffer: textFile })),
  );
  await tools(page).getByRole('searchbox').focus();
  await page.keyboard.type('.txt');
  await jobs(page).getByRole('button', { name: 'Sort by File' }).focus();
  await page.keyboard.press('Enter');
  await jobs(page).getByRole('checkbox', { name: 'Select a.txt' }).focus();
  await page.keyboard.press('Space');
  await jobs(page).getByRole('checkbox', { name: 'Select b.txt' }).focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText('2 selected');
  await tools(page).getByRole('button', { name: 'Remove 2' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tools(page).getByRole('button', { name: 'Remove 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 2 jobs' }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('1 job');
  await expect(page.getByText('2 jobs are removed.')).toBeAttached();
});

test('one file gets other settings than the batch, before it is sent and when it is sent again', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/speech-to-text');
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await choose(page, [{ name: 'call.wav', buffer: toneWav(0.4) }]);
  await expect(row(page, 'call.wav')).toContainText('not sent');
  const settings = view(page).getByRole('region', { name: 'Settings of this job' });
  await settings.getByLabel('Domain of this job').selectOption('names');
  await expect(row(page, 'call.wav')).toContainText('not sent');
  await settings.getByLabel('Language of this job').selectOption('en');
  await expect(row(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(settings).toHaveCount(0);
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('as');
  const drawer = await console.openDrawer();
  await drawer
    .getByRole('button', { name: /stt_upload/ })
    .first()
    .click();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText('names');
});

test('jobs are found, sorted, selected as a range, exported as a zip and removed after a confirmation', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await choose(page, [
    { name: 'b.wav', buffer: toneWav(0.5) },
    { name: 'a.wav', buffer: toneWav(0.9) },
    { name: 'notes.txt', buffer: textFile },
  ]);
  await expect(row(page, 'a.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(row(page, 'b.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(row(page, 'a.wav').getByRole('list', { name: 'Time in each state' })).toContainText('queue');

  const names = () => jobs(page).getByRole('rowheader').allTextContents();
  await jobs(page).getByRole('button', { name: 'Sort by File' }).click();
  await expect.poll(names).toEqual(['a.wav', 'b.wav', 'notes.txt']);
  await jobs(page).getByRole('button', { name: 'Sort by Length' }).click();
  await jobs(page).getByRole('button', { name: 'Sort by Length' }).click();
  await expect.poll(names).toEqual(['a.wav', 'b.wav', 'notes.txt']);
  await expect(jobs(page).getByRole('columnheader', { name: 'Length' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await tools(page).getByRole('searchbox').fill('WAV');
  await expect.poll(names).toEqual(['a.wav', 'b.wav']);
  await expect(status(page)).toHaveText('2 of 3 jobs');

  await jobs(page).getByRole('checkbox', { name: 'Select a.wav' }).click();
  await jobs(page)
    .getByRole('checkbox', { name: 'Select b.wav' })
    .click({ modifiers: ['Shift'] });
  await expect(status(page)).toHaveText('2 selected');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tools(page).getByRole('button', { name: 'Export 2 transcripts' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('transcripts.zip');
  const zip = unzipSync(await readFile(await download.path()));
  expect(Object.keys(zip)).toEqual(
    expect.arrayContaining(['a.wav.json', 'a.wav.txt', 'b.wav.json', 'b.wav.txt']),
  );
  const answer: unknown = JSON.parse(new TextDecoder().decode(zip['a.wav.json']));
  expect(answer).toMatchObject({ code: '000' });

  await tools(page).getByRole('button', { name: 'Remove 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(status(page)).toHaveText('2 selected');
  await tools(page).getByRole('button', { name: 'Remove 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 2 jobs' }).click();
  await expect(page.getByText('No job fits what is looked for.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all jobs' }).click();
  await expect.poll(names).toEqual(['notes.txt']);
});

test('no accessibility problem: many kinds of jobs, a selection, the confirmation, storage', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/speech-to-text');
  await console.ready();
  await choose(page, [
    { name: 'call.wav', buffer: toneWav(0.5) },
    { name: 'notes.txt', buffer: textFile },
    { name: 'cut.wav', buffer: toneWav(1).subarray(0, 900) },
  ]);
  await followIds(page, ids(2));
  await expect(row(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(row(page, 'cut.wav')).toContainText('failed', { timeout: 40_000 });
  await jobs(page).getByRole('checkbox', { name: 'Select call.wav' }).click();
  await jobs(page).getByRole('button', { name: 'Open cut.wav' }).click();
  await expectAccessibleInBothThemes(console, 'filled');
  await inBothThemes(page, async (look) => {
    await tools(page)
      .getByRole('button', { name: /^Audio/ })
      .click();
    await console.expectAccessible(`storage, ${look}`, '[role=dialog]');
    await page.keyboard.press('Escape');
    await tools(page).getByRole('button', { name: 'Remove 1' }).click();
    await console.expectAccessible(`asked before removing, ${look}`, 'dialog');
    await page.keyboard.press('Escape');
  });
});
