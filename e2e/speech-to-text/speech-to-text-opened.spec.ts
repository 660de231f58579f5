import { readFile } from 'node:fs/promises';
import { expect, test } from '../verbs/fixtures.ts';
import { chooseDownload } from '../verbs/job-view-verbs.ts';
import {
  makeWord,
  openAnswer,
  openedList,
  openedRegion,
  openedSlider,
  openFiles,
  openSpokenSample,
  openedTab as tab,
  transcriptAnswer,
} from '../verbs/opened-verbs.ts';
import { toneWav } from '../verbs/speech-to-text-verbs.ts';

const greeting = {
  transcript: 'Good morning to you.',
  original_transcript: 'good morning to you',
  channel_number: 1,
  words: [
    [
      makeWord('good', 0.1, 0.4, 0.9),
      makeWord('morning', 0.4, 0.8, 0.9),
      makeWord('to', 0.9, 1, 0.3),
      makeWord('you', 1, 1.3, 0.8),
    ],
  ],
};
const answer = { name: 'call.json', buffer: Buffer.from(transcriptAnswer(greeting)) };

test('an answer and its audio are opened from files, and survive a reload with the reference text', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await openFiles(page, answer, { name: 'call.wav', buffer: toneWav(2) });
  await expect(openedRegion(page)).toContainText('Opened without a job');
  await expect(openedSlider(page)).toHaveAttribute('aria-valuemax', '2');
  await tab(page, 'Reference').click();
  await openedRegion(page).getByLabel('Reference text').fill('Good evening to you.');
  await expect(page.getByRole('button', { name: /^Audio: [1-9].* of/ })).toBeVisible();
  await page.reload();
  await expect(openedSlider(page)).toHaveAttribute('aria-valuemax', '2');
  await expect(openedRegion(page).getByLabel('Reference text')).toHaveValue('Good evening to you.');
  await tab(page, 'Transcript').click();
  await expect(openedRegion(page).getByRole('article')).toContainText('Good morning to you.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseDownload(page, openedRegion(page), 'Answer as received, .json'),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(answer.buffer.toString());
});

test('a pasted transcript and the transcript of a spoken sample stay listed when closed, and do not come back once removed', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await openAnswer(page, greeting, { code: 0 });
  await expect(openedRegion(page)).toContainText('1 difference from the documented answer');
  await page.getByRole('button', { name: 'Spoken sample, Urdu' }).click();
  await expect(openedSlider(page)).toBeVisible();
  const rows = openedList(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Audio: [1-9].* of/ })).toBeVisible();
  await page.reload();
  await expect(openedRegion(page)).toContainText('Word times from the synthesiser, not recognised');
  await expect(openedSlider(page)).toBeVisible();
  await expect(openedRegion(page).getByRole('article')).toHaveAttribute('dir', 'rtl');
  await openedRegion(page).getByRole('button', { name: 'Close' }).click();
  await expect(openedRegion(page)).toHaveCount(0);
  await rows.last().getByRole('button', { name: 'Show transcript' }).click();
  await expect(openedRegion(page)).toContainText('1 difference from the documented answer');
  for (const name of ['transcript', 'Spoken sample, Urdu']) {
    await openedList(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  }
  await expect(openedList(page)).toHaveCount(0);
  await expect(openedRegion(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open a transcript' })).toBeVisible();
  await expect(openedList(page)).toHaveCount(0);
});

test('audio of an opened transcript counts as stored audio, is removed with the rest, and the transcript says so', {
  tag: '@slow',
}, async ({ console: _, context, page }) => {
  await openFiles(page, answer, { name: 'call.wav', buffer: toneWav(2) });
  const second = await context.newPage();
  await openSpokenSample(second, 'English');
  await expect(openedList(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: /^Audio: .* of/ }).click();
  const kept = page.getByRole('dialog', { name: 'Audio kept in this browser' });
  await expect(kept).toContainText('2 recordings');
  await kept.getByRole('button', { name: 'Remove all audio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all audio' }).click();
  for (const tab of [page, second]) {
    await expect(openedRegion(tab)).toContainText(
      'The audio of this transcript was removed from this browser.',
    );
    await expect(openedSlider(tab)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /^Audio: 0 B of/ })).toBeVisible();

  await second.reload();
  await openedList(second).getByRole('button', { name: 'Show call' }).click();
  const attach = async (name: string, seconds: number) => {
    const chosen = page.waitForEvent('filechooser');
    await openedRegion(page).getByRole('button', { name: 'Attach audio' }).click();
    await (await chosen).setFiles({ name, mimeType: 'audio/wav', buffer: toneWav(seconds) });
  };
  await attach('other.wav', 3);
  await expect(openedRegion(page).getByRole('alert')).toContainText('This is another recording');
  await openedRegion(page).getByRole('button', { name: 'Leave it' }).click();
  await attach('again.wav', 2);
  for (const tab of [page, second]) {
    await expect(openedSlider(tab)).toHaveAttribute('aria-valuemax', '2');
    await expect(openedRegion(tab)).not.toContainText('was removed from this browser');
  }
});
