import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessibleInBothThemes, inBothThemes } from '../verbs/checks/accessible-layout.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { runSample } from '../verbs/job-view-verbs.ts';
import {
  chooseFiles,
  followIds,
  unknownIds as ids,
  jobRow,
  jobsRegion,
  jobsStatus,
  jobTools,
  jobView,
  textFile,
  toneWav,
} from '../verbs/speech-to-text-verbs.ts';

test('addresses, job ids and files can be pasted anywhere on the page; other text is ignored', {
  tag: '@slow',
}, async ({ console: _, context, page }) => {
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
  await expect(jobRow(page, '127.0.0.1:9')).toContainText('999');
  await expect(jobRow(page, ids(1)[0] ?? '')).toContainText('Invalid JOB ID');
  const wav = toneWav(0.4).toString('base64');
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.wav', { type: 'audio/wav' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, wav);
  await expect(jobRow(page, 'pasted.wav')).toContainText('completed', { timeout: 40_000 });
});

test('a user finds jobs, selects a range, cancels the confirmation and removes them with the keyboard alone', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await chooseFiles(
    page,
    ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, buffer: textFile })),
  );
  await jobTools(page).getByRole('searchbox').focus();
  await page.keyboard.type('.txt');
  await jobsRegion(page).getByRole('button', { name: 'Sort by File' }).focus();
  await page.keyboard.press('Enter');
  await jobsRegion(page).getByRole('checkbox', { name: 'Select a.txt' }).focus();
  await page.keyboard.press('Space');
  await jobsRegion(page).getByRole('checkbox', { name: 'Select b.txt' }).focus();
  await page.keyboard.press('Space');
  await expect(jobsStatus(page)).toHaveText('2 selected');
  await jobTools(page).getByRole('button', { name: 'Remove 2' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(jobTools(page).getByRole('button', { name: 'Remove 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 2 jobs' }).focus();
  await page.keyboard.press('Enter');
  await expect(jobsStatus(page)).toHaveText('1 job');
  await expect(page.getByText('2 jobs are removed.')).toBeAttached();
});

test('one file gets other settings than the batch, before it is sent and when it is sent again', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/speech-to-text');
  // Once ready, the page knows which languages the service recognises.
  await console.ready();
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await chooseFiles(page, [{ name: 'call.wav', buffer: toneWav(0.4) }]);
  await expect(jobRow(page, 'call.wav')).toContainText('not sent');
  const settings = jobView(page).getByRole('region', { name: 'Settings of this job' });
  await settings.getByLabel('Domain of this job').selectOption('names');
  await expect(jobRow(page, 'call.wav')).toContainText('not sent');
  await settings.getByLabel('Language of this job').selectOption('en');
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(settings).toHaveCount(0);
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('as');
  const drawer = await console.openDrawer();
  await drawer
    .getByRole('button', { name: /Speech to text: upload/ })
    .first()
    .click();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText('names');
});

