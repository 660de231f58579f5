import type { Page } from '@playwright/test';
import { translationInputs } from '#contract/examples/translation-inputs.ts';
import { resultShare } from '../verbs/checks/result-share.ts';
import { expect, test } from '../verbs/fixtures.ts';

test.use({ optionsOpen: false, viewport: { width: 1440, height: 900 } });

const everyTarget = 'hi,as,bn,gu,kn,kok,ml,mr,mai,ne,or,pa,ta,te,ur';
const sentences = [
  'The doctor will see you now.',
  'Your test report is ready.',
  'Take this medicine after meals.',
  'The office is open from Monday to Friday.',
  'Please bring your identity card.',
  'Our team will contact you soon.',
];
const linesOf = (texts: readonly string[]) => encodeURIComponent(texts.join('\n'));

test('each row shows a line of the source and its translation; one key shows the details of all rows', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('tab', { name: 'Hindi' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(rows).toHaveCount(translationInputs.clinic.body.data.length);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(90);
  await expect(console.result).not.toContainText('uuid');
  await expect(console.result).not.toContainText('lookup hit');

  await page.keyboard.press('Alt+d');
  await expect(rows.first()).toContainText('lookup hit');
  await expect(rows.first()).toContainText('translation taken from the database');
  await expect(console.result).toContainText(/uuid\s*[0-9a-f-]{36}/);
  await page.reload();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const details = console.result.getByRole('button', { name: 'Details' });
  await expect(details).toHaveAttribute('aria-pressed', 'true');
  await details.click();
  await expect(console.result).not.toContainText('uuid');
  await page.getByRole('main').press('?');
  await expect(page.getByRole('dialog')).toContainText('Show or hide the details of results');
});

test('the divider between the panes is moved by pointer and keys, and stays where it was left', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  const line = page.getByRole('separator', { name: 'Width of the request' });
  const width = async () => Math.round((await console.request.boundingBox())?.width ?? 0);
  const atFirst = await width();
  await line.press('ArrowRight');
  await line.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(atFirst + 20);
  const box = await line.boundingBox();
  if (!box) throw new Error('the divider is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x - 150, box.y + 80, { steps: 3 });
  await page.mouse.up();
  await expect.poll(width).toBeLessThan(atFirst - 50);
  const left = await width();
  const now = await line.getAttribute('aria-valuenow');
  await console.expectAccessible('the divider between the panes');

  await page.reload();
  await expect.poll(width).toBe(left);
  await console.open('Transliteration');
  await expect.poll(width).toBe(left);
  await line.focus();
  await expect(line).toHaveAttribute('aria-valuenow', now ?? '');
  await line.dblclick({ position: { x: 8, y: 80 } });
  await expect.poll(width).toBe(atFirst);
});

const isCovered = (page: Page) =>
  page
    .getByRole('tablist')
    .evaluate((list) =>
      [...list.querySelectorAll('[role="tab"]')]
        .filter((tab) => getComputedStyle(tab).opacity !== '0')
        .some((tab) => tab.getBoundingClientRect().right > list.getBoundingClientRect().right + 1),
    );

test('tabs of four languages fit side by side at 1280 px, including the chosen one', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await console.open('Translation', `/translation?from=en&to=hi,ta,bn,ur#text=${linesOf(sentences)}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const tabs = console.result.getByRole('tab');
  const isWhole = (name: string) =>
    tabs.filter({ hasText: name }).evaluate((tab) => {
      const row = tab.parentElement?.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      return (
        row !== undefined && left >= row.left && right <= row.right && getComputedStyle(tab).opacity === '1'
      );
    });
  for (const chosen of ['Tamil', 'Urdu', 'All']) {
    await tabs.filter({ hasText: chosen }).click();
    for (const name of ['Hindi', 'Tamil', 'Bangla', 'Urdu'])
      await expect.poll(() => isWhole(name)).toBe(true);
    await expect(console.result.getByRole('button', { name: 'more language' })).toHaveCount(0);
  }
});

test('tabs that do not fit fold into a button with their worst status', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const strings = linesOf(['Thank you.', 'Zorblax flies.']);
  await console.open('Translation', `/translation?from=en&to=${everyTarget}#text=${strings}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const more = console.result.getByRole('button', { name: /^\d+ more languages$/ });
  await expect(more).toHaveText(/^\+\d+$/);
  expect(await isCovered(page)).toBe(false);
  await more.click();
  const list = page.getByRole('dialog', { name: /more languages/ });
  await expect(list.getByRole('button').first()).toContainText('1 transliterated');
  await console.expectAccessible('the folded tabs');
  await list.getByRole('button', { name: /Urdu/ }).click();
  const urdu = console.result.getByRole('tab', { name: 'Urdu' });
  await expect(urdu).toHaveAttribute('aria-selected', 'true');
  await expect(urdu).toBeInViewport({ ratio: 1 });
  await expect(console.result.getByRole('listitem').first().locator('[lang="ur"]')).toBeVisible();
  expect(await isCovered(page)).toBe(false);
});

test('the grid shows five of fifteen languages at once, and its source column stays', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', `/translation?from=en&to=${everyTarget}#text=${linesOf(sentences)}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  const heads = console.result.getByRole('columnheader');
  await expect(heads).toHaveCount(17);
  for (const place of [2, 3, 4, 5, 6]) await expect(heads.nth(place)).toBeInViewport({ ratio: 0.98 });
  const source = heads.nth(1);
  const start = async () => (await source.boundingBox())?.x;
  const before = await start();
  await heads.last().scrollIntoViewIfNeeded();
  await expect(heads.last()).toBeInViewport({ ratio: 0.98 });
  expect(await start()).toBe(before);
  await expect.poll(() => resultShare(page)).toBeGreaterThan(1 / 3);
});

