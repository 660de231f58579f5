import type { Page } from '@playwright/test';
import { layoutFaults } from '../verbs/checks/layout-faults.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { openStage, smallestResultFont, stageBar, stageResults } from '../verbs/stage-verbs.ts';

const thanks = encodeURIComponent('Thank you for your payment.');
const inFour = `/translation?from=en&to=hi,ta,ur,bn#text=${thanks}`;

/** Words and codes that only testers need. */
const testersWords =
  /REV-|api_?status|LOOKUP|T13N|UNLOCALIZED|job_id|\b(hi|ta|ur)_|Exchange|Options|Details|Samples|curl|POST|working|embedded/i;

async function expectForAudience(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(testersWords);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Exchange' })).toHaveCount(0);
}

test('one key shows translations in large type with plain words, and one key goes back', async ({
  console,
  page,
}) => {
  await openStage(page, '/translation');
  await expect(stageResults(page)).toHaveCount(12);
  await expect(page.getByText('English to Hindi, Tamil, Bangla and Urdu')).toBeVisible();
  await expect(page.getByText('translated', { exact: true }).first()).toBeVisible();
  expect(await smallestResultFont(page)).toBeGreaterThanOrEqual(28);
  await expect(stageResults(page).and(page.locator('[lang="ur"]')).first()).toHaveAttribute('dir', 'rtl');
  await expectForAudience(page);
  await page.keyboard.press('Escape');
  await expect(console.result.getByRole('listitem').first()).toBeVisible();
  await expect(stageBar(page)).toHaveCount(0);
  await expect(page.locator('#panel')).toBeFocused();
});

test('on a phone, the whole bar of the stage is on one line, in every language', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const language of ['en', 'hi', 'ur']) {
    await page.goto(`/text-to-speech?lang=${language}`);
    await expect(page.locator('html[data-starting]')).toHaveCount(0);
    await page.keyboard.press('Alt+P');
    await expect(page.getByRole('toolbar')).toBeVisible();
    const buttons = await page.getByRole('toolbar').getByRole('button').all();
    expect(buttons).toHaveLength(6);
    const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    await page.keyboard.press('Escape');
  }
});

test('three texts in four languages are in view at once on a projector of 1280 by 720', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStage(page, '/translation');
  await expect(stageResults(page)).toHaveCount(12);
  for (const result of await stageResults(page).all()) await expect(result).toBeInViewport({ ratio: 1 });
  expect(await smallestResultFont(page)).toBeGreaterThanOrEqual(28);
});

test('on a small stage, keys scroll to every result, wherever the focus is', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openStage(page, '/translation');
  await expect(stageResults(page)).toHaveCount(12);
  const [first, last] = [stageResults(page).first(), stageResults(page).last()];
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport({ ratio: 1 });
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('PageDown');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('text that could not be translated is labelled as only written in the other script', async ({
  page,
}) => {
  await openStage(page, `/translation?from=en&to=ta#text=${encodeURIComponent('Zyxwv qqrst')}`);
  await expect(page.getByText('written in Tamil script')).toBeVisible();
});

test('transliteration shows the best suggestion largest, in its own script', { tag: '@slow' }, async ({
  page,
}) => {
  await openStage(page, '/transliteration?from=en&to=sat&suggestions=3#text=Meera%20Nair');
  await expect(page.getByText('written in Ol Chiki script')).toBeVisible();
  const [first, second] = await stageResults(page).evaluateAll((results) =>
    results.map((result) => Number.parseFloat(getComputedStyle(result).fontSize)),
  );
  expect(first).toBeGreaterThan(second ?? 0);
  expect(second).toBeGreaterThanOrEqual(28);
  await expect(stageResults(page).first()).toHaveCSS('font-family', /^"Noto Sans Ol Chiki"/);
  await expectForAudience(page);
});

const litWord = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)).join());

test('speech is prepared in advance, plays when Space is pressed, and the spoken word is highlighted', {
  tag: '@slow',
}, async ({ page }) => {
  await openStage(page, '/text-to-speech');
  const play = page.getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  await expect(page.getByText('Hindi, a woman’s voice')).toBeVisible();
  await expect(page.getByText(/^(Fast|Natural) voice$/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => litWord(page)).toMatch(/\p{L}/u);
  const first = await litWord(page);
  await expect.poll(() => litWord(page)).not.toBe(first);
  await page.keyboard.press('Space');
  await expect(play).toBeVisible();
  await expectForAudience(page);
});

test('speech to text offers a sample recording and shows its transcript with the waveform', {
  tag: '@slow',
}, async ({ page }) => {
  await openStage(page, '/speech-to-text');
  await page.getByRole('button', { name: 'Transcribe a sample recording' }).press('Enter');
  await expect(stageResults(page)).toContainText(/\w+ \w+/, { timeout: 60_000 });
  expect(await smallestResultFont(page)).toBeGreaterThanOrEqual(28);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => litWord(page)).toMatch(/\p{L}/u);
  await expectForAudience(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Job: / })).toBeVisible();
});

