import type { Browser, Page } from '@playwright/test';

const pages = new Map<string | undefined, Page>();

/**
 * Fixtures for a table in which each row is a test: `test.extend(onePage)`. All rows in a worker share one page. After
 * each row its storage is cleared and the page is left.
 */
export const onePage = {
  page: async (
    { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
    use: (page: Page) => Promise<void>,
  ): Promise<void> => {
    const page = pages.get(baseURL) ?? (await (await browser.newContext()).newPage());
    pages.set(baseURL, page);
    await use(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.removeAllListeners();
  },
};
