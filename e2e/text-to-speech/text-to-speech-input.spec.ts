import type { Page } from '@playwright/test';
import { errorRows } from '#contract/errors.ts';
import { expectAccessibleInBothThemes } from '../verbs/checks/accessible-layout.ts';
import { longestTaskMilliseconds, sortingMilliseconds } from '../verbs/checks/main-thread.ts';
import { expect, test } from '../verbs/fixtures.ts';

const speak = (page: Page) => page.getByRole('button', { name: 'Speak' }).first();
const resultRegion = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const editor = (page: Page) => page.getByRole('textbox', { name: 'SSML' });

async function openSsml(page: Page, ssml: string, speaker = 'hi_female') {
  const link = new URLSearchParams({ text: '', ssml });
  await page.goto(`/text-to-speech?speaker=${speaker}&mode=ssml#${link}`);
  await expect(editor(page)).toBeVisible();
}

test('a tag button asks for attributes and wraps the selection, and the result is spoken', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await openSsml(page, '<speak>नमस्ते</speak>');
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+End');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Insert prosody' }).click();
  await page.getByLabel('rate', { exact: true }).fill('75%');
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(editor(page)).toContainText('<prosody pitch="+2st" rate="75%">नमस्ते</prosody>');
  await expect(editor(page)).toBeFocused();
  await expect(page.getByText('Well-formed')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(resultRegion(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
});

test('a document with an XML declaration and W3C namespaces is spoken, and its words are shown as written', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const header = [
    '<?xml version="1.0"?>',
    '<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis"',
    '  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    '  xsi:schemaLocation="http://www.w3.org/2001/10/synthesis http://www.w3.org/TR/speech-synthesis11/synthesis.xsd"',
    '  xml:lang="hi-IN">',
  ];
  await openSsml(page, [...header, '<p>किराया ₹1,250 है, 12/03/2024 तक।</p>', '</speak>'].join('\n'));
  await expect(page.getByText('Well-formed')).toBeVisible();
  const marks = page.waitForResponse('**/_local/speech-marks');
  await speak(page).click();
  await expect(resultRegion(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  const { marks: words } = (await (await marks).json()) as { marks: { word: string }[] };
  expect(words.map(({ word }) => word)).toEqual(['किराया', '₹1,250', 'है', '12/03/2024', 'तक']);
});

test('tags, attributes and values are auto-completed; Tab leaves the editor', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await openSsml(page, '');
  await editor(page).focus();
  await page.keyboard.type('<sp');
  await expect(page.getByRole('option', { name: 'speak' })).toBeVisible();
  await page.keyboard.type('eak><break ');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: 'strength' })).toBeVisible();
  await page.keyboard.type('strength="');
  await expect(page.getByRole('option', { name: 'x-strong' })).toBeVisible();
  await page.keyboard.type('x-s');
  await page.getByRole('option', { name: 'x-strong' }).click();
  await expect(editor(page)).toContainText('<speak><break strength="x-strong"');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await expect(page.getByRole('switch', { name: 'Plain text box' })).toBeFocused();
});

test('every problem shows its line and column, and a click leads to it', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await openSsml(page, '<speak>\n<break time="soon"/>\n<p class="x">एक</p></speak>');
  const problems = page.getByRole('list', { name: 'Problems in the SSML' });
  await expect(problems.getByRole('listitem')).toHaveCount(2);
  await problems.getByRole('button', { name: 'Go to line 3, column 4' }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(problems.getByRole('listitem')).toHaveCount(1);
});

test('a problem with only one possible fix has a button that fixes it', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await openSsml(page, '<speak>\n<p class="x">एक & दो</speak>');
  const problems = page.getByRole('list', { name: 'Problems in the SSML' });
  await expect(problems.getByRole('listitem')).toHaveCount(2);
  await console.expectAccessible('problems with fixes');
  await problems.getByRole('button', { name: 'Fix line 2, column 4' }).click();
  await expect(editor(page)).toContainText('<p>एक & दो');
  await expect(editor(page)).toBeFocused();
  await expect(problems.getByRole('listitem')).toHaveCount(1);
  await problems.getByRole('button', { name: /^Fix/ }).click();
  await expect(editor(page)).toContainText('&amp;');
  await expect(problems).toContainText('<p> is unclosed');
  await problems.getByRole('button', { name: /^Fix/ }).click();
  await expect(editor(page)).toContainText('दो</p></speak>');
  await expect(page.getByText('Well-formed')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(problems.getByRole('listitem')).toHaveCount(1);
});

test('the completion list has the font and language of the console, and popovers do not cover the selection', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await openSsml(page, '<speak>नमस्ते</speak>');
  await editor(page).press('ControlOrMeta+Home');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('<pro');
  await expect(page.getByText('This tag is not finished')).toBeVisible();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect(list).toHaveCSS('font-family', font);
  expect(await list.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  await expect(editor(page)).toHaveAttribute('lang', 'hi');
  await page.keyboard.press('Escape');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Backspace');

  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowRight');
  const selection = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON());
  await page.getByRole('button', { name: 'Insert prosody' }).click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.y).toBeGreaterThan(selection.bottom);
});

test('typing replaces a selection of several lines, without inline styles', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  // A style that the page's CSP refuses is logged as an error, which fails the test.
  await openSsml(page, '<speak>\n<p>one <break time="1s"/> two</p>\n<!-- three -->\n</speak>');
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('"');
  await expect(editor(page)).toHaveText(/^"<speak>.*<\/speak>"$/s);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('<');
  await expect(editor(page)).toHaveText('<');
  await editor(page).press('ControlOrMeta+z');
  await expect(editor(page)).toContainText('three');
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.type('<speak');
  await expect(editor(page)).toHaveText('<speak');
});

