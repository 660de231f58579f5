import { expect, type Locator, type Page } from '@playwright/test';
import { armFaults, slowAnswer } from '../verbs/arm-faults.ts';
import { failureFile } from '../verbs/checks/built-console.ts';
import { test as sharedTest } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

/** A way to send a request, as a user would. */
interface PanelCall {
  readonly name: string;
  readonly operation: 'localization' | 'transliteration';
  readonly link: string;
  readonly panel: string;
  /** The region in which the outcome appears. */
  readonly region: string;
  /** Whether one action makes many calls, any of which may receive the next fault. */
  readonly manyCalls?: boolean;
  /** The input, which must survive every fault. */
  readonly input: (page: Page) => Locator;
  readonly kept: string;
  readonly send: (page: Page) => Promise<void>;
  /** Expects the result of a successful call in the region or in the field itself. */
  readonly done: (page: Page) => Promise<void>;
}

const strings = (page: Page) => page.getByRole('textbox', { name: /^Strings to/ });
const typingField = (page: Page) => page.getByRole('combobox', { name: 'Typing field' });
const pressButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const expectScript = (page: Page, region: string, script: RegExp) =>
  expect(page.getByRole('region', { name: region, exact: true })).toContainText(script);

const panelCalls: readonly PanelCall[] = [
  ...['one', 'each'].map(
    (requests): PanelCall => ({
      name: requests === 'one' ? 'a translation' : 'a translation, one request a target',
      operation: 'localization',
      panel: 'Translation',
      link: `/translation?from=en&to=hi&requests=${requests}#text=Good morning.`,
      region: 'Result',
      input: strings,
      kept: 'Good morning.',
      send: pressButton('Translate'),
      done: (page) => expectScript(page, 'Result', /सुप्रभात/),
    }),
  ),
  {
    name: 'a transliteration',
    operation: 'transliteration',
    panel: 'Transliteration',
    link: '/transliteration?from=en&to=hi#text=namaste',
    region: 'Result',
    input: strings,
    kept: 'namaste',
    send: pressButton('Transliterate'),
    done: (page) => expectScript(page, 'Result', /\p{Script=Devanagari}/u),
  },
  {
    name: 'the typing field',
    operation: 'transliteration',
    panel: 'Transliteration',
    link: '/transliteration?view=typing&from=en&to=hi#text=',
    region: 'Typing',
    input: typingField,
    kept: 'namaste',
    send: async (page) => {
      await typingField(page).click();
      // Inserts the text at once: typed letter by letter, it could be sent too early on a slow machine.
      await page.keyboard.insertText('namaste');
    },
    done: async (page) => {
      await expect(page.getByRole('region', { name: 'Typing' }).getByRole('alert')).toHaveCount(0);
      await typingField(page).press('End');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toContainText(
        /\p{Script=Devanagari}/u,
      );
    },
  },
  {
    name: 'the option lab',
    operation: 'transliteration',
    panel: 'Transliteration',
    link: '/transliteration?view=lab&from=en&to=hi#text=Room 12',
    region: 'Option lab',
    manyCalls: true,
    input: strings,
    kept: 'Room 12',
    send: pressButton('Compare options'),
    done: async (page) => {
      const lab = page.getByRole('region', { name: 'Option lab', exact: true });
      await expect(lab.getByRole('alert')).toHaveCount(0);
      await expect(lab).toContainText(/\p{Script=Devanagari}/u);
    },
  },
];

/** The faults and their messages. Each message differs from the one before: an old one cannot pass for a new one. */
const faults = [
  ['Another HTTP status', /HTTP 500/],
  ['Connection reset', /closed the connection/],
  ['HTML instead of JSON', /A web page instead of an answer.*502 Bad Gateway/],
  ['Body cut short', /closed the connection|connection broke/],
  ['Broken JSON', /Expected JSON/],
  ['JSON of the wrong shape', /responseList/],
] as const;

for (const call of panelCalls) {
  const outcome = (page: Page) => page.getByRole('region', { name: call.region, exact: true });

  test(`${call.name}: every fault is named, keeps the input and can be retried`, {
    tag: '@slow',
  }, async ({ console, page }) => {
    const card = outcome(page).getByRole('alert');
    for (const together of call.manyCalls ? faults.map((one) => [one]) : [faults]) {
      await armFaults(page, call.operation, ...together.map(([fault]) => ({ fault })));
      await console.open(call.panel, call.link);
      await call.send(page);
      for (const [fault, message] of together) {
        await test.step(fault, async () => {
          await expect(card).toContainText(message);
          await expect(call.input(page)).toHaveValue(call.kept);
          await card.getByRole('button', { name: 'Try again' }).click();
        });
      }
      await call.done(page);
      await expect(card).toHaveCount(0);
    }
  });
}

