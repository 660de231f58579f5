import type { Locator } from '@playwright/test';
import { resultShare, watchCanvasTexts } from '../verbs/checks/result-share.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { jobView } from '../verbs/speech-to-text-verbs.ts';

test.use({ optionsOpen: false });

/** Whether the first line of a result is completely visible, not cut off by the screen or a bar. */
const isInSight = (result: Locator) =>
  result.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const across = (left + right) / 2;
    return [top + 2, Math.min(bottom - 2, top + 30)].every((y) => {
      const seen = document.elementFromPoint(across, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
  });

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [375, 740],
] as const) {
  test(`one click in each panel brings a result into sight, at ${width} by ${height}`, {
    tag: '@slow',
  }, async ({ console, page }) => {
    await page.setViewportSize({ width, height });
    await watchCanvasTexts(page);
    const first = console.result.locator('[data-result]').first();
    for (const { panel, path, button, result } of [
      { panel: 'Translation', path: '/translation', button: 'Translate', result: first },
      { panel: 'Transliteration', path: '/transliteration', button: 'Transliterate', result: first },
      {
        panel: 'Speech to text',
        path: '/speech-to-text',
        button: 'Try a sample',
        result: jobView(page).getByRole('article'),
      },
      {
        panel: 'Text to speech',
        path: '/text-to-speech',
        button: 'Speak',
        result: console.result.getByRole('button', { name: /^(Play|Pause)$/ }),
      },
    ]) {
      await test.step(panel, async () => {
        await console.open(panel, path);
        await page.getByRole('main').getByRole('button', { name: button }).first().click();
        await expect(result).toBeVisible({ timeout: 40_000 });
        await expect.poll(() => isInSight(result)).toBe(true);
        // On a wide screen at least a third of the visible letters belong to the result.
        if (width === 1440) await expect.poll(() => resultShare(page)).toBeGreaterThanOrEqual(1 / 3);
      });
    }
  });
}

test('on a narrow screen a run of cases brings its results into sight', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await console.open('Cases', '/cases');
  await page.getByRole('button', { name: 'Add the starter set' }).click();
  const list = page.getByRole('region', { name: 'Cases', exact: true });
  await list.getByRole('searchbox').fill('account translation');
  await list.getByRole('checkbox', { name: 'Select all shown' }).check();
  const run = console.result.getByRole('button', { name: /^Run \d+ selected$/ });
  await page.keyboard.press('Control+Enter');
  await expect(run).toBeVisible();
  await expect
    .poll(() => isInSight(console.result.getByRole('list', { name: 'Results' }).first()))
    .toBe(true);
});
