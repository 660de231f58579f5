import type { Page } from '@playwright/test';
import { expect, test } from '../verbs/fixtures.ts';
import { expectAccessibleInBothThemes, inBothThemes } from '../verbs/looks.ts';
import { chooseFiles, jobRow, jobsRegion, jobView } from '../verbs/speech-to-text-verbs.ts';

const positionSlider = (page: Page) =>
  jobView(page).getByRole('slider', { name: 'Position in the recording' });

async function completedSample(page: Page) {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(jobRow(page, 'sample-sentence.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(positionSlider(page)).toBeVisible();
}

test('the word being played is marked', async ({ console: _, page }) => {
  await completedSample(page);
  await jobView(page).getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)).join()),
    )
    .not.toBe('');
});

test('of many files added together, the open one is in view', async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  const names = Array.from({ length: 24 }, (_, index) => `notes-${index + 1}.wav`);
  await chooseFiles(
    page,
    names.map((name) => ({ name, buffer: Buffer.from('These are notes, not sound.') })),
  );
  await expect(jobsRegion(page).getByRole('table')).toHaveAttribute('aria-rowcount', '25');
  const open = jobsRegion(page).locator('tr[aria-current]');
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
  await expect(jobRow(page, 'sample-sentence.wav')).toContainText('completed');
  await expect(positionSlider(page)).toBeVisible();
  await expect(jobView(page).getByRole('region', { name: 'Transcript' })).toBeVisible();
  await jobRow(page, 'sample-sentence.wav')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 1 job' }).click();
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No jobs yet')).toBeVisible();
});

test('a user uploads a sample, opens it, plays it and seeks with the keyboard alone', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Try a sample' }).focus();
  await page.keyboard.press('Enter');
  await expect(jobRow(page, 'sample-sentence.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(positionSlider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open sample-sentence.wav' }).focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await positionSlider(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(positionSlider(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(positionSlider(page)).toHaveAttribute('aria-valuenow', '0.000');
  await page.keyboard.press('Space');
  await expect(jobView(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Space');
  await jobView(page).getByRole('button', { name: 'Next word' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => Number(await positionSlider(page).getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
});

test('the panel is accessible when empty, with a completed job and with a file that was not sent', async ({
  console,
  page,
}) => {
  await page.goto('/speech-to-text');
  await console.ready();
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await expectAccessibleInBothThemes(console, 'empty');
  await completedSample(page);
  await expect(jobView(page).getByRole('region', { name: 'Transcript' })).toBeVisible();
  await expectAccessibleInBothThemes(console, 'completed');
  await chooseFiles(page, [{ name: 'notes.txt', buffer: Buffer.from('notes') }]);
  await expect(jobView(page).getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(console, 'held back');
  await inBothThemes(page, async (look) => {
    await page.getByRole('button', { name: 'From addresses…' }).click();
    await console.expectAccessible(`addresses, ${look}`, '[role=dialog]');
    await page.keyboard.press('Escape');
  });
});
