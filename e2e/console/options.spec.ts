import { expect, test } from '../verbs/fixtures.ts';

test.use({ optionsOpen: false });

test('options are folded into a line that shows the chosen values, and open by click or key', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  const options = page.getByRole('button', { name: /^Options/ });
  await expect(options).toHaveAttribute('aria-expanded', 'false');
  await expect(options).toContainText('3.0 · generic · 1 kept term');
  await expect(console.request.getByRole('switch')).toHaveCount(0);
  await console.expectAccessible('folded options');

  await options.click();
  const profane = console.request.getByRole('switch', { name: 'Filter profane content' });
  await profane.click();
  await page.keyboard.press('Alt+o');
  await expect(profane).toHaveCount(0);
  await expect(options).toContainText('3.0 · generic · 1 kept term · 1 not default');
});

test('options stay open in every panel and after a reload', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await page.keyboard.press('Alt+o');
  await console.open('Transliteration');
  const options = page.getByRole('button', { name: /^Options/ });
  await expect(options).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(options).toHaveAttribute('aria-expanded', 'true');
  await options.click();
  await expect(options).toContainText('pii_names · 5 suggestions');
  await console.open('Speech to text');
  await expect(options).toContainText('English · en · generic · with subtitles');
});