test('a panel that is only for testers offers the panels that can be presented; panel keys work on the stage', {
  tag: '@slow',
}, async ({ page }) => {
  await openStage(page, '/service');
  await page.getByRole('button', { name: 'Transliteration' }).click();
  await expect(stageResults(page).first()).toBeVisible();
  await page.keyboard.press('Alt+1');
  await expect(page.getByRole('heading', { level: 1, name: 'Translation' })).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('region')).toHaveCount(1);
  await expect(keys.getByRole('region', { name: 'Stage' })).toContainText('Copy linkC');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  // The shortcut of the drawer has no effect on the stage, nor once the stage is left.
  await page.keyboard.press('Alt+X');
  await page.keyboard.press('Alt+P');
  await expect(page.getByRole('button', { name: 'Present', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last calls' })).toHaveCount(0);
});

test('text that was typed a moment before is on the stage, and still in the form afterwards', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/translation?from=en&to=hi#text=Before.');
  const box = console.request.getByRole('textbox', { name: /^Strings to/ });
  await box.fill('Thank you for your payment.');
  await page.keyboard.press('Alt+P');
  await expect(page.locator('#panel').getByText('Thank you for your payment.')).toBeVisible();
  await page.keyboard.press('Alt+P');
  await expect(box).toHaveValue('Thank you for your payment.');
});

test('the presenter changes the request by keyboard and runs it again', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await openStage(page, `/translation?from=en&to=hi#text=${thanks}`);
  await expect(stageResults(page)).toHaveCount(1);
  await page.keyboard.press('e');
  const request = page.getByRole('form', { name: 'Change the request' });
  const text = request.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  expect(await text.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize))).toBeGreaterThan(28);
  await expectForAudience(page);
  await console.expectAccessible('the request on the stage');
  for (const width of [320, 640, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await layoutFaults(page), `${width} px`).toEqual([]);
  }
  // Keys that are shortcuts of the stage are typed as text here.
  await text.fill('');
  await expect(request.getByRole('status')).toHaveText('There is no text yet, or no language.');
  await text.pressSequentially('Good morning.');
  await request.getByRole('button', { name: /Tamil/ }).press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(request).toHaveCount(0);
  await expect(stageResults(page)).toHaveCount(2);
  await expect(page.locator('#panel').getByText('Good morning.')).toBeVisible();
  // Escape goes back to the results, then to the console, where the request is as it was sent.
  await page.keyboard.press('e');
  await expect(text).toHaveValue('Good morning.');
  await page.keyboard.press('Escape');
  await expect(stageResults(page)).toHaveCount(2);
  // On the stage of another panel, the voice can be changed.
  await page.keyboard.press('Alt+4');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('e');
  await request.getByRole('combobox', { name: 'Voice' }).selectOption({ label: 'Hindi, a man’s voice' });
  await request.getByRole('button', { name: 'Speak' }).press('Enter');
  await expect(page.getByRole('button', { name: /^(Play|Pause)$/ })).toBeVisible();
  await expect(page.getByText('Hindi, a man’s voice')).toBeVisible();
  await page.keyboard.press('Alt+1');
  await page.keyboard.press('Escape');
  await expect(console.request.getByRole('textbox', { name: /^Strings to/ })).toHaveValue('Good morning.');
  await expect(console.request.getByRole('button', { name: 'Remove Tamil' })).toBeVisible();
});

test('the stage is still open after a reload', { tag: '@slow' }, async ({ page }) => {
  await openStage(page, inFour);
  await expect(stageResults(page)).toHaveCount(4);
  await page.reload();
  await expect(stageBar(page)).toBeVisible();
  await expect(stageResults(page)).toHaveCount(4);
});

for (const [size, viewport] of [
  ['1280 by 720', { width: 1280, height: 720 }],
  ['1920 by 1080', { width: 1920, height: 1080 }],
  ['1280 by 720 at 200 %', { width: 640, height: 360 }],
] as const) {
  test(`everything fits at ${size}, light and dark, and nothing is inaccessible`, { tag: '@slow' }, async ({
    console,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openStage(page, inFour);
    await expect(stageResults(page)).toHaveCount(4);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await layoutFaults(page), colorScheme).toEqual([]);
      expect(await smallestResultFont(page)).toBeGreaterThanOrEqual(28);
      await console.expectAccessible(`${size}, ${colorScheme}`);
    }
    for (const key of ['Alt+2', 'Alt+4', 'Alt+5']) {
      await page.keyboard.press(key);
      await expect(stageBar(page)).toBeVisible();
      if (key !== 'Alt+5') await expect(stageResults(page).first()).toBeVisible();
      expect(await layoutFaults(page), key).toEqual([]);
      await console.expectAccessible(`${size}, ${key}`);
    }
  });
}

test('nothing moves when reduced motion is preferred', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStage(page, inFour);
  await expect(stageResults(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const result of await stageResults(page).all()) await expect(result).toHaveCSS('opacity', '1');
});

test('results appear one language after the other', { tag: '@slow' }, async ({ page }) => {
  await openStage(page, inFour);
  await expect(stageResults(page)).toHaveCount(4);
  const delays = await stageResults(page).evaluateAll((results) =>
    results.map((result) => Number.parseFloat(getComputedStyle(result).animationDelay)),
  );
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(new Set(delays).size).toBe(4);
});

test.describe('a right-to-left language', () => {
  test.use({ interfaceLanguage: 'en-XB' });

  test('the stage mirrors its layout but leaves the direction of each text as it is', async ({ page }) => {
    await openStage(page, inFour);
    await expect(stageResults(page)).toHaveCount(4);
    const bar = await stageBar(page).boundingBox();
    expect(bar?.x).toBeLessThan(640);
    await expect(stageResults(page).and(page.locator('[lang="ta"]'))).toHaveCSS('direction', 'ltr');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await layoutFaults(page)).toEqual([]);
  });
});

test('F turns full screen on, and the shortcut of the stage leaves full screen and stage', {
  tag: '@slow',
}, async ({ page }) => {
  await openStage(page, inFour);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(stageBar(page).getByRole('button', { name: 'Full screen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Alt+P');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await expect(stageBar(page)).toHaveCount(0);
});
