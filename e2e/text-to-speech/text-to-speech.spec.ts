import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../verbs/checks/accessible-layout.ts';
import { expect, test } from '../verbs/fixtures.ts';

const speak = (page: Page) => page.getByRole('button', { name: 'Speak' }).first();
const resultRegion = (page: Page) => page.getByRole('region', { name: 'Result' });

/** The row of a measured property in the result. */
function measuredRow(page: Page, name: string) {
  return resultRegion(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) });
}

/** Whether a request is a text-to-speech call. */
const isSpeech = (request: Request) =>
  request.method() === 'POST' && request.headers()['rev-appname'] === 'tts';

async function speakAndReadDuration(page: Page): Promise<number> {
  await speak(page).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  const text = await measuredRow(page, 'Duration').getByRole('definition').innerText();
  return Number.parseFloat(text);
}

test.beforeEach(async ({ console: _, page }) => {
  await page.goto('/text-to-speech');
});

test('the sample is spoken, drawn and measured', async ({ console: _, page }) => {
  await speakAndReadDuration(page);
  const slider = resultRegion(page).getByRole('slider', { name: 'Position in the recording' });
  await expect(slider).toBeVisible();
  await expect(measuredRow(page, 'Sample rate')).toContainText('22,050 Hz');
  await expect(measuredRow(page, 'Sample rate')).toContainText('as asked');
  await expect(measuredRow(page, 'Format')).toContainText('WAV');
  await expect(measuredRow(page, 'Loudness')).toContainText('LUFS');
  await expect(resultRegion(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('where a speaker has a natural and a fast voice, one of them is chosen, sent and named', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.route('**/_local/engines', async (route) => {
    const response = await route.fetch();
    const engines = await response.json();
    for (const speaker of engines.speakers) {
      if (speaker.code.startsWith('hi_')) speaker.engines.unshift({ id: 'kokoro', quality: 'natural' });
    }
    await route.fulfill({ response, json: engines });
  });
  await page.reload();
  const sound = page.getByRole('group', { name: 'Sound of the voice' });
  await expect(sound.getByRole('radio', { name: 'natural' })).toBeChecked();
  const [usual] = await Promise.all([page.waitForRequest(isSpeech), speak(page).click()]);
  expect(usual.headers()).not.toHaveProperty('x-engine');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await sound.getByRole('radio', { name: 'fast' }).check();
  const [chosen] = await Promise.all([page.waitForRequest(isSpeech), speak(page).click()]);
  expect(chosen.headers()).toHaveProperty('x-engine', 'espeak-ng');
  await expect(measuredRow(page, 'Voice')).toContainText('fast (espeak-ng)');
  await expect(page.getByRole('region', { name: 'Takes' }).getByRole('listitem').first()).toContainText(
    'fast (espeak-ng)',
  );
});

test('the duration of the speech is inversely proportional to the chosen speed', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  const speed = page.getByRole('textbox', { name: 'Speed, as a number' });
  await speed.fill('0.75');
  const slow = await speakAndReadDuration(page);
  await speed.fill('1.5');
  await speak(page).click();
  await expect(measuredRow(page, 'Duration')).not.toContainText(`${slow.toFixed(3)} s`);
  const fast = Number.parseFloat(await measuredRow(page, 'Duration').getByRole('definition').innerText());
  expect(slow).toBeGreaterThan(1);
  expect(slow / fast).toBeGreaterThan(2 * 0.98);
  expect(slow / fast).toBeLessThan(2 * 1.02);
});

test('every format plays and downloads with its own extension', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await page.getByLabel('Sample rate', { exact: true }).selectOption('16000');
  for (const [format, extension, start] of [
    ['WAV', 'wav', 'RIFF'],
    ['MP3', 'mp3', undefined],
    ['FLAC', 'flac', 'fLaC'],
    ['OGG', 'ogg', 'OggS'],
    ['PCM', 'pcm', undefined],
  ] as const) {
    await test.step(format, async () => {
      await page.getByLabel('Format', { exact: true }).selectOption(format);
      await speak(page).click();
      const download = resultRegion(page).getByRole('button', { name: `Download .${extension}` });
      await expect(download).toBeVisible();
      await expect(measuredRow(page, 'Format')).toContainText('as asked');
      await expect(measuredRow(page, 'Sample rate')).toContainText('as asked');
      const slider = resultRegion(page).getByRole('slider', { name: 'Position in the recording' });
      await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(0.2);

      const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
      expect(saved.suggestedFilename()).toMatch(
        new RegExp(`^text-to-speech-hi_female-1x-0st-[\\d-]+\\.${extension}$`),
      );
      const bytes = readFileSync(await saved.path());
      expect(bytes.length).toBeGreaterThan(2000);
      if (start) expect(bytes.subarray(0, 4).toString('latin1')).toBe(start);
    });
  }
});

test('SSML with two voices is spoken; an unclosed tag is located, and can be sent anyway', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.getByRole('button', { name: 'SSML, two voices' }).click();
  await expect(page.getByText('Well-formed')).toBeVisible();
  expect(await speakAndReadDuration(page)).toBeGreaterThan(2);

  await page.getByRole('switch', { name: 'Plain text box' }).click();
  const ssml = page.getByRole('textbox', { name: 'SSML' });
  await ssml.fill('<speak>\n<p>एक</speak>');
  await expect(page.getByText(/^2:\d+$/)).toBeVisible();
  await speak(page).click();
  const card = resultRegion(page).getByRole('alert');
  await expect(card).toContainText('Nothing was sent');
  await card.getByRole('button', { name: 'Send anyway' }).click();
  await expect(card).toContainText('400');
  await expect(ssml).toHaveValue('<speak>\n<p>एक</speak>');
});

