import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { compared, median, type Row } from './row.ts';
import { startServers } from './servers.ts';
import { buildPages } from './transcript/build-pages.ts';

const rounds = 5;
const many = 30_000;
const few = 3_000;
/** Of each measurement of frames. */
const seconds = 4;
/** Points of a hundred that the transcript may have more late frames than an empty page. */
const points = 5;

const Shown = z.object({ paint: z.number(), longest: z.number(), nodes: z.number() });
type Shown = z.infer<typeof Shown>;
type PageName = 'index' | 'spans' | 'empty';

/**
 * A transcript of 30,000 words: until it is painted, beside an element a word and beside 3,000 words; and the frames
 * that come late while it follows the playback, beside an empty page. Every measurement in a page of its own, in turn.
 */
export async function run(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'transcript-'));
  const pages = join(folder, 'pages');
  await buildPages(pages);
  const servers = await startServers([pages], { DATA_DIR: join(folder, 'data') });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update'],
    ],
  });
  try {
    const url = servers.folders[0] ?? '';
    const show = (name: PageName, count: number) => shown(browser, `${url}/${name}.html`, count);
    const play = (name: PageName, rate: number) => lateFrames(browser, `${url}/${name}.html`, rate);
    // The browser starts its own processes: the first visits do not count.
    await show('index', many);
    await show('spans', few);
    const ours: Shown[] = [];
    const smaller: Shown[] = [];
    const spans: Shown[] = [];
    const late = { empty: [] as number[], once: [] as number[], twenty: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await show('index', many));
      spans.push(await show('spans', many));
      smaller.push(await show('index', few));
      late.empty.push(await play('empty', 1));
      late.once.push(await play('index', 1));
      late.twenty.push(await play('index', 20));
    }
    const paint = (of: readonly Shown[]) => median(of.map((found) => found.paint));
    const longest = median(ours.map((found) => found.longest));
    const frames = (name: string, of: readonly number[]): Row => ({
      name,
      value: median(of),
      unit: '%',
      baseline: median(late.empty),
      goal: `≤ empty page + ${points}`,
      ok: median(of) <= median(late.empty) + points,
    });
    return [
      compared('first paint of 30,000 words, beside a span a word', 'ms', paint(ours), paint(spans), {
        atMost: 0.1,
      }),
      compared('first paint of 30,000 words, beside 3,000', 'ms', paint(ours), paint(smaller), {
        atMost: 2,
      }),
      {
        name: 'longest task until all of it is on the page (0: none of 50 ms)',
        value: longest,
        unit: 'ms',
        goal: '≤ 50',
        ok: longest <= 50,
      },
      {
        name: 'elements',
        value: median(ours.map(({ nodes }) => nodes)),
        unit: '',
        baseline: median(spans.map(({ nodes }) => nodes)),
      },
      frames('late frames at 1x, beside an empty page', late.once),
      frames('late frames at 20x, beside an empty page', late.twenty),
    ];
  } finally {
    await browser.close();
    servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function shown(browser: Browser, url: string, count: number): Promise<Shown> {
  return onFreshPage(browser, url, async (evaluate) => Shown.parse(await evaluate(`show(${count})`)));
}

function lateFrames(browser: Browser, url: string, rate: number): Promise<number> {
  return onFreshPage(browser, url, async (evaluate) => {
    await evaluate(`show(${many})`);
    return z.parse(z.number(), await evaluate(`play(${rate}, ${seconds})`));
  });
}

async function onFreshPage<Found>(
  browser: Browser,
  url: string,
  act: (evaluate: (script: string) => Promise<unknown>) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await act((script) => page.evaluate(script));
  } finally {
    await context.close();
  }
}
