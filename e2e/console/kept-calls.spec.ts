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

/** Waits until as many calls are in the browser's storage. */
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

test('calls are in the drawer again after a reload, until the log is cleared', async ({ console, page }) => {
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

test('two tabs keep the calls of both', async ({ console, context, page }) => {
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

test('a full browser is said in words, and no call on the screen is lost', async ({ console, page }) => {
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
