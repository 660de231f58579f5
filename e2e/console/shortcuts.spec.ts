import type { Locator, Page } from '@playwright/test';
import { armFaults, slowAnswer } from '../verbs/arm-faults.ts';
import { type ConsoleVerbs, expect, test as sharedTest } from '../verbs/fixtures.ts';
import { runSample } from '../verbs/job-view-verbs.ts';
import { test } from '../verbs/processes/own-console.ts';
import { jobView } from '../verbs/speech-to-text-verbs.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

interface ListedKey {
  readonly name: string;
  /** The keys as Playwright presses them; several if each of them does something. */
  readonly presses: readonly string[];
}

const pressNames: Readonly<Record<string, string>> = {
  ...{ Ctrl: 'Control', Esc: 'Escape', '⌫': 'Backspace', '↵': 'Enter' },
  ...{ '↑': 'ArrowUp', '↓': 'ArrowDown', '←': 'ArrowLeft', '→': 'ArrowRight' },
};

function pressesOf(keys: string): string[] {
  const names = keys.split(' + ').map((key) => pressNames[key] ?? key);
  if (names.includes('…')) return names.filter((name) => name !== '…').slice(0, 1);
  const isCombination = /^(Alt|Control|Shift)$/.test(names[0] ?? '');
  return isCombination ? [names.join('+')] : names;
}

/** The keys in one list of the dialog, which is closed again. */
async function listedKeys(page: Page, title: string): Promise<ListedKey[]> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('?');
  const list = dialog(page).getByRole('region', { name: title });
  await expect(list).toBeVisible();
  const rows = await list.locator('dl > div').evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('dt')?.textContent ?? '',
      keys: row.querySelector('dd .sr-only')?.textContent ?? '',
    })),
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(rows.length).toBeGreaterThan(0);
  return rows.map(({ name, keys }) => ({ name, presses: pressesOf(keys) }));
}

/** Records whether the console used the last key that was pressed. */
async function watchKeys(page: Page) {
  await page.evaluate(() => {
    addEventListener('keydown', (event) => Object.assign(globalThis, { wasUsed: event.defaultPrevented }));
  });
}

/** Matches the names of shortcuts that open a dialog or popover, whose code may still have to be loaded. */
const opensDialog = /^(Characters|Choose target|Scenes|Command palette|This list)/;

/** Closes what the key of this name has opened. */
async function closeOverlay(page: Page, name: string) {
  const overlay = page.locator('dialog[open], [popover]:popover-open');
  if (opensDialog.test(name)) await expect(overlay).toHaveCount(1);
  if ((await overlay.count()) > 0) await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
}

/** Presses each key of a list, which the console must use; `before` prepares the key of this name. */
async function expectKeysUsed(
  page: Page,
  keys: readonly ListedKey[],
  before: (name: string) => Promise<void> = async () => {},
) {
  await watchKeys(page);
  for (const { name, presses } of keys) {
    for (const press of presses) {
      await before(name);
      await page.keyboard.press(press);
      expect(await page.evaluate('wasUsed'), `${name}: ${press}`).toBe(true);
      await closeOverlay(page, name);
      // The stage takes the place of the page until the key is pressed again.
      if (name.startsWith('Present this page')) await page.keyboard.press(press);
      await expect(page.getByRole('banner')).toBeVisible();
    }
  }
}

const text = ({ request }: ConsoleVerbs) => request.getByRole('textbox', { name: /Strings to translate/ });

test('the list of keys begins with those of the open panel', { tag: '@slow' }, async ({ console, page }) => {
  for (const [panel, first] of [
    ['Translation', 'In the grid of strings and on target languages'],
    ['Transliteration', 'In the typing field'],
    ['Speech to text', 'In a recording'],
    ['Text to speech', 'In a recording'],
    ['Service', 'On an entry of the lookup database'],
    ['Cases', 'In the workbench'],
  ] as const) {
    await console.open(panel);
    await console.ready();
    await page.keyboard.press('?');
    await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toHaveText(first);
    await page.keyboard.press('Escape');
  }
});

test('every key listed for all panels works', { tag: '@slow' }, async ({ console, page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'console.tour',
      JSON.stringify({ status: 'running', step: 0, startedAt: Date.now() }),
    );
  });
  await armFaults(page, 'localization', slowAnswer);
  await console.open('Translation');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  const keys = await listedKeys(page, 'Everywhere');
  const special = ['Close a list or a dialog', 'From row to row in a long list'];
  const ordinary = keys.filter(({ name }) => !special.includes(name));
  expect(keys.length - ordinary.length).toBe(special.length);
  await expectKeysUsed(page, ordinary, async (name) => {
    if (name === 'Cancel the running call') {
      await armFaults(page, 'localization', slowAnswer);
      await page.keyboard.press('Alt+1');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('button', { name: /Cancel/ }).first()).toBeVisible();
    }
  });

  await page.keyboard.press('Alt+1');
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const calls = page
    .getByRole('region', { name: 'Exchange' })
    .getByRole('list')
    .first()
    .getByRole('listitem');
  await calls.first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(calls.nth(1).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(calls.first().getByRole('button').first()).toBeFocused();
});

