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

/** The words of a sample that was spoken, uploaded and recognised, once its job is open. */
export async function completedSample(page: Page, name = 'A sentence, wav'): Promise<Word[]> {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name }).click();
  await expect(row(page, 'sample-')).toContainText('completed', { timeout: 50_000 });
  await expect(slider(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    view(page).getByRole('button', { name: 'Download .json' }).click(),
  ]);
  const body: { result: { words: Word[][] } } = JSON.parse(await readFile(await download.path(), 'utf8'));
  return body.result.words.flat();
}

/** The moment under a point of the waveform, as a part of its width, by clicking there. */
export async function clickAt(page: Page, part: number) {
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('no waveform');
  await page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
}
