import type { Page } from '@playwright/test';
import { type ConsoleVerbs, expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';
import { typeCredentials } from '../verbs/type-credentials.ts';
import { openWithStarterSet } from './workbench-verbs.ts';

// The tests use a console of their own: some cases arm faults, which would affect the calls of other tests.
test.describe.configure({ timeout: 180_000 });

/** Counts the calls of the API that a page sends. */
function countCalls(page: Page) {
  const counted = { calls: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/embedded/') counted.calls += 1;
  });
  return counted;
}

/** Starts a run of the transliteration cases, one at a time with a pause between them. */
async function startSlowRun(console: ConsoleVerbs) {
  await openWithStarterSet(console);
  await runSlowly(console);
}

async function runSlowly({ page, result }: ConsoleVerbs) {
  await result.getByRole('button', { name: '4 at a time' }).click();
  const settings = page.getByRole('dialog', { name: 'How runs are sent' });
  await settings.getByLabel('Cases at a time').fill('0');
  await expect(settings.getByText('A whole number from 1 to 32.')).toBeVisible();
  await settings.getByLabel('Cases at a time').fill('1');
  await settings.getByLabel('Milliseconds between two cases').fill('120');
  await page.keyboard.press('Escape');
  await result.getByRole('button', { name: 'Folder or tag' }).click();
  await page
    .getByRole('region', { name: 'Run a folder' })
    .getByRole('button', { name: /^transliteration ·/ })
    .click();
  await expect.poll(() => doneIn(page)).toBeGreaterThan(1);
}

const progressOf = (page: Page) =>
  page.getByRole('region', { name: 'Result', exact: true }).getByRole('progressbar');
const doneIn = (page: Page) => progressOf(page).evaluate((bar: HTMLProgressElement) => bar.value);
const sizeOf = (page: Page) => progressOf(page).evaluate((bar: HTMLProgressElement) => bar.max);

/** Waits for the end of the run and expects a result of every case. */
async function expectEnd(page: Page, all: number) {
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const rows = result.getByRole('list', { name: 'Results' }).last().getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(all), { timeout: 60_000 });
  await expect(result.getByRole('button', { name: 'Run all' })).toBeVisible();
  await expect(result.getByRole('button', { name: 'Continue' })).toHaveCount(0);
}

test('a run continues after a reload, without repeating answered calls', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await startSlowRun(console);
  const all = await sizeOf(page);
  const done = await doneIn(page);
  await page.reload();
  const after = countCalls(page);
  await expect(progressOf(page)).toBeVisible();
  expect(await doneIn(page)).toBeGreaterThanOrEqual(done);
  await expectEnd(page, all);
  expect(after.calls).toBeGreaterThan(0);
  expect(after.calls).toBeLessThanOrEqual(all - done);
  await page.reload();
  await expect(console.result.getByRole('button', { name: '1 at a time, 120 ms between' })).toBeVisible();
});

test('a run continues after a reload on another panel', { tag: '@slow' }, async ({ console, page }) => {
  await startSlowRun(console);
  const all = await sizeOf(page);
  const done = await doneIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Service' }).click();
  await expect(page).toHaveURL(/\/service/);
  await page.reload();
  const after = countCalls(page);
  await expect(page.getByRole('heading', { name: 'Service', level: 1 })).toBeVisible();
  const unfinished = () => page.evaluate(() => localStorage.getItem('console.unfinished-runs'));
  await expect.poll(unfinished, { timeout: 60_000 }).toBe(null);
  expect(after.calls).toBeGreaterThan(0);
  expect(after.calls).toBeLessThanOrEqual(all - done);
  await page.getByRole('navigation').getByRole('link', { name: 'Cases' }).click();
  await expectEnd(page, all);
});

