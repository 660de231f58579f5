import type { Page } from '@playwright/test';
import { expect, test } from '../verbs/fixtures.ts';
import {
  clickWaveform,
  playerPosition,
  positionSlider,
  runSample,
  transcriptArticle,
  zoomSlider,
} from '../verbs/job-view-verbs.ts';
import { jobView } from '../verbs/speech-to-text-verbs.ts';

test('zoom goes from the whole recording to 50 ms and back, with keys, buttons, slider and wheel', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await runSample(page);
  await clickWaveform(page, 0.5);
  const whole = Number(await positionSlider(page).getAttribute('aria-valuemax'));
  await page.keyboard.press('0');
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', 'Whole file');
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('+');
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', '50 ms in view');
  // The view shows 50 ms, so a click at its end is 25 ms after a click in its middle.
  await clickWaveform(page, 0.5);
  const middle = await playerPosition(page);
  await clickWaveform(page, 0.999);
  await expect.poll(async () => (await playerPosition(page)) - middle).toBeCloseTo(0.025, 2);
  await page.keyboard.press('-');
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', '100 ms in view');
  await jobView(page).getByRole('button', { name: 'Whole file' }).click();
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', 'Whole file');
  await jobView(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoomSlider(page)).not.toHaveAttribute('aria-valuetext', 'Whole file');
  await zoomSlider(page).focus();
  await page.keyboard.press('End');
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', '50 ms in view');
  await page.keyboard.press('Home');
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', 'Whole file');

  await clickWaveform(page, 0.75);
  await page.keyboard.down('Control');
  for (let turns = 0; turns < 4; turns += 1) await page.mouse.wheel(0, -150);
  await page.keyboard.up('Control');
  await expect(zoomSlider(page)).not.toHaveAttribute('aria-valuetext', 'Whole file');
  // The same moment is still under the pointer.
  await clickWaveform(page, 0.75);
  await expect.poll(() => playerPosition(page)).toBeCloseTo(whole * 0.75, 1);
  const before = await playerPosition(page);
  await page.mouse.wheel(0, -200);
  await expect
    .poll(async () => {
      await clickWaveform(page, 0.75);
      return playerPosition(page);
    })
    .toBeLessThan(before - 0.01);
});

test('every listed shortcut works in the view of a job, and none while the user types', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const words = await runSample(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('heading', { name: 'In a recording' })).toBeVisible();
  for (const action of [
    'Next word',
    'Next issue',
    'Next low-confidence word',
    'Faster, up to 3×',
    'Zoom in',
  ]) {
    await expect(dialog.getByText(action, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');

  const speed = jobView(page).getByRole('combobox', { name: 'Playback speed' });
  await clickWaveform(page, 0.001);
  const begun = await playerPosition(page);
  const [next, nextButOne] = words.filter(({ start }) => start > begun + 0.005);
  await page.keyboard.press('.');
  await expect.poll(() => playerPosition(page)).toBeCloseTo(next?.start ?? -1, 2);
  await page.keyboard.press('.');
  await expect.poll(() => playerPosition(page)).toBeCloseTo(nextButOne?.start ?? -1, 2);
  await page.keyboard.press(',');
  await expect.poll(() => playerPosition(page)).toBeCloseTo(next?.start ?? -1, 2);
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('d');
  await expect(speed).toHaveValue('3');
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('s');
  await expect(speed).toHaveValue('0.5');
  await page.keyboard.press('n');
  await expect(speed).toHaveValue('1');
  // However many issues there are, after the last one the shortcut announces that there are no more.
  await expect(async () => {
    await page.keyboard.press('i');
    const none = page.getByRole('status').filter({ hasText: 'No issue after this' });
    await expect(none).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(jobView(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(jobView(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('j');
  await expect.poll(() => playerPosition(page)).toBe(0);

  // Shortcuts work with the focus on a button of the view, but not in a field outside it.
  await jobView(page).getByRole('button', { name: 'Next word' }).focus();
  await page.keyboard.press('d');
  await expect(speed).toHaveValue('1.25');
  await page.getByPlaceholder('Find a job').fill('');
  await page.getByPlaceholder('Find a job').pressSequentially('sdn');
  await expect(page.getByPlaceholder('Find a job')).toHaveValue('sdn');
  await expect(speed).toHaveValue('1.25');
});

test('a word, a selection and a range from A to B are looped', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const words = await runSample(page, 'Three sentences, flac');
  const loop = jobView(page).getByRole('button', { name: 'Loop' });
  const staysWithin = async (start: number, end: number) => {
    const shown = await positionsOfLoops(page, 3);
    // The player shows times truncated to hundredths of a second.
    expect(Math.min(...shown)).toBeCloseTo(Math.floor(start * 100) / 100, 2);
    expect(Math.max(...shown)).toBeLessThan(end);
  };
  // Pauses first: without the loop, playback could reach the end of the recording before it is paused.
  const pauseAndEndLoop = async () => {
    await page.keyboard.press('k');
    await expect(jobView(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.keyboard.press('r');
    await expect(loop).toHaveAttribute('aria-pressed', 'false');
  };
  await transcriptArticle(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(loop).toHaveAttribute('aria-pressed', 'true');
  await console.expectAccessible('a loop is on');
  await staysWithin(words[1]?.start ?? 0, words[1]?.end ?? 0);
  await pauseAndEndLoop();

  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  expect(await page.evaluate(() => String(getSelection()).split(/\s+/).length)).toBe(3);
  await loop.click();
  await expect(loop).toHaveAttribute('aria-pressed', 'true');
  await staysWithin(words[0]?.start ?? 0, words[2]?.end ?? 0);
  await pauseAndEndLoop();

  await clickWaveform(page, 0.2);
  const from = await playerPosition(page);
  await page.keyboard.press('a');
  await clickWaveform(page, 0.4);
  const to = await playerPosition(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('status').filter({ hasText: /^Looping from/ })).toHaveCount(1);
  // Draws no more frames, as in a hidden tab.
  await page.evaluate(() => Object.assign(globalThis, { requestAnimationFrame: () => 0 }));
  await page.keyboard.press('k');
  await staysWithin(from, to);
});

/** The positions that the player shows until playback has gone back to the start of its loop `returns` times. */
function positionsOfLoops(page: Page, returns: number): Promise<number[]> {
  return jobView(page)
    .getByText(/^0:0\d\.\d\d$/)
    .evaluate((clock, returns) => {
      const position = () => Number(clock.textContent?.replace('0:', ''));
      const shown = [position()];
      let returned = 0;
      return new Promise<number[]>((resolve) => {
        const observer = new MutationObserver(() => {
          if (position() < (shown.at(-1) ?? 0)) returned += 1;
          shown.push(position());
          if (returned < returns) return;
          observer.disconnect();
          resolve(shown);
        });
        observer.observe(clock, { childList: true });
      });
    }, returns);
}

test('on a mirrored page time still runs from left to right', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text?lang=en-XB');
  await runSample(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const whole = Number(await positionSlider(page).getAttribute('aria-valuemax'));
  await clickWaveform(page, 0.001);
  await page.keyboard.press('0');
  await clickWaveform(page, 0.75);
  await expect.poll(() => playerPosition(page)).toBeCloseTo(whole * 0.75, 1);
});
