import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { expect } from '../verbs/fixtures.ts';
import { type OwnConsole, startOwnConsole, test } from '../verbs/processes/own-console.ts';
import { chooseFiles, jobRow, toneWav } from '../verbs/speech-to-text-verbs.ts';

test.describe.configure({ timeout: 180_000 });

/** A second service, which answers in the other dialect. */
let observed: OwnConsole;
test.beforeAll(async () => {
  observed = await startOwnConsole({ SERVICE_DIALECT: 'observed' });
});
test.afterAll(() => observed.halt());

/** Adds the second service as a target in the page. */
async function addTarget(page: Page, name: string) {
  const card = page.getByRole('region', { name: 'Targets', exact: true });
  const form = card.getByRole('form', { name: 'Add a target' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Address', { exact: true }).fill(observed.serviceUrl);
  await form.getByLabel('API key').fill('demo-key-working');
  await form.getByLabel('App id').fill('demo.working');
  await form.getByRole('button', { name: 'Add a target' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
}

test('the same cases on two targets are compared side by side, and the report says how they differ', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Service', '/service');
  await addTarget(page, 'other-dialect');
  await console.open('Cases');
  await page.getByRole('button', { name: 'Add the starter set' }).click();
  const list = page.getByRole('region', { name: 'Cases', exact: true });
  await list.getByRole('searchbox').fill('transliteration');
  await list.getByRole('checkbox', { name: 'Select all shown' }).check();

  await console.result.getByRole('button', { name: 'Compare', exact: true }).click();
  const setup = console.result.getByRole('form', { name: 'Compare' });
  const second = setup.getByRole('group', { name: 'Second side' });
  await second.getByRole('combobox', { name: 'Target' }).selectOption('other-dialect');
  await setup.getByRole('button', { name: 'Run and compare' }).click();

  const compared = console.result.getByRole('list', { name: 'Compared cases' });
  await expect(compared).toBeVisible({ timeout: 60_000 });
  const summary = console.result.getByText(/^\d+ of \d+ differ$/);
  const [differing, all] = ((await summary.textContent()) ?? '').match(/\d+/g)!.map(Number) as [
    number,
    number,
  ];
  expect(differing).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(differing);
  await expect(compared.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(all));
  await console.result.getByRole('switch', { name: 'Differs only' }).check();
  await expect(compared.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(differing));
  await expectAccessibleLayout(console, 'a comparison');

  await compared.getByRole('button', { name: /^Invalid credentials/ }).click();
  await expect(console.result.getByRole('heading', { level: 3 }).first()).toBeFocused();
  const differences = console.result.getByRole('list', { name: 'Differences' });
  await expect(differences.getByText('/body/error_cause')).toBeVisible();
  await expect(console.result.getByRole('region', { name: 'Response' })).toHaveCount(2);
  await expectAccessibleLayout(console, 'a compared case');
  await console.result.getByRole('button', { name: 'All compared cases' }).click();

  await test.step('the report', async () => {
    await console.result.getByRole('button', { name: 'Evidence' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report (HTML)' }).click();
    const html = await readFile(await (await download).path(), 'utf8');
    expect(html).toContain('Compared with other-dialect');
    expect(html).toContain(`${differing} of ${all} differ`);
    expect(html).toContain('/body/error_cause');
    expect(html).toMatch(/<dt>Version<\/dt><dd><bdi>\d+\.\d+/);
    expect(html).toMatch(/<dt>Service version<\/dt><dd><bdi>\d+\.\d+/);
    expect(html).not.toContain('demo-key-working');
  });

  await test.step('a reload shows the comparison again', async () => {
    await page.reload();
    await expect(console.result.getByText(`${differing} of ${all} differ`)).toBeVisible();
  });

  await test.step('two kept runs are compared without sending anything', async () => {
    await console.chooseAccount('expired');
    await list.getByRole('searchbox').fill('transliteration');
    await list.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.keyboard.press('Control+Enter');
    await expect(console.result.getByText(/received 403/).first()).toBeVisible();
    await expect(console.result.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    await console.result.getByRole('button', { name: 'Compare', exact: true }).click();
    const kept = setup.getByRole('group', { name: 'Second side' }).getByRole('combobox').first();
    await kept.selectOption({ index: 3 });
    await setup.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(compared).toBeVisible();
    await expect(console.result.getByText('embedded · expired · documented', { exact: true })).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test('a single call is compared with another target from its panel, and only after a click', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Service', '/service');
  await addTarget(page, 'second-target');
  await console.open('Transliteration', '/transliteration?from=en&to=hi#text=Thank you.');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.getByRole('listitem').first()).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/[^/]+\/$/.test(pathname)) calls.push(pathname);
  });
  const compare = page.getByRole('button', { name: 'Compare with…' });
  await compare.first().click();
  const dialog = page.getByRole('dialog', { name: 'Compare with another target or account' });
  const target = dialog.getByRole('combobox', { name: 'Target' });
  await expect(target).not.toHaveValue('embedded');
  await target.selectOption('second-target');
  expect(calls).toEqual([]);
  await dialog.getByRole('button', { name: 'Send and compare' }).click();
  await expect(dialog.getByRole('list', { name: 'Differences' })).toContainText(
    '/body/responseList/0/apiStatus',
  );
  await expect(dialog.getByRole('region', { name: 'Response' })).toHaveCount(2);
  expect(calls).toEqual(['/api/second-target/']);
  await console.expectAccessible('two answers', 'dialog');

  await dialog.getByRole('combobox', { name: 'Target' }).selectOption('embedded');
  await dialog.getByRole('combobox', { name: 'Account' }).selectOption('expired');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(dialog.getByText('API key expired').first()).toBeVisible();
  expect(calls).toEqual(['/api/second-target/', '/api/embedded/']);
  await page.keyboard.press('Escape');
  await expect(compare.first()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Target: embedded', exact: true })).toBeVisible();
});

test('on a narrow screen, an upload is compared with the account that the dialog proposes', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  // Removes all other targets from the answer, so that the dialog proposes another account.
  await page.route('**/api/targets', async (route) => {
    const answer = await (await route.fetch()).json();
    const targets = answer.targets.filter(({ name }: { name: string }) => name === 'embedded');
    await route.fulfill({ json: { ...answer, targets } });
  });
  await console.open('Speech to text', '/speech-to-text');
  await chooseFiles(page, [{ name: 'call.wav', buffer: toneWav(0.5) }]);
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  const exchange = page.getByRole('region', { name: 'Exchange' });
  await exchange.getByRole('button', { name: 'Open' }).click();
  await exchange
    .getByRole('button', { name: /^Speech to text: upload/ })
    .first()
    .click();
  await exchange.getByRole('button', { name: 'Compare with…' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Compare with another target or account' });
  await expect(dialog.getByRole('combobox', { name: 'Target' })).toHaveValue('embedded');
  const account = dialog.getByRole('combobox', { name: 'Account' });
  await expect(account).not.toHaveValue('working');
  await account.selectOption('no-translation');
  await dialog.getByRole('button', { name: 'Send and compare' }).click();
  await expect(dialog.getByRole('heading', { name: /^The answers are the same/ })).toBeVisible();
  await expect(dialog.getByText('job_id').first()).toBeVisible();
  await account.selectOption('expired');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(dialog.getByRole('list', { name: 'Differences' })).toContainText('API key expired');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await console.expectAccessible('an upload compared at 375 px', 'dialog');
});
