import type { Page } from '@playwright/test';
import { armFaults } from '../verbs/arm-faults.ts';
import { expectAccessibleLayout, waitUntilDrawn } from '../verbs/checks/accessible-layout.ts';
import { type ConsoleVerbs, expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

const card = (page: Page) => page.getByRole('region', { name: /^Guided tour/ });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const status = (page: Page) => card(page).getByRole('status');

async function startTour({ page }: ConsoleVerbs) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused();
  await page.keyboard.type('tour');
  await expect(page.getByRole('option', { name: /tour/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
}

/** Each step: its heading, what "Do it for me" is called, and what the step says afterwards. */
const steps = [
  ['Translate', 'Translate', /^Done/],
  ['Write names in another script', 'Transliterate', /^Done/],
  ['Hear a text', 'Speak', /^Done/],
  ['Upload a recording', 'Upload a sample', /^Uploaded/],
  ['Read the transcript', 'Show the transcript', /^Here it is/],
  ['See the exact request', 'Open the drawer', /^Open/],
  ['Make a test case', 'Make a case', /^Made/],
  ['Find anything', 'Open the palette', /^That was the tour/],
] as const;

for (const width of [1280, 375]) {
  test(`every step of the tour can be done, at ${width} px`, { tag: '@slow' }, async ({ console, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await console.open('Translation', '/translation');
    await console.ready();
    await startTour(console);
    for (const [index, [title, action, done]] of steps.entries()) {
      await expect(card(page).getByRole('heading', { name: title })).toBeVisible();
      await expect(card(page)).toContainText(`Step ${index + 1} of ${steps.length}`);
      await expect(card(page)).toBeInViewport({ ratio: 1 });
      // The step of the transcript may already be done, without a click on its button.
      const act = button(page, action);
      await expect(act.or(status(page).filter({ hasText: done }))).toBeVisible();
      if (await act.isVisible()) await act.click({ timeout: 5000 }).catch(() => {});
      if (action === 'Open the palette') {
        await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(status(page)).toHaveText(done, { timeout: 60_000 });
      await button(page, index === steps.length - 1 ? 'Finish' : 'Next').click();
    }
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await console.ready();
    await expect(card(page)).toHaveCount(0);
    // Checks that the steps were really carried out: one of them made a case.
    await console.open('Cases');
    await expect(page.getByRole('region', { name: 'Cases', exact: true }).getByRole('listitem')).toHaveCount(
      1,
    );
  });
}

test('a user can do a step without help, and with the keyboard alone', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await startTour(console);
  await expect(card(page).getByRole('heading')).toBeFocused();
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(status(page)).toHaveText(/^Done/);
  await page.keyboard.press('Alt+g');
  await expect(card(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { name: 'Write names in another script' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Transliterate')).toBeFocused();
  await page.keyboard.press('Enter');
  await console.shows('Transliteration');
  await expect(status(page)).toHaveText(/^Done/);
});

test('the tour can be skipped, closed, continued after a reload, and taken again', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await startTour(console);
  await button(page, 'Skip').click();
  await button(page, 'Skip').click();
  await expect(card(page).getByRole('heading', { name: 'Hear a text' })).toBeVisible();
  await page.reload();
  await expect(card(page).getByRole('heading', { name: 'Hear a text' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(card(page).getByRole('heading', { name: 'Write names in another script' })).toBeVisible();
  await button(page, 'Close the tour. It can be continued later.').click();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await console.ready();
  await expect(card(page)).toHaveCount(0);
  await startTour(console);
  await expect(card(page)).toContainText('Step 2 of 8');
});

test('the tour says that a call failed, and continues', { tag: '@slow' }, async ({ console, page }) => {
  await armFaults(page, 'localization', { fault: 'Connection reset' });
  await console.open('Translation');
  await startTour(console);
  await button(page, 'Translate').click();
  await expect(status(page)).toHaveText(/^The call failed/);
  await expect(console.result.getByRole('alert')).toBeVisible();
  // Another attempt succeeds.
  await button(page, 'Translate').click();
  await expect(status(page)).toHaveText(/^Done/);
  await button(page, 'Next').click();
  await expect(card(page)).toContainText('Step 2 of 8');
});

test('the tour is accessible', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await startTour(console);
  await console.expectAccessible('first step');
  await button(page, 'Translate').click();
  await expect(status(page)).toHaveText(/^Done/);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await waitUntilDrawn(page);
  await console.expectAccessible('first step done, dark');
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });
  const hint = (page: Page) => page.getByRole('complementary', { name: 'Hint' });

  test('one hint is shown, covers nothing, and does not return once closed', { tag: '@slow' }, async ({
    console,
    page,
  }) => {
    await console.open('Translation', '/translation');
    await expect(hint(page)).toContainText('five minutes');
    await expect(hint(page)).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(console.result.getByRole('tab')).toHaveCount(5);
    for (const width of [1280, 1024, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await hint(page).scrollIntoViewIfNeeded();
      const covers = await hint(page).evaluate((element) => {
        const box = element.getBoundingClientRect();
        return [...document.querySelectorAll('#panel section, #panel button, nav a, nav button')]
          .filter((other) => !element.contains(other) && other.checkVisibility())
          .some((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            if (
              other.closest('nav:not(:has(+ *))') ||
              getComputedStyle(other.closest('nav') ?? other).position === 'sticky'
            )
              return false;
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          });
      });
      expect(covers, `${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await hint(page).getByRole('button', { name: 'Close this hint' }).click();
    await expect(hint(page)).toHaveCount(0);
    await page.reload();
    await expect(hint(page)).toContainText('command palette');
    await hint(page).getByRole('button', { name: 'Open the palette' }).click();
    await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(hint(page)).toContainText('Everything has a key');
    await hint(page).getByRole('button', { name: 'Close this hint' }).click();
    await page.reload();
    await console.ready();
    await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  });

  test('a hint is accessible', { tag: '@slow' }, async ({ console, page }) => {
    await console.open('Service', '/service');
    await console.ready();
    await expect(hint(page)).toBeVisible();
    await expectAccessibleLayout(console, 'with a hint');
  });
});
