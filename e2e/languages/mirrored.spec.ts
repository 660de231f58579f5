import { layoutFaults } from '../verbs/checks/layout-faults.ts';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';

const text = encodeURIComponent('Thank you for your payment.\nMeera sent the parcel');

// English laid out from right to left, as the interface in Urdu is.
test.use({ interfaceLanguage: 'en-XB' });

async function expectMirrored({ page }: ConsoleVerbs, state: string) {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 1600 });
    // Polls the layout, because tabs that do not fit are folded only in the next frame.
    const message = `${state}, ${width} px`;
    await expect
      .configure({ soft: true })
      .poll(() => layoutFaults(page), { message })
      .toEqual([]);
  }
  // Text may be aligned to either side, but code always runs from left to right.
  for (const code of await page.locator('pre, code, .font-mono').all()) {
    await expect.soft(code, state).toHaveCSS('direction', 'ltr');
  }
  const arrows = page.locator('.lucide-arrow-right, .lucide-undo-2');
  for (const arrow of await arrows.all()) await expect.soft(arrow, state).toHaveCSS('scale', '-1 1');
}

test('a right-to-left page mirrors the panes, tabs, arrows and selects of translation', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Translation', `/translation?from=en&to=hi,ta,ur,bn&terms=Meera#text=${text}`);
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const tabs = console.result.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await expectMirrored(console, 'all languages');
  const [request, result] = [await console.request.boundingBox(), await console.result.boundingBox()];
  expect(request?.x).toBeGreaterThan(result?.x ?? Number.POSITIVE_INFINITY);

  // In a mirrored layout the next tab is on the left.
  await tabs.first().press('ArrowLeft');
  await tabs.nth(1).press('ArrowLeft');
  await expect(tabs.nth(2)).toBeFocused();
  await expectMirrored(console, 'tabs');
  await expect(console.result.locator('[lang="ta"]').first()).toHaveCSS('direction', 'ltr');
  const arrow = await console.request
    .getByRole('combobox', { name: 'Source language' })
    .evaluate((select) => getComputedStyle(select).backgroundPosition);
  expect(arrow).toMatch(/^(left )?1?\d\.\dpx/);

  await console.result.getByRole('radio', { name: 'Grid' }).check();
  await expect(console.result.getByRole('table')).toBeVisible();
  await expectMirrored(console, 'grid');
  const drawer = await console.openDrawer();
  await expectMirrored(console, 'drawer');
  // The button that copies a body is beside its code, which runs from the left.
  const copy = drawer.getByRole('button', { name: /^Copy body: / }).first();
  const [code, button] = [await drawer.locator('pre').first().boundingBox(), await copy.boundingBox()];
  expect(button?.x).toBeGreaterThan((code?.x ?? 0) + (code?.width ?? 0) / 2);
});

test('a right-to-left page mirrors the rows, the typing field and the option lab of transliteration', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Transliteration', '/transliteration?from=en&to=ta&suggestions=3#text=Room 12');
  await console.ready();
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
  await expectMirrored(console, 'rows');
  await console.request.getByRole('radio', { name: 'Typing' }).check();
  const field = page.getByRole('combobox', { name: 'Typing field' });
  await field.pressSequentially('vanakkam');
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
  await expect(field).toHaveCSS('direction', 'ltr');
  await expectMirrored(console, 'typing, the list open');
  await page.keyboard.press('Escape');
  await console.request.getByRole('radio', { name: 'Option lab' }).check();
  const lab = page.getByRole('region', { name: 'Option lab' });
  await lab.getByRole('button', { name: 'Compare options' }).click();
  await expect(lab.getByText('No difference in 1')).toBeVisible();
  await expectMirrored(console, 'option lab');
});
