import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessibleInBothThemes } from '../verbs/checks/accessible-layout.ts';
import { expect, test } from '../verbs/fixtures.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const speed = (page: Page) => page.getByRole('textbox', { name: 'Speed, as a number' });
const card = (page: Page) => page.getByRole('region', { name: 'Takes', exact: true });
const rows = (page: Page) => card(page).getByRole('listitem');

/** Synthesises a text and waits until its take is listed. */
async function speak(page: Page, sentence: string, change: { readonly speed?: string } = {}) {
  const before = await rows(page).count();
  await text(page).fill(sentence);
  if (change.speed) await speed(page).fill(change.speed);
  await page.getByRole('button', { name: 'Speak' }).first().click();
  await expect(rows(page)).toHaveCount(before + 1);
  await expect(rows(page).first()).toContainText(sentence);
}

async function readDownload(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test.beforeEach(async ({ console: _, page }) => {
  await page.goto('/text-to-speech');
});

test('a take is named, kept and survives a reload; it plays and restores its settings', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await speak(page, 'पहला वाक्य।', { speed: '0.75' });
  await speak(page, 'दूसरा वाक्य।', { speed: '1.25' });
  const first = rows(page).filter({ hasText: 'पहला' });
  await first.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'Name of the take' }).fill('slow');
  await page.keyboard.press('Enter');
  await first.getByRole('button', { name: 'Keep slow' }).click();
  await expect(first.getByRole('button', { name: 'Keep slow' })).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(first).toContainText('slow');
  await expect(first).toContainText('kept');
  await expect(first).toContainText('hi_female · 0.75× · 0 st · WAV · fast (espeak-ng) · 22,050 Hz');
  await first.getByRole('button', { name: 'Play slow' }).click();
  await expect(first.getByRole('button', { name: 'Stop slow' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Play slow' })).toBeVisible();

  await first.getByRole('button', { name: 'Open the settings of slow' }).click();
  await expect(text(page)).toHaveValue('पहला वाक्य।');
  await expect(speed(page)).toHaveValue('0.75');
});

test('a deleted take can be restored, even the last one', { tag: '@slow' }, async ({ console: _, page }) => {
  await speak(page, 'नमस्ते');
  await rows(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(rows(page)).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('selected takes are exported with their settings', { tag: '@slow' }, async ({ console: _, page }) => {
  await speak(page, 'एक');
  await speak(page, 'दो', { speed: '1.5' });
  await speak(page, 'तीन');
  await rows(page).filter({ hasText: 'दो' }).getByRole('checkbox').check();
  const [chosen] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Export 1 take' }).click(),
  ]);
  const files = unzipSync(await readDownload(chosen));
  const [audio = ''] = Object.keys(files);
  expect(Object.keys(files)).toEqual([
    expect.stringMatching(/^text-to-speech-hi_female-1\.5x-0st-[\d-]+\.wav$/),
    'takes.json',
  ]);
  const [take] = JSON.parse(new TextDecoder().decode(files['takes.json']));
  expect(take).toMatchObject({ target: 'embedded', account: 'working', request_id: expect.any(String) });
  expect(take.request).toEqual({ headers: { speaker: 'hi_female' }, body: { text: 'दो', speed: 1.5 } });
  expect(files[audio]?.length).toBe(take.size_bytes);

  await card(page).getByRole('checkbox', { name: 'Select all takes' }).check();
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Export 3 takes' }).click(),
  ]);
  expect(Object.keys(unzipSync(await readDownload(all)))).toHaveLength(4);
});

test('the length of the audio is announced to screen readers', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await page.getByRole('button', { name: 'Speak' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /^Spoken, \d+\.\d s\.$/ })).toBeAttached();
});

