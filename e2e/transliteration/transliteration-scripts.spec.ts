import type { CDPSession, Locator } from '@playwright/test';
import { languages, TransliterationLanguage } from '#contract/languages.ts';
import { expect, test } from '../verbs/fixtures.ts';

const fontFamilies = {
  Latn: 'Noto Sans',
  Deva: 'Noto Sans Devanagari',
  Beng: 'Noto Sans Bengali',
  Gujr: 'Noto Sans Gujarati',
  Guru: 'Noto Sans Gurmukhi',
  Knda: 'Noto Sans Kannada',
  Mlym: 'Noto Sans Malayalam',
  Orya: 'Noto Sans Oriya',
  Taml: 'Noto Sans Tamil',
  Telu: 'Noto Sans Telugu',
  Olck: 'Noto Sans Ol Chiki',
  Mtei: 'Noto Sans Meetei Mayek',
} as const;

/** The font family of a language. Sindhi is written in Naskh, Urdu and Kashmiri in Nastaliq. */
function fontFamilyOf(code: TransliterationLanguage): string {
  const { script } = languages[code];
  if (script !== 'Arab') return fontFamilies[script];
  return code === 'sd' ? 'Noto Naskh Arabic' : 'Noto Nastaliq Urdu';
}

/** The font families that the browser actually draws an element's text with, most used first. */
async function findDrawnFonts(page: CDPSession, element: Locator): Promise<string[]> {
  await element.evaluate((node) => {
    document.querySelector('[data-drawn]')?.removeAttribute('data-drawn');
    node.setAttribute('data-drawn', '');
    return document.fonts.ready;
  });
  await page.send('DOM.enable');
  await page.send('CSS.enable');
  const { root } = await page.send('DOM.getDocument', { depth: 0 });
  const found = await page.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-drawn]' });
  // A text field draws its text in a shadow tree.
  const { node } = await page.send('DOM.describeNode', { nodeId: found.nodeId, depth: -1, pierce: true });
  const parts = node.shadowRoots?.flatMap(({ children = [] }) => children) ?? [];
  const { nodeIds } = await page.send('DOM.pushNodesByBackendIdsToFrontend', {
    backendNodeIds: parts.map(({ backendNodeId }) => backendNodeId),
  });
  const used = await Promise.all(
    [found.nodeId, ...nodeIds].map((nodeId) => page.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const fonts = used.flatMap((answer) => answer.fonts);
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount).map(({ familyName }) => familyName);
}

test('font and direction are correct in the box, the result, the typing field and its list, in every language', {
  tag: '@slow',
}, async ({ console, page }) => {
  const devtools = await page.context().newCDPSession(page);
  await console.open('Transliteration', '/transliteration?from=en&to=hi#text=');
  await console.ready();
  const { request, result } = console;
  for (const code of TransliterationLanguage.options) {
    const { nativeName, direction, bcp47, englishName } = languages[code];
    const expectRight = async (element: Locator, where: string) => {
      await expect(element, where).toHaveCSS('direction', direction);
      await expect
        .poll(() => findDrawnFonts(devtools, element).then(([first]) => first), where)
        .toMatch(new RegExp(`^${fontFamilyOf(code)}( |$)`));
    };
    await test.step(englishName, async () => {
      await page.getByRole('radio', { name: 'Strings', exact: true }).check();
      await request.getByRole('combobox', { name: 'Script of the text' }).selectOption(code);
      await request.getByRole('combobox', { name: 'Target script' }).selectOption(code);
      const box = request.getByRole('textbox', { name: /Strings to transliterate/ });
      await box.fill(nativeName);
      await expect(box).toHaveAttribute('lang', bcp47);
      await expectRight(box, 'box');
      await request.getByRole('button', { name: 'Transliterate' }).click();
      const output = result.locator(`p[lang="${bcp47}"]`).first();
      await expect(output).toHaveText(nativeName);
      await expectRight(output, 'result');

      await page.getByRole('radio', { name: 'Typing', exact: true }).check();
      const field = page.getByRole('combobox', { name: 'Typing field' });
      // Punctuation is removed, because it would end the word and close the list.
      await field.fill(nativeName.replace(/[^\p{L}\p{M}]+$/u, ''));
      await expectRight(field, 'typing field');
      const offered = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
      await expectRight(offered.locator(`[lang="${bcp47}"]`), 'suggestion');
    });
  }
});

test('only a few of three hundred strings with ten suggestions each are drawn', { tag: '@slow' }, async ({
  console,
}) => {
  await console.open('Transliteration', '/transliteration?from=en&to=hi&suggestions=10#text=a');
  const box = console.request.getByRole('textbox', { name: /Strings to transliterate/ });
  await box.fill(Array.from({ length: 300 }, (_, index) => `Kavita Menon ${index + 1}`).join('\n'));
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  const rows = console.result.getByRole('list', { name: 'Transliterations' }).locator(':scope > li');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '300');
  expect(await rows.count()).toBeLessThan(60);
  await expect(
    rows.first().getByRole('list', { name: 'Further suggestions' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await console.result.getByRole('searchbox', { name: 'Search in the result' }).fill('Menon 300');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Kavita Menon 300');
});
