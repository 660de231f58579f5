import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The toolbar of the stage, with the presenter's actions. */
export const stageBar = (page: Page) => page.getByRole('toolbar', { name: 'Stage' });

/** Waits until the page is ready, then opens the stage with its key. */
export async function openStage(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.locator('html[data-starting]')).toHaveCount(0);
  await page.keyboard.press('Alt+P');
  await expect(stageBar(page)).toBeVisible();
}

/** The results on the stage: what a service answered. */
export const stageResults = (page: Page) => page.locator('#panel [data-result]');

/** The smallest font size among the results, in pixels. */
export const smallestResultFont = (page: Page): Promise<number> =>
  stageResults(page).evaluateAll((results) =>
    Math.min(...results.map((result) => Number.parseFloat(getComputedStyle(result).fontSize))),
  );
