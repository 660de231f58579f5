import { readFile } from 'node:fs/promises';
import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { expect, test as sharedTest } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';
import { openWithStarterSet, selectCases } from './workbench-verbs.ts';

// Tests that run cases use a console of their own: some cases arm faults, which would affect other tests.
test.describe.configure({ timeout: 180_000 });

test('the starter set is added, run, and exported as a report; its results survive a reload', async ({
  console,
  page,
}) => {
  await openWithStarterSet(console);
  await expect(page.getByText('115 cases', { exact: true })).toBeVisible();
  await selectCases(console, 'transliteration');
  await page.keyboard.press('Control+Enter');
  await expect(console.result.getByRole('button', { name: /^Run \d+ selected$/ })).toBeVisible();
  const results = console.result.getByRole('list', { name: 'Results' }).last();
  await expect(results.getByRole('button').first()).toBeVisible();
  await expect(console.result.getByText(/failed|broken/)).toHaveCount(0);

  await page.reload();
  await results
    .getByRole('button', { name: /passed/ })
    .first()
    .click();
  await expect(console.result.getByRole('heading', { level: 3 }).first()).toBeFocused();
  await expect(
    console.result.getByRole('region', { name: 'Expectations' }).getByText('met').first(),
  ).toBeVisible();
  await expect(console.result.getByRole('region', { name: 'Response' }).first()).toBeVisible();
  await console.result.getByRole('textbox', { name: 'Note' }).fill('checked by hand');
  await console.result.getByRole('button', { name: 'Accept answer' }).click();
  await expect(console.result.getByText('Accepted: checked by hand')).toBeVisible();
  await console.result.getByRole('button', { name: 'All results' }).click();

  await console.result.getByRole('button', { name: 'Evidence' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JUnit (XML)' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toMatch(/<testsuites?[\s\S]*failures="0"/);
});

test('the workbench is accessible empty, with results and with an open result', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Cases', '/cases');
  await expectAccessibleLayout(console, 'no cases');
  await page.getByRole('button', { name: 'Add the starter set' }).click();
  await selectCases(console, 'account translation');
  await console.result.getByRole('button', { name: /^Run \d+ selected$/ }).click();
  await expect(console.result.getByRole('button', { name: 'Evidence' })).toBeVisible();
  await expectAccessibleLayout(console, 'results');
  await console.result
    .getByRole('list', { name: 'Results' })
    .last()
    .getByRole('button', { name: /passed/ })
    .first()
    .click();
  await expect(console.result.getByRole('region', { name: 'Response' }).first()).toBeVisible();
  await expectAccessibleLayout(console, 'an open result');
});

sharedTest('the cases toolbar fits on one line on a narrow screen', async ({ console, page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openWithStarterSet(console);
  const list = page.getByRole('region', { name: 'Cases', exact: true });
  await list.getByRole('checkbox', { name: 'Select all shown' }).check();
  const names = ['New case', 'Import', 'Export', 'Remove'];
  const tops = await Promise.all(
    names.map(async (name) => (await list.getByRole('button', { name, exact: true }).boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
});
