import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/*
 * Takes the picture of the README from the page of a running console:
 *   npx tsx e2e/pictures/take-pictures.ts http://127.0.0.1:5173
 */
const [address = 'http://127.0.0.1:5173'] = process.argv.slice(2);
const installedBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;

const browser = await chromium.launch({
  ...(existsSync(installedBrowser) && { executablePath: installedBrowser }),
  args: isRoot ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
await page.goto(address);
await page.getByRole('textbox').first().focus();
await page.keyboard.press('Control+Enter');
await page.getByRole('tabpanel').getByText('LOOKUP_MODERATED').first().waitFor();
await page.mouse.move(0, 0);
// The fonts of other scripts are loaded when the page is idle.
await page.locator('html:not([data-starting])').waitFor();
await page.waitForLoadState('networkidle');
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: new URL('./translation.png', import.meta.url).pathname });
await browser.close();
