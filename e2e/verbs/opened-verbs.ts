import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { ChosenFile } from './speech-to-text-verbs.ts';

export const openedRegion = (page: Page) => page.getByRole('region', { name: /^Opened: / });
export const openedList = (page: Page) => page.getByRole('region', { name: 'Opened transcripts' });
export const openedSlider = (page: Page) =>
  openedRegion(page).getByRole('slider', { name: 'Position in the recording' });
/** Position of the player in seconds. */
export const openedPosition = async (page: Page) =>
  Number(await openedSlider(page).getAttribute('aria-valuenow'));
export const openedTab = (page: Page, name: string | RegExp) => openedRegion(page).getByRole('tab', { name });

/** Opens a sample spoken by the local synthesiser, with the synthesiser's own word times. */
export async function openSpokenSample(page: Page, language: string) {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: `Spoken sample, ${language}` }).click();
  await expect(openedSlider(page)).toBeVisible();
}

/** A documented transcript answer. */
export const transcriptAnswer = (result: object, more: object = {}): string =>
  JSON.stringify({ job_id: 'j', code: '000', message: 'Transcript ready.', ...more, result });

export const makeWord = (text: string, start: number, end: number, conf?: number) => ({
  word: text,
  start,
  end,
  conf,
});

/** Opens a pasted transcript answer that belongs to no job. */
export async function openAnswer(page: Page, result: object, more: object = {}) {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Open a transcript' }).click();
  await page.getByLabel('Transcript answer (JSON)').fill(transcriptAnswer(result, more));
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect(openedRegion(page)).toBeVisible();
}

/** Opens a transcript answer and its audio through the file choosers. `language` is a code. */
export async function openFiles(page: Page, answer: ChosenFile, audio: ChosenFile, language = 'en') {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Open a transcript' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a transcript without a job' });
  for (const [button, file] of [
    ['Choose the JSON file', answer],
    ['Choose the audio file', audio],
  ] as const) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: button }).click(),
    ]);
    await chooser.setFiles({ ...file, mimeType: 'application/octet-stream' });
  }
  await expect(dialog.getByText(audio.name)).toBeVisible();
  await dialog.getByLabel('Language', { exact: true }).selectOption(language);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(openedSlider(page)).toBeVisible();
}
