import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { launchBrowser, withFreshPage } from './harness/browser.ts';
import { interleave } from './harness/interleave.ts';
import {
  comparedRow,
  growthRows,
  median,
  quantile,
  type Row,
  rowWithLimit,
  rowWithMargin,
} from './harness/row.ts';
import { startServers } from './harness/servers.ts';
import { measureValidation } from './table/validation.ts';

export const budgetMinutes = 2.2;
const rounds = 5;
const stringCount = 10_000;
/** One frame of a screen of 60 Hz, in milliseconds. */
const frameMilliseconds = 1000 / 60;
/** How many milliseconds longer than the bare page the console may block the main thread. */
const blockingMargin = 25;
const targets = ['hi', 'ta', 'bn', 'te', 'mr'] as const;
const rowSelector = '#panel [role="tabpanel"] li';
const inPageScript = fileURLToPath(new URL('./table/in-page.js', import.meta.url));

/**
 * Translates 10,000 strings into five languages in the built console and measures the first rows, scrolling, switching
 * tabs, and typing the next text. Each round does the same on a page of bare elements, in a table that draws every row,
 * and with fewer strings.
 */
export async function run(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const servers = await startServers([fileURLToPath(new URL('./table', import.meta.url))], {
    DATA_DIR: join(folder, 'data'),
    LIMIT_STRINGS: '40000',
    LIMIT_JSON_BYTES: '50000000',
    LIMIT_ANSWER_CHARACTERS: '50000000',
  });
  const browser = await launchBrowser();
  const { console: url } = servers;
  const pages = servers.folders[0] ?? '';
  try {
    const validation = await measureValidation(makeStrings(stringCount));
    let height = 0;
    const found = await interleave(rounds, {
      ours: async () => {
        const table = await measureTable(browser, url, stringCount);
        height = table.height;
        return table;
      },
      bare: () => measureBarePage(browser, pages, height),
      plain: () => measurePlainTable(browser, pages),
      transliteration: () => measureTransliteration(browser, url),
      hundred: () => measureFirstRows(browser, url, 100),
      thousand: () => measureFirstRows(browser, url, 1_000),
      threeThousand: () => measureFirstRows(browser, url, 3_000),
    });
    const largest = await measureReachingLastRow(browser, url, 40_000);
    return [...validation, ...tableRows(found, largest)];
  } finally {
    await browser.close();
    servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Times of the first rows after the answer. */
const FirstRows = z.object({
  /** Milliseconds from the parsed answer until the paint. */
  paint: z.number(),
  /** Milliseconds from the last byte of the answer until the paint. */
  fromLastByte: z.number(),
  longestWait: z.number(),
});
const Durations = z.array(z.number());

interface TypingTimes {
  readonly paste: number;
  readonly keys: readonly number[];
}

/** Times of the actions that the console and the bare page share, in milliseconds. */
interface ActionTimes extends z.infer<typeof FirstRows>, TypingTimes {
  readonly frames: readonly number[];
  readonly switches: readonly number[];
}

interface TableTimes extends ActionTimes {
  readonly nodes: number;
  /** Height of the complete list in pixels. */
  readonly height: number;
}

async function measureTable(browser: Browser, url: string, size: number): Promise<TableTimes> {
  return withTablePage(browser, async (page) => {
    const box = await openTranslation(page, url);
    const paste = await pasteInto(page, box, makeStrings(size).join('\n'));
    const shown = await translate(page);
    const nodes = z.parse(z.number(), await page.evaluate('table.nodes()'));
    const height = z.parse(z.number(), await page.evaluate(`table.height(${JSON.stringify(rowSelector)})`));
    const frames = await scroll(page, rowSelector);
    const switches = await chooseTabs(page, `${rowSelector} [lang="TARGET"]`, 1);
    return { ...shown, paste, nodes, height, frames, switches, keys: await typeInto(page, box) };
  });
}

async function measureFirstRows(browser: Browser, url: string, size: number) {
  return withTablePage(browser, async (page) => {
    await pasteInto(page, await openTranslation(page, url), makeStrings(size).join('\n'));
    return translate(page);
  });
}

async function openTranslation(page: Page, url: string): Promise<TextBox> {
  await page.goto(`${url}/translation?from=en&to=${targets.join()}&version=3.0&domain=generic`);
  return page.getByRole('textbox', { name: 'Strings to translate' });
}

/** Clicks the main button and waits for the first rows. */
async function translate(page: Page, row = rowSelector): Promise<z.infer<typeof FirstRows>> {
  const shown = page.evaluate(`table.firstRows(${JSON.stringify(row)})`);
  await page.getByRole('button', { name: 'Translate', exact: true }).first().click();
  return FirstRows.parse(await shown);
}

/** Translates `size` strings and scrolls to the end, where the last row must be visible. */
async function measureReachingLastRow(browser: Browser, url: string, size: number): Promise<Row> {
  return withTablePage(browser, async (page) => {
    await pasteInto(page, await openTranslation(page, url), makeStrings(size).join('\n'));
    const { fromLastByte } = await translate(page);
    await page.evaluate(`table.toEnd(${JSON.stringify(rowSelector)})`);
    const last = page.locator(rowSelector).filter({ hasText: `Order ${size} arrives` });
    await last.waitFor({ timeout: 10_000 }).catch(() => {});
    const goal = 'from the click to the last row';
    return {
      name: 'first rows of 40,000',
      value: fromLastByte,
      unit: 'ms',
      goal,
      ok: await last.isVisible(),
    };
  });
}

async function measureTransliteration(browser: Browser, url: string): Promise<TypingTimes> {
  return withTablePage(browser, async (page) => {
    await page.goto(`${url}/transliteration?from=en&to=hi`);
    const box = page.getByRole('textbox', { name: 'Strings to transliterate' });
    const paste = await pasteInto(page, box, makeStrings(stringCount).join('\n'));
    await page.getByRole('button', { name: 'Transliterate', exact: true }).first().click();
    await page.getByRole('list', { name: 'Transliterations' }).waitFor();
    return { paste, keys: await typeInto(page, box) };
  });
}

/** @param height height of the empty list, in pixels */
async function measureBarePage(browser: Browser, url: string, height: number): Promise<ActionTimes> {
  return withTablePage(browser, async (page) => {
    await page.goto(`${url}/index.html`);
    const box = page.getByRole('textbox');
    const paste = await pasteInto(page, box, makeStrings(stringCount).join('\n'));
    const shown = await translate(page, '#panel li');
    await page.evaluate(`setListHeight(${height})`);
    const frames = await scroll(page, '#list > div');
    const switches = await chooseTabs(page, '#panel [lang="TARGET"]', 0);
    return { ...shown, paste, frames, switches, keys: await typeInto(page, box) };
  });
}

async function measurePlainTable(browser: Browser, url: string): Promise<number> {
  return withTablePage(browser, async (page) => {
    await page.goto(`${url}/plain.html`);
    await page.evaluate(`globalThis.strings = ${JSON.stringify(makeStrings(stringCount))}; 0`);
    return (await translate(page, 'tbody tr')).paint;
  });
}

type TextBox = ReturnType<Page['getByRole']>;

/** Replaces the text of a box by keyboard. @returns milliseconds from the paste to its paint */
async function pasteInto(page: Page, box: TextBox, text: string): Promise<number> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.evaluate(`table.watch('paste')`);
  await page.keyboard.press('Control+V');
  return median(Durations.parse(await page.evaluate('table.delays(1)')));
}

/** Types at the end of a box. @returns milliseconds from each key to the paint of its letter */
async function typeInto(page: Page, box: TextBox): Promise<number[]> {
  const word = 'monday morning order';
  await box.focus();
  await page.keyboard.press('Control+End');
  await page.evaluate(`table.watch('keydown')`);
  const times: number[] = [];
  for (const letter of word) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    times.push(...Durations.parse(await page.evaluate('table.delays(1)')));
  }
  return times;
}

