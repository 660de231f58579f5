import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';
import { beginSet, expectScene, sceneBar } from '../verbs/scene-verbs.ts';

/* The sets that come with the console, on a fresh service, with everything but the loopback blocked. */

test.use({ ownSettings: { RECOGNISER: 'installed' }, optionsOpen: false });
// The tests share one service, whose faults affect every call.
test.describe.configure({ mode: 'default', timeout: 120_000 });

interface SetFile {
  readonly name: string;
  readonly scenes: readonly { readonly title: string; readonly form: Readonly<Record<string, unknown>> }[];
}
const readSet = (id: string): SetFile =>
  JSON.parse(readFileSync(new URL(`../../src/console/scenes/sets/${id}.json`, import.meta.url), 'utf8'));

/** The addresses outside the loopback that the page of a test asked for. All of them are blocked. */
let outside: string[] = [];

test.beforeEach(async ({ page }) => {
  outside = [];
  const isOutside = (url: URL) => !['127.0.0.1', 'localhost', ''].includes(url.hostname);
  await page.context().route(isOutside, async (route) => {
    outside.push(route.request().url());
    await route.abort();
  });
});
test.afterEach(() => expect(outside).toEqual([]));

const results = (page: Page) => page.locator('[data-result]');
const next = (page: Page) => page.keyboard.press('PageDown');

const scripts: readonly [string, RegExp][] = [
  ['hi', /\p{Script=Devanagari}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['pa', /\p{Script=Gurmukhi}/u],
  ['gu', /\p{Script=Gujarati}/u],
  ['or', /\p{Script=Oriya}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['ur', /\p{Script=Arabic}/u],
  ['sat', /\p{Script=Ol_Chiki}/u],
];

test('names and addresses are written in eleven scripts', { tag: '@slow' }, async ({ console, page }) => {
  const { name, scenes } = readSet('names-in-eleven-scripts');
  await page.goto('/');
  await beginSet(page, name, 'Present');
  for (const [index, [target, script]] of scripts.entries()) {
    expect(scenes[index]?.form.target).toBe(target);
    await expectScene(page, `${index + 1} of 11`, 'Answered');
    await expect(results(page)).toHaveCount(3);
    for (const text of await results(page).allInnerTexts()) {
      expect(text).toMatch(script);
      expect(text).not.toMatch(/\p{Script=Latin}/u);
    }
    await expect(page.locator('[data-pointer]')).toBeVisible();
    await next(page);
  }
  // After the last scene, the key for the next one does nothing.
  await expectScene(page, '11 of 11', 'Answered');
  await console.expectAccessible('a stage with the bar of scenes');
});

test('a shop’s messages are translated into fifteen languages with the lookup database', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const { name, scenes } = readSet('shop-in-fifteen-languages');
  const statuses: unknown[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith('/api/embedded/')) return;
    // Skips the refused call that the check of the stage sends.
    if (!response.ok()) return;
    const { responseList } = await response.json();
    for (const { api_statuses } of responseList) statuses.push(api_statuses);
  });
  await page.goto('/');
  await beginSet(page, name, 'Present');
  for (const index of scenes.keys()) {
    await expectScene(page, `${index + 1} of ${scenes.length}`, 'Answered');
    await expect(results(page)).toHaveCount(15);
    await expect(page.getByText('translated', { exact: true })).toHaveCount(15);
    await next(page);
  }
  expect(statuses).toHaveLength(scenes.length);
  for (const one of statuses) {
    expect(Object.values(Object(one))).toEqual(Array.from({ length: 15 }, () => 2));
  }
});

