import type { Page } from '@playwright/test';
import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { longestTaskMilliseconds, sortingMilliseconds } from '../verbs/checks/main-thread.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { openWithStarterSet } from '../workbench/workbench-verbs.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Command palette' });
const options = (page: Page) => palette(page).getByRole('option');
/** The option that Enter runs. */
const highlighted = (page: Page) => palette(page).locator('[role=option][data-highlighted]');

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('status')).toHaveText(/\d commands?$/);
}

/** Opens the palette, types, and presses Enter once this option is the first. */
async function run(page: Page, query: string, option: RegExp) {
  await openPalette(page);
  await page.keyboard.type(query);
  await expect(options(page).first()).toHaveText(option);
  await expect(highlighted(page)).toHaveText(option);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

/**
 * Opens the palette, types, goes to the first option of a group with the arrow keys, and runs it. Returns its title.
 */
async function runInGroup(page: Page, query: string, group: string): Promise<string> {
  await openPalette(page);
  await page.keyboard.type(query);
  const option = palette(page).getByRole('group', { name: group }).getByRole('option').first();
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 40 && (await option.getAttribute('data-highlighted')) === null; presses++) {
    await page.keyboard.press('ArrowDown');
  }
  const title = await option.locator('span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  return title ?? '';
}

test('every kind of command is found and run with the keyboard alone', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await openWithStarterSet(console);
  await expect(
    page.getByRole('region', { name: 'Cases', exact: true }).getByRole('listitem').first(),
  ).toBeVisible();

  // Opens a panel.
  await run(page, 'translation', /^Translation/);
  await console.shows('Translation');
  // Fills in a sample.
  await run(page, 'orders', /^Translation: Orders/);
  const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await expect(text).toHaveValue(/^Your order 4512/);
  // Adds languages: one by its English name with a letter missing, one by its name in its own script.
  await run(page, 'taml', /^Translate into Tamil/);
  await expect(console.request.getByRole('button', { name: 'Remove Tamil' })).toBeVisible();
  await expect(text).toHaveValue(/^Your order 4512/);
  await run(page, 'اردو', /^Translate into Urdu/);
  await expect(console.request.getByRole('button', { name: 'Remove Urdu' })).toBeVisible();
  // Runs an action.
  await run(page, 'send', /^Send, from anywhere/);
  await expect(console.result.getByRole('tab', { name: 'Urdu' })).toBeVisible();
  // Opens a call, which is listed once it is answered.
  await expect(console.result.getByRole('tabpanel')).toContainText(/\p{L}/u);
  await expect(page.getByRole('region', { name: 'Exchange' })).toContainText('200');
  await runInGroup(page, '4512 will arrive', 'History');
  const drawer = page.getByRole('region', { name: 'Exchange' });
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText('Your order 4512');
  // Changes settings.
  await run(page, 'theme dark', /^Theme: Dark/);
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  await run(page, 'account hindi-english', /^Account: hindi-english/);
  await expect(page.getByRole('button', { name: 'Account: hindi-english' })).toBeVisible();
  await run(page, 'account working', /^Account: working/);
  // Opens a case.
  const name = await runInGroup(page, 'profan', 'Cases');
  await console.shows('Cases');
  await expect(page.getByRole('region', { name: 'Cases', exact: true })).toContainText(name);
  // Uploads a sample.
  await run(page, 'speech wav', /^Speech to text: WAV/);
  await console.shows('Speech to text');
  await expect(page.getByRole('region', { name: /sample-sentence/ }).first()).toBeVisible();
  // Starts the tour.
  await run(page, 'tour', /^Start the tour/);
  await expect(page.getByRole('region', { name: /^Guided tour/ })).toBeVisible();
});

test('the palette is a combobox with groups, whose highlighted option is the active descendant', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await openPalette(page);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(palette(page).getByRole('listbox', { name: 'Commands' })).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Panels' }).getByRole('option')).toHaveCount(7);
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveCount(1);
  const id = await highlighted(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(id));
  await page.keyboard.type('speech');
  await expect(highlighted(page)).toHaveText(/^Speech to text/);
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ commands$/);
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveText(/^Text to speech/);
  await page.keyboard.type(' qqqq');
  await expect(palette(page).getByText('Nothing matches “speech qqqq”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('closing the palette returns the focus and changes nothing', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation');
  await console.ready();
  const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
  const before = await text.inputValue();
  await text.focus();
  await openPalette(page);
  await page.keyboard.type('orders');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(before);
  await page.getByRole('button', { name: 'Command palette' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeFocused();
});

test('recent commands come first on the next visit', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await run(page, 'Service', /^Service/);
  await run(page, 'theme light', /^Theme: Light/);
  await page.reload();
  await openPalette(page);
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^Theme: Light/,
    /^Service/,
  ]);
});

