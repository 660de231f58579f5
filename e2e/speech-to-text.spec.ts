import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choose, jobs, row, spokenFile, view } from './speech-to-text-verbs.ts';

const slider = (page: Page) => view(page).getByRole('slider', { name: 'Position in the recording' });

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of the open job, from the file that the panel downloads. */
async function downloadedWords(page: Page): Promise<Word[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    view(page).getByRole('button', { name: 'Download .json' }).click(),
  ]);
  const body: { result: { words: Word[][] } } = JSON.parse(await readFile(await download.path(), 'utf8'));
  return body.result.words.flat();
}

/** Clicks in the middle of the n-th word of the transcript, as a person would. */
async function clickWord(page: Page, n: number) {
  const place = await view(page)
    .getByRole('region', { name: 'Transcript' })
    .locator('p')
    .first()
    .evaluate((paragraph, index) => {
      const node = paragraph.firstChild;
      const words = [...(node?.textContent ?? '').matchAll(/\S+/g)];
      const word = words[index];
      if (!node || !word) throw new Error(`no word ${index}`);
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, n);
  await page.mouse.click(place.x, place.y);
}

async function completedSample(page: Page) {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(row(page, 'sample-sentence.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(slider(page)).toBeVisible();
}

test('a recording spoken by the service is uploaded, followed, opened, and a click on a word seeks', async ({
  console: _,
  page,
}) => {
  const wav = await spokenFile(
    page,
    'Good morning. Thank you for calling. The train leaves at nine today.',
    'WAV',
  );
  await page.goto('/speech-to-text');
  await choose(page, [{ name: 'call.wav', buffer: wav }]);
  await expect(row(page, 'call.wav')).toContainText(/uploading|received|queued|processing|completed/);
  await expect(row(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(row(page, 'call.wav')).toContainText('000');

  const words = await downloadedWords(page);
  const length = Number(await slider(page).getAttribute('aria-valuemax'));
  expect(words.length).toBeGreaterThanOrEqual(3);
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(length + 0.05);
  }
  await clickWord(page, 2);
  await expect
    .poll(async () => Number(await slider(page).getAttribute('aria-valuenow')))
    .toBeCloseTo(words[2]?.start ?? -1, 2);
});

for (const { button, file, said } of [
  {
    button: 'A sentence, wav',
    file: 'sample-sentence.wav',
    said: 'there are three hundred and fifty people in the house',
  },
  {
    button: 'Three sentences, flac',
    file: 'sample-sentences.flac',
    said: 'there are three hundred and fifty people in the house there are three hundred people in the city two hundred thousand people are in the city',
  },
  {
    button: 'Numbers, mp3',
    file: 'sample-numbers.mp3',
    said: 'three four five six three hundred and fifty five thousand',
  },
]) {
  test(`the sample "${button}" comes back word for word`, async ({ console: _, page }) => {
    test.skip(!process.env.REQUIRE_REAL_RECOGNISER, 'only a real recogniser hears words');
    await page.goto('/speech-to-text');
    await page.getByRole('button', { name: button }).click();
    await expect(row(page, file)).toContainText('completed', { timeout: 40_000 });
    const words = await downloadedWords(page);
    expect(words.map(({ word }) => word.toLowerCase()).join(' ')).toBe(said);
  });
}

test('the word being heard is marked while it plays', async ({ console: _, page }) => {
  await completedSample(page);
  await view(page).getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)).join()),
    )
    .not.toBe('');
});

test('of many files that come in together the open one is in view', async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  const names = Array.from({ length: 24 }, (_, index) => `notes-${index + 1}.wav`);
  await choose(
    page,
    names.map((name) => ({ name, buffer: Buffer.from('These are notes, not sound.') })),
  );
  await expect(jobs(page).getByRole('table')).toHaveAttribute('aria-rowcount', '25');
  const open = jobs(page).locator('tr[aria-current]');
  await expect(open).toHaveCount(1);
  const inside = () =>
    open.evaluate((element) => {
      const card = element.closest('section')?.getBoundingClientRect();
      const names = element.closest('table')?.tHead?.rows[0]?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return (
        card !== undefined && names !== undefined && top >= names.bottom - 1 && bottom <= card.bottom + 1
      );
    });
  await expect.poll(inside).toBe(true);
});

test('jobs, audio and transcripts survive a reload', async ({ console: _, page }) => {
  await completedSample(page);
  await page.reload();
  await expect(row(page, 'sample-sentence.wav')).toContainText('completed');
  await expect(slider(page)).toBeVisible();
  await expect(view(page).getByRole('region', { name: 'Transcript' })).toBeVisible();
  await row(page, 'sample-sentence.wav')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 1 job' }).click();
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No jobs yet')).toBeVisible();
});

test('by keyboard alone: sample, open, play, move', async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Try a sample' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'sample-sentence.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(slider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open sample-sentence.wav' }).focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await slider(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0.000');
  await page.keyboard.press('Space');
  await expect(view(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Space');
  await view(page).getByRole('button', { name: 'Next word' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await slider(page).getAttribute('aria-valuenow'))).toBeGreaterThan(0);
});

// Colours do not depend on the width: each theme is looked at once, and each width.
for (const { colorScheme, viewport } of [
  { colorScheme: 'light', viewport: { width: 1280, height: 1800 } },
  { colorScheme: 'dark', viewport: { width: 320, height: 3600 } },
] as const) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('no accessibility problem: empty, completed, held back', async ({ console, page }) => {
      await page.goto('/speech-to-text');
      await console.ready();
      await expect(page.getByText('No jobs yet')).toBeVisible();
      await console.expectAccessible('empty');
      await completedSample(page);
      await expect(view(page).getByRole('region', { name: 'Transcript' })).toBeVisible();
      await console.expectAccessible('completed');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await choose(page, [{ name: 'notes.txt', buffer: Buffer.from('notes') }]);
      await expect(view(page).getByRole('alert')).toBeVisible();
      await console.expectAccessible('held back');
      await page.getByRole('button', { name: 'From addresses…' }).click();
      await console.expectAccessible('addresses', '[role=dialog]');
    });
  });
}
