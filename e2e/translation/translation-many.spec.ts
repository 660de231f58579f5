import { longestTaskMilliseconds, sortingMilliseconds } from '../verbs/checks/main-thread.ts';
import { expect, test } from '../verbs/fixtures.ts';

/** Every hundredth string is in the phrasebook, the others are transliterated. The numbers are in descending order. */
const strings = Array.from({ length: 10_000 }, (_, index) =>
  index % 100 === 99 ? 'Thank you for your payment.' : `Order ${10_000 - index} arrives on Monday`,
);

test('ten thousand strings in five languages are filtered, searched and sorted while the page stays responsive', {
  tag: '@slow',
}, async ({ console, page }) => {
  // This test works through ten thousand strings six times.
  test.setTimeout(240_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await console.open('Translation', '/translation?from=en&to=hi,ta,bn,te,mr#text=');
  await page.evaluate((text) => navigator.clipboard.writeText(text), strings.join('\n'));
  await console.request.getByRole('textbox', { name: /Strings to translate/ }).focus();
  await page.keyboard.press('Control+V');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const rows = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  const first = rows.first();
  await expect(first).toHaveAttribute('aria-setsize', '10000', { timeout: 90_000 });
  await expect(first).toContainText('Order 10000 arrives');
  await console.result.getByRole('tab', { name: 'Hindi' }).click();

  const served = console.result.getByRole('button', { name: /LOOKUP_MODERATED: 100$/ });
  const filtering = await longestTaskMilliseconds(page, async () => {
    await served.click();
    await expect(first).toHaveAttribute('aria-setsize', '100');
    await expect(first).toContainText('Thank you for your payment.');
    await served.click();
    await expect(first).toHaveAttribute('aria-setsize', '10000');
  });
  const reference = await sortingMilliseconds(page);
  expect(filtering).toBeLessThan(reference);

  const search = console.result.getByRole('searchbox', { name: 'Search in this tab' });
  const searching = await longestTaskMilliseconds(page, async () => {
    await search.pressSequentially('order 12');
    await expect(first).toContainText('Order 1299 arrives');
    await expect(first).toHaveAttribute('aria-setsize', '110');
    await search.clear();
    await expect(first).toHaveAttribute('aria-setsize', '10000');
  });
  expect(searching).toBeLessThan(reference);

  const order = console.result.getByRole('combobox', { name: 'Order' });
  for (const [name, text] of [
    ['By status', 'Order 10000 arrives'],
    ['By input', 'Order 2 arrives'],
    ['By translation', 'आपके भुगतान'],
    ['As sent', 'Order 10000 arrives'],
  ] as const) {
    const sorting = await longestTaskMilliseconds(page, async () => {
      await order.selectOption(name);
      await expect(first).toContainText(text);
    });
    expect(sorting, name).toBeLessThan(reference);
  }

  // Tab goes through one row and leaves the list; arrow keys go to the same control of other rows, drawn or not.
  const control = (name: string) => console.result.getByRole('button', { name, exact: true });
  await control('Listen to row 1').focus();
  await page.keyboard.press('Tab');
  await expect(control('Copy translation 1')).toBeFocused();
  for (let row = 2; row <= 25; row++) {
    await page.keyboard.press('ArrowDown');
    await expect(control(`Copy translation ${row}`)).toBeFocused();
  }
  await expect(control('Copy translation 25')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(control('More for row 25')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(/in the reference$/);
  await page.keyboard.press('Tab');
  await expect(console.result.getByRole('link', { name: 'How to add an engine' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(control('Copy the uuid')).toBeFocused();
  await control('Listen to row 25').focus();
  await page.keyboard.press('ArrowUp');
  await expect(control('Listen to row 24')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(control('Copy all')).toBeFocused();
});