test('a run with typed credentials waits for them after a reload', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await openWithStarterSet(console);
  await typeCredentials(page, 'demo-key-working', 'demo.working');
  await runSlowly(console);
  const all = await sizeOf(page);
  await page.reload();
  const waits = console.result.getByText(
    /^The credentials that were typed for this run are gone: \d+ cases? left\. Type them again/,
  );
  await expect(waits).toBeVisible();
  const sent = countCalls(page);
  const goOn = console.result.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeDisabled();
  await typeCredentials(page, 'demo-key-working', 'demo.working');
  expect(sent.calls).toBe(0);
  await goOn.click();
  await expect(waits).toHaveCount(0);
  await expectEnd(page, all);
  expect(sent.calls).toBeGreaterThan(0);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('demo-key-working');
});

test('a second tab shows the run, and continues it when the first tab is closed', { tag: '@slow' }, async ({
  console,
  page,
  context,
}) => {
  await startSlowRun(console);
  const all = await sizeOf(page);
  const second = await context.newPage();
  const sent = countCalls(second);
  await second.goto('/cases');
  const result = second.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByText('in another tab')).toBeVisible();
  const done = await doneIn(second);
  await expect.poll(() => doneIn(second)).toBeGreaterThan(done);
  expect(sent.calls).toBe(0);
  await page.close();
  await expect(result.getByText('in another tab')).toHaveCount(0);
  await expectEnd(second, all);
  expect(sent.calls).toBeGreaterThan(0);
  expect(sent.calls).toBeLessThan(all - done);
});

test('a run is stopped from another tab, and continued', { tag: '@slow' }, async ({
  console,
  page,
  context,
}) => {
  await startSlowRun(console);
  const all = await sizeOf(page);
  const second = await context.newPage();
  await second.goto('/cases');
  const result = second.getByRole('region', { name: 'Result', exact: true });
  await result.getByRole('button', { name: 'Stop' }).click();
  await expect(result.getByText(/^This run was stopped: \d+ cases? left/)).toBeVisible();
  await expect(console.result.getByText(/^This run was stopped: \d+ cases? left/)).toBeVisible();
  await result.getByRole('button', { name: 'Continue' }).click();
  await expect(progressOf(page)).toBeVisible();
  await expectEnd(second, all);
});

test('one case is run again from its result; results are grouped', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await openWithStarterSet(console);
  await console.result.getByRole('button', { name: 'Folder or tag' }).click();
  const folder = page
    .getByRole('region', { name: 'Run a folder' })
    .getByRole('button', { name: /^account ·/ });
  const cases = Number(/\d+/.exec((await folder.textContent()) ?? '')?.[0]);
  await folder.click();
  await expectEnd(page, cases);
  const results = console.result.getByRole('list', { name: 'Results' }).last();
  await console.result.getByRole('combobox', { name: 'Group results' }).selectOption('By function');
  const heads = results.getByRole('button', { expanded: true });
  await expect(heads.first()).toContainText('Translation');
  const rows = async () => Number(await results.getByRole('listitem').first().getAttribute('aria-setsize'));
  await expect.poll(rows).toBeGreaterThan(cases);
  const before = await rows();
  await heads.first().click();
  await expect.poll(rows).toBeLessThan(before);

  await results
    .getByRole('button', { name: /passed/ })
    .last()
    .click();
  await console.result.getByRole('button', { name: 'Run again' }).click();
  await expect(results.getByRole('listitem')).toHaveCount(1);
  await results.getByRole('button', { name: /passed/ }).click();
  const trend = console.result.getByRole('region', { name: 'Earlier runs' });
  await expect(trend.getByRole('img', { name: /^Last 2 runs: 2 passed\. From .+ to / })).toBeVisible();
  await trend.getByText('All of these runs').click();
  await expect(trend.getByRole('listitem')).toHaveCount(2);
  await console.expectAccessible('the trend of a case');
});