/** Scrolls a list for a hundred frames. @returns milliseconds of each frame */
async function scroll(page: Page, element: string): Promise<number[]> {
  return Durations.parse(await page.evaluate(`table.scroll(${JSON.stringify(element)}, 400, 100)`));
}

/**
 * Clicks the tab of each target.
 *
 * @param before number of tabs before those of the targets: the console has one for all languages
 * @returns milliseconds from each click to the paint of its rows
 */
async function chooseTabs(page: Page, rowOfTarget: string, before: number): Promise<number[]> {
  const switches: number[] = [];
  await page.evaluate(`table.watch('click')`);
  for (const place of [1, 2, 3, 4, 0]) {
    await page
      .getByRole('tab')
      .nth(place + before)
      .click();
    switches.push(...Durations.parse(await page.evaluate('table.delays(1)')));
    const target = targets[place] ?? '';
    if ((await page.locator(rowOfTarget.replace('TARGET', target)).count()) === 0) {
      throw new Error(`the rows of ${target} were not drawn at the next paint`);
    }
  }
  return switches;
}

function withTablePage<Found>(browser: Browser, act: (page: Page) => Promise<Found>): Promise<Found> {
  return withFreshPage(
    browser,
    async (page) => {
      await page.addInitScript({ path: inPageScript });
      return act(page);
    },
    // Wide enough that no tab is folded.
    { permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1920, height: 1080 } },
  );
}

