import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { row, view } from './speech-to-text-verbs.ts';

export const slider = (page: Page) => view(page).getByRole('slider', { name: 'Position in the recording' });
export const zoom = (page: Page) => view(page).getByRole('slider', { name: 'Zoom' });
/** The transcript. */
export const text = (page: Page) => view(page).getByRole('article');
/** Seconds. */
export const position = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Uploads a sample recording, waits until its job is completed and open, and returns its words. */
export async function runSample(page: Page, name = 'A sentence, wav'): Promise<Word[]> {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name }).click();
  await expect(row(page, 'sample-')).toContainText('completed', { timeout: 50_000 });
  await expect(slider(page)).toBeVisible();
  return downloadedWords(page);
}

/** The words of the open job, from the file that the panel downloads. */
export async function downloadedWords(page: Page): Promise<Word[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    view(page).getByRole('button', { name: 'Download .json' }).click(),
  ]);
  const body: { result: { words: Word[][] } } = JSON.parse(await readFile(await download.path(), 'utf8'));
  return body.result.words.flat();
}

/** Clicks on the waveform at a fraction of its width. */
export async function clickAt(page: Page, part: number) {
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('no waveform');
  await page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
}
