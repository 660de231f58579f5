import { readFile } from 'node:fs/promises';
import { expect, keepOptionsOpen, test } from '../verbs/fixtures.ts';
import { openStage, stageBar, stageResults } from '../verbs/stage-verbs.ts';

const inThree = '/translation?from=en&to=hi,ta,ur#text=Thank%20you%20for%20your%20payment.';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link to the view has the text in its fragment, no credentials, and opens the same view', {
  tag: '@slow',
}, async ({ page, browser, baseURL }) => {
  await openStage(page, inThree);
  await expect(stageResults(page)).toHaveCount(3);
  await page.keyboard.press('c');
  await expect(stageBar(page)).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).not.toContain('payment');
  expect(new URL(link).hash).toContain('payment');
  expect(link).not.toMatch(/demo|key|app-?id/i);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await keepOptionsOpen(context);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: /^Strings to/ })).toHaveValue(
    'Thank you for your payment.',
  );
  await expect(other.getByRole('button', { name: 'Remove Urdu' })).toBeVisible();
  await context.close();
});

test('a picture of the stage is rendered at twice the size in the font of each script, on the clipboard and as a file', {
  tag: '@slow',
}, async ({ page }) => {
  await openStage(page, inThree);
  await expect(stageResults(page)).toHaveCount(3);
  await page.keyboard.press('p');
  await expect(stageBar(page)).toContainText('Picture copied');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    // Columns of Urdu are at the right, those of the other scripts at the left.
    let left = 0;
    let right = 0;
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      if ((data[pixel] ?? 255) > 128) continue;
      if ((pixel / 4) % picture.width < picture.width / 2) left += 1;
      else right += 1;
    }
    return { width: picture.width, height: picture.height, left, right };
  });
  expect(copied.width).toBe(2400);
  expect(copied.left).toBeGreaterThan(3000);
  expect(copied.right).toBeGreaterThan(1000);
  for (const [family, letter] of [
    ['Noto Nastaliq Urdu', 'آ'],
    ['Noto Sans Tamil', 'ப'],
    ['Noto Sans Devanagari', 'आ'],
  ] as const) {
    expect(
      await page.evaluate(([name, text]) => document.fonts.check(`44px "${name}"`, text), [
        family,
        letter,
      ] as const),
    ).toBe(true);
  }
  await stageBar(page).getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture (S)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^translation-en-hi-ta-ur-.*\.png$/);
  const file = await readFile(await download.path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect(file.readUInt32BE(16)).toBe(copied.width);
  expect(file.readUInt32BE(20)).toBe(copied.height);
});
