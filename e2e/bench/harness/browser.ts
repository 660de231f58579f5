import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';

/** Arguments that keep Chromium from doing background work. */
const quietArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

const chromiumProgram = () => process.env.CHROMIUM_PATH || chromium.executablePath();

/** Starts the browser of this machine. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumProgram(), args: [...quietArguments, ...more] });
}

const inPageScript = fileURLToPath(new URL('./in-page.js', import.meta.url));

/** Opens a page with empty storage and caches and with `pageTime`, and closes it afterwards. */
export async function withFreshPage<Found>(
  browser: Browser,
  act: (page: Page) => Promise<Found>,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript({ path: inPageScript });
    return await act(page);
  } finally {
    await context.close();
  }
}
