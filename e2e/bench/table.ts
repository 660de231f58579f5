import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { compared, median, type Row } from './row.ts';
import { startServers } from './servers.ts';
import { measureValidation } from './table/validation.ts';

const rounds = 9;
const sizes = [100, 1_000, 3_000, 10_000] as const;
const many = 10_000;
/** One frame of a screen of 60 Hz, in milliseconds. */
const frame = 1000 / 60;
const targets = ['hi', 'ta', 'bn', 'te', 'mr'] as const;
const shownRow = '#panel [role="tabpanel"] li';
const inPage = fileURLToPath(new URL('./table/in-page.js', import.meta.url));

/**
 * 10,000 strings in five languages, translated by the embedded service and drawn by the built console: until the first
 * rows are painted, while they are scrolled, while a tab is chosen, and while the next text is typed beside them. Each
 * round opens every size and the plain table in turn, each in a page of its own.
 */
export async function run(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const plainFolder = fileURLToPath(new URL('./table/plain', import.meta.url));
  const servers = await startServers([plainFolder], {
    DATA_DIR: join(folder, 'data'),
    LIMIT_STRINGS: '40000',
    LIMIT_JSON_BYTES: '50000000',
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update'],
    ],
  });
  try {
    const plainUrl = servers.folders[0] ?? '';
    // The service meets every word once, and the browser starts its own processes: the first visits do not count.
    await measureTable(browser, servers.console, many);
    await measurePlain(browser, plainUrl, 100);

    const tables = new Map<number, Table[]>(sizes.map((size) => [size, []]));
    const plain: number[] = [];
    const typing: Typing[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const size of sizes) tables.get(size)?.push(await measureTable(browser, servers.console, size));
      plain.push(await measurePlain(browser, plainUrl, many));
      typing.push(await measureTransliteration(browser, servers.console));
    }
    const largest = await measureTable(browser, servers.console, 40_000);
    const lastSeen = await reachesLastRow(browser, servers.console, 40_000);
    return [
      ...(await measureValidation(stringsOf(many))),
      ...rowsOf(tables, plain, typing, largest, lastSeen),
    ];
  } finally {
    await browser.close();
    servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds; each figure of one page. */
interface Table extends Typing {
  /** From the parsed answer. */
  readonly paint: number;
  /** From the last byte of the answer. */
  readonly whole: number;
  readonly longestTask: number;
  readonly nodes: number;
  readonly frames: readonly number[];
  readonly switches: readonly number[];
}

interface Typing {
  readonly paste: number;
  readonly keys: readonly number[];
}

const FirstRows = z.object({ paint: z.number(), whole: z.number(), longest: z.number() });
const Times = z.array(z.number());

async function measureTable(browser: Browser, url: string, size: number): Promise<Table> {
  return onFreshPage(browser, async (page) => {
    const search = `from=en&to=${targets.join()}&version=3.0&domain=generic`;
    await page.goto(`${url}/translation?${search}`);
    const box = page.getByRole('textbox', { name: 'Strings to translate' });
    const paste = await pasteInto(page, box, stringsOf(size).join('\n'));
    const shown = page.evaluate(`table.firstRows(${JSON.stringify(shownRow)})`);
    await page.getByRole('button', { name: 'Translate', exact: true }).first().click();
    const { paint, whole, longest } = FirstRows.parse(await shown);
    const nodes = z.parse(z.number(), await page.evaluate('table.nodes()'));
    const frames = Times.parse(await page.evaluate(`table.scroll(${JSON.stringify(shownRow)}, 400, 100)`));
    const switches: number[] = [];
    await page.evaluate(`table.watch('click')`);
    for (const place of [1, 2, 3, 4, 0]) {
      await page.getByRole('tab').nth(place).click();
      switches.push(...Times.parse(await page.evaluate('table.delays(1)')));
      const target = targets[place] ?? '';
      if ((await page.locator(`${shownRow} [lang="${target}"]`).count()) === 0) {
        throw new Error(`the rows of ${target} were not drawn at the next paint`);
      }
    }
    const keys = await typeInto(page, box);
    return { paint, whole, longestTask: longest, nodes, frames, switches, paste, keys };
  });
}

/** Whether the last string of so many is shown when a person goes to the end of the list. */
async function reachesLastRow(browser: Browser, url: string, size: number): Promise<boolean> {
  return onFreshPage(browser, async (page) => {
    await page.goto(`${url}/translation?from=en&to=hi&version=3.0&domain=generic`);
    const box = page.getByRole('textbox', { name: 'Strings to translate' });
    await pasteInto(page, box, stringsOf(size).join('\n'));
    await page.getByRole('button', { name: 'Translate', exact: true }).first().click();
    const last = page.locator(shownRow).filter({ hasText: `Order ${size} arrives` });
    await page.locator(shownRow).first().waitFor();
    await page.evaluate(`table.toEnd(${JSON.stringify(shownRow)})`);
    await last.waitFor({ timeout: 10_000 }).catch(() => {});
    return last.isVisible();
  });
}

async function measureTransliteration(browser: Browser, url: string): Promise<Typing> {
  return onFreshPage(browser, async (page) => {
    await page.goto(`${url}/transliteration?from=en&to=hi`);
    const box = page.getByRole('textbox', { name: 'Strings to transliterate' });
    const paste = await pasteInto(page, box, stringsOf(many).join('\n'));
    await page.getByRole('button', { name: 'Transliterate', exact: true }).first().click();
    await page.getByRole('list', { name: 'Transliterations' }).waitFor();
    return { paste, keys: await typeInto(page, box) };
  });
}

async function measurePlain(browser: Browser, url: string, size: number): Promise<number> {
  return onFreshPage(browser, async (page) => {
    await page.goto(`${url}/`);
    await page.evaluate(`globalThis.strings = ${JSON.stringify(stringsOf(size))}; 0`);
    const shown = page.evaluate(`table.firstRows('tbody tr')`);
    await page.getByRole('button', { name: 'Translate' }).click();
    return FirstRows.parse(await shown).paint;
  });
}

type Box = ReturnType<Page['getByRole']>;

/** Puts a text in place of the one in a box, with the keys a person uses; the time from the paste to its paint. */
async function pasteInto(page: Page, box: Box, text: string): Promise<number> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.evaluate(`table.watch('paste')`);
  await page.keyboard.press('Control+V');
  return median(Times.parse(await page.evaluate('table.delays(1)')));
}

