import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { longestTaskMilliseconds, sortingMilliseconds } from '../verbs/checks/main-thread.ts';
import { expect, test } from '../verbs/fixtures.ts';

test('the characters of a field, of a selection and of a result are inspected with one key and compared', {
  tag: '@slow',
}, async ({ console, page }) => {
  const joined = 'क\u094d\u200dष';
  await console.open('Translation', '/translation?from=en&to=hi#text=');
  await console.ready();
  const source = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await source.fill(joined);
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'Characters' });
  const text = dialog.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveValue(joined);
  const column = dialog.getByRole('region', { name: 'Characters of the text', exact: true });
  await expect(column).toContainText('1 grapheme, 4 code points, 4 UTF-16 units, 12 bytes of UTF-8');
  await expect(column).toContainText('Devanagari 3');
  await expect(column.getByRole('listitem')).toHaveCount(1);
  await expect(column.getByRole('listitem')).toContainText('U+200DZERO WIDTH JOINER');

  const second = dialog.getByRole('textbox', { name: 'Text to compare with' });
  await second.fill('क\u094dष');
  await expect(dialog.getByText('The texts differ only in characters that cannot be seen.')).toBeVisible();
  await text.fill('my paypal');
  await second.fill('my p\u0430ypal');
  await expect(dialog.getByText('a reader may mistake one for the other')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Different' }).check();
  const other = dialog.getByRole('region', { name: 'Characters of the text to compare with' });
  await expect(other.getByRole('listitem')).toHaveCount(1);
  await expect(other.getByRole('listitem')).toContainText('CYRILLIC SMALL LETTER A');
  await expect(other.getByRole('listitem')).toContainText('confusable');
  await expectAccessibleLayout(console, 'two texts compared');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(source).toBeFocused();

  await source.fill('Thank you.');
  await source.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 5));
  await page.keyboard.press('Alt+c');
  await expect(text).toHaveValue('Thank');
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+Enter');
  const result = console.result.locator('[data-result]').first();
  await expect(result).not.toBeEmpty();
  await result.evaluate((element) => getSelection()?.selectAllChildren(element));
  await console.result.getByRole('button', { name: 'Copy' }).first().focus();
  await page.keyboard.press('Alt+c');
  await expect(text).toHaveValue((await result.textContent()) ?? '');
  await expect(text).toHaveAttribute('lang', 'hi');
  await dialog.getByRole('combobox', { name: 'Choose a text of this page' }).selectOption('Thank you.');
  await expect(second).toHaveValue('Thank you.');
  await expect(other).toContainText('10 graphemes');
});

test('100,000 characters are inspected while the page stays responsive', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=');
  await console.ready();
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'Characters' });
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(`${'की\u200d '.repeat(25_000)}`);
  const column = dialog.getByRole('region', { name: 'Characters of the text', exact: true });
  await expect(column).toContainText('100,000 code points', { timeout: 20_000 });
  expect(await column.getByRole('listitem').count()).toBeLessThan(100);
  const list = column.getByRole('list').locator('..');
  const longest = await longestTaskMilliseconds(page, async () => {
    await dialog.getByRole('radio', { name: 'Marked' }).check();
    await list.focus();
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('PageDown');
    // Scrolling measures rows, which moves the end of the list.
    await expect(async () => {
      await page.keyboard.press('End');
      const last = column.getByRole('listitem').last();
      await expect(last).toHaveAttribute('aria-posinset', '25000', { timeout: 500 });
    }).toPass();
  });
  expect(longest).toBeLessThan(await sortingMilliseconds(page));
});

test('the character dialog opened without a text inspects what is typed into its field', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Service', '/service');
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'Characters' });
  await expect(dialog.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('é');
  await expect(dialog.getByRole('listitem').first()).toContainText('U+00E9');
});

test('SSML of 20,000 characters is inspected completely while the page stays responsive', {
  tag: '@slow',
}, async ({ console, page }) => {
  const sentence = '<s>नमस्ते <break time="200ms"/> <prosody rate="slow">दुनिया</prosody></s>';
  const ssml = `<speak>\n${`${sentence}\n`.repeat(Math.ceil(20_000 / sentence.length))}</speak>`;
  await console.open(
    'Text to speech',
    `/text-to-speech?speaker=hi_female&mode=ssml#${new URLSearchParams({ text: '', ssml })}`,
  );
  const editor = page.getByRole('textbox', { name: 'SSML' });
  await expect(editor).toBeVisible();
  await editor.focus();
  const dialog = page.getByRole('dialog', { name: 'Characters' });
  const longest = await longestTaskMilliseconds(page, async () => {
    await page.keyboard.press('Alt+c');
    const column = dialog.getByRole('region', { name: 'Characters of the text', exact: true });
    await expect(column).toContainText('code points', { timeout: 20_000 });
  });
  await expect(dialog.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(ssml);
  expect(longest).toBeLessThan(await sortingMilliseconds(page));
});
