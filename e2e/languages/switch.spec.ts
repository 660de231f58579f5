import { expect, test } from '../verbs/fixtures.ts';

test('the interface changes its language without a reload, keeps what is on the page, and remembers it', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/translation?from=en&to=hi,ta#text=Good morning');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const result = page.getByText('सुप्रभात');
  await expect(result).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const field = page.getByRole('textbox').first();
  await field.fill('Good morning\nTyped before the switch');

  await page.getByRole('button', { name: 'Language of the interface' }).click();
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'अनुवाद' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveTitle('अनुवाद · भाषा कंसोल');
  await expect(result).toBeVisible();
  await expect(field).toHaveValue('Good morning\nTyped before the switch');
  expect(await page.evaluate('sameDocument')).toBe(true);
  await expect(page).toHaveURL(/[?&]lang=hi(&|#|$)/);
  // Typing updates the address too, which must keep the language.
  await field.fill('Good morning\nTyped after the switch');
  await expect(page).toHaveURL(/lang=hi.*after/);

  await page.goto('/service');
  await expect(page.getByRole('heading', { level: 1, name: 'सेवा' })).toBeVisible();
  await page.getByRole('button', { name: 'इंटरफ़ेस की भाषा' }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).not.toHaveURL(/lang=/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
});

test('a language whose words cannot be fetched leaves the interface as it is and says so', async ({
  console: _,
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language of the interface' }).click();
  await page.route('**/assets/all-*.js', (route) => route.abort());
  await page.getByRole('radio', { name: 'हिन्दी' }).press('Space');
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const { code, direction, heading } of [
  { code: 'hi', direction: 'ltr', heading: 'अनुवाद' },
  { code: 'en-XB', direction: 'rtl', heading: 'Translation' },
]) {
  test(`a page in ${code} is complete before any script has run, without a flash of another language`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/?lang=${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-starting', 'as-built');
    // The next visit uses the language of the link.
    await page.goto('/service');
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
}

for (const code of ['en', 'hi', 'ur']) {
  test(`the first page in ${code} is painted without scroll bars at 1280x800`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/?lang=${code}`);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  });
}

test('a link with an unknown language is opened in English', async ({ console: _, page }) => {
  await page.goto('/?lang=../secret');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/service?lang=xx');
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
});
