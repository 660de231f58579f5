import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { BareBrowser, Tab } from './bare-browser.ts';

/** A page of the comparison: its main button, and the element that shows that a click worked. */
export interface PageSpec {
  readonly name: string;
  /** Selector of the main button. */
  readonly button: string;
  /** Selector of an element that exists only after the click worked. */
  readonly worked: string;
  /** Path of the request that a click on the button sends; absent where a click sends none. */
  readonly sends?: string;
}

/** One file that a page loaded. */
export interface LoadedFile {
  readonly path: string;
  /** Milliseconds from the start of the navigation until it was requested. */
  readonly at: number;
  /** Number of bytes of its body on the wire. */
  readonly bytes: number;
}

/** The measurements of one visit to a page with empty caches. */
export interface Visit {
  /** Milliseconds from the start of the navigation until the first content was painted. */
  readonly paint: number;
  /** Milliseconds until the request of the click was sent; for a page that sends none, until its handlers had run. */
  readonly click: number;
  /** Milliseconds until the result was on the page. */
  readonly answer: number;
  /** Milliseconds that tasks of the main thread took beyond 50 each, until the page was quiet. */
  readonly blocking: number;
  /** Other origins that received a request. */
  readonly externalOrigins: readonly string[];
  /** Everything requested until the page was quiet, except the page itself and its icon. */
  readonly files: readonly LoadedFile[];
}

const ClickTimes = z.object({ click: z.number(), answer: z.number() });
const ButtonPosition = z.object({ x: z.number(), y: z.number() });
const PageReport = z.object({
  blocking: z.number(),
  paint: z.number(),
  loaded: z.array(z.object({ url: z.string(), at: z.number(), bytes: z.number() })),
});

const timeout = 60_000;
const inPageScript = readFileSync(fileURLToPath(new URL('./in-page.js', import.meta.url)), 'utf8');

/**
 * Visits a page with empty caches and clicks its main button with the mouse as soon as the button is there, enabled and
 * not covered, and clicks again if no result is shown.
 *
 * @param slowdown factor by which the processor is throttled; 1 for none
 */
export async function visitPage(
  browser: BareBrowser,
  url: string,
  { name, button, worked, sends }: PageSpec,
  slowdown: number,
): Promise<Visit> {
  return withFreshTab(browser, url, slowdown, async (tab, open) => {
    await tab.onCall('firstLoadReady', (payload) => {
      const place = { ...ButtonPosition.parse(JSON.parse(payload)), button: 'left', clickCount: 1 };
      void tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...place });
      void tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...place });
    });
    const finished = await listenForCall(tab, 'firstLoadFinished', `${name}: no click worked`);
    const selectors = JSON.stringify({ button, worked, sends });
    await open(`firstLoad.watchButton(${selectors})`);
    return ClickTimes.parse(JSON.parse(await finished.payload));
  });
}

/** Opens a page with empty caches, without a click, and returns what it has loaded once `shown` exists. */
export async function openPage(
  browser: BareBrowser,
  url: string,
  shown: string,
): Promise<Omit<Visit, 'click' | 'answer'>> {
  return withFreshTab(browser, url, 1, async (tab, open) => {
    const finished = await listenForCall(tab, 'firstLoadFinished', `${url} showed nothing`);
    await open(`firstLoad.watchFor(${JSON.stringify(shown)})`);
    await finished.payload;
    return {};
  });
}

/**
 * Starts to listen for a call from the page. The promise of its payload is wrapped in an object, because an async
 * function that returned the bare promise would wait for the call.
 */
async function listenForCall(tab: Tab, name: string, problem: string): Promise<{ payload: Promise<string> }> {
  let resolve: (payload: string) => void = () => {};
  const payload = new Promise<string>((settle, reject) => {
    const timer = setTimeout(() => reject(new Error(problem)), timeout);
    resolve = (text) => {
      clearTimeout(timer);
      settle(text);
    };
  });
  await tab.onCall(name, resolve);
  return { payload };
}

async function withFreshTab<Found>(
  browser: BareBrowser,
  url: string,
  slowdown: number,
  act: (tab: Tab, open: (task: string) => Promise<void>) => Promise<Found>,
): Promise<Found & Omit<Visit, 'click' | 'answer'>> {
  const tab = await browser.openTab();
  try {
    // The peers insert styles that the production server's CSP forbids; bypassing it slows no page down.
    await tab.send('Page.setBypassCSP', { enabled: true });
    const screen = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
    await tab.send('Emulation.setDeviceMetricsOverride', screen);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const found = await act(tab, async (task) => {
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `${inPageScript}${task};` });
      await tab.send('Page.navigate', { url });
    });
    const { blocking, paint, loaded } = await reportWhenQuiet(tab);
    const own = new URL(url).origin;
    const origins = new Set(loaded.map((file) => new URL(file.url).origin));
    return {
      ...found,
      blocking,
      paint,
      externalOrigins: [...origins].filter((origin) => origin !== own),
      files: loaded.map(({ url: address, at, bytes }) => ({ path: new URL(address).pathname, at, bytes })),
    };
  } finally {
    await tab.close();
  }
}

/** The page's report, taken once two checks half a second apart find the same requests, or after ten checks. */
async function reportWhenQuiet(tab: Tab): Promise<z.infer<typeof PageReport>> {
  let seen = -1;
  for (let look = 0; ; look += 1) {
    const report = PageReport.parse(await tab.evaluate('firstLoad.report()'));
    if (report.loaded.length === seen || look === 10) return report;
    seen = report.loaded.length;
    await pause(500);
  }
}
