import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, inBothThemes } from '../verbs/checks/accessible-layout.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { chooseFiles, jobRow, jobsRegion, jobView, toneWav } from '../verbs/speech-to-text-verbs.ts';

const positionSlider = (page: Page) =>
  jobView(page).getByRole('slider', { name: 'Position in the recording' });

async function completedSample(page: Page) {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(jobRow(page, 'sample-sentences.flac')).toContainText('completed', { timeout: 40_000 });
  await expect(positionSlider(page)).toBeVisible();
}

test('the word being played is marked', { tag: '@slow' }, async ({ console: _, page }) => {
  await completedSample(page);
  await jobView(page).getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)).join()),
    )
    .not.toBe('');
});

test('when many files are added together, the open one is in view', async ({ console: _, page }) => {
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

test('jobs, audio and transcripts survive a reload', { tag: '@slow' }, async ({ console: _, page }) => {
  await completedSample(page);
  await page.reload();
  await expect(jobRow(page, 'sample-sentences.flac')).toContainText('completed');
  await expect(positionSlider(page)).toBeVisible();
  await expect(jobView(page).getByRole('region', { name: 'Transcript' })).toBeVisible();
  await jobRow(page, 'sample-sentences.flac')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 1 job' }).click();
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No jobs yet')).toBeVisible();
});

test('a user uploads a sample, opens it, plays it and seeks with the keyboard alone', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Try a sample' }).focus();
  await page.keyboard.press('Enter');
  await expect(jobRow(page, 'sample-sentences.flac')).toContainText('completed', { timeout: 40_000 });
  await expect(positionSlider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open sample-sentences.flac' }).focus();
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

test.describe('the panel with options and details folded', () => {
  test.use({ optionsOpen: false });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [375, 812],
  ] as const) {
    test(`a job that is opened comes into view with player and transcript, at ${width} pixels`, {
      tag: '@slow',
    }, async ({ console: _, page }) => {
      await page.setViewportSize({ width, height });
      await completedSample(page);
      const play = jobView(page).getByRole('button', { name: 'Play' });
      const text = jobView(page).getByRole('article');
      await expect(text).toBeInViewport({ ratio: 1 });
      await expect(play).toBeInViewport({ ratio: 1 });
      const samples = page.getByRole('button', { name: 'A sentence, wav' });
      await expect(samples).toHaveCount(0);
      await page.getByRole('button', { name: 'Add recordings' }).click();
      await expect(samples).toBeVisible();

      // The player stays in view while the user reads the checks, if both fit.
      await jobView(page).getByRole('tab', { name: 'Checks' }).focus();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      if (width > 375) await expect(play).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
      await jobsRegion(page).getByRole('button', { name: 'Open sample-sentences.flac' }).click();
      await expect(jobView(page)).toBeFocused();
      await expect(play).toBeInViewport({ ratio: 1 });

      const list = await jobsRegion(page).boundingBox();
      const view = await jobView(page).boundingBox();
      if (!list || !view) throw new Error('The list of jobs or the open job is not shown.');
      if (width === 1440) expect(list.x).toBeGreaterThan(view.x + view.width);
      else expect(list.y).toBeGreaterThan(view.y + view.height);
      await jobView(page).getByRole('button', { name: 'Close the job' }).click();
      await expect(jobView(page)).toHaveCount(0);
    });
  }
});

test('files can be dropped anywhere in the window', { tag: '@slow' }, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  const drag = (type: string, bytes: readonly number[]) =>
    page.evaluate(
      ({ type, bytes }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'tone.wav'));
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('nav')?.dispatchEvent(event);
        return event.defaultPrevented;
      },
      { type, bytes },
    );
  const tone = [...toneWav(0.2)];
  expect(await drag('dragover', tone)).toBe(true);
  await expect(page.getByText('Drop the files to upload them')).toBeVisible();
  await drag('dragleave', tone);
  await expect(page.getByText('Drop the files to upload them')).toHaveCount(0);
  await drag('dragover', tone);
  await drag('drop', tone);
  await expect(page.getByText('Drop the files to upload them')).toHaveCount(0);
  await expect(jobRow(page, 'tone.wav')).toBeVisible();
});

test('the panel is accessible when empty and with a completed job', { tag: '@slow' }, async ({
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
});

test('the panel is accessible with a file that was not sent, and while addresses are entered', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/speech-to-text');
  await chooseFiles(page, [{ name: 'notes.txt', buffer: Buffer.from('notes') }]);
  await expect(jobView(page).getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(console, 'held back');
  await inBothThemes(page, async (look) => {
    await page.getByRole('button', { name: 'From addresses…' }).click();
    await console.expectAccessible(`addresses, ${look}`, '[role=dialog]');
    await page.keyboard.press('Escape');
  });
});