test('a result marks where the answer differs from the expected text or from the accepted answer', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Cases', '/cases');
  await page.getByRole('button', { name: 'Add the starter set' }).click();
  await expect(page.getByText('115 cases', { exact: true })).toBeVisible();
  const request = {
    operation: 'transliteration',
    headers: { src_lang: 'en', tgt_lang: 'hi' },
    body: { data: ['mera naam'], isBulk: true },
  };
  const one = { version: 1, request, expectations: [] as object[] };
  const expectation = { kind: 'text', oneOf: ['मेरा नामा'] };
  const answer = { status: 200, body: { responseList: [{ outString: ['मेरी नाम'] }] } };
  await store(page, [
    [
      'cases',
      'marked-a',
      {
        path: 'marked/a.json',
        case: { ...one, id: 'marked-a', name: 'Marked a', expectations: [expectation] },
      },
    ],
    ['cases', 'marked-b', { path: 'marked/b.json', case: { ...one, id: 'marked-b', name: 'Marked b' } }],
    ['accepted', 'marked-b', JSON.stringify({ version: 1, answers: [{ answer }] })],
  ]);
  await page.reload();
  await console.result.getByRole('button', { name: 'Folder or tag' }).click();
  await page
    .getByRole('region', { name: 'Run a folder' })
    .getByRole('button', { name: /^marked ·/ })
    .click();
  const results = console.result.getByRole('list', { name: 'Results' }).last();
  await results.getByRole('button', { name: /failed Marked a/ }).click();
  const marks = console.result.getByRole('region', { name: 'Expectations' }).locator('mark');
  await expect(marks.first()).toHaveText('मा');
  await console.result.getByRole('button', { name: 'All results' }).click();
  await results.getByRole('button', { name: /changed Marked b/ }).click();
  const difference = console.result.getByRole('list', { name: 'Differences' });
  await expect(difference).toContainText('/body/responseList/0/outString/0');
  await expect(difference.locator('mark').filter({ hasText: 'रा' })).toHaveCount(1);
});

test('ten thousand results render no more rows than a hundred, even while they are grouped', {
  tag: '@slow',
}, async ({ console, page }) => {
  await openWithStarterSet(console);
  await expect(page.getByText('115 cases', { exact: true })).toBeVisible();
  const rendered: number[] = [];
  for (const count of [100, 10_000]) {
    await addRun(page, count);
    await page.reload();
    const rows = console.result.getByRole('list', { name: 'Results' }).last().getByRole('listitem');
    await expect(rows.first()).toHaveAttribute('aria-setsize', String(count));
    rendered.push(await rows.count());
    const scroller = rows.first().locator('xpath=ancestor::*[contains(@class, "overflow-y-auto")][1]');
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(rows.last()).toHaveAttribute('aria-posinset', String(count));
    expect(await rows.count()).toBeLessThanOrEqual(rendered[0]! + 10);
    await console.result.getByRole('combobox', { name: 'Group results' }).selectOption('By tag');
    await expect(rows.first().getByRole('button', { expanded: true })).toBeVisible();
    expect(await rows.count()).toBeLessThanOrEqual(rendered[0]! + 10);
  }
  expect(rendered[0]).toBeLessThan(60);
  expect(rendered[1]).toBeLessThanOrEqual(rendered[0]! + 2);
});

/** Puts values into the stores of the workbench. */
const store = (page: Page, values: [store: string, key: string | string[], value: unknown][]) =>
  page.evaluate(
    (puts) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cases');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: database } = opening;
          const writing = database.transaction([...new Set(puts.map(([name]) => name))], 'readwrite');
          for (const [name, key, value] of puts) writing.objectStore(name).put(value, key);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    values,
  );

/** Stores a run with this many results of a case of the starter set. */
async function addRun(page: Page, count: number) {
  const caseId = 'transliteration-bad-request';
  const startedAt = new Date();
  const id = `${startedAt.toISOString()} ${count}`;
  const keys = Array.from({ length: count }, (_, row) => `${caseId}#${row + 1}`);
  const run = { id, startedAt, endedAt: startedAt, target: 'embedded', baseUrl: '', keys };
  await store(page, [
    ['runs', id, run],
    ...keys.map((key, row): Parameters<typeof store>[1][number] => {
      const verdict = row % 3 === 0 ? 'failed' : 'passed';
      const facts = { milliseconds: row, attempts: 1, expectations: [] };
      return ['results', [id, key], { caseId, row, verdict, startedAt, ...facts }];
    }),
  ]);
}