test('jobs are found, sorted, selected as a range, exported as a zip and removed after a confirmation', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await chooseFiles(page, [
    { name: 'b.wav', buffer: toneWav(0.5) },
    { name: 'a.wav', buffer: toneWav(0.9) },
    { name: 'notes.txt', buffer: textFile },
  ]);
  await expect(jobRow(page, 'a.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(jobRow(page, 'b.wav')).toContainText('completed', { timeout: 40_000 });
  await jobsRegion(page).getByRole('button', { name: 'Open a.wav' }).click();
  await expect(jobView(page).getByRole('list', { name: 'Time in each state' })).toContainText('queue');
  await jobView(page).getByRole('tab', { name: 'Reference' }).focus();
  await jobView(page).getByLabel('Reference text').fill('a tone');

  const names = () => jobsRegion(page).getByRole('rowheader').allTextContents();
  await jobsRegion(page).getByRole('button', { name: 'Sort by File' }).click();
  await expect.poll(names).toEqual(['a.wav', 'b.wav', 'notes.txt']);
  await jobsRegion(page).getByRole('button', { name: 'Sort by Length' }).click();
  await jobsRegion(page).getByRole('button', { name: 'Sort by Length' }).click();
  await expect.poll(names).toEqual(['a.wav', 'b.wav', 'notes.txt']);
  await expect(jobsRegion(page).getByRole('columnheader', { name: 'Length' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await jobTools(page).getByRole('searchbox').fill('WAV');
  await expect.poll(names).toEqual(['a.wav', 'b.wav']);
  await expect(jobsStatus(page)).toHaveText('2 of 3 jobs');

  await jobsRegion(page).getByRole('checkbox', { name: 'Select a.wav' }).click();
  await jobsRegion(page)
    .getByRole('checkbox', { name: 'Select b.wav' })
    .click({ modifiers: ['Shift'] });
  await expect(jobsStatus(page)).toHaveText('2 selected');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    jobTools(page).getByRole('button', { name: 'Export 2 transcripts' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^speech-to-text-transcripts-\d{4}-\d\d-\d\d-\d{6}\.zip$/);
  const zip = unzipSync(await readFile(await download.path()));
  expect(Object.keys(zip)).toEqual(
    expect.arrayContaining(['a.wav.json', 'a.wav.txt', 'b.wav.json', 'b.wav.txt', 'b.wav.issues.md']),
  );
  const written = (name: string) => new TextDecoder().decode(zip[name]);
  expect(written('a.wav.vtt')).toMatch(/^WEBVTT\n\nNOTE\nrecording: a\.wav\n.*job_id: \S+\n\n00:/s);
  expect(written('a.wav.words.csv')).toContain('segment,word,start,end,conf\r\n1,');
  expect(written('a.wav.issues.md')).toContain('## Words end within the recording');
  expect(JSON.parse(written('a.wav.error-rate.json'))).toMatchObject({ words: { reference: 2 } });
  expect(zip['b.wav.error-rate.json']).toBeUndefined();
  expect(JSON.parse(written('jobs.json'))).toContainEqual(
    expect.objectContaining({ recording: 'a.wav', target: 'embedded', account: 'working', language: 'en' }),
  );
  const answer: unknown = JSON.parse(new TextDecoder().decode(zip['a.wav.json']));
  expect(answer).toMatchObject({ code: '000' });

  await jobTools(page).getByRole('button', { name: 'Remove 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(jobsStatus(page)).toHaveText('2 selected');
  await jobTools(page).getByRole('button', { name: 'Remove 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 2 jobs' }).click();
  await expect(page.getByText('No job matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all jobs' }).click();
  await expect.poll(names).toEqual(['notes.txt']);
});

test('the job list, a selection, the confirmation and the storage popover are accessible', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/speech-to-text');
  await console.ready();
  await chooseFiles(page, [
    { name: 'call.wav', buffer: toneWav(0.5) },
    { name: 'notes.txt', buffer: textFile },
    { name: 'cut.wav', buffer: toneWav(1).subarray(0, 900) },
  ]);
  await followIds(page, ids(2));
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(jobRow(page, 'cut.wav')).toContainText('failed', { timeout: 40_000 });
  await jobsRegion(page).getByRole('checkbox', { name: 'Select call.wav' }).click();
  await jobsRegion(page).getByRole('button', { name: 'Open cut.wav' }).click();
  await expectAccessibleInBothThemes(console, 'filled');
  await inBothThemes(page, async (look) => {
    await jobTools(page)
      .getByRole('button', { name: /^Audio/ })
      .click();
    await console.expectAccessible(`storage, ${look}`, '[role=dialog]');
    await page.keyboard.press('Escape');
    await jobTools(page).getByRole('button', { name: 'Remove 1' }).click();
    await console.expectAccessible(`asked before removing, ${look}`, 'dialog');
    await page.keyboard.press('Escape');
  });
});

test('when storage is full, a job is completed and the list of jobs says that a reload will lose it', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  });
  await runSample(page);
  await expect(page.getByText('The browser had no room for this list')).toBeVisible();
});
