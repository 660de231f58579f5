import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../verbs/checks/accessible-layout.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { chooseDownload } from '../verbs/job-view-verbs.ts';
import {
  makeWord,
  openAnswer,
  openedRegion,
  openSpokenSample,
  openedPosition as position,
  openedTab as tab,
} from '../verbs/opened-verbs.ts';

async function saveDownload(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseDownload(page, openedRegion(page), button),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const faultyTranscript = {
  transcript: 'One two three four.',
  original_transcript: 'one too three four',
  channel_number: 1,
  words: [
    [
      makeWord('one', 0, 0.5, 0.9),
      makeWord('two', 0.4, 0.8, 0.2),
      makeWord('three', 1.2, 1.1),
      makeWord('four', 1.3, 1.6, 1.4),
    ],
  ],
  subtitles: '1\n00:00:00.000 --> 00:00:00,800\none two\n\n3\n00:00:00,500 --> 00:00:01,600\nthree four\n\n',
};

test('a sample spoken by the synthesiser shows its own word times and says so', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await openSpokenSample(page, 'English');
  await expect(openedRegion(page)).toContainText('Word times from the synthesiser, not recognised');
  await tab(page, 'Words').click();
  const rows = openedRegion(page).getByRole('list', { name: 'Words as received' }).getByRole('listitem');
  await expect(rows).toHaveCount(14);
  await expect(rows.nth(1)).toContainText('absent');
  await rows.nth(3).getByRole('button').click();
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
  await tab(page, 'Confidence').click();
  await expect(openedRegion(page)).toContainText('The engine gave no confidence for any word');
  await tab(page, /^Checks/).click();
  await expect(
    openedRegion(page).getByRole('region', { name: 'Words end within the recording' }),
  ).toBeVisible();
  await expect(openedRegion(page).getByRole('region', { name: 'Cue order' })).toContainText(
    'no subtitles in the answer',
  );
});

test('the checks of a faulty answer are counted and filtered, and each leads to its time', async ({
  console: _,
  page,
}) => {
  await openAnswer(page, faultyTranscript);
  await tab(page, /^Checks/).click();
  const check = (name: string) => openedRegion(page).getByRole('region', { name, exact: true });
  await expect(check('Overlap')).toContainText('overlaps the previous word by 0.100 s');
  await expect(check('End before start')).toContainText('three');
  await expect(check('Confidence range')).toContainText('confidence 1.4');
  await expect(check('Words against original_transcript')).toContainText('too ≠ two');
  await expect(check('Subtitle grammar')).toContainText('line 2');
  await expect(check('Cue numbers')).toContainText('should be cue 2');
  await expect(check('Cue overlap')).toContainText('0.300 s too early');
  await expect(check('Beyond the audio')).toContainText('Could not be checked: no audio here.');
  await openedRegion(page).getByRole('radio', { name: 'Errors' }).check();
  await expect(check('Overlap')).toHaveCount(0);
  await expect(check('End before start')).toBeVisible();
  const report = await saveDownload(page, 'Results of the checks, .md');
  expect(report.name).toMatch(/^speech-to-text-transcript-en-[\d-]+\.issues\.md$/);
  expect(report.text).toContain('- 0:00.400 · overlaps the previous word by 0.100 s · `two`');
});

test('words below the confidence threshold are counted, without those that have no confidence', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await openAnswer(page, faultyTranscript);
  const underlined = () =>
    page.evaluate(() => [...(CSS.highlights.get('doubtful-word') ?? [])].map((range) => String(range)));
  await expect.poll(underlined).toEqual(['two']);
  await tab(page, 'Confidence').click();
  await expect(openedRegion(page).getByText('1 of 3 words below it')).toBeVisible();
  await expect(openedRegion(page).getByText('1 word without a confidence')).toBeVisible();
  const doubtful = openedRegion(page).getByRole('list', { name: 'Words below the threshold' });
  await expect(doubtful.getByRole('listitem')).toHaveText([/^2two/]);
  await openedRegion(page).getByRole('slider', { name: 'Threshold' }).fill('0.95');
  await expect(openedRegion(page).getByText('2 of 3 words below it')).toBeVisible();
  await openedRegion(page).getByRole('tab', { name: 'Transcript', exact: true }).click();
  await expect.poll(underlined).toEqual(['One', 'two']);
});