test('all languages of the sample are in sight after one click, each with its status and its own actions', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const strings = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(strings).toHaveCount(translationInputs.clinic.body.data.length);
  const results = console.result.locator('[data-result]');
  await expect(results).toHaveCount(4 * translationInputs.clinic.body.data.length);
  for (const result of await results.all()) await expect(result).toBeInViewport({ ratio: 1 });
  // The usual status is an icon and a code; its name is for screen readers.
  const names = await strings.first().getByText('LOOKUP_MODERATED').all();
  expect(names).toHaveLength(4);
  for (const name of names) expect((await name.boundingBox())?.width).toBeLessThan(2);

  const tamil = strings.first().getByRole('button', { name: 'Copy translation 1, Tamil' });
  await expect(tamil).toHaveCSS('opacity', '1');
  await expect(tamil.locator('..')).toHaveCSS('opacity', '0');
  await strings.first().locator('[lang="ta"]').last().hover();
  await expect(tamil.locator('..')).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await tamil.focus();
  await expect(tamil.locator('..')).toHaveCSS('opacity', '1');
  await console.expectAccessible('all languages');

  await console.result.getByRole('tab', { name: 'Tamil' }).click();
  await expect(results).toHaveCount(translationInputs.clinic.body.data.length);
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  await expect(console.result.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await console.result.getByRole('tab', { name: 'Urdu' }).click();
  await expect(console.result.getByRole('table')).toHaveCount(0);
  await console.result.getByRole('tab', { name: 'All' }).click();
  await expect(console.result.getByRole('table')).toBeVisible();
  await console.result.getByRole('radio', { name: 'List' }).check();
  await expect(results).toHaveCount(4 * translationInputs.clinic.body.data.length);
});

test('rows of all languages are filtered by the status of any language, searched, and copied as cells of a table', {
  tag: '@slow',
}, async ({ console, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const strings = linesOf(['Thank you for your payment.', 'Zorblax flies.', ...sentences.slice(0, 2)]);
  await console.open('Translation', `/translation?from=en&to=hi,ta#text=${strings}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await console.result.getByRole('button', { name: /^-2 UNLOCALIZED: 2$/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Zorblax flies.');
  await expect(rows.locator('[data-result]')).toHaveCount(2);
  await console.result.getByRole('button', { name: /^-2 UNLOCALIZED: 2$/ }).click();
  await console.result.getByRole('searchbox').fill('பணம்');
  await expect(rows).toHaveText([/Thank you for your payment/]);
  await console.result.getByRole('button', { name: 'Copy all' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Thank you for your payment\.\t\p{Script=Devanagari}[^\t]*\t\p{Script=Tamil}[^\t\n]*$/u,
  );
});

test('the result of a call that was sent before the page had started comes into view on a narrow screen', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/translation?lang=hi');
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('tabpanel');
  await expect(result.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => result.evaluate((element) => element.getBoundingClientRect().top / innerHeight))
    .toBeLessThan(0.5);
});