/** Writes a word at the end of a box; for each key the time until its letter is painted. */
async function typeInto(page: Page, box: Box): Promise<number[]> {
  const word = 'monday morning order';
  await box.focus();
  await page.keyboard.press('Control+End');
  await page.evaluate(`table.watch('keydown')`);
  const times: number[] = [];
  for (const letter of word) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    times.push(...Times.parse(await page.evaluate('table.delays(1)')));
  }
  return times;
}

async function onFreshPage<Found>(browser: Browser, act: (page: Page) => Promise<Found>): Promise<Found> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript({ content: readFileSync(inPage, 'utf8') });
    return await act(page);
  } finally {
    await context.close();
  }
}

function stringsOf(size: number): string[] {
  return Array.from({ length: size }, (_, place) => `Order ${place + 1} arrives on Monday morning`);
}

function rowsOf(
  tables: ReadonlyMap<number, readonly Table[]>,
  plain: readonly number[],
  typing: readonly Typing[],
  largest: Table,
  lastSeen: boolean,
): Row[] {
  const of = (size: number, figure: (table: Table) => number) => median((tables.get(size) ?? []).map(figure));
  const paint = (size: number) => of(size, (table) => table.paint);
  const whole = (size: number) => of(size, (table) => table.whole);
  const grown = (from: number, to: number) =>
    compared(`from the last byte, ${to} rows beside ${from}`, 'ms', whole(to), whole(from), {
      atMost: to / from,
    });
  const late = (of: readonly Typing[]) => median(of.map(({ keys }) => quantile(keys, 0.95)));
  const translation = tables.get(many) ?? [];
  return [
    compared('first rows of 10,000 once parsed, beside 100', 'ms', paint(many), paint(100), { atMost: 1.3 }),
    compared('first rows of 10,000 once parsed, beside a plain table', 'ms', paint(many), median(plain), {
      atMost: 0.02,
    }),
    limited(
      'longest task until the first rows',
      'ms',
      of(many, ({ longestTask }) => longestTask),
      50,
    ),
    limited(
      'nodes of the page',
      '',
      of(many, ({ nodes }) => nodes),
      2000,
    ),
    limited(
      'frames while scrolling, p95',
      'frames',
      of(many, ({ frames }) => quantile(frames, 0.95)) / frame,
      2,
    ),
    {
      name: 'the same with 100 rows',
      value: of(100, ({ frames }) => quantile(frames, 0.95)) / frame,
      unit: 'frames',
    },
    limited('choice of a tab', 'frames', of(many, ({ switches }) => median(switches)) / frame, 2),
    limited('a key in translation until its paint, p95', 'ms', late(translation), 50),
    limited('a key in transliteration until its paint, p95', 'ms', late(typing), 50),
    { name: 'a paste of 10,000 lines, translation', value: of(many, ({ paste }) => paste), unit: 'ms' },
    {
      name: 'a paste of 10,000 lines, transliteration',
      value: median(typing.map(({ paste }) => paste)),
      unit: 'ms',
    },
    grown(1_000, 3_000),
    grown(1_000, 10_000),
    {
      name: 'first rows of 40,000',
      value: largest.whole,
      unit: 'ms',
      goal: 'opens, the last row is reached',
      ok: lastSeen,
    },
  ];
}

function limited(name: string, unit: string, value: number, limit: number): Row {
  return { name, value, unit, goal: `≤ ${limit}`, ok: value <= limit };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