test('a reference text gives error rates and an aligned text', async ({ console: _, page }) => {
  await openAnswer(page, faultyTranscript);
  await tab(page, 'Reference').click();
  await openedRegion(page).getByLabel('Reference text').fill('One, two; tree four five!');
  await openedRegion(page).getByRole('button', { name: 'Measure' }).click();
  await expect(openedRegion(page)).toContainText('40.0 %');
  await expect(openedRegion(page)).toContainText('1 substituted, 1 missing, 0 added, of 5');
  const aligned = openedRegion(page).getByRole('list', { name: 'Reference aligned with the transcript' });
  await expect(aligned.locator('del')).toHaveText([/tree$/, /five!$/]);
  await expect(aligned.locator('ins')).toHaveText([/three$/]);
});

test('a transcript can be downloaded in every format', { tag: '@slow' }, async ({ console: _, page }) => {
  await openAnswer(page, faultyTranscript);
  const srt = await saveDownload(page, 'Subtitles, .srt');
  expect(srt.name).toMatch(/^speech-to-text-transcript-en-[\d-]+\.srt$/);
  expect(srt.text).toBe(faultyTranscript.subtitles);
  expect((await saveDownload(page, 'Subtitles, .vtt')).text).toMatch(
    /^WEBVTT\n\nNOTE\nrecording: transcript\n.*\n\n00:00:00\.000 --> 00:00:00\.800\none two\n/s,
  );
  expect(JSON.parse((await saveDownload(page, 'Answer as received, .json')).text).result.transcript).toBe(
    faultyTranscript.transcript,
  );
  const csv = await saveDownload(page, 'Words with times, .csv');
  expect(csv.text).toBe(
    '\ufeffsegment,word,start,end,conf\r\n1,one,0,0.5,0.9\r\n1,two,0.4,0.8,0.2\r\n1,three,1.2,1.1,\r\n1,four,1.3,1.6,1.4\r\n',
  );
  expect((await saveDownload(page, 'Text, .txt')).text).toBe('One two three four.\n');
});

test('captions show the cue at the current time', { tag: '@slow' }, async ({ console: _, page }) => {
  await openSpokenSample(page, 'Urdu');
  await openedRegion(page).getByRole('switch', { name: 'Captions' }).check();
  const captions = openedRegion(page).getByRole('region', { name: 'Captions' });
  await tab(page, 'Words').click();
  await openedRegion(page)
    .getByRole('list', { name: 'Words as received' })
    .getByRole('button')
    .nth(1)
    .click();
  await expect(captions.locator('p')).toContainText('صبح');
  await expect(captions.locator('p')).toHaveAttribute('dir', 'rtl');
});

test('an answer of another shape opens with a list of its differences, and invalid JSON is explained', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await openAnswer(page, [{ ...faultyTranscript, words: faultyTranscript.words[0] }], {
    code: 0,
    extra: true,
  });
  await expect(openedRegion(page)).toContainText(/\d+ differences from the documented answer/);
  await expect(openedRegion(page).getByRole('group')).toContainText('extra');
  await page.getByRole('button', { name: 'Open a transcript' }).click();
  await page.getByLabel('Transcript answer (JSON)').fill('{"job_id":');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).press('Enter');
  await expect(page.getByText('This is not JSON.')).toBeVisible();
});

test('every view is accessible and fits the screen, in Urdu too', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await openSpokenSample(page, 'Urdu');
  for (const view of ['Transcript', 'Words', 'Differences', 'Checks', 'Confidence', 'Reference']) {
    await tab(page, new RegExp(`^${view}`)).click();
    if (view === 'Checks')
      await expect(openedRegion(page).getByRole('region', { name: 'Words do not overlap' })).toBeVisible();
    await expectAccessibleInBothThemes(console, view);
  }
  await openAnswer(page, faultyTranscript);
  await tab(page, 'Confidence').click();
  await expectAccessibleInBothThemes(console, 'confidence of a faulty answer');
  await tab(page, /^Checks/).click();
  await expect(openedRegion(page).getByRole('region', { name: 'Overlap', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(console, 'findings');
});
