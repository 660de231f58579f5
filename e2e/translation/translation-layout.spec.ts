import type { Page } from '@playwright/test';
import { translationInputs } from '#contract/examples/translation-inputs.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { resultShare } from '../verbs/result-share.ts';

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

test('a row is a line of the source and the translation; one key shows the details of all rows', async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation');
  await console.request.getByRole('button', { name: 'Translate' }).click();
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

test('the line between the panes is moved by pointer and keys, and stays where it was left', async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation');
  const line = page.getByRole('separator', { name: 'Width of the request' });
  const width = async () => Math.round((await console.request.boundingBox())?.width ?? 0);
  const atFirst = await width();
  await line.press('ArrowRight');
  await line.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(atFirst + 20);
  const box = await line.boundingBox();
  if (!box) throw new Error('the line is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x - 150, box.y + 80, { steps: 3 });
  await page.mouse.up();
  await expect.poll(width).toBeLessThan(atFirst - 50);
  const left = await width();
  const now = await line.getAttribute('aria-valuenow');
  await console.expectAccessible('the line between the panes');

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

test('tabs that do not fit fold into a button with their worst status', async ({ console, page }) => {
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

test('the grid shows five of fifteen languages at once, and its source column stays', async ({
  console,
  page,
}) => {
  await console.open('Translation', `/translation?from=en&to=${everyTarget}#text=${linesOf(sentences)}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  const heads = console.result.getByRole('columnheader');
  await expect(heads).toHaveCount(17);
  for (const place of [2, 3, 4, 5, 6]) await expect(heads.nth(place)).toBeInViewport({ ratio: 0.98 });
  const source = heads.nth(1);
  const before = await source.boundingBox();
  await heads.last().scrollIntoViewIfNeeded();
  await expect(heads.last()).toBeInViewport({ ratio: 0.98 });
  expect(await source.boundingBox()).toEqual(before);
  await expect.poll(() => resultShare(page)).toBeGreaterThan(1 / 3);
});

test('on a page full of results, at least a third of the visible letters are in results', async ({
  console,
  page,
}) => {
  const paragraph = sentences.join(' ');
  const strings = linesOf(Array.from({ length: 4 }, () => paragraph));
  await console.open('Translation', `/translation?from=en&to=hi,ta,ur,bn#text=${strings}`);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('listitem')).toHaveCount(4);
  await expect.poll(() => resultShare(page)).toBeGreaterThan(1 / 3);
});