test('an unreachable server is named wherever a request is sent, the input is kept, and a retry works once it is back', {
  tag: '@slow',
}, async ({ context, ownConsole }) => {
  const tabs = panelCalls.map((call) => ({ call, tab: context.newPage() }));
  for (const { call, tab } of tabs) {
    const page = await tab;
    await page.goto(call.link);
    await expect(page.getByRole('button', { name: 'Target: embedded', exact: true })).toBeVisible();
    await expect(call.input(page)).toBeVisible();
    if (call.region !== 'Result') continue;
    // The code that draws a failure loads shortly after the panel, and must be there before the server stops.
    await page.waitForFunction(
      (file) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}-`)),
      failureFile,
    );
  }
  const cardOf = (page: Page, { region }: PanelCall) =>
    page.getByRole('region', { name: region, exact: true }).getByRole('alert');
  await ownConsole.halt();
  for (const { call, tab } of tabs) {
    await test.step(call.name, async () => {
      const page = await tab;
      await call.send(page);
      await expect(cardOf(page, call)).toContainText('The console’s own server does not answer');
      await expect(call.input(page)).toHaveValue(call.kept);
    });
  }
  await ownConsole.resume();
  for (const { call, tab } of tabs) {
    await test.step(`${call.name}: the retry succeeds`, async () => {
      const page = await tab;
      await cardOf(page, call).getByRole('button', { name: 'Try again' }).click();
      await call.done(page);
    });
  }
});

for (const call of panelCalls.filter(({ region }) => region === 'Result')) {
  test(`${call.name}: a slow answer shows a stopwatch, and can be cancelled`, {
    tag: '@slow',
  }, async ({ console, page }) => {
    await armFaults(page, call.operation, slowAnswer);
    await console.follow(call.panel, call.link);
    await call.send(page);
    await expect(page.getByRole('timer').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(call.input(page)).toHaveValue(call.kept);
    await console.result.getByRole('button', { name: 'Try again' }).click();
    await call.done(page);
  });
}

test('armed faults are listed on every page until calls have received them or they are cleared', {
  tag: '@slow',
}, async ({ console, page }) => {
  await armFaults(page, 'transliteration', { fault: 'Broken JSON', fields: { Calls: '1' } });
  const chip = page.getByRole('banner').getByRole('button', { name: /fault.? armed/ });
  await expect(chip).toHaveText('1 fault armedClear');
  await console.open('Transliteration');
  await expect(chip).toBeVisible();
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(chip).toBeHidden();
  await armFaults(page, 'tts', { fault: 'Broken JSON', fields: { Calls: '5' } });
  await console.open('Translation');
  await chip.click();
  await expect(chip).toBeHidden();
});

test('armed faults can be cleared', { tag: '@slow' }, async ({ console, page }) => {
  const desk = await armFaults(page, 'transliteration', { fault: 'Broken JSON', fields: { Calls: '5' } });
  await expect(desk).toContainText('next 5 calls');
  await desk.getByRole('button', { name: 'Clear all' }).click();
  await expect(desk).toContainText('No fault is armed.');
  await console.open('Transliteration');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.getByRole('list', { name: 'Transliterations' })).toBeVisible();
});

sharedTest('fault injection explains a value that it does not accept', async ({ page }) => {
  await page.goto('/service');
  const desk = page.getByRole('region', { name: 'Fault injection' });
  await desk.getByLabel('Calls').fill('many');
  await desk.getByRole('button', { name: 'Arm' }).click();
  await expect(desk).toContainText('out of range');
});

test('a slow target does not delay the others, and can be cancelled and sent again on its own', {
  tag: '@slow',
}, async ({ console, page }) => {
  await armFaults(page, 'localization', slowAnswer);
  await console.follow('Translation', '/translation?from=en&to=hi,ta&requests=each#text=Thank you.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  const grid = console.result.getByRole('table', { name: 'All translations' });
  const cells = grid.locator('[aria-rowindex="2"]').getByRole('cell');
  await expect(cells.filter({ hasText: 'LOOKUP' })).toHaveCount(1);
  await expect(cells.filter({ hasText: 'waiting' })).toHaveCount(1);
  const stopwatch = grid.getByRole('timer');
  const before = await stopwatch.textContent();
  await expect(stopwatch).not.toHaveText(before ?? '');
  await grid.getByRole('button', { name: 'Cancel' }).click();
  await expect(cells.filter({ hasText: 'cancelled' })).toHaveCount(1);
  await grid.getByRole('button', { name: /^Send again: / }).click();
  await expect(cells.filter({ hasText: 'LOOKUP' })).toHaveCount(2);
});
