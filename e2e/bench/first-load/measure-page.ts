import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { BareBrowser, Tab } from './bare-browser.ts';

/** A page of the comparison: where its main button is and what shows that a click on it worked. */
export interface PageSpec {
  readonly name: string;
  /** Selector of the button a person came for. */
  readonly button: string;
  /** Selector of what is there only after the click worked. */
  readonly worked: string;
}

/** One file that a page loaded. */
export interface LoadedFile {
  readonly path: string;
  /** Bytes of its body on the wire. */
  readonly bytes: number;
}

/** What one cold visit of a page showed. */
export interface Visit {
  /** Milliseconds from the start of the navigation until the click that worked was dealt with. */
  readonly click: number;
  /** Milliseconds until what was asked for was on the page. */
  readonly answer: number;
  /** Milliseconds that tasks of the main thread took beyond 50 each, until the page was quiet. */
  readonly blocking: number;
  /** Requests over the network, the page itself included, its icon not. */
  readonly requests: number;
  /** Origins other than the page's own that were asked for something. */
  readonly externalOrigins: readonly string[];
  /** Scripts and style sheets, those of the answer included. */
  readonly files: readonly LoadedFile[];
}

const Timing = z.object({ click: z.number(), answer: z.number() });
const Place = z.object({ x: z.number(), y: z.number() });
const Report = z.object({
  blocking: z.number(),
  loaded: z.array(z.object({ url: z.string(), bytes: z.number() })),
});

const patience = 60_000;
const inPage = readFileSync(fileURLToPath(new URL('./in-page.js', import.meta.url)), 'utf8');

/**
 * Visits a page with empty caches and clicks its main button with the mouse as soon as the button is there, enabled
 * and not covered, and again when that showed no result.
 *
 * @param slowdown how many times slower the processor is made, 1 for not at all
 */
export async function visitPage(
  browser: BareBrowser,
  url: string,
  { name, button, worked }: PageSpec,
  slowdown: number,
): Promise<Visit> {
  return onFreshTab(browser, url, slowdown, async (tab, open) => {
    await tab.onCall('firstLoadReady', (payload) => {
      const place = { ...Place.parse(JSON.parse(payload)), button: 'left', clickCount: 1 };
      void tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...place });
      void tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...place });
    });
    const finished = await called(tab, 'firstLoadFinished', `${name}: no click worked`);
    const selectors = JSON.stringify({ button, worked });
    await open(`firstLoad.watchButton(${selectors})`);
    return Timing.parse(JSON.parse(await finished.payload));
  });
}

/** Opens a page with empty caches, without a click, and tells what it has loaded once `shown` is there. */
export async function openPage(
  browser: BareBrowser,
  url: string,
  shown: string,
): Promise<Omit<Visit, 'click' | 'answer'>> {
  return onFreshTab(browser, url, 1, async (tab, open) => {
    const finished = await called(tab, 'firstLoadFinished', `${url} showed nothing`);
    await open(`firstLoad.watchFor(${JSON.stringify(shown)})`);
    await finished.payload;
    return {};
  });
}

/** Waits for a call from the page. Wrapped, because a promise given back by an async function would be awaited. */
async function called(tab: Tab, name: string, problem: string): Promise<{ payload: Promise<string> }> {
  let resolve: (payload: string) => void = () => {};
  const payload = new Promise<string>((settle, reject) => {
    const timer = setTimeout(() => reject(new Error(problem)), patience);
    resolve = (text) => {
      clearTimeout(timer);
      settle(text);
    };
  });
  await tab.onCall(name, resolve);
  return { payload };
}

async function onFreshTab<Found>(
  browser: BareBrowser,
  url: string,
  slowdown: number,
  act: (tab: Tab, open: (task: string) => Promise<void>) => Promise<Found>,
): Promise<Found & Omit<Visit, 'click' | 'answer'>> {
  const tab = await browser.openTab();
  try {
    // The peers insert styles that the production server's policy forbids; no page is slowed down by lifting it.
    await tab.send('Page.setBypassCSP', { enabled: true });
    const screen = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
    await tab.send('Emulation.setDeviceMetricsOverride', screen);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const found = await act(tab, async (task) => {
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `${inPage}${task};` });
      await tab.send('Page.navigate', { url });
    });
    const { blocking, loaded } = await quietReport(tab);
    const own = new URL(url).origin;
    const origins = new Set(loaded.map((file) => new URL(file.url).origin));
    const files = new Map(loaded.map((file) => [new URL(file.url).pathname, file.bytes]));
    return {
      ...found,
      blocking,
      requests: loaded.length + 1,
      externalOrigins: [...origins].filter((origin) => origin !== own),
      files: [...files]
        .filter(([path]) => /\.(m?js|css)$/.test(path))
        .map(([path, bytes]) => ({ path, bytes })),
    };
  } finally {
    await tab.close();
  }
}

/** What the page reports once two looks, half a second apart, see the same requests; at the latest after ten. */
async function quietReport(tab: Tab): Promise<z.infer<typeof Report>> {
  let seen = -1;
  for (let look = 0; ; look += 1) {
    const report = Report.parse(await tab.evaluate('firstLoad.report()'));
    if (report.loaded.length === seen || look === 10) return report;
    seen = report.loaded.length;
    await pause(500);
  }
}
