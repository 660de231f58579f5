import type { Page } from '@playwright/test';
import { Engines } from '#contract/local/service.ts';
import { consoleHeader } from '#contract/proxy/targets.ts';
import { expect } from '../verbs/fixtures.ts';
import { downloadedTranscript, downloadedWords, positionSlider } from '../verbs/job-view-verbs.ts';
import { test } from '../verbs/processes/own-console.ts';
import { dropFiles, jobRow, jobView, synthesizeFile } from '../verbs/speech-to-text-verbs.ts';

/* Tests the recogniser of this machine; most other tests use that of `src/testing`, which recognises no words. */

test.use({ ownSettings: { RECOGNISER: 'installed' } });
// The tests share one service, which recognises two recordings at a time.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const slowTest = { timeout: 90_000 };

test.beforeAll(async ({ ownConsole }) => {
  const answer = await fetch(`${ownConsole.url}/api/embedded/_local/engines`, {
    headers: { [consoleHeader.name]: consoleHeader.value },
  });
  const { engines } = Engines.parse(await answer.json());
  const installed = engines.some(({ appName, available }) => appName === 'stt_batch' && available);
  if (process.env.REQUIRE_REAL_RECOGNISER && !installed) {
    throw new Error(
      'No recogniser is installed, but REQUIRE_REAL_RECOGNISER is set: npm install --include=optional.',
    );
  }
  test.skip(!installed, 'no recogniser is installed');
});

/** Clicks in the middle of the n-th word of the transcript. */
async function clickWord(page: Page, n: number) {
  const place = await jobView(page)
    .getByRole('region', { name: 'Transcript' })
    .locator('p')
    .first()
    .evaluate((paragraph, index) => {
      const node = paragraph.firstChild;
      const words = [...(node?.textContent ?? '').matchAll(/\S+/g)];
      const word = words[index];
      if (!node || !word) throw new Error(`The transcript has no word with the index ${index}.`);
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, n);
  await page.mouse.click(place.x, place.y);
}

test('an English recording that is dropped becomes a transcript without another step, and a click on a word seeks', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const wav = await synthesizeFile(
    page,
    'Good morning. Thank you for calling. The train leaves at nine today.',
    'WAV',
  );
  await page.goto('/speech-to-text');
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await dropFiles(page.locator('main'), [{ name: 'call.wav', buffer: wav }]);
  await expect(jobRow(page, 'call.wav')).toContainText(/uploading|received|queued|processing|completed/);
  await expect(jobRow(page, 'call.wav')).toContainText('completed', slowTest);
  await expect(jobRow(page, 'call.wav')).toContainText('000');

  const words = await downloadedWords(page);
  const length = Number(await positionSlider(page).getAttribute('aria-valuemax'));
  expect(words.length).toBeGreaterThanOrEqual(3);
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(length + 0.05);
  }
  await clickWord(page, 2);
  await expect
    .poll(async () => Number(await positionSlider(page).getAttribute('aria-valuenow')))
    .toBeCloseTo(words[2]?.start ?? -1, 2);
});

for (const { button, file, transcript } of [
  {
    button: 'A sentence, wav',
    file: 'sample-sentence.wav',
    transcript: 'please keep your ticket until the end of the journey',
  },
  {
    button: 'Three sentences, flac',
    file: 'sample-sentences.flac',
    transcript:
      'good morning thank you for calling please keep your ticket until the end of the journey the train to the city leaves early in the morning',
  },
  {
    button: 'Numbers, mp3',
    file: 'sample-numbers.mp3',
    transcript: 'three four five six three hundred and fifty five thousand',
  },
]) {
  test(`the transcript of the sample "${button}" is correct word for word`, { tag: '@slow' }, async ({
    console: _,
    page,
  }) => {
    await page.goto('/speech-to-text');
    await page.getByRole('button', { name: button }).click();
    await expect(jobRow(page, file)).toContainText('completed', slowTest);
    const { original_transcript } = await downloadedTranscript(page);
    expect(original_transcript).toBe(transcript);
  });
}
