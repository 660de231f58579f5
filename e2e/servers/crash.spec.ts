import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

// Runs one test at a time, because each of them breaks the console.
test.describe.configure({ mode: 'default' });

test('while the service is down, the failure is named and the input kept', { tag: '@slow' }, async ({
  console,
  ownConsole,
  page,
}) => {
  await console.open('Translation', '/');
  const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await text.fill('Good morning.');
  ownConsole.crashService();
  await page.keyboard.press('Control+Enter');
  const card = console.result.getByRole('alert');
  await expect(card).toContainText('No answer from embedded');
  await expect(text).toHaveValue('Good morning.');
  // The service restarts by itself, after which the button on the card works. The first answers may be slow.
  const tryAgain = card.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click();
    await expect(console.result.getByRole('tabpanel')).toContainText('सुप्रभात', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

test('a panel whose code cannot be loaded says why, and appears once the server is back', {
  tag: '@slow',
}, async ({ ownConsole, page }) => {
  await page.goto('/translation');
  const text = page.getByRole('textbox', { name: /Strings to translate/ });
  await text.fill('Kept.');
  // Waits until all code of the page has loaded.
  await expect(page.locator('html[data-starting]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await ownConsole.halt();
  await page.getByRole('navigation').getByRole('link', { name: 'Text to speech' }).click();
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('The console’s own server does not answer.');
  await expect(card).toContainText('npm start');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toBeVisible();
  // A panel that was already loaded keeps working.
  await page.getByRole('navigation').getByRole('link', { name: 'Translation' }).click();
  await expect(text).toHaveValue('Kept.');
  await page.keyboard.press('Alt+X');
  await expect(page.getByRole('region', { name: 'Exchange' }).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Alt+X');
  await page.getByRole('navigation').getByRole('link', { name: 'Text to speech' }).click();
  await expect(card).toBeVisible();
  await ownConsole.resume();
  await expect(async () => {
    // A browser that caches the failed import needs the page reload that this button triggers.
    await card
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 500 })
      .catch(() => {});
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole('navigation').getByRole('link', { name: 'Translation' }).click();
  await expect(text).toHaveValue('Kept.');
});
