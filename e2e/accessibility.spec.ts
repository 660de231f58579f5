import { expect, test } from './fixtures.ts';

// High enough that no control lies half under the bars that stay: half a control is a small target to axe.
const screens = [
  { width: 1280, height: 1600 },
  { width: 320, height: 3200 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of screens) {
    const where = `${colorScheme}, ${viewport.width} px`;
    test.describe(where, () => {
      test.use({ colorScheme, viewport });

      test('translation: filled, done, failed, empty', async ({ console, page }) => {
        await console.open('Translation', '/translation');
        await console.ready();
        await console.expectAccessible('filled');
        await console.request.getByRole('button', { name: 'Translate' }).click();
        await expect(console.result.getByRole('tab')).toHaveCount(4);
        await console.expectAccessible('done');
        await console.openDrawer();
        await console.expectAccessible('drawer');
        await page.keyboard.press('Alt+x');
        await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill('');
        await console.request.getByRole('button', { name: 'Translate' }).click();
        await expect(console.result.getByRole('alert')).toBeVisible();
        await console.expectAccessible('failed');
        await console.request.getByRole('button', { name: 'Add language' }).click();
        await console.expectAccessible('language picker', '[role=dialog]');
      });

      test('transliteration: filled, done', async ({ console }) => {
        await console.open('Transliteration', '/transliteration');
        await console.expectAccessible('filled');
        await console.request.getByRole('button', { name: 'Transliterate' }).click();
        await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
        await console.expectAccessible('done');
      });

      test('service, account list, keys', async ({ console, page }) => {
        await console.open('Service', '/service');
        await expect(page.getByRole('region', { name: 'Demo accounts' }).getByRole('listitem')).toHaveCount(
          5,
        );
        await console.expectAccessible('service');
        await page.getByRole('button', { name: /^Account:/ }).click();
        await console.expectAccessible('accounts', '[role=dialog]');
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await console.expectAccessible('keys');
      });

      test('nothing is wider than the screen', async ({ console, page }) => {
        for (const path of ['/translation', '/transliteration', '/service']) {
          await page.goto(path);
          await console.ready();
          if (path === '/service') await expect(page.getByText('NMT_KIND=libretranslate')).toBeVisible();
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wide, path).toBeLessThanOrEqual(0);
        }
        await console.open('Translation', '/translation');
        await console.request.getByRole('button', { name: 'Translate' }).click();
        await expect(console.result.getByRole('tab')).toHaveCount(4);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, 'an answer in four languages').toBeLessThanOrEqual(0);
      });
    });
  }
}