test('the editor can be replaced by a plain text box with the same text', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await openSsml(page, '<speak>எண்</speak>', 'ta_male');
  await page.getByRole('switch', { name: 'Plain text box' }).click();
  await expect(editor(page)).toHaveValue('<speak>எண்</speak>');
  await editor(page).fill('<speak>நன்றி</speak>');
  await page.getByRole('switch', { name: 'Plain text box' }).click();
  await expect(editor(page)).toContainText('<speak>நன்றி</speak>');
});

test('plain text is converted to SSML and back, with a note of what is lost', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await page.goto('/text-to-speech?speaker=hi_female#text=एक है। दो %26 तीन।');
  await page.getByRole('radio', { name: 'SSML' }).check();
  await page.getByRole('button', { name: 'From the text' }).click();
  await expect(editor(page)).toContainText('<s>दो &amp; तीन।</s>');
  await page.getByRole('button', { name: 'Insert break' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'To plain text' }).click();
  await expect(page.getByText('Lost there: break.')).toBeVisible();
});

test('with one request per sentence, each has its own state', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  const text = encodeURIComponent('एक है।\nदो हैं।');
  await page.goto(`/text-to-speech?speaker=hi_female&mode=sentences#text=${text}`);
  await page.getByRole('radio', { name: 'One per sentence' }).check();
  await speak(page).click();
  for (const name of ['Sentence 1', 'Sentence 2']) {
    const one = resultRegion(page).getByRole('region', { name, exact: true });
    await expect(one.getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  }
});

test('a field can be sent although it has its default value, and the link restores that choice', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/text-to-speech?speaker=hi_female#text=एक');
  await page.getByRole('checkbox', { name: 'Send speed' }).check();
  await expect(page).toHaveURL(/alwaysSent=speed/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Send speed' })).toBeChecked();
  await speak(page).click();
  await expect(resultRegion(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await expect(await console.openDrawer()).toContainText('"speed": 1');
});

test('typing in a text of 20,000 characters keeps the page responsive', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await page.goto('/text-to-speech?speaker=hi_female#text=एक');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('नमस्ते दुनिया। नमस्ते दुनिया। नमस्ते दुनिया।\n'.repeat(430));
  await text.press('End');
  const longest = await longestTaskMilliseconds(page, async () => {
    await text.pressSequentially('एक दो तीन चार पाँच');
    await expect(page.getByText('of 20,000 characters')).toBeVisible();
  });
  expect(longest).toBeLessThan(await sortingMilliseconds(page));
});

const customFormatField = (page: Page) => page.getByRole('textbox', { name: 'Format, any value' });
const customRateField = (page: Page) => page.getByRole('textbox', { name: 'Sample rate, any value' });
const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** For each error row, the steps that enter the refused value or, afterwards, an accepted one. */
const enterValueByRow: Readonly<Record<string, (page: Page, isWrong: boolean) => Promise<unknown>>> = {
  'tts.speaker-missing': (page, isWrong) =>
    page.getByRole('textbox', { name: 'Speaker code' }).fill(isWrong ? '' : 'hi_female'),
  'tts.speed': (page, isWrong) =>
    page.getByRole('textbox', { name: 'Speed, as a number' }).fill(isWrong ? '3' : '1'),
  'tts.pitch': (page, isWrong) =>
    page.getByRole('textbox', { name: 'Pitch, in semitones' }).fill(isWrong ? '12' : '0'),
  'tts.text-missing': (page, isWrong) => textField(page).fill(isWrong ? '' : 'एक'),
  'tts.format': async (page, isWrong) => {
    const format = page.getByLabel('Format', { exact: true });
    await format.selectOption(isWrong ? 'another value…' : 'WAV');
    if (isWrong) await customFormatField(page).fill('AIFF');
  },
  'tts.sample-rate': async (page, isWrong) => {
    const rate = page.getByLabel('Sample rate', { exact: true });
    await rate.selectOption(isWrong ? 'another value…' : '16000');
    if (isWrong) await customRateField(page).fill('11025');
  },
};
const requestRows = errorRows.filter(({ id }) => id in enterValueByRow);

test('every case of an invalid request in this file belongs to an existing error row', () => {
  expect(requestRows.map(({ id }) => id).sort()).toEqual(Object.keys(enterValueByRow).sort());
});

test('every kind of invalid request is explained, can be sent anyway, and is then refused by the service', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/text-to-speech?speaker=hi_female#text=एक');
  const card = resultRegion(page).getByRole('alert');
  for (const { id, text } of requestRows) {
    await test.step(id, async () => {
      await enterValueByRow[id]?.(page, true);
      await speak(page).click();
      await expect(card).toContainText('Nothing was sent');
      await card.getByRole('button', { name: 'Send anyway' }).click();
      await expect(card).toContainText(text);
      await enterValueByRow[id]?.(page, false);
    });
  }
});

test('the SSML editor, its forms and its problems are accessible', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await openSsml(
    page,
    '<speak>\n<voice name="ur_female">آپ کا شکریہ۔</voice><break time="x"/></speak>',
    'ur_female',
  );
  await expect(page.getByRole('list', { name: 'Problems in the SSML' })).toBeVisible();
  await expectAccessibleInBothThemes(console, 'editor');
  await page.getByRole('button', { name: 'Insert say-as' }).click();
  await expectAccessibleInBothThemes(console, 'attributes');
});
