import { startNmtServer } from '#testing/service/nmt-server.ts';
import { expect, test } from '../verbs/fixtures.ts';

test('the service page lists the installed engines and how to add another', async ({ console, page }) => {
  await console.open('Service', '/service');
  const engines = page.getByRole('region', { name: 'Engines' });
  await expect(engines).toContainText('Phrasebook');
  await expect(engines.getByRole('button', { name: /Copy the command: Neural/ })).toBeVisible();
  await expect(engines).toContainText('NMT_BASE_URL');
});

test('calls use the account chosen on the service page', async ({ console, page }) => {
  await console.open('Service', '/service');
  const accounts = page.getByRole('region', { name: 'Demo accounts' });
  await expect(accounts.getByRole('listitem')).toHaveCount(9);
  await accounts.getByRole('button', { name: 'Use the account exhausted' }).click();
  await expect(page.getByRole('button', { name: 'Account: exhausted' })).toBeVisible();
  await console.open('Translation');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('usage exhausted');
});

test('the allowance of the small account runs out after two translations', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Service', '/service');
  const accounts = page.getByRole('region', { name: 'Demo accounts' });
  await accounts.getByRole('button', { name: 'Use the account small-allowance' }).click();
  await console.open('Translation');
  const send = console.request.getByRole('button', { name: 'Translate' });
  for (const text of ['Thank you for your payment.', 'The doctor will see you now.']) {
    const field = console.request.getByRole('textbox', { name: /Strings to translate/ });
    await field.fill(`${text}\n`.repeat(3).trim());
    await send.click();
    await expect(console.result.getByRole('listitem').first()).toContainText(text);
    await expect(console.result.getByRole('alert')).toHaveCount(0);
  }
  await send.click();
  await expect(console.result.getByRole('alert')).toContainText('usage exhausted');
  await console.open('Service', '/service');
  await expect(accounts.getByRole('listitem').filter({ hasText: 'small-allowance' })).toContainText('165');
});

test('on a phone every account can be chosen, and the fields for other credentials are within reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/translation');
  await page.getByRole('button', { name: /^Account:/ }).click();
  const appId = page.getByLabel('REV-APP-ID');
  await appId.fill('somebody');
  await appId.scrollIntoViewIfNeeded();
  await expect(appId).toBeInViewport();
  await page.getByRole('radio', { name: 'hindi-english', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account: hindi-english' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('the service page says what is known and unknown about a remote target', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.goto('/translation?target=nowhere&from=en&to=hi#text=Thank you.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Service' }).first().click();
  const target = page.getByRole('region', { name: 'The chosen target: nowhere' });
  await expect(target).toContainText('The proxy has no target of this name.');
  await expect(target).toContainText(/Last call.*Not sent/);
  await expect(target).toContainText('the API has no call that returns them');
});

test('a translation engine is tested, used by the next translation, and reset', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const engine = await startNmtServer({
    translate: (_, target) => `${target === 'hi' ? 'यह' : 'यो'} अनुवाद है।`,
  });
  try {
    await page.goto('/translation?from=en&to=hi#text=Nobody wrote this before.');
    await console.request.getByRole('button', { name: 'Translate' }).click();
    await console.result.getByRole('link', { name: 'How to add an engine' }).click();
    const section = page.getByRole('region', { name: 'Translation engine' });
    await expect(section.getByRole('heading')).toBeInViewport();
    const address = section.getByLabel('Address');
    await section.getByRole('button', { name: 'Test' }).click();
    await expect(section).toContainText('An address begins with http:// or https://');
    await address.fill('http://127.0.0.1:9');
    await section.getByRole('button', { name: 'Test' }).click();
    await expect(section.getByRole('alert')).toContainText('Nothing answers at this address');
    await address.fill(engine.url);
    await section.getByRole('button', { name: 'Test' }).click();
    await expect(section.getByRole('status')).toContainText('यह अनुवाद है।');
    await section.getByRole('button', { name: 'Use it' }).click();
    await expect(section).toContainText(`In use: LibreTranslate · ${engine.url}`);

    await page.goto('/translation?from=en&to=hi#text=Nobody wrote this before.');
    await console.request.getByRole('button', { name: 'Translate' }).click();
    await expect(console.result).toContainText('यह अनुवाद है।');

    await console.open('Service', '/service');
    await section.getByRole('button', { name: 'Stop using it' }).click();
    await expect(section).toContainText('No engine is in use');
  } finally {
    await engine.close();
  }
});
