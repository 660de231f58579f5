import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const jobs = (page: Page) => page.getByRole('region', { name: 'Jobs' });
const row = (page: Page, name: string | RegExp) => jobs(page).getByRole('row').filter({ hasText: name });
const view = (page: Page) => page.getByRole('region', { name: /^Job: / });
const slider = (page: Page) => view(page).getByRole('slider', { name: 'Position in the recording' });

/** A recording that the service itself speaks, by way of the text-to-speech panel. */
async function spokenFile(page: Page, text: string, format: string): Promise<Buffer> {
  await page.goto('/text-to-speech');
  await page.getByLabel('Language', { exact: true }).selectOption('en');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await page.getByLabel('Format', { exact: true }).selectOption(format);
  await page.getByRole('button', { name: 'Speak' }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download \./ }).click(),
  ]);
  return readFile(await download.path());
}

async function choose(page: Page, files: readonly { name: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await chooser.setFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })));
}

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

test('the word being heard is marked while it plays', async ({ console: _, page }) => {
  await completedSample(page);
  await view(page).getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)).join()),
    )
    .not.toBe('');
});

test('a file of another kind is held back with the rule, keeps everything, and is refused when sent anyway', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await choose(page, [{ name: 'notes.wav', buffer: Buffer.from('These are notes, not sound.') }]);
  const card = view(page).getByRole('alert');
  await expect(row(page, 'notes.wav')).toContainText('not sent');
  await expect(card).toContainText('only wav, flac or mp3');
  await card.getByRole('button', { name: /^Send anyway/ }).click();
  await expect(row(page, 'notes.wav')).toContainText('refused');
  await expect(row(page, 'notes.wav')).toContainText('002');
  await expect(card).toContainText('File type not supported');
  await page.reload();
  await expect(row(page, 'notes.wav')).toContainText('refused');
  await expect(card).toContainText('File type not supported');
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

test('a sample that the account may not have spoken says so', async ({ console, page }) => {
  await page.goto('/speech-to-text');
  await console.chooseAccount('no-text-to-speech');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const card = page.getByRole('region', { name: 'Why there is no sample' });
  await expect(card).toContainText('spoken by text-to-speech, which this account may not use');
  await expect(card.getByRole('button', { name: 'Choose account' })).toBeVisible();
  const edges = (name: string) =>
    page.getByRole('region', { name, exact: true }).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    });
  expect(await edges('Why there is no sample')).toEqual(await edges('Jobs'));
});

test('a language that nothing recognises is said before sending, and answered with 003 when sent anyway', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await expect(
    page.getByLabel('Language', { exact: true }).locator('option', { hasText: 'no recogniser here' }).first(),
  ).toBeAttached();
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await choose(page, [{ name: 'x.flac', buffer: Buffer.from(`fLaC${'\0'.repeat(64)}`) }]);
  await expect(row(page, 'x.flac')).toContainText('Nothing recognises this language here');
  await row(page, 'x.flac')
    .getByRole('button', { name: /^Send anyway/ })
    .click();
  await expect(row(page, 'x.flac')).toContainText('003');
});

test('a damaged recording is accepted, fails with 005, and says so', async ({ console: _, page }) => {
  const flac = await spokenFile(page, 'This one will be cut short.', 'FLAC');
  await page.goto('/speech-to-text');
  await choose(page, [{ name: 'cut.flac', buffer: flac.subarray(0, Math.floor(flac.length / 3)) }]);
  await expect(row(page, 'cut.flac')).toContainText('failed', { timeout: 40_000 });
  await expect(row(page, 'cut.flac')).toContainText('005');
  await expect(view(page).getByRole('alert')).toContainText('005');
  await expect(view(page).getByRole('button', { name: /^Try again/ })).toBeVisible();
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

test('a job id from elsewhere can be followed; an unknown one says so and is not asked for again', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Job id…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Job id' });
  await dialog.getByRole('textbox').fill('00000000-0000-4000-8000-000000000000');
  await dialog.getByRole('button', { name: 'Follow jobs' }).click();
  await expect(row(page, '00000000-0000')).toContainText('Invalid JOB ID');
  await expect(row(page, '00000000-0000')).toContainText('failed');
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
