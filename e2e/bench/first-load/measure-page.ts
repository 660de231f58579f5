import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';

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
  /** Milliseconds that tasks of the main thread took beyond 50 each. */
  readonly blocking: number;
  /** Requests over the network, the page itself included. */
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
  files: z.array(z.object({ path: z.string(), bytes: z.number() })),
});

const patience = 60_000;
const settling = 5000;
const inPage = fileURLToPath(new URL('./in-page.js', import.meta.url));

/**
 * Visits a page with empty caches and clicks its main button with the mouse as soon as the button is there, enabled
 * and not covered, and again when that showed no result.
 *
 * @param slowdown how many times slower the processor is made, 1 for not at all
 */
export async function visitPage(
  browser: Browser,
  url: string,
  spec: PageSpec,
  slowdown: number,
): Promise<Visit> {
  return onFreshPage(browser, url, slowdown, async (page, open) => {
    const finished = new Promise<z.infer<typeof Timing>>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${spec.name}: no click worked`)), patience);
      void page.exposeBinding('firstLoadFinished', (_source, timing: unknown) => {
        clearTimeout(timer);
        resolve(Timing.parse(timing));
      });
    });
    await page.exposeBinding('firstLoadReady', async (_source, place: unknown) => {
      const { x, y } = Place.parse(place);
      await page.mouse.click(x, y);
    });
    await page.addInitScript(`firstLoad.watchButton(${JSON.stringify(spec)})`);
    const [timing] = await Promise.all([finished, open()]);
    return timing;
  });
}

/** Opens a page with empty caches, without a click, and tells what it has loaded once `shown` is there. */
export async function openPage(
  browser: Browser,
  url: string,
  shown: string,
): Promise<Pick<Visit, 'files' | 'requests' | 'externalOrigins'>> {
  return onFreshPage(browser, url, 1, async (page, open) => {
    await open();
    await page.locator(shown).first().waitFor({ timeout: patience });
    return {};
  });
}

type Page = Awaited<ReturnType<Browser['newPage']>>;

async function onFreshPage<Found>(
  browser: Browser,
  url: string,
  slowdown: number,
  act: (page: Page, open: () => Promise<unknown>) => Promise<Found>,
): Promise<Found & Omit<Visit, 'click' | 'answer'>> {
  // The peers insert styles that the production server's policy forbids; no page is slowed down by lifting it.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await page.addInitScript({ path: inPage });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const found = await act(page, () => page.goto(url, { waitUntil: 'commit', timeout: patience }));
    // A page that keeps a connection open is never idle; what it loads beyond this time is not its first load.
    await page.waitForLoadState('networkidle', { timeout: settling }).catch(() => {});
    const report = Report.parse(await page.evaluate('firstLoad.report()'));
    const remote = asked.filter(({ protocol }) => /^(https?|wss?):$/.test(protocol));
    const own = new URL(url).origin;
    return {
      ...found,
      ...report,
      requests: remote.length,
      externalOrigins: [...new Set(remote.map(({ origin }) => origin))].filter((origin) => origin !== own),
    };
  } finally {
    await context.close();
  }
}