test('each action in the palette shows its shortcut', async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await openPalette(page);
  await page.keyboard.type('drawer');
  await expect(options(page).first()).toHaveAttribute('aria-keyshortcuts', 'Alt+X');
  await expect(options(page).first().locator('kbd')).toHaveText(['Alt', 'X']);
});

test('the shortcut pressed before the scripts have loaded opens the palette', { tag: '@slow' }, async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toHaveCount(0);
  arrive();
  await expect(field(page)).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
});

test('commands that need the service are left out when it does not answer', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation');
  await console.ready();
  const findTheme = async () => {
    await openPalette(page);
    await page.keyboard.type('theme dark');
    await expect(options(page).first()).toHaveText(/^Theme: Dark/);
  };
  // The code of the palette is loaded while there is a network.
  await findTheme();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await findTheme();
});

test('the palette is accessible, empty and with results', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(console.result.getByRole('tab')).toHaveCount(5);
  await openPalette(page);
  await expectAccessibleLayout(console, 'palette');
  await page.keyboard.type('tamil');
  await expect(options(page).first()).toHaveText(/Tamil/);
  await expectAccessibleLayout(console, 'palette with languages');
  await page.keyboard.type('qqqq');
  await expectAccessibleLayout(console, 'palette without results');
});

test('500 calls and 2,000 cases are searched without a long task', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(console.result.getByRole('tab')).toHaveCount(5);
  await expect.poll(() => page.evaluate(storedCalls)).toBeGreaterThan(0);
  await openWithStarterSet(console);
  await page.evaluate(fillStorage);
  await page.reload();
  await console.ready();
  await openPalette(page);
  await page.keyboard.press('Escape');
  const sorting = await sortingMilliseconds(page);
  const longest = await longestTaskMilliseconds(page, async () => {
    await openPalette(page);
    for (const query of ['case 1999', 'the clinic', 'தமிழ்']) {
      await field(page).fill('');
      await page.keyboard.type(query);
      await expect(options(page).first()).toBeVisible();
    }
  });
  // 50 ms, or on a slow machine the time of a sort that takes 50 ms on an ordinary one.
  expect(longest).toBeLessThan(Math.max(50, sorting));
  await field(page).fill('Case number 1999');
  await expect(options(page).first()).toHaveText(/^Case number 1999/);
});

/** The number of calls that this browser has stored with their bodies. */
async function storedCalls() {
  // Opening a database that the page has not made yet would make it, without its stores.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'calls')) return 0;
  return new Promise<number>((resolve) => {
    const opening = indexedDB.open('calls');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('bodies').objectStore('bodies').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

/** Stores 2,000 cases and 500 calls, as if they had been made in this browser. */
async function fillStorage() {
  const open = (name: string) =>
    new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
  const ended = (writing: IDBTransaction) =>
    new Promise((resolve) => writing.addEventListener('complete', resolve));
  const cases = await open('cases');
  const writing = cases.transaction('cases', 'readwrite');
  for (let index = 0; index < 2000; index++) {
    const id = `case-${index}`;
    writing.objectStore('cases').put(
      {
        path: `many/${id}.json`,
        case: {
          version: 1,
          id,
          name: `Case number ${index}`,
          tags: ['many'],
          request: {
            operation: 'localization',
            headers: {},
            query: {},
            body: { data: ['The clinic opens.'] },
          },
          expectations: [],
        },
      },
      id,
    );
  }
  await ended(writing);
  cases.close();
  const calls = await open('calls');
  const stores = ['calls', 'bodies', 'sizes'] as const;
  const copying = calls.transaction(stores, 'readwrite');
  for (const store of stores) {
    const reading = copying.objectStore(store).openCursor();
    reading.onsuccess = () => {
      const at = Number(Array.isArray(reading.result?.key) ? reading.result.key[0] : 0);
      const value = reading.result?.value;
      for (let index = 1; index < 500; index++) {
        const copy =
          store === 'calls' ? { ...value, exchange: { ...value.exchange, id: `copy-${index}` } } : value;
        copying.objectStore(store).put(copy, [at - index, `copy-${index}`]);
      }
    };
  }
  await ended(copying);
  calls.close();
}
