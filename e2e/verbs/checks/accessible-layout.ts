import type { Page } from '@playwright/test';
import { type ConsoleVerbs, expect } from '../fixtures.ts';
import { layoutFaults } from './layout-faults.ts';

const wideScreen = { width: 1280, height: 1600 };
const narrowScreen = { width: 320, height: 4000 };
const softly = expect.configure({ soft: true });

/**
 * Checks one state of a panel in both themes, on a wide and a narrow screen, and enlarged: axe finds no violation, and
 * nothing is wider than the screen, cut off or overlapping. The page is only resized, not loaded again. Colours do not
 * depend on the width, so axe checks each theme and each width once.
 */
export async function expectAccessibleLayout(console: ConsoleVerbs, state: string): Promise<void> {
  const { page } = console;
  const dialog = await page.locator('dialog[open]').count();
  const part = dialog > 0 ? 'dialog[open]' : 'html';
  const expectLaidOut = async (where: string) => {
    await waitUntilDrawn(page);
    // Tabs fold and unfold soon after a resize; how soon depends on the machine.
    await softly.poll(() => layoutFaults(page), `${state}, ${where}`).toEqual([]);
  };
  // Turns motion off, so that axe never sees a colour in transition.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await showWholePage(page, narrowScreen);
  await expectLaidOut('320 px');
  await console.expectAccessible(`${state}, dark, 320 px`, part);
  // A screen 1280 px wide, enlarged to 200 %.
  await page.setViewportSize({ width: 640, height: 1600 });
  await expectLaidOut('zoom of 200 %');
  await page.setViewportSize(wideScreen);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectLaidOut('text of 200 %');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await showWholePage(page, wideScreen);
  await expectLaidOut('1280 px');
  await page.emulateMedia({ colorScheme: 'light' });
  await waitUntilDrawn(page);
  await console.expectAccessible(`${state}, light, 1280 px`, part);
}

/** Makes the screen higher than the page, so that no sticky bar covers half a control: axe would call it too small. */
export async function showWholePage(
  page: Page,
  screen: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(screen);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > screen.height) await page.setViewportSize({ ...screen, height: height + 200 });
}

/** Checks the same state in the dark theme on a narrow screen, then in the light theme on a wide one. */
export async function inBothThemes(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const [colorScheme, width, height] of [
    ['dark', 320, 5000],
    ['light', 1280, 2000],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await waitUntilDrawn(page);
    await check(`${colorScheme}, ${width} px`);
  }
}

/** Expects that axe finds no violation in either theme and that nothing is wider than the screen. */
export function expectAccessibleInBothThemes(console: ConsoleVerbs, state: string): Promise<void> {
  const { page } = console;
  return inBothThemes(page, async (look) => {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${state}, ${look}`).toBeLessThanOrEqual(0);
    await console.expectAccessible(`${state}, ${look}`);
  });
}

/** Waits for the next frames and until nothing moves: only then does a changed theme apply to all elements. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // An inherited colour starts to change only after the parent's colour has changed.
    while (document.getAnimations().some(({ playState }) => playState === 'running')) await frame();
  });
}
