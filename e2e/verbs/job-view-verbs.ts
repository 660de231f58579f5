import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { jobRow, jobView } from './speech-to-text-verbs.ts';

export const positionSlider = (page: Page) =>
  jobView(page).getByRole('slider', { name: 'Position in the recording' });
export const zoomSlider = (page: Page) => jobView(page).getByRole('slider', { name: 'Zoom' });
/** The text of the transcript. */
export const transcriptArticle = (page: Page) => jobView(page).getByRole('article');
/** Position of the player in seconds. */
export const playerPosition = async (page: Page) =>
  Number(await positionSlider(page).getAttribute('aria-valuenow'));

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Uploads a sample recording, waits until its job is completed and open, and returns its words. */
export async function runSample(page: Page, name = 'A sentence, wav'): Promise<Word[]> {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name }).click();
  await expect(jobRow(page, 'sample-')).toContainText('completed', { timeout: 50_000 });
  await expect(positionSlider(page)).toBeVisible();
  return downloadedWords(page);
}

/** Chooses a file from the download menu of a transcript. */
export async function chooseDownload(page: Page, view: Locator, file: string) {
  await view.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('dialog', { name: 'Download' }).getByRole('button', { name: file }).click();
}

/** The words of the open job, from the file that the panel downloads. */
export async function downloadedWords(page: Page): Promise<Word[]> {
  return (await downloadedTranscript(page)).words.flat();
}

/** The transcript of the open job, from the file that the panel downloads. */
export async function downloadedTranscript(
  page: Page,
): Promise<{ original_transcript: string; words: Word[][] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseDownload(page, jobView(page), 'Answer as received, .json'),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8')).result;
}

/** Clicks on the waveform at a fraction of its width. */
export async function clickWaveform(page: Page, part: number) {
  await positionSlider(page).scrollIntoViewIfNeeded();
  const box = await positionSlider(page).boundingBox();
  if (!box) throw new Error('The waveform is not shown.');
  await page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
}
