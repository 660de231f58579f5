import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { type ConsoleVerbs, expect, test } from './fixtures.ts';

/*
 * How the text panels look, compared with the pictures in `e2e/pictures/looks/`. After a change that is meant:
 *   npx playwright test e2e/pictures.spec.ts --update-snapshots
 */

// Playwright stills animations by a style of its own, which the page's policy forbids.
test.use({ bypassCSP: true });

const stylePath = fileURLToPath(new URL('./pictures/stable.css', import.meta.url));
// A changed colour is seen, the smoothing of a few letters' edges is not.
const tolerance = { threshold: 0.02, maxDiffPixels: 60, stylePath };

/** Compares what stands still: fonts are there, nothing is pointed at, the page is at its beginning. */
async function expectPicture({ page }: ConsoleVerbs, name: string, part?: Locator) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
  await (part
    ? expect(part).toHaveScreenshot(`${name}.png`, tolerance)
    : expect(page).toHaveScreenshot(`${name}.png`, tolerance));
}

const sentences = ['Thank you for your payment.', 'The clinic opens at nine.', 'Meera sent the parcel'];
const text = encodeURIComponent(sentences.join('\n'));

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 800 } });

    test('translation: filled', async ({ console, page }) => {
      // So wide that four languages stand side by side.
      await page.setViewportSize({ width: 2080, height: 800 });
      await console.open('Translation', `/translation?from=en&to=hi,ta,ur,bn&terms=Meera#text=${text}`);
      await console.ready();
      await console.request.getByRole('button', { name: 'Translate' }).click();
      await console.result.getByRole('radio', { name: 'Grid' }).check();
      await expect(console.result.locator('[aria-rowindex="4"] [lang="ur"]')).toBeVisible();
      await expectPicture(console, `translation-filled-${colorScheme}`);
    });

    test('translation: failed', async ({ console }) => {
      await console.open('Translation', `/translation?from=en&to=hi,ta,ur,bn&account=expired#text=${text}`);
      await console.ready();
      await console.request.getByRole('button', { name: 'Translate' }).click();
      await expect(console.result.getByRole('alert')).toContainText('API key expired');
      await expectPicture(console, `translation-failed-${colorScheme}`);
    });

    test('transliteration: filled, then failed', async ({ console }) => {
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
        await expectPicture(console, `transliteration-filled-${language}-${colorScheme}`, part);
      }
      await console.chooseAccount('expired');
      await console.request.getByRole('button', { name: 'Transliterate' }).click();
      await expect(console.result.getByRole('alert')).toContainText('API key expired');
      await expectPicture(console, `transliteration-failed-${colorScheme}`);
    });
  });
}
