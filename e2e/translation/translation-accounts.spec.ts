import { expect, test } from '../verbs/fixtures.ts';

test('a refused call keeps the input, names the rule and works with another account', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Translation', '/translation');
  const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await text.fill('Thank you for your payment.');
  await console.chooseAccount('expired');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const card = console.result.getByRole('alert');
  await expect(card).toContainText('API key expired');
  await expect(card).toContainText('403');
  await expect(text).toHaveValue('Thank you for your payment.');

  await card.getByRole('button', { name: 'Choose account' }).click();
  await console.page.getByRole('radio', { name: 'working', exact: true }).click();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(console.result.getByRole('listitem').first()).toContainText('LOOKUP_MODERATED');
});

/** Whether the whole element is on the screen and not covered. */
function isSeen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    return there !== null && element.contains(there);
  });
}

for (const [account, message] of [
  ['exhausted', 'usage exhausted'],
  ['hindi-english', 'unauthorized to use this src/tgt language'],
] as const) {
  const tag = account === 'exhausted' ? [] : '@slow';
  test(`the account ${account} is refused with its documented message, which is also shown before sending`, {
    tag,
  }, async ({ console, page }) => {
    await page.goto(`/translation?from=en&to=ta&account=${account}#text=Hello.`);
    const note = console.request.getByRole('note').filter({ hasText: `Account: ${account} is refused` });
    await expect(note).toContainText(message);
    const send = console.request.getByRole('button', { name: 'Translate' });
    for (const size of [
      { width: 1440, height: 800 },
      { width: 375, height: 812 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => send.evaluate(isSeen), `the main action at ${size.width} px`).toBe(true);
    }
    await send.click();
    await expect(console.result.getByRole('alert')).toContainText(message);
  });
}

test('credentials entered for the session are used and never stored', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.goto('/translation?from=en&to=hi#text=Hello.');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByLabel('REV-API-KEY').fill('nobody-has-this-key');
  await page.getByLabel('REV-APP-ID').fill('nobody');
  await page.getByRole('button', { name: 'Use for this session' }).click();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('Invalid REV-API-KEY or REV-APP-ID');

  const drawer = await console.openDrawer();
  await expect(drawer).not.toContainText('nobody-has-this-key');
  const stored = await page.evaluate(
    () => JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href,
  );
  expect(stored).not.toContain('nobody-has-this-key');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account: working' })).toBeVisible();
});