test('one key switches between two takes at the same position', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await speak(page, 'आज मौसम बहुत अच्छा है, चलो बाहर घूमने चलते हैं।', { speed: '0.75' });
  await speak(page, 'आज मौसम बहुत अच्छा है, चलो बाहर घूमने चलते हैं।', { speed: '1.5' });
  await card(page).getByRole('button', { name: 'Compare the last two' }).click();
  const comparison = page.getByRole('region', { name: 'A and B' });
  await expect(comparison).toContainText(/B is \d\.\d+ s \((49|50)\.\d %\) shorter than A\./);
  await expect(comparison.getByRole('row', { name: /^Speed / })).toContainText('differs');
  await expect(comparison.getByRole('row', { name: /^Speaker / })).toContainText('same');

  const slider = comparison.getByRole('slider', { name: 'Position in the comparison' });
  const now = async () => Number(await slider.getAttribute('aria-valuenow'));
  const length = async () => Number(await slider.getAttribute('aria-valuemax'));
  const [long, start] = [await length(), 1];
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect.poll(now).toBeCloseTo(start, 2);
  await page.keyboard.press('x');
  await expect(comparison.getByRole('button', { name: 'Hear A' })).toBeVisible();
  const short = await length();
  expect(short / long).toBeCloseTo(0.5, 1);
  await expect.poll(now).toBeCloseTo((start / long) * short, 2);
  await page.keyboard.press('x');
  await expect.poll(now).toBeCloseTo(start, 2);

  await comparison.getByRole('radio', { name: 'Same second' }).check();
  await slider.focus();
  await page.keyboard.press('x');
  await expect(slider).toHaveAttribute('aria-valuetext', /^B, /);
  await expect.poll(now).toBeCloseTo(start, 2);

  await slider.press('Home');
  await slider.press('Space');
  await expect(comparison.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('x');
  await expect(slider).toHaveAttribute('aria-valuetext', /^A, /);
  await expect(comparison.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a user names, keeps, compares, closes, deletes and restores takes with the keyboard alone', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await speak(page, 'एक');
  await speak(page, 'दो');
  const newest = rows(page).first();
  const tabTo = async (name: string | RegExp) => {
    const wanted = page.getByRole('button', { name }).first();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await card(page).getByRole('checkbox', { name: 'Select all takes' }).focus();
  await tabTo(/^Rename/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(newest.getByRole('button', { name: 'Rename short' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(newest.getByRole('button', { name: 'Keep short' })).toHaveAttribute('aria-pressed', 'true');

  await card(page).focus();
  await tabTo('Compare the last two');
  await page.keyboard.press('Enter');
  const comparison = page.getByRole('region', { name: 'A and B' });
  await expect(comparison.getByRole('slider')).toBeVisible();
  await page.keyboard.press('x');
  await expect(comparison.getByRole('button', { name: 'Hear A' })).toBeVisible();
  await comparison.getByRole('button', { name: 'Close the comparison' }).press('Enter');
  await expect(card(page)).toBeFocused();

  await tabTo('Delete short');
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest).toContainText('short');
});

test('each of several sentences becomes its own take', { tag: '@slow' }, async ({ console: _, page }) => {
  await page.goto('/text-to-speech?mode=sentences&requests=each&speaker=hi_female#text=एक।%0Aदो।%0Aतीन।');
  await page.getByRole('button', { name: 'Speak' }).first().click();
  await expect(rows(page)).toHaveCount(3);
  for (const sentence of ['एक।', 'दो।', 'तीन।']) await expect(card(page)).toContainText(sentence);
});

test('takes, renaming, a deleted take and the comparison of A and B are accessible', {
  tag: '@slow',
}, async ({ console, page }) => {
  await speak(page, 'नमस्ते दुनिया');
  await speak(page, 'नमस्ते भारत');
  await rows(page).last().getByRole('button', { name: /^Keep/ }).click();
  await expectAccessibleInBothThemes(console, 'takes');
  await card(page).getByRole('button', { name: 'Compare the last two' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the comparison' })).toBeVisible();
  await expectAccessibleInBothThemes(console, 'A and B');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Rename/ })
    .click();
  await expectAccessibleInBothThemes(console, 'name');
  await page.keyboard.press('Escape');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(card(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessibleInBothThemes(console, 'deleted');
});
