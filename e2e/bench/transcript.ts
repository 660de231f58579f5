import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';
import { launchBrowser, withFreshPage } from './harness/browser.ts';
import { buildPages } from './harness/build-pages.ts';
import { interleave } from './harness/interleave.ts';
import { comparedRow, growthRows, median, type Row, rowWithMargin } from './harness/row.ts';
import { startServers } from './harness/servers.ts';

export const budgetMinutes = 2.2;
const rounds = 5;
const [manyWords, someWords, fewWords] = [30_000, 9_000, 3_000];
/** Duration of each playback. */
const playbackSeconds = 4;
/** Percentage points by which the share of late frames may exceed that of an empty page. */
const maxLateFramePoints = 5;
/** How many milliseconds longer than an empty page the transcript may block the main thread. */
const blockingMargin = 25;

const ShownTranscript = z.object({ paint: z.number(), longestWait: z.number(), nodes: z.number() });
type ShownTranscript = z.infer<typeof ShownTranscript>;

/**
 * Compares the first paint of a transcript of 30,000 words with a page that has an element per word and with shorter
 * transcripts, and its late frames during playback with those of an empty page.
 */
export async function run(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'transcript-'));
  const pages = join(folder, 'pages');
  const root = fileURLToPath(new URL('./transcript', import.meta.url));
  await buildPages(root, ['index', 'spans', 'empty'], pages);
  const servers = await startServers([pages], { DATA_DIR: join(folder, 'data') });
  const browser = await launchBrowser();
  try {
    const at = (name: string) => `${servers.folders[0]}/${name}.html`;
    const found = await interleave(rounds, {
      ours: () => showTranscript(browser, at('index'), manyWords),
      spans: () => showTranscript(browser, at('spans'), manyWords),
      some: () => showTranscript(browser, at('index'), someWords),
      few: () => showTranscript(browser, at('index'), fewWords),
      empty: () => showTranscript(browser, at('empty'), manyWords),
      lateOfEmpty: () => measureLateFrames(browser, at('empty'), 1),
      late: () => measureLateFrames(browser, at('index'), 1),
      lateAtTwenty: () => measureLateFrames(browser, at('index'), 20),
    });
    const paint = (of: readonly ShownTranscript[]) => median(of.map((one) => one.paint));
    const wait = (of: readonly ShownTranscript[]) => median(of.map((one) => one.longestWait));
    const nodes = (of: readonly ShownTranscript[]) => median(of.map((one) => one.nodes));
    const empty = median(found.lateOfEmpty);
    return [
      comparedRow(
        'first paint of 30,000 words, compared with a span a word',
        'ms',
        paint(found.ours),
        paint(found.spans),
        {
          atMost: 0.1,
        },
      ),
      comparedRow(
        'first paint of 30,000 words, compared with 3,000',
        'ms',
        paint(found.ours),
        paint(found.few),
        {
          atMost: 2,
        },
      ),
      ...growthRows(
        'first paint per word',
        'ms',
        new Map([
          [fewWords, paint(found.few)],
          [someWords, paint(found.some)],
          [manyWords, paint(found.ours)],
        ]),
      ),
      rowWithMargin(
        'longest wait for the main thread until all of it is on the page, compared with an empty page',
        'ms',
        wait(found.ours),
        wait(found.empty),
        blockingMargin,
      ),
      comparedRow('elements, compared with a span a word', '', nodes(found.ours), nodes(found.spans)),
      rowWithMargin(
        'late frames at 1x, compared with an empty page',
        '%',
        median(found.late),
        empty,
        maxLateFramePoints,
      ),
      rowWithMargin(
        'late frames at 20x, compared with an empty page',
        '%',
        median(found.lateAtTwenty),
        empty,
        maxLateFramePoints,
      ),
    ];
  } finally {
    await browser.close();
    servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function showTranscript(browser: Browser, url: string, count: number): Promise<ShownTranscript> {
  return withPage(browser, url, async (evaluate) => ShownTranscript.parse(await evaluate(`show(${count})`)));
}

/** The percentage of late frames during a few seconds of playback. */
function measureLateFrames(browser: Browser, url: string, rate: number): Promise<number> {
  return withPage(browser, url, async (evaluate) => {
    await evaluate(`show(${manyWords})`);
    return z.parse(z.number(), await evaluate(`play(${rate}, ${playbackSeconds})`));
  });
}

function withPage<Found>(
  browser: Browser,
  url: string,
  act: (evaluate: (script: string) => Promise<unknown>) => Promise<Found>,
): Promise<Found> {
  return withFreshPage(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return act((script) => page.evaluate(script));
  });
}
