import { expect, type Locator, type Page } from '@playwright/test';

export const sceneBar = (page: Page): Locator => page.getByRole('region', { name: 'Scenes', exact: true });
export const scenesDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Scenes' });

/** Opens the dialog of scenes by its key, once their code is loaded. */
export async function openScenes(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Present', exact: true })).toBeVisible();
  await page.keyboard.press('Alt+s');
  const dialog = scenesDialog(page);
  await expect(dialog.getByRole('combobox', { name: 'Set', exact: true })).toBeVisible();
  return dialog;
}

/** Begins a set: on the stage (`Present`) or in the panels (`Rehearse`). */
export async function beginSet(page: Page, name: string, how: 'Present' | 'Rehearse'): Promise<void> {
  const dialog = await openScenes(page);
  await dialog.getByRole('combobox', { name: 'Set', exact: true }).selectOption({ label: name });
  await dialog.getByRole('button', { name: how, exact: true }).click();
  await expect(sceneBar(page)).toBeVisible();
}

/** Waits until the call of a scene has ended as expected. */
export async function expectScene(page: Page, step: string, outcome: 'Answered' | 'Failed'): Promise<void> {
  const bar = sceneBar(page);
  await expect(bar.getByText(step, { exact: true })).toBeVisible();
  await expect(bar.getByText(outcome, { exact: true })).toBeVisible({ timeout: 60_000 });
}