function makeStrings(size: number): string[] {
  return Array.from({ length: size }, (_, place) => `Order ${place + 1} arrives on Monday morning`);
}

interface Measurements {
  readonly ours: readonly TableTimes[];
  readonly bare: readonly ActionTimes[];
  readonly plain: readonly number[];
  readonly transliteration: readonly TypingTimes[];
  readonly hundred: readonly z.infer<typeof FirstRows>[];
  readonly thousand: readonly z.infer<typeof FirstRows>[];
  readonly threeThousand: readonly z.infer<typeof FirstRows>[];
}

function tableRows({ ours, bare, plain, transliteration, ...fewer }: Measurements, largest: Row): Row[] {
  const middle = <Thing>(of: readonly Thing[], figure: (one: Thing) => number) => median(of.map(figure));
  const paint = middle(ours, (one) => one.paint);
  const slow = (of: readonly TypingTimes[]) => middle(of, ({ keys }) => quantile(keys, 0.95));
  const paste = (of: readonly TypingTimes[]) => middle(of, (one) => one.paste);
  const frames = (of: readonly ActionTimes[]) => middle(of, (one) => quantile(one.frames, 0.95));
  const switches = (of: readonly ActionTimes[]) => middle(of, (one) => median(one.switches));
  const wait = (of: readonly ActionTimes[]) => middle(of, ({ longestWait }) => longestWait);
  const fromLastByte = (of: readonly z.infer<typeof FirstRows>[]) => middle(of, (one) => one.fromLastByte);
  const timesBySize = [
    [1_000, fromLastByte(fewer.thousand)],
    [3_000, fromLastByte(fewer.threeThousand)],
    [stringCount, fromLastByte(ours)],
  ] as const;
  return [
    comparedRow(
      'first rows of 10,000 once parsed, compared with 100',
      'ms',
      paint,
      middle(fewer.hundred, (one) => one.paint),
      { atMost: 1.3 },
    ),
    comparedRow('first rows of 10,000 once parsed, compared with a plain table', 'ms', paint, median(plain), {
      atMost: 0.02,
    }),
    rowWithMargin(
      'longest wait for the main thread until the first rows, compared with the bare page',
      'ms',
      wait(ours),
      wait(bare),
      blockingMargin,
    ),
    rowWithLimit(
      'nodes of the page',
      '',
      middle(ours, ({ nodes }) => nodes),
      { atMost: 2_000 },
    ),
    rowWithMargin(
      'a frame of scrolling (p95), compared with an empty list',
      'ms',
      frames(ours),
      frames(bare),
      frameMilliseconds,
    ),
    rowWithMargin(
      'click on a tab to paint, compared with a bare tab',
      'ms',
      switches(ours),
      switches(bare),
      frameMilliseconds,
    ),
    comparedRow(
      'keystroke to paint in translation (p95), compared with a textarea',
      'ms',
      slow(ours),
      slow(bare),
      {
        atMost: 1.5,
      },
    ),
    comparedRow(
      'keystroke to paint in transliteration (p95), compared with a textarea',
      'ms',
      slow(transliteration),
      slow(bare),
      { atMost: 1.5 },
    ),
    comparedRow(
      'a paste of 10,000 lines, translation, compared with a textarea',
      'ms',
      paste(ours),
      paste(bare),
    ),
    comparedRow(
      'a paste of 10,000 lines, transliteration, compared with a textarea',
      'ms',
      paste(transliteration),
      paste(bare),
    ),
    ...growthRows('first rows from the last byte, per string', 'ms', new Map(timesBySize)),
    largest,
  ];
}
