import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';
import { makeWord, openedRegion, openFiles, transcriptAnswer } from '../verbs/opened-verbs.ts';
import { chooseFiles, jobView, wordsWav } from '../verbs/speech-to-text-verbs.ts';

/*
 * Compares the panels with the screenshots in `e2e/pictures/looks/`. After an intended change:
 *   npx playwright test e2e/console/pictures.spec.ts --update-snapshots
 */

// Playwright stops animations by inserting a style sheet, which the page's CSP forbids.
test.use({ optionsOpen: false, bypassCSP: true, viewport: { width: 1280, height: 800 } });

const stylePath = fileURLToPath(new URL('../pictures/stable.css', import.meta.url));
// Strict enough to detect a changed colour, but not the antialiasing of a few letters.
const tolerance = { threshold: 0.02, maxDiffPixels: 60, stylePath };

/**
 * Takes the picture in both themes once fonts are loaded, nothing is hovered or focused, and the page is scrolled to
 * the top.
 */
async function expectPictures({ page }: ConsoleVerbs, name: string, part?: Locator) {
  await page.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await document.fonts.ready;
      scrollTo(0, 0);
    });
    const picture = `${name}-${colorScheme}.png`;
    await (part
      ? expect(part).toHaveScreenshot(picture, tolerance)
      : expect(page).toHaveScreenshot(picture, tolerance));
  }
}

const spokenText = encodeURIComponent('வணக்கம். இன்று வானிலை மிகவும் நன்றாக உள்ளது.');
const timedWords = ['வணக்கம்', 'இன்று', 'வானிலை', 'மிகவும்', 'நன்றாக', 'உள்ளது'];
/** A transcript and a recording that no engine made, so that the picture does not change with the engines. */
const tamilAnswer = {
  audio: { name: 'call.wav', buffer: wordsWav(timedWords.length) },
  answer: {
    name: 'call.json',
    buffer: Buffer.from(
      transcriptAnswer({
        transcript: 'வணக்கம். இன்று வானிலை மிகவும் நன்றாக உள்ளது.',
        original_transcript: timedWords.join(' '),
        channel_number: 1,
        words: [
          timedWords.map((text, index) =>
            makeWord(text, index * 0.6, index * 0.6 + (index === 3 ? 0.7 : 0.55), index % 3 ? 0.9 : 0.2),
          ),
        ],
        subtitles: '1\n00:00:00,000 --> 00:00:03,600\nவணக்கம் இன்று வானிலை மிகவும்\nநன்றாக உள்ளது\n\n',
      }),
    ),
  },
};

const sentences = ['Thank you for your payment.', 'The clinic opens at nine.', 'Meera sent the parcel'];
const text = encodeURIComponent(sentences.join('\n'));

test('translation with a result matches its reference pictures', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  // Wide enough for four languages side by side.
  await page.setViewportSize({ width: 2080, height: 800 });
  await console.open('Translation', `/translation?from=en&to=hi,ta,ur,bn&terms=Meera#text=${text}`);
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  await expect(console.result.locator('[aria-rowindex="4"] [lang="ur"]')).toBeVisible();
  await expectPictures(console, 'translation-filled');
});

test('translation after a failure matches its reference pictures', { tag: '@slow' }, async ({ console }) => {
  await console.open('Translation', `/translation?from=en&to=hi,ta,ur,bn&account=expired#text=${text}`);
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('API key expired');
  await expectPictures(console, 'translation-failed');
});

test('transliteration with a result and after a failure matches its reference pictures', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open(
    'Transliteration',
    '/transliteration?from=en&to=hi&suggestions=3#text=Kavita%20Menon%0ABengaluru',
  );
  await console.ready();
  const rows = console.result.getByRole('list', { name: 'Transliterations' });
  for (const language of ['hi', 'ta', 'ur', 'sat']) {
    await console.request.getByRole('combobox', { name: 'Target script' }).selectOption(language);
    await console.request.getByRole('button', { name: 'Transliterate' }).click();
    await expect(rows.locator(`[lang="${language}"]`).first()).toBeVisible();
    await expect(console.request.getByRole('timer')).toHaveCount(0);
    const part = language === 'hi' ? undefined : console.result;
    await expectPictures(console, `transliteration-filled-${language}`, part);
  }
  await console.chooseAccount('expired');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('API key expired');
  await expectPictures(console, 'transliteration-failed');
});

test('speech to text with an opened transcript and a failed job matches its reference pictures', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openFiles(page, tamilAnswer.answer, tamilAnswer.audio, 'ta');
  await expect(openedRegion(page).getByRole('tab', { name: /^Checks \d/ })).toBeVisible();
  await expectPictures(console, 'speech-to-text-opened', openedRegion(page));
  await chooseFiles(page, [{ name: 'cut short.wav', buffer: wordsWav(4).subarray(0, 40_044) }]);
  await expect(jobView(page).getByRole('alert')).toContainText('005', { timeout: 40_000 });
  await expect(jobView(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await expectPictures(console, 'speech-to-text-failed', jobView(page));
});

test('text to speech with speech and after a failure matches its reference pictures', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.setViewportSize({ width: 1280, height: 1300 });
  await console.open('Text to speech', `/text-to-speech?speaker=ta_female#text=${spokenText}`);
  await console.ready();
  const speak = page.getByRole('button', { name: 'Speak' }).first();
  await speak.click();
  const slider = console.result.getByRole('slider', { name: 'Position in the recording' });
  await expect(slider).toBeVisible();
  await console.result.getByRole('button', { name: 'Pause' }).click();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0.000');
  await expectPictures(console, 'text-to-speech-spoken');
  await console.chooseAccount('no-text-to-speech');
  await speak.click();
  await expect(console.result.getByRole('alert')).toContainText('unauthorized to use this API');
  await expectPictures(console, 'text-to-speech-failed', console.result);
});
