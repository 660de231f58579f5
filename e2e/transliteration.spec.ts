import { expect, test } from './fixtures.ts';

test('five suggestions are listed in rank order, in their script', async ({ console, page }) => {
  await console.open('Transliteration', '/transliteration');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  const rows = console.result.getByRole('list', { name: 'Transliterations' });
  await expect(rows.locator(':scope > li')).toHaveCount(3);
  const first = rows.locator(':scope > li').first();
  await expect(first.getByRole('list', { name: 'Further suggestions' }).getByRole('listitem')).toHaveCount(4);
  const texts = await first.locator('[lang="ml"]').allTextContents();
  expect(texts).toHaveLength(5);
  expect(texts[0]).toBe('കവിത മേനോൻ');
  expect(new Set(texts).size).toBe(5);
  for (const text of texts) expect(text).toMatch(/^[\p{Script=Malayalam}\s]+$/u);
  await expect(page.getByRole('button', { name: 'Contract clean' })).toBeVisible();
});

test('numbers become words of the target language', async ({ console }) => {
  await console.open('Transliteration', '/transliteration?from=en&to=hi#text=12');
  await console.request.getByRole('combobox', { name: 'Numbers' }).selectOption('words');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.locator('[lang="hi"]').first()).toHaveText('बारह');
});

test('the two scripts are swapped with one press', async ({ console }) => {
  await console.open('Transliteration', '/transliteration?from=hi&to=bn#text=नमस्ते');
  await console.request.getByRole('button', { name: 'Swap the two scripts' }).click();
  await expect(console.request.getByRole('combobox', { name: 'Script of the text' })).toHaveValue('bn');
  await expect(console.request.getByRole('combobox', { name: 'Target script' })).toHaveValue('hi');
});

for (const [sample, language, script] of [
  ['Abbreviations', 'ur', /\p{Script=Arabic}/u],
  ['Numbers', 'sat', /\p{Script=Ol_Chiki}/u],
  ['Hinglish', 'hi', /\p{Script=Devanagari}/u],
] as const) {
  test(`the sample ${sample} works with one press`, async ({ console }) => {
    await console.open('Transliteration', '/transliteration');
    await console.request.getByRole('button', { name: sample, exact: true }).click();
    await console.request.getByRole('button', { name: 'Transliterate' }).click();
    await expect(console.result.locator(`[lang="${language}"]`).first()).toHaveText(script);
  });
}
