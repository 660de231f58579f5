import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { findViolations } from './checks/violations.ts';

export { expect };

/** What a user does in the console, in the words on the screen. */
export interface ConsoleVerbs {
  readonly page: Page;
  readonly request: Locator;
  readonly result: Locator;
  /** Opens a panel from the navigation, or by its address if `link` is given. */
  open(panel: string, link?: string): Promise<void>;
  /**
   * Goes from the open page to a panel by its address, without loading the page again. The forms start as in a new tab.
   */
  follow(panel: string, link: string): Promise<void>;
  /** Waits until a panel and its code are loaded. */
  shows(panel: string): Promise<void>;
  chooseAccount(name: string): Promise<void>;
  /** Waits until the page shows that it found the service. */
  ready(): Promise<void>;
  /**
   * Fails when axe finds a violation of WCAG 2.2 A or AA; `state` says what was on the screen, `part` which part of it.
   */
  expectAccessible(state: string, part?: string): Promise<void>;
  openDrawer(): Promise<Locator>;
}

function verbs(page: Page): ConsoleVerbs {
  const drawer = page.getByRole('region', { name: 'Exchange' });
  return {
    page,
    request: page.getByRole('region', { name: 'Request', exact: true }).first(),
    result: page.getByRole('region', { name: 'Result', exact: true }),
    async open(panel, link) {
      if (link) await page.goto(link);
      else {
        if (page.url() === 'about:blank') await page.goto('/');
        await page.getByRole('navigation').getByRole('link', { name: panel }).click();
      }
      await this.shows(panel);
    },
    async follow(panel, link) {
      // Leaves the panel first, since an open panel would not read the address again.
      await this.open('Service');
      await page.evaluate((address) => {
        sessionStorage.clear();
        history.pushState(null, '', address);
      }, link);
      await this.shows(panel);
    },
    async shows(panel) {
      await expect(page.getByRole('heading', { level: 1, name: panel })).toBeVisible();
      await expect(page.getByText(`Opening ${panel}`)).toHaveCount(0);
    },
    async chooseAccount(name) {
      await page.getByRole('button', { name: /^Account:/ }).click();
      await page.getByRole('radio', { name, exact: true }).click();
      await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
    },
    async ready() {
      await expect(page.getByRole('button', { name: 'Target: embedded', exact: true })).toBeVisible();
    },
    async expectAccessible(state, part = 'html') {
      expect(await findViolations(page, part), state).toEqual([]);
    },
    async openDrawer() {
      await drawer.getByRole('button', { name: 'Open' }).click();
      await expect(drawer.getByRole('heading', { name: 'Last calls' })).toBeVisible();
      return drawer;
    },
  };
}

/** Makes every page of a context start with its options and details unfolded, as for a user who left them open. */
export const keepOptionsOpen = (context: BrowserContext) =>
  context.addInitScript(() => {
    localStorage.setItem('console.options', 'open');
    localStorage.setItem('console.details', 'open');
  });

/** Makes every page of a context start as for a user who has closed the hints of a first visit. */
const closeHints = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol === 'about:') return;
    localStorage.setItem('console.hints', JSON.stringify(['tour', 'palette', 'shortcuts']));
  });

interface TestOptions {
  /** Whether the hints of a first visit are shown. */
  readonly firstVisit: boolean;
  /** Whether pages start with their options and details unfolded, as for a user who left them open. */
  readonly optionsOpen: boolean;
  /** The language of the interface, as if it had been chosen before. */
  readonly interfaceLanguage: string;
}

/** A browser test with `ConsoleVerbs`. It fails when the page throws or logs an error. */
export const test = base.extend<{ console: ConsoleVerbs } & TestOptions>({
  optionsOpen: [true, { option: true }],
  firstVisit: [false, { option: true }],
  interfaceLanguage: ['en', { option: true }],
  context: async ({ context, optionsOpen, firstVisit, interfaceLanguage, baseURL }, use) => {
    if (!firstVisit) await closeHints(context);
    if (optionsOpen) await keepOptionsOpen(context);
    if (interfaceLanguage !== 'en') {
      await context.addCookies([{ name: 'console-language', value: interfaceLanguage, url: baseURL }]);
    }
    await use(context);
  },
  console: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // Chromium logs every refused call as an error, and many tests are about refused calls.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        errors.push(message.text());
      }
    });
    await use(verbs(page));
    expect(errors).toEqual([]);
  },
});
