import { tabTo } from '../verbs/checks/focus-walk.ts';
import { expect, test } from '../verbs/fixtures.ts';

test('a user chooses language, voice, speed and format, synthesises a text and saves it with the keyboard alone', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
  await console.ready();
  await tabTo(page, /^Text$/);
  // The radio button for the kind of input has the same name as the field.
  await tabTo(page, /^Text$/);
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('வணக்கம்');
  await tabTo(page, 'Language');
  const speaker = page.getByRole('textbox', { name: 'Speaker code' });
  for (let presses = 0; presses < 30; presses += 1) {
    const before = await speaker.inputValue();
    if (before.startsWith('ta_')) break;
    await page.keyboard.press('ArrowDown');
    await expect(speaker).not.toHaveValue(before);
  }
  await expect(speaker).toHaveValue(/^ta_/);
  await tabTo(page, /^(female|male)$/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Speed, as a number');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0.75');
  await tabTo(page, 'Format');
  await page.keyboard.type('FLAC');
  await tabTo(page, /^Speak(?!er)/);
  await page.keyboard.press('Enter');
  await expect(console.result.getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await tabTo(page, 'Download .flac');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^text-to-speech-ta_.*0\.75x.*\.flac$/);
});

test('a user writes SSML with tags from buttons and a list, finds its problem and synthesises it with the keyboard alone', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते');
  await console.ready();
  await tabTo(page, /^Text$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'SSML' })).toBeChecked();
  const editor = page.getByRole('textbox', { name: 'SSML' });
  await expect(editor).toBeVisible();
  await tabTo(page, 'From the text');
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('नमस्ते');
  await tabTo(page, 'Insert break', { back: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Insert$/);
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('<break');
  await expect(editor).toBeFocused();

  await page.keyboard.type('<p class="x">');
  const problems = page.getByRole('list', { name: 'Problems in the SSML' });
  await expect(problems.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, 'Go to line');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(page.getByText('Well-formed')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await tabTo(page, /^Speak(?!er)/);
  await page.keyboard.press('Enter');
  await expect(console.result.getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
});