test('a recording becomes text, words with times, subtitles and a translation', { tag: '@slow' }, async ({
  console: _,
  page,
  ownConsole,
}) => {
  const answer = await fetch(`${ownConsole.url}/api/embedded/_local/engines`, {
    headers: { 'X-Console': '1' },
  });
  const { speechToTextLanguages } = await answer.json();
  test.skip(!speechToTextLanguages.includes('en'), 'no recogniser is installed');
  await page.goto('/');
  await beginSet(page, readSet('call-centre-recording').name, 'Rehearse');
  await expectScene(page, '1 of 4', 'Answered');
  const text = page.getByRole('region', { name: 'Transcript' });
  await expect(text).toContainText(/thank you for calling/i);
  await expect(text).toContainText(/when will i get my refund/i);
  await next(page);
  await expectScene(page, '2 of 4', 'Answered');
  await expect(page.getByRole('tab', { name: 'Words', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // A long table renders only the rows in view.
  await expect(page.getByRole('tabpanel')).toContainText('calling');
  await next(page);
  await expectScene(page, '3 of 4', 'Answered');
  await expect(page.getByRole('tabpanel')).toContainText(/00:00:0\d,\d{3} --> 00:00:\d\d,\d{3}/);
  // The three scenes show one job.
  await expect(page.getByRole('region', { name: 'Jobs', exact: true }).getByRole('rowheader')).toHaveCount(1);
  await next(page);
  await expectScene(page, '4 of 4', 'Answered');
  await expect(results(page)).toHaveCount(6);
});

test('an announcement is spoken in two languages at three speeds, and says which voice speaks', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const { name, scenes } = readSet('announcement-at-three-speeds');
  const durations: number[] = [];
  await page.goto('/');
  await beginSet(page, name, 'Rehearse');
  for (const index of scenes.keys()) {
    await expectScene(page, `${index + 1} of ${scenes.length}`, 'Answered');
    await expect(sceneBar(page).getByText(/^(Fast|Natural) voice$/)).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Position in the recording' });
    await expect(slider).toHaveAttribute('aria-valuemax', /\d/);
    await expect
      .poll(async () => Number(await slider.getAttribute('aria-valuemax')))
      .not.toBe(durations.at(-1));
    durations.push(Number(await slider.getAttribute('aria-valuemax')));
    await next(page);
  }
  for (const [slow = 0, usual = 0, fast = 0] of [durations.slice(0, 3), durations.slice(3)]) {
    expect(slow / usual).toBeGreaterThan(1.2);
    expect(usual / fast).toBeGreaterThan(1.15);
  }
});

test('failures are shown in words, keep the text, and leave no fault behind', { tag: '@slow' }, async ({
  console: _,
  page,
  ownConsole,
}) => {
  const { name } = readSet('when-things-go-wrong');
  const faults = async () => {
    const answer = await fetch(`${ownConsole.url}/api/embedded/_local/faults`, {
      headers: { 'X-Console': '1' },
    });
    return (await answer.json()).faults;
  };
  await page.goto('/');
  await beginSet(page, name, 'Rehearse');
  const outcomes = ['Answered', 'Failed', 'Failed', 'Failed', 'Failed', 'Answered', 'Answered'] as const;
  for (const [index, outcome] of outcomes.entries()) {
    await expectScene(page, `${index + 1} of 7`, outcome);
    await expect(page.getByRole('textbox', { name: /^Strings to/ })).toHaveValue(
      'Your order has been shipped.',
    );
    await expect.poll(faults).toEqual([]);
    if (outcome === 'Answered') await expect(results(page)).toHaveCount(3);
    else await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText(/\w+ \w+ \w+/);
    if (index === 2)
      await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText(
        'usage exhausted',
      );
    await next(page);
  }
});

test('a fault is cleared when the page is left during its scene', { tag: '@slow' }, async ({
  console: _,
  page,
  ownConsole,
}) => {
  await page.goto('/');
  await beginSet(page, readSet('when-things-go-wrong').name, 'Rehearse');
  for (let step = 1; step < 6; step += 1) {
    await expect(sceneBar(page).getByText(`${step} of 7`, { exact: true })).toBeVisible();
    await next(page);
  }
  await expect(sceneBar(page).getByText('6 of 7', { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      const answer = await fetch(`${ownConsole.url}/api/embedded/_local/faults`, {
        headers: { 'X-Console': '1' },
      });
      return (await answer.json()).faults;
    })
    .toEqual([]);
});
