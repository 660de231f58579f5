import { expect, test } from '../verbs/fixtures.ts';
import { panelNames } from '../verbs/panel-names.ts';

test('the theme follows the system until the user chooses one, which is kept', async ({ console, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await console.open('Translation', '/translation');
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await surface();
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await expect(page.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
  await expect.poll(surface).not.toBe(dark);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
  expect(await surface()).not.toBe(dark);
});

test('input survives a reload, a change of panel and the opening of a link', async ({
  console,
  page,
  context,
}) => {
  await console.open('Translation', '/translation');
  const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await text.fill('Kept & safe\nதமிழ் #1');
  await console.request.getByRole('switch', { name: 'Filter profane content' }).check();
  await expect(page).toHaveURL(/filterProfane=true/);
  expect(new URL(page.url()).search).not.toContain('Kept');

  await page.reload();
  await expect(text).toHaveValue('Kept & safe\nதமிழ் #1');
  await console.open('Transliteration');
  await console.open('Translation');
  await expect(text).toHaveValue('Kept & safe\nதமிழ் #1');

  await expect(page).toHaveURL(/filterProfane=true.*#text=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: /Strings to translate/ })).toHaveValue(
    'Kept & safe\nதமிழ் #1',
  );
  await expect(other.getByRole('switch', { name: 'Filter profane content' })).toBeChecked();
});

test('a result is still there after a change of panel', { tag: '@slow' }, async ({ console }) => {
  await console.open('Translation', '/translation');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('tab')).toHaveCount(5);
  await console.open('Service');
  await console.open('Translation');
  await expect(console.result.getByRole('tab')).toHaveCount(5);
});

test('the exchange drawer shows the call with its credentials masked, and can copy and reopen it', {
  tag: '@slow',
}, async ({ console, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await console.open('Translation', '/translation?from=en&to=hi#text=Hello.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('listitem').first()).toBeVisible();
  const drawer = await console.openDrawer();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText('"Hello."');
  await expect(drawer.getByRole('region', { name: 'Response' })).toContainText('responseList');
  await expect(drawer).toContainText('None: the answer matches the specification.');

  await drawer.getByRole('button', { name: 'Copy as curl' }).last().click();
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  expect(curl).toMatch(/^curl -X POST "\$\{BASE_URL%\/\}"/);
  expect(curl).toContain('$REV_API_KEY');
  expect(curl).toContain('Hello.');

  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill('Something else');
  await drawer.getByRole('button', { name: 'Reopen in its panel' }).click();
  await expect(console.request.getByRole('textbox', { name: /Strings to translate/ })).toHaveValue('Hello.');
});

test('the page says that it is offline, and the embedded service still answers', async ({
  console,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await console.open('Translation', '/translation');
  await expect(page.getByRole('main')).toContainText('This machine is offline');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('tab')).toHaveCount(5);
});

for (const width of [375, 320]) {
  test(`at ${width} px the bar of panels marks the current panel, the top bar names it, and no bar covers another`, {
    tag: '@slow',
  }, async ({ console, page }) => {
    await page.setViewportSize({ width, height: 740 });
    await console.open('Translation', '/translation');
    const exchange = page.getByRole('region', { name: 'Exchange' });
    for (const panel of panelNames.slice(1)) {
      await console.open(panel);
      const links = page.getByRole('navigation', { name: 'Panels' }).getByRole('link');
      await expect(links).toHaveCount(7);
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().toJSON()),
      );
      for (const [index, box] of boxes.entries()) {
        expect(Math.min(box.width, box.height), `${panel}, entry ${index}`).toBeGreaterThanOrEqual(40);
        expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(box.right).toBeLessThanOrEqual(width);
      }
      const current = page.getByRole('navigation', { name: 'Panels' }).locator('[aria-current=page]');
      await expect(current).toHaveAccessibleName(panel);
      await expect(page.getByRole('heading', { level: 1, name: panel })).toBeInViewport({ ratio: 1 });
      const bar = await page.getByRole('navigation', { name: 'Panels' }).boundingBox();
      const above = await exchange.boundingBox();
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }
  });
}

test('an unknown page offers a way back', async ({ page }) => {
  await page.goto('/nothing-here');
  await expect(page.getByText('There is no such page')).toBeVisible();
  await page.getByRole('button', { name: 'Open Translation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Translation' })).toBeVisible();
});
