import type { Page } from '@playwright/test';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';

const link = (text: string) => `/translation?from=en&to=hi#text=${encodeURIComponent(text)}`;
const drawerOf = (page: Page) => page.getByRole('region', { name: 'Exchange' });
const sendButton = (page: Page) =>
  page
    .getByRole('region', { name: 'Request', exact: true })
    .first()
    .getByRole('button', { name: 'Translate', exact: true });
const callsIn = (page: Page) => drawerOf(page).getByRole('list').first().getByRole('listitem');

async function translate(page: Page, text: string) {
  await page.goto(link(text));
  await sendButton(page).click();
  await expect(drawerOf(page).getByText('200', { exact: true }).first()).toBeVisible();
}

/** Waits until this many calls are in the browser's storage. */
const expectStored = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('calls');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('calls').objectStore('calls').count();
              counting.onsuccess = () => {
                opening.result.close();
                resolve(counting.result);
              };
            };
          }),
      ),
    )
    .toBe(count);

const reload = async (console: ConsoleVerbs, page: Page) => {
  await page.reload();
  await console.openDrawer();
};

test('calls are in the drawer again after a reload, until the log is cleared', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await translate(page, 'Hello.');
  await expectStored(page, 1);
  await reload(console, page);
  await expect(callsIn(page)).toHaveCount(1);
  const response = drawerOf(page).getByRole('region', { name: 'Response' });
  await expect(drawerOf(page).getByRole('region', { name: 'Request' })).toContainText('Hello.');
  await expect(response).toContainText('नमस्ते');
  await expect(drawerOf(page).getByRole('button', { name: 'Reopen in its panel' })).toBeVisible();

  const stored = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('calls');
        opening.onsuccess = () => {
          const { result } = opening;
          const [calls, bodies] = ['calls', 'bodies'].map((name) =>
            result.transaction(name).objectStore(name).getAll(),
          );
          if (!calls || !bodies) return;
          bodies.onsuccess = () => {
            result.close();
            resolve(JSON.stringify([calls.result, bodies.result]));
          };
        };
      }),
  );
  expect(stored).toContain('Hello.');
  expect(stored).not.toContain('demo-key');

  await drawerOf(page).getByRole('button', { name: 'Clear log' }).click();
  await expectStored(page, 0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Target: embedded', exact: true })).toBeVisible();
  await drawerOf(page).getByRole('button', { name: 'Open' }).click();
  await expect(drawerOf(page)).toContainText('No call yet.');
});

test('calls made in two tabs are all kept', { tag: '@slow' }, async ({ console, context, page }) => {
  const other = await context.newPage();
  await translate(page, 'Hello.');
  await expectStored(page, 1);
  await translate(other, 'Thank you.');
  await expectStored(other, 2);
  await sendButton(page).click();
  await expectStored(page, 3);
  await reload(console, page);
  await expect(callsIn(page)).toHaveCount(3);
});

test('when storage is full, the drawer says so and keeps the calls on the screen', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  });
  await translate(page, 'Hello.');
  const drawer = await console.openDrawer();
  await expect(drawer).toContainText('The browser had no room for some of these calls');
  await expect(callsIn(page)).toHaveCount(1);
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText('Hello.');
});

/** Puts copies of the only stored call into the browser's storage. */
const storeCopies = (page: Page, count: number) =>
  page.evaluate(
    (copies) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('calls');
        opening.onsuccess = () => {
          const names = ['calls', 'bodies', 'sizes'];
          const writing = opening.result.transaction(names, 'readwrite');
          for (const name of names) {
            const reading = writing.objectStore(name).openCursor();
            reading.onsuccess = () => {
              const found = reading.result;
              if (!found || !Array.isArray(found.key)) return;
              for (let copy = 1; copy <= copies; copy += 1) {
                const id = `copy-${copy}`;
                const value = structuredClone(found.value);
                if (name === 'calls') {
                  value.exchange.id = id;
                  value.facts = { text: `Copy ${copy}.`, search: `copy ${copy}.` };
                }
                writing.objectStore(name).put(value, [copy, id]);
              }
            };
          }
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    count,
  );

test('500 calls are listed, searched, filtered and navigated by keyboard; older ones are removed', {
  tag: '@slow',
}, async ({ console, page }) => {
  await translate(page, 'Hello.');
  await expectStored(page, 1);
  await storeCopies(page, 505);
  await reload(console, page);
  const drawer = drawerOf(page);
  await expect(drawer).toContainText('500 of 500');
  expect(await callsIn(page).count()).toBeLessThan(60);
  await expect(callsIn(page).first()).toContainText('Translation en → hi');
  await expect(callsIn(page).first()).toContainText('“Hello.”');
  await expect(callsIn(page).first().getByText('“Hello.”')).toHaveAttribute('lang', 'en');

  await callsIn(page).first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(drawer.getByRole('button', { name: '“Copy 504.”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: '“Copy 504.”' })).toHaveAttribute('aria-pressed', 'true');
  await reload(console, page);
  await expect(drawer.getByRole('button', { name: '“Copy 504.”' })).toHaveAttribute('aria-pressed', 'true');

  const search = drawer.getByRole('searchbox', { name: 'Search calls' });
  await search.fill('copy 77.');
  await expect(drawer).toContainText('1 of 500');
  await expect(callsIn(page)).toHaveCount(1);
  await search.fill('');
  await drawer.getByLabel('Function').selectOption('Text to speech');
  await expect(drawer).toContainText('No call matches.');
  await drawer.getByRole('button', { name: 'Show all calls' }).click();
  await expect(drawer).toContainText('500 of 500');
  await console.expectAccessible('the list of calls', '#exchange-drawer');

  await page
    .getByRole('region', { name: 'Request', exact: true })
    .first()
    .getByRole('button', { name: 'Translate', exact: true })
    .click();
  await expectStored(page, 500);
});

test('the calls of one typing session are grouped in one row, which can be expanded', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Transliteration', '/transliteration?view=typing&from=en&to=hi&cnt_lang=hi#text=');
  await console.ready();
  const field = page.getByRole('combobox', { name: 'Typing field' });
  for (const word of ['namaste', ' dost']) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await field.pressSequentially(word);
    await answered;
  }
  await console.openDrawer();
  const session = drawerOf(page).getByRole('button', { name: /\d calls while typing/ });
  await expect(callsIn(page)).toHaveCount(1);
  await session.click();
  await expect(session).toHaveAttribute('aria-expanded', 'true');
  expect(await callsIn(page).count()).toBeGreaterThan(2);
});

test('on the Translation panel the drawer copies the curl command of the translation, even after speech and a reload', {
  tag: '@slow',
}, async ({ console, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await translate(page, 'Hello.');
  const spoken = page.waitForResponse((response) => response.request().method() === 'POST');
  await console.result.getByRole('button', { name: 'Listen to row 1' }).click();
  await spoken;
  await expectStored(page, 2);
  const expectTranslationCopied = async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await drawerOf(page).getByRole('button', { name: 'Copy as curl' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"Hello."');
  };
  await expectTranslationCopied();
  await console.openDrawer();
  await expect(callsIn(page).first()).toContainText('Text to speech');
  await expectTranslationCopied();
  await page.reload();
  await expectTranslationCopied();
});
