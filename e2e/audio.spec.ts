import type { Page } from '@playwright/test';
import { flacEncoder } from '../src/service/audio-files/flac-encoder.ts';
import { mp3Encoder } from '../src/service/audio-files/mp3-encoder.ts';
import { wavEncoder } from '../src/service/audio-files/wav-encoder.ts';
import { chooseFiles, jobSlider, jobView, lengthShown, listen } from './audio-verbs.ts';
import { expect, test } from './fixtures.ts';
import { encoded, mp3Frames } from './recordings/recordings.ts';
import { babble, marked, timeHeard } from './recordings/sounds.ts';
import { xingFrame } from './recordings/xing-frame.ts';

const rate = 44_100;

for (const header of ['with', 'without'] as const) {
  test(`an mp3 of varying bit rate ${header} a header has its true length, and is heard where it is sought`, async ({
    console: _,
    page,
  }) => {
    const seconds = 100;
    const frames = await mp3Frames(marked(seconds, rate), 1, { vbrQuality: 4 });
    const bytes = header === 'with' ? Buffer.concat([xingFrame(frames, seconds * rate), frames]) : frames;
    const ear = await listen(page);
    await page.goto('/speech-to-text');
    await chooseFiles(page, { 'varying.mp3': bytes });
    await expect(jobSlider(page)).toBeVisible();
    expect(Math.abs((await lengthShown(page)) - seconds)).toBeLessThan(0.1);

    await jobSlider(page).focus();
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('ArrowRight');
    await expect(jobSlider(page)).toHaveAttribute('aria-valuenow', '70.000');
    await page.keyboard.press('Space');
    const { samples, claimed } = await ear.samplesAt(70.4);
    const middle = claimed - samples.length / 2 / rate;
    expect(Math.abs(timeHeard(samples, rate, seconds) - middle)).toBeLessThan(0.15);
  });
}

test('whoever may be given a recording has one worker ready, before and after, and leaves none', async ({
  console: app,
  page,
}) => {
  await app.open('Speech to text', '/speech-to-text');
  await expect.poll(() => page.workers().length).toBe(1);
  const [ready] = page.workers();
  const ended = new Promise((resolve) => ready?.once('close', resolve));
  await chooseFiles(page, { 'short.wav': encoded(babble(1, 16_000), wavEncoder(16_000)) });
  await expect(jobSlider(page)).toBeVisible();
  await ended;
  await expect.poll(() => page.workers().length).toBe(1);
  await app.open('Translation');
  await expect.poll(() => page.workers().length).toBe(0);
});

test.describe('a file that is not as it should be', () => {
  const note = (page: Page) => jobView(page).getByText('The file ends before its header says it does.');
  const spoken = () => babble(4, 16_000);

  test('a wav that claims 134,217 seconds shows the one that it holds', async ({ console: _, page }) => {
    const wav = Buffer.from(encoded(babble(1, 16_000), wavEncoder(16_000)));
    wav.writeUInt32LE(0xfffffffe, 40);
    wav.writeUInt32LE(8000, 24);
    await page.goto('/speech-to-text');
    await chooseFiles(page, { 'claims.wav': wav });
    await expect(jobSlider(page)).toBeVisible();
    expect(await lengthShown(page)).toBeCloseTo(2, 3);
    await expect(note(page)).toBeVisible();
  });

  test('a cut mp3 and a cut flac show what there is, and say so', async ({ console: _, page }) => {
    const mp3 = encoded(spoken(), await mp3Encoder(16_000));
    const flac = encoded(spoken(), await flacEncoder(16_000));
    await page.goto('/speech-to-text');
    for (const [name, bytes] of Object.entries({ 'cut.mp3': mp3, 'cut.flac': flac })) {
      await chooseFiles(page, { [name]: bytes.subarray(0, bytes.length / 2) });
      await expect(jobView(page).getByRole('heading', { name })).toBeVisible();
      await expect(jobSlider(page)).toBeVisible();
      expect(await lengthShown(page)).toBeGreaterThan(1);
      expect(await lengthShown(page)).toBeLessThan(3);
      await expect(note(page).or(jobView(page).getByText('The recording is damaged'))).toBeVisible();
    }
  });

  test('a flac called .mp3 is what its bytes are', async ({ console: _, page }) => {
    await page.goto('/speech-to-text');
    await chooseFiles(page, { 'renamed.mp3': encoded(spoken(), await flacEncoder(16_000)) });
    await expect(jobSlider(page)).toBeVisible();
    expect(await lengthShown(page)).toBeCloseTo(4, 2);
    await jobView(page).getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(async () => Number(await jobSlider(page).getAttribute('aria-valuenow')))
      .toBeGreaterThan(0.2);
  });

  test('a flac without a single good frame says so', async ({ console: _, page }) => {
    const flac = Buffer.from(encoded(spoken(), await flacEncoder(16_000)));
    flac.fill(0x5a, 60);
    await page.goto('/speech-to-text');
    await chooseFiles(page, { 'noise.flac': flac });
    await expect(jobView(page).getByText(/its bytes cannot be decoded|holds no samples/)).toBeVisible();
  });
});
