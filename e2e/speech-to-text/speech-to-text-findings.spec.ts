import type { Page } from '@playwright/test';
import { tabTo } from '../verbs/checks/focus-walk.ts';
import { expect, test } from '../verbs/fixtures.ts';
import {
  makeWord,
  openedRegion,
  openFiles,
  openedPosition as position,
  openedSlider as slider,
  openedTab as tab,
  transcriptAnswer,
} from '../verbs/opened-verbs.ts';
import { toneWav } from '../verbs/speech-to-text-verbs.ts';

const audio = { name: 'call.wav', buffer: toneWav(8) };
const answer = {
  name: 'call.json',
  buffer: Buffer.from(
    transcriptAnswer({
      transcript: 'A quiet start, a mumbled middle, and the end.',
      original_transcript: 'a quiet start a mumbled middle and the end',
      channel_number: 1,
      words: [
        [
          makeWord('a', 0, 0.2, 0.9),
          makeWord('quiet', 1.5, 2, 0.2),
          makeWord('start', 1.9, 2.3, 0.9),
          makeWord('a', 2.4, 2.5, 0.9),
          makeWord('mumbled', 4.5, 5, 0.1),
          makeWord('middle', 5.1, 5.4, 0.9),
          makeWord('and', 5.5, 5.7, 0.9),
          makeWord('the', 6, 6.1, 0.9),
          makeWord('end', 6.2, 6.6, 0.9),
        ],
      ],
    }),
  ),
};

/** Whether the overview strip has a mark at this time. */
const isMarked = (page: Page, time: number) =>
  openedRegion(page)
    .locator('[aria-hidden="true"] canvas')
    .nth(1)
    .evaluate((canvas, part) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The overview strip is not shown.');
      const pen = canvas.getContext('2d');
      const { data = [] } = pen?.getImageData(Math.round(part * canvas.width) - 3, 0, 6, canvas.height) ?? {};
      return data.some((value, index) => index % 4 === 3 && value > 0);
    }, time / 8);

test('a finding seeks to its time, and is marked in the list, in the overview strip and in the text', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await openFiles(page, answer, audio);
  await tab(page, /^Checks/).click();
  const check = openedRegion(page).getByRole('region', { name: 'Overlap', exact: true });
  const finding = check.getByRole('button', { name: /overlaps the previous word by 0\.100 s/ });
  await finding.click();
  await expect.poll(() => position(page)).toBeCloseTo(1.9, 2);
  await expect(finding).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => isMarked(page, 1.9)).toBe(true);
  expect(await isMarked(page, 7.5)).toBe(false);
  await tab(page, /^Transcript/).click();
  const highlightedWords = () =>
    page.evaluate(() => [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)));
  await expect.poll(highlightedWords).toEqual(['start']);
});

test('the user steps through low-confidence words, each played with its context', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await openFiles(page, answer, audio);
  await tab(page, 'Confidence').click();
  const columns = openedRegion(page).getByRole('list', { name: 'Words by confidence, from 0 to 1' });
  await expect(columns.getByRole('listitem').filter({ hasText: /: [1-9]/ })).toHaveCount(3);
  const next = openedRegion(page).getByRole('button', { name: 'Next low-confidence word' });
  const previous = openedRegion(page).getByRole('button', { name: 'Previous low-confidence word' });
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text });
  /** Expects playback from a second before a word until a second after it. */
  const isHeard = async (text: string, start: number, end: number) => {
    await expect(announced(`${text}, confidence`)).toHaveCount(1);
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(start - 1);
    await expect.poll(() => position(page)).toBeLessThan(end);
    await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(end + 1);
    await expect(openedRegion(page).getByRole('button', { name: 'Play' })).toBeVisible();
    expect(await position(page)).toBeLessThan(end + 2.1);
  };
  await next.click();
  await expect.poll(() => position(page)).toBeGreaterThanOrEqual(0.5);
  await isHeard('quiet', 1.5, 2);
  await next.click();
  await isHeard('mumbled', 4.5, 5);
  await next.click();
  await expect(announced('There are no more.')).toHaveCount(1);
  await previous.click();
  await isHeard('quiet', 1.5, 2);
  await previous.click();
  await expect(announced('There are no more.')).toHaveCount(1);
});

test('a user opens a transcript, seeks to a finding, steps through words and compares a reference text with the keyboard alone', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await tabTo(page, 'Open a transcript');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const [button, file, shown] of [
    ['Choose the JSON file', answer, dialog.getByText('A quiet start')],
    ['Choose the audio file', audio, dialog.getByText(audio.name)],
  ] as const) {
    await tabTo(page, button);
    page.once('filechooser', (chooser) =>
      chooser.setFiles({ ...file, mimeType: 'application/octet-stream' }),
    );
    // Chromium sometimes does not open the file chooser at the first press, or opens it late on a busy machine.
    await expect(async () => {
      await page.keyboard.press('Space');
      await expect(shown).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 40_000 });
  }
  await tabTo(page, /^Open$/);
  await page.keyboard.press('Enter');
  await expect(slider(page)).toBeVisible();

  await tabTo(page, /^Transcript$/);
  await page.keyboard.press('ArrowRight');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(tab(page, /^Checks/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openedRegion(page).getByRole('region', { name: 'Overlap', exact: true })).toBeVisible();
  await tabTo(page, /^(All|With findings)/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /overlaps the previous word by 0\.100 s/);
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeCloseTo(1.9, 2);

  await tabTo(page, /^Checks/, { back: true });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Threshold');
  await page.keyboard.press('Home');
  await expect(openedRegion(page).getByText('0 of 9 words below it')).toBeVisible();
  for (let presses = 0; presses < 15; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(openedRegion(page).getByText('1 of 9 words below it')).toBeVisible();
  await tabTo(page, 'Next low-confidence word');
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeGreaterThanOrEqual(3.5);

  await tabTo(page, /^Confidence$/, { back: true });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Reference text$/);
  await page.keyboard.insertText('A quiet start, a loud middle, and the end.');
  await tabTo(page, 'Measure');
  await page.keyboard.press('Enter');
  await expect(openedRegion(page)).toContainText('1 substituted, 0 missing, 0 added, of 9');
});
