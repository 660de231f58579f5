import type { Locator, Page } from '@playwright/test';
import { expectTouchable, hitTest } from '../verbs/checks/touch-targets.ts';
import { expect, test } from '../verbs/fixtures.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The panels with content in their forms, and whether it is sent to get a result. */
const panels = [
  {
    address: `/translation?from=en&to=hi,ta,ur#text=${encodeURIComponent('Thank you.\nMeera')}`,
    sends: true,
  },
  { address: '/transliteration?from=en&to=ur&suggestions=3#text=Meera', sends: true },
  { address: '/speech-to-text' },
  { address: '/text-to-speech#text=Hello', sends: true },
  { address: '/service' },
  { address: '/cases' },
  { address: '/reference' },
] as const;

/** Opens a panel, with a result if it has one, and waits for what is loaded late. */
async function open(page: Page, panel: (typeof panels)[number]): Promise<void> {
  await page.goto(panel.address);
  await expect(page.locator('html[data-starting]')).toHaveCount(0);
  await expect(page.locator('header button:has(.lucide-presentation)')).toBeVisible();
  if (!('sends' in panel)) return;
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('[data-result], audio, [role=slider]').first()).toBeVisible({ timeout: 60_000 });
}

/** How many lines the buttons of a bar take. */
const linesOf = (bar: Locator) =>
  bar.locator('button:visible').evaluateAll(
    (buttons) =>
      new Set(
        buttons.map((button) => {
          const { top, bottom } = button.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      ).size,
  );

for (const interfaceLanguage of ['en', 'ur']) {
  test.describe(interfaceLanguage, () => {
    test.use({ interfaceLanguage });

    test('the controls of every panel are on the screen, and large enough to be touched', {
      tag: '@slow',
    }, async ({ page }) => {
      for (const panel of panels) {
        await open(page, panel);
        await expectTouchable(page, 'body', panel.address);
        expect((await hitTest(page)).count, panel.address).toBeGreaterThan(12);
        // A mobile browser would show a page that is too wide moved or zoomed out.
        expect(await page.evaluate(() => innerWidth), panel.address).toBe(375);
      }
      // Proves that the checks detect a target that is too small, and one that is not on the screen.
      const button = page.locator('header button:has(.lucide-presentation)');
      await button.evaluate(({ style }) => style.setProperty('scale', '0.5'));
      await expect.poll(async () => (await hitTest(page)).small).toHaveLength(1);
      await button.evaluate(({ style }) => style.setProperty('translate', '-500px'));
      await expect
        .poll(() => button.evaluate((moved) => moved.getBoundingClientRect().right))
        .toBeLessThan(0);
      await expect(expectTouchable(page, 'header', 'moved')).rejects.toThrow('on the screen');
    });

    test('the bar of suggestions takes one line, the player and its download three', {
      tag: '@slow',
    }, async ({ page }) => {
      await open(page, panels[1]);
      expect(await linesOf(page.locator('div:has(> button .lucide-undo-2)'))).toBe(1);
      await open(page, panels[3]);
      const player = page.locator('div:has(> span > fieldset input[type=range])');
      await expect(player.locator('fieldset')).toBeVisible();
      expect(await linesOf(player)).toBe(3);
    });

    test('buttons show no shortcut keys, but the list of shortcuts does', { tag: '@slow' }, async ({
      page,
    }) => {
      await open(page, panels[0]);
      const inButtons = page.locator('button kbd');
      await expect(inButtons.first()).toBeAttached();
      await expect(inButtons.filter({ visible: true })).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog').locator('dd kbd').first()).toBeVisible();
    });

    test('the controls of every popover and menu are on the screen, and large enough to be touched', {
      tag: '@slow',
    }, async ({ page }) => {
      for (const [place, panel] of panels.entries()) {
        await open(page, panel);
        // The top bar is the same on every page, so only the first page tests it.
        const buttons = page.locator(`${place === 0 ? 'body' : 'main'} button[popovertarget]:visible`);
        const targets = new Set<string>();
        for (const button of await buttons.all()) {
          const icon = await button
            .locator('svg')
            .first()
            .getAttribute('class', { timeout: 1000 })
            .catch(() => '');
          const name = (await button.textContent())?.trim() || icon || '';
          // Tests only one button of each kind, such as “More”, which every row has.
          if (targets.has(name)) continue;
          targets.add(name);
          await button.tap();
          const surface = page.locator(':popover-open');
          await expect(surface, `${panel.address}: ${name}`).toBeVisible();
          // Waits until everything in the popover has loaded: no status says that something is loading.
          await expect(surface.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
          await expectTouchable(page, ':popover-open', `${panel.address}: ${name}`);
          await page.keyboard.press('Escape');
          await expect(surface).toHaveCount(0);
        }
        if (place === 0) expect(targets.size).toBeGreaterThan(6);
      }
    });
  });
}

test('no button of a translation result extends beyond the screen', { tag: '@slow' }, async ({ console }) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  for (const tab of [0, 1]) {
    await console.result.getByRole('tab').nth(tab).click();
    await expect(console.result.getByRole('button', { name: /^More for/ }).first()).toBeVisible();
    const beyond = () =>
      console.result
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.getBoundingClientRect().right > innerWidth)
            .map((button) => button.ariaLabel ?? button.textContent),
        );
    await expect.poll(beyond, `tab ${tab}`).toEqual([]);
  }
});
