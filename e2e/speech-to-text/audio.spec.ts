import { flacEncoder } from '#service/audio-files/flac-encoder.ts';
import { mp3Encoder } from '#service/audio-files/mp3-encoder.ts';
import { wavEncoder } from '#service/audio-files/wav-encoder.ts';
import { encodeSound, mp3Frames } from '../recordings/recordings.ts';
import { babble, readMarkedTime, timeMarkedSound } from '../recordings/sounds.ts';
import { xingFrame } from '../recordings/xing-frame.ts';
import { chooseFiles, jobSlider, jobView, recordOutput, shownLength } from '../verbs/audio-verbs.ts';
import { expect, test } from '../verbs/fixtures.ts';

const sampleRate = 44_100;

for (const header of ['with', 'without'] as const) {
  test(`an mp3 of variable bit rate ${header} a header shows its true length, and seeking is exact`, {
    tag: '@slow',
  }, async ({ console: _, page }) => {
    const seconds = 100;
    const frames = await mp3Frames(timeMarkedSound(seconds, sampleRate), 1, { vbrQuality: 4 });
    const bytes =
      header === 'with' ? Buffer.concat([xingFrame(frames, seconds * sampleRate), frames]) : frames;
    const ear = await recordOutput(page);
    await page.goto('/speech-to-text');
    await chooseFiles(page, { 'varying.mp3': bytes });
    await expect(jobSlider(page)).toBeVisible();
    expect(Math.abs((await shownLength(page)) - seconds)).toBeLessThan(0.1);

    await jobSlider(page).focus();
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('ArrowRight');
    await expect(jobSlider(page)).toHaveAttribute('aria-valuenow', '70.000');
    await page.keyboard.press('Space');
    const secondsOff = async () => {
      const { samples, claimed } = await ear.samplesAt(70.4);
      return Math.abs(
        readMarkedTime(samples, sampleRate, seconds) - (claimed - samples.length / 2 / sampleRate),
      );
    };
    // On a busy machine, the output has gaps; one piece without a gap is enough.
    await expect.poll(secondsOff).toBeLessThan(0.15);
  });
}

test('a panel keeps one worker ready once a recording is expected, and terminates it when the user leaves', {
  tag: '@slow',
}, async ({ console: app, page }) => {
  await app.open('Speech to text', '/speech-to-text');
  expect(page.workers()).toEqual([]);
  await page.getByRole('button', { name: 'Choose files' }).hover();
  await expect.poll(() => page.workers().length).toBe(1);
  const [ready] = page.workers();
  const ended = new Promise((resolve) => ready?.once('close', resolve));
  await chooseFiles(page, { 'short.wav': encodeSound(babble(1, 16_000), wavEncoder(16_000)) });
  await expect(jobSlider(page)).toBeVisible();
  await ended;
  await expect.poll(() => page.workers().length).toBe(1);
  await app.open('Translation');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a faulty file shows the audio that it contains, with a note', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  const note = jobView(page).getByText('The file ends before its header says it does.');
  const [mp3, flac] = [
    encodeSound(babble(4, 16_000), await mp3Encoder(16_000)),
    encodeSound(babble(4, 16_000), await flacEncoder(16_000)),
  ] as const;
  await page.goto('/speech-to-text');
  const choose = async (name: string, bytes: Uint8Array) => {
    await chooseFiles(page, { [name]: bytes });
    await expect(jobView(page).getByRole('heading', { name })).toBeVisible();
  };

  await test.step('a wav whose header claims 134,217 seconds shows the length of its samples', async () => {
    const wav = Buffer.from(encodeSound(babble(1, 16_000), wavEncoder(16_000)));
    wav.writeUInt32LE(0xfffffffe, 40);
    wav.writeUInt32LE(8000, 24);
    await choose('claims.wav', wav);
    await expect(jobSlider(page)).toBeVisible();
    expect(await shownLength(page)).toBeCloseTo(2, 3);
    await expect(note).toBeVisible();
  });

  for (const [name, bytes] of Object.entries({ 'cut.mp3': mp3, 'cut.flac': flac })) {
    await test.step(`the first half of a file (${name}) shows its own length`, async () => {
      await choose(name, bytes.subarray(0, bytes.length / 2));
      await expect(jobSlider(page)).toBeVisible();
      expect(await shownLength(page)).toBeGreaterThan(1);
      expect(await shownLength(page)).toBeLessThan(3);
      await expect(note.or(jobView(page).getByText('The recording is damaged'))).toBeVisible();
    });
  }

  await test.step('a flac named .mp3 is played as a flac', async () => {
    await choose('renamed.mp3', flac);
    await expect(jobSlider(page)).toBeVisible();
    expect(await shownLength(page)).toBeCloseTo(4, 2);
    await jobView(page).getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(async () => Number(await jobSlider(page).getAttribute('aria-valuenow')))
      .toBeGreaterThan(0.2);
  });

  await test.step('a flac without an intact frame is reported as such', async () => {
    const noise = Buffer.from(flac);
    noise.fill(0x5a, 60);
    await choose('noise.flac', noise);
    await expect(jobView(page).getByText(/its bytes cannot be decoded|holds no samples/)).toBeVisible();
  });
});
