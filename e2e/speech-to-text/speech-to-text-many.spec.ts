import type { Page } from '@playwright/test';
import { longestTaskMilliseconds, sortingMilliseconds } from '../verbs/checks/main-thread.ts';
import { expect, test } from '../verbs/fixtures.ts';
import {
  unknownIds as ids,
  jobRow,
  jobsRegion,
  jobsStatus,
  jobTools,
} from '../verbs/speech-to-text-verbs.ts';

/** What a user does with a long list of jobs: sort, find, select, scroll. */
async function workThroughList(page: Page, count: number): Promise<void> {
  await jobsRegion(page).getByRole('button', { name: 'Sort by File' }).click();
  await jobTools(page).getByRole('searchbox').pressSequentially('-000000000039');
  await expect(jobsStatus(page)).toHaveText(`1 of ${count} jobs`);
  await jobTools(page).getByRole('searchbox').fill('');
  await expect(jobsStatus(page)).toHaveText(`${count} jobs`);
  await jobsRegion(page).getByRole('checkbox', { name: 'Select all jobs shown' }).click();
  await expect(jobsStatus(page)).toHaveText(`${count} selected`);
  expect(await jobsRegion(page).getByRole('row').count()).toBeLessThan(40);
  await jobsRegion(page).hover();
  for (let turn = 0; turn < 14; turn += 1) await page.mouse.wheel(0, 6000);
  await expect(jobRow(page, ids(count).at(-1) ?? '')).toBeAttached();
  await jobTools(page).getByRole('button', { name: 'Select none' }).click();
  await jobsRegion(page).getByRole('button', { name: 'Sort by State' }).click();
  await jobsRegion(page).getByRole('button', { name: 'Sort by State' }).click();
  await jobsRegion(page).getByRole('button', { name: 'Sort by State' }).click();
}

/**
 * Adds jobs that are not polled: no engine recognises their language, so they wait for the user's decision.
 *
 * @returns the longest task of the main thread while the jobs are added, in milliseconds
 */
async function addAddresses(page: Page, addresses: readonly string[], count: number): Promise<number> {
  await page.getByRole('button', { name: 'From addresses…' }).click();
  const dialog = page.getByRole('dialog', { name: 'From addresses' });
  await dialog.getByRole('textbox').fill(addresses.join('\n'));
  return longestTaskMilliseconds(page, async () => {
    await dialog.getByRole('button', { name: 'Upload from addresses' }).click();
    await expect(jobsStatus(page)).toHaveText(`${count} jobs`);
  });
}

test('two hundred jobs are found, sorted, scrolled and selected, with few rows drawn', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await addAddresses(page, ids(200), 200);
  await workThroughList(page, 200);
});

test('finding, sorting, scrolling and selecting are as quick with a thousand jobs as with two hundred', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  const first = await addAddresses(page, ids(200), 200);
  const few = await longestTaskMilliseconds(page, () => workThroughList(page, 200));
  const more = await addAddresses(page, ids(1000).slice(200), 1000);
  const many = await longestTaskMilliseconds(page, () => workThroughList(page, 1000));
  test.info().annotations.push({ type: 'longest tasks', description: `${few} and ${many} ms` });
  test.info().annotations.push({ type: 'while added', description: `${first} and ${more} ms` });
  const reference = await sortingMilliseconds(page);
  // Shorter times are too noisy to be compared.
  expect(many).toBeLessThanOrEqual(Math.max(2 * few, reference));
  expect(Math.max(first, more)).toBeLessThan(reference);
});