test('every key listed for the grid of strings and for target languages works', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const openGrid = async () => {
    await page.goto('/service');
    await console.open('Translation', '/translation?from=en&to=hi,ta,bn#text=One%0ATwo%0AThree');
    await console.ready();
    await console.request.getByRole('radio', { name: 'Grid' }).check();
  };
  await openGrid();
  const keys = await listedKeys(page, 'In the grid of strings and on target languages');
  const pressOf = (name: string) => keys.find((key) => key.name === name)?.presses ?? [];
  const cell = (number: number) =>
    console.request.getByRole('textbox', { name: `String ${number}`, exact: true });
  const values = () =>
    console.request
      .getByRole('textbox', { name: /^String \d+$/ })
      .evaluateAll((cells: HTMLTextAreaElement[]) => cells.map(({ value }) => value));
  const targets = console.request.getByRole('list', { name: 'Target languages' }).getByRole('listitem');
  const chip = (name: string): Locator => console.request.getByRole('button', { name: `Remove ${name}` });
  const effects: Readonly<Record<string, () => Promise<void>>> = {
    'Next string': async () => expect(cell(3)).toBeFocused(),
    'Line break in a string': async () => expect.poll(values).toEqual(['One', 'Two\n', 'Three']),
    'Add a string below': async () => expect.poll(values).toEqual(['One', 'Two', '', 'Three']),
    'Move the string up': async () => expect.poll(values).toEqual(['Two', 'One', 'Three']),
    'Move the string down': async () => expect.poll(values).toEqual(['One', 'Three', 'Two']),
    'Remove the string': async () => expect.poll(values).toEqual(['One', 'Three']),
  };
  for (const [name, expectEffect] of Object.entries(effects)) {
    await cell(2).click();
    await page.keyboard.press('End');
    for (const press of pressOf(name)) await page.keyboard.press(press);
    await expectEffect();
    await openGrid();
    await expect.poll(values).toEqual(['One', 'Two', 'Three']);
  }
  const [left = '', right = ''] = pressOf('Previous or next target language');
  await chip('Tamil').focus();
  await page.keyboard.press(right);
  await expect(chip('Bangla')).toBeFocused();
  await page.keyboard.press(left);
  await expect(chip('Tamil')).toBeFocused();
  for (const press of pressOf('Move the target language')) await page.keyboard.press(press);
  await expect(targets).toHaveText([/hi/, /bn/, /ta/, /Add language/]);
  for (const press of pressOf('Remove the target language')) await page.keyboard.press(press);
  await expect(targets).toHaveText([/hi/, /bn/, /Add language/]);
  expect(keys).toHaveLength(Object.keys(effects).length + 3);
});

test('every key listed for the typing field works', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Transliteration', '/transliteration?view=typing&from=en&to=hi');
  await console.ready();
  const field = page.getByRole('combobox', { name: 'Typing field' });
  const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  const keys = await listedKeys(page, 'In the typing field');
  await expectKeysUsed(page, keys, async (name) => {
    await field.fill('');
    await field.pressSequentially('namaste');
    await expect(option).toBeVisible();
    if (name.startsWith('Show suggestions again')) {
      await page.keyboard.press('Enter');
      await expect(option).toHaveCount(0);
    }
  });
});

test('every key listed for a recording works', { tag: '@slow' }, async ({ console: _, page }) => {
  await runSample(page);
  const keys = await listedKeys(page, 'In a recording');
  await jobView(page).getByRole('slider', { name: 'Position in the recording' }).focus();
  await expectKeysUsed(page, keys);
});

test('the key listed for the comparison of two takes works', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Text to speech', '/text-to-speech');
  await console.ready();
  const takes = page.getByRole('region', { name: 'Takes' });
  for (const count of [1, 2]) {
    await page.keyboard.press('Control+Enter');
    await expect(takes.getByRole('listitem')).toHaveCount(count);
  }
  await takes.getByRole('button', { name: 'Compare the last two' }).click();
  await expect(page.getByRole('region', { name: 'A and B' })).toBeVisible();
  await expectKeysUsed(page, await listedKeys(page, 'While two takes are compared'));
});

test('every key listed for an entry of the lookup database works', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Service', '/service?view=translations');
  await console.ready();
  const keys = await listedKeys(page, 'On an entry of the lookup database');
  const list = page.getByRole('list', { name: 'Lookup database' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add translation' }).click();
  const editor = page.getByRole('region', { name: 'New entry' });
  await editor.getByRole('textbox', { name: /English/ }).fill('Every key marks this entry');
  await editor.getByRole('textbox', { name: /Hindi/ }).fill('हर कुंजी');
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'Lookup database' }).getByRole('searchbox').fill('every key marks');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const row = list.getByRole('button').first();
  await row.focus();
  for (const { name, presses } of keys) {
    for (const press of presses) await page.keyboard.press(press.toLowerCase());
    const state = name.replace('Mark the text as ', '');
    await expect(list.getByText(new RegExp(`^${state}$`, 'i'))).toBeVisible();
  }
});

test('every key listed for the workbench works', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Cases', '/cases');
  await page.getByRole('button', { name: 'Add the starter set' }).click();
  const cases = page.getByRole('region', { name: 'Cases', exact: true });
  await expect(cases.getByRole('listitem').first()).toBeVisible();
  const keys = await listedKeys(page, 'In the workbench');
  await cases.getByRole('listitem').first().getByRole('checkbox').check();
  // In this order: edit, save, run.
  expect(keys).toHaveLength(3);
  await expectKeysUsed(page, keys);
  await expect(console.result.getByText(/1 passed/).first()).toBeVisible();
});

sharedTest('a shortcut pressed with Shift is left to the browser', async ({ console, page }) => {
  await console.open('Translation', '/translation');
  await console.ready();
  await text(console).focus();
  await page.keyboard.press('Control+Shift+K');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