test('a value outside the specification is explained before sending, sent anyway, and refused', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const pitch = page.getByRole('textbox', { name: 'Pitch, in semitones' });
  await pitch.fill('12');
  await speak(page).click();
  const card = resultRegion(page).getByRole('alert');
  await expect(card).toContainText('Nothing was sent');
  await card.getByRole('button', { name: 'Send anyway' }).click();
  await expect(card).toContainText('invalid pitch value');
  await expect(pitch).toHaveValue('12');
});

test('the input survives a reload and a change of panel', { tag: '@slow' }, async ({ console: _, page }) => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('काम अभी बाकी है।');
  await page.getByRole('link', { name: 'Transliteration' }).first().click();
  await page.getByRole('link', { name: 'Text to speech' }).first().click();
  await expect(text).toHaveValue('काम अभी बाकी है।');
  await page.reload();
  await expect(text).toHaveValue('काम अभी बाकी है।');
});

test('a user synthesises a text and seeks in the recording with the keyboard alone', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('नमस्ते दुनिया');
  await page.keyboard.press('Control+Enter');
  const slider = resultRegion(page).getByRole('slider', { name: 'Position in the recording' });
  await expect(slider).toBeVisible();
  // The recording plays at once; the keys are pressed after it has ended.
  await expect(resultRegion(page).getByRole('button', { name: 'Play' })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await slider.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(slider).toBeFocused();
  await page.keyboard.press('End');
  const length = await slider.getAttribute('aria-valuemax');
  await expect(slider).toHaveAttribute('aria-valuenow', String(Number(length).toFixed(3)));
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0.000');
  await page.keyboard.press('Space');
  await expect(resultRegion(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('spoken audio goes to the recogniser, and the transcript appears beside the text', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.getByLabel('Language', { exact: true }).selectOption('en');
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('People in the city want to know more about it.');
  await speakAndReadDuration(page);
  const trip = resultRegion(page).getByRole('region', { name: 'Round trip' });
  await trip.getByRole('button', { name: 'Transcribe what was spoken' }).click();
  await expect(trip).toContainText(/Word error rate\s*\d+\.\d %\s*10 spoken/, { timeout: 30_000 });
  await expect(trip).toContainText(/Character error rate\s*\d+\.\d %/);

  const kept = () => page.evaluate(() => sessionStorage.getItem('console.runs./text-to-speech/round-trip'));
  await expect.poll(kept).toContain('newest');
  const before = await trip.innerText();
  await page.reload();
  await expect(trip).toContainText('Word error rate');
  await expect.poll(() => trip.innerText()).toBe(before);

  const jobId = await trip.getByRole('code').innerText();
  await trip.getByRole('link', { name: 'Open in speech to text' }).click();
  const opened = page.getByRole('region', { name: `Job: ${jobId}` });
  await expect(opened).toBeVisible();
  await page.reload();
  await expect(opened).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jobs', exact: true }).getByText(jobId)).toHaveCount(1);
});

test('a language without a recogniser has no round trip, and the page lists those that have one', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await speakAndReadDuration(page);
  const trip = resultRegion(page).getByRole('region', { name: 'Round trip' });
  await expect(trip).toContainText('Recognised here:');
  await expect(trip.getByRole('button')).toHaveCount(0);
});

test('the panel is accessible when empty and with speech', { tag: '@slow' }, async ({ console, page }) => {
  await console.ready();
  await expectAccessibleInBothThemes(console, 'empty');
  await speakAndReadDuration(page);
  await expect(console.result.getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await expectAccessibleInBothThemes(console, 'spoken');
});

test('the panel is accessible with SSML after a refusal', { tag: '@slow' }, async ({ console, page }) => {
  await page.getByRole('button', { name: 'SSML, two voices' }).click();
  await page.getByRole('textbox', { name: 'Speed, as a number' }).fill('9');
  await speak(page).click();
  await expect(console.result.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(console, 'refused');
});

test.describe('the panel with folded options', () => {
  test.use({ optionsOpen: false, viewport: { width: 1440, height: 900 } });

  test('the player is in sight after speaking, for a short and for a long text', { tag: '@slow' }, async ({
    console: _,
    page,
  }) => {
    const options = page.getByRole('button', { name: /^Options/ });
    await expect(options).toContainText('all at their defaults');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const short = (await text.boundingBox())?.height ?? 0;
    await speakAndReadDuration(page);
    const slider = resultRegion(page).getByRole('slider', { name: 'Position in the recording' });
    await expect(slider).toBeInViewport({ ratio: 1 });
    await expect(resultRegion(page).getByRole('button', { name: /^(Play|Pause)$/ })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // The box grows with its text, up to two fifths of the window.
    await text.fill('नमस्ते\n'.repeat(40));
    const long = (await text.boundingBox())?.height ?? 0;
    expect(long).toBeGreaterThan(short + 100);
    expect(long).toBeLessThanOrEqual(361);
    await page.keyboard.press('Control+Enter');
    const play = resultRegion(page).getByRole('button', { name: /^(Play|Pause)$/ });
    const bar = page.getByRole('region', { name: 'Exchange' });
    await expect(async () => {
      const { y = 0, height = 0 } = (await play.boundingBox()) ?? {};
      expect(y + height).toBeLessThan((await bar.boundingBox())?.y ?? 0);
    }).toPass();
    await text.fill('नमस्ते।');

    // A take without a name is named after its settings, which are not repeated beside it.
    await options.click();
    await page.getByRole('textbox', { name: 'Speed, as a number' }).fill('1.25');
    await options.click();
    await expect(options).toContainText('1.25×');
    await page.keyboard.press('Control+Enter');
    const take = page.getByRole('region', { name: 'Takes' }).getByRole('listitem').first();
    await expect(take).toContainText('1.25×');
    expect((await take.innerText()).match(/1\.25×/g)).toHaveLength(1);
    await expect(resultRegion(page)).not.toContainText('hi_female');
  });
});
