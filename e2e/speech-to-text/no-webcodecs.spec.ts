import { flacEncoder } from '#service/audio-files/flac-encoder.ts';
import { oggEncoder } from '#service/audio-files/ogg-encoder.ts';
import { encodeSound, mp3Frames } from '../recordings/recordings.ts';
import { babble } from '../recordings/sounds.ts';
import { chooseFiles, jobSlider, jobView, shownLength } from '../verbs/audio-verbs.ts';
import { expect, test } from '../verbs/fixtures.ts';

const sampleRate = 24_000;
const createSound = () => babble(5, sampleRate);
// An mp3 file is never decoded with WebCodecs; one of variable bit rate is also moved into another container.
const recordings = {
  'mp3 of varying bit rate': () => mp3Frames(babble(5, 44_100), 1, { vbrQuality: 4 }),
  flac: async () => encodeSound(createSound(), await flacEncoder(sampleRate)),
  ogg: async () => encodeSound(createSound(), await oggEncoder(sampleRate)),
};

test('without WebCodecs, recordings still have waveforms and can be played', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  // The page detects whether it has WebCodecs and tells its workers.
  await page.addInitScript('delete globalThis.AudioDecoder');
  await page.goto('/speech-to-text');
  expect(await page.evaluate('typeof AudioDecoder')).toBe('undefined');
  for (const [name, make] of Object.entries(recordings)) {
    await test.step(name, async () => {
      await chooseFiles(page, { [name]: await make() });
      await expect(jobView(page).getByRole('heading', { name })).toBeVisible();
      await expect(jobSlider(page)).toBeVisible();
      await expect.poll(async () => Math.abs((await shownLength(page)) - 5)).toBeLessThan(0.1);
      await jobView(page).getByRole('button', { name: 'Play' }).click();
      await expect
        .poll(async () => Number(await jobSlider(page).getAttribute('aria-valuenow')))
        .toBeGreaterThan(0.2);
    });
  }
});
