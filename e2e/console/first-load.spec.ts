import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { type ConsoleVerbs, test as consoleTest, expect } from '../verbs/fixtures.ts';

/** The prerendered page loads at once, but its scripts only when the test calls `arrive`. */
const test = consoleTest.extend<{ scripts: { arrive(): void } }>({
  scripts: async ({ page }, use) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await use({ arrive });
    arrive();
    await page.unrouteAll({ behavior: 'wait' });
  },
});

test.use({ optionsOpen: false });

const firstAnswerBytesLimit = 150_000;
const requestsLimit = 12;
const panelBytesLimit = 60_000;

const isScriptOrStyle = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

/** Records every request of the page from now on. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Size of the requested scripts and style sheets in bytes, compressed with brotli. */
async function compressedBytes(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.filter(isScriptOrStyle).map(async (request) => {
      const body = await (await request.response())?.body();
      return body ? brotliCompressSync(body).length : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const translate = ({ request }: ConsoleVerbs) => request.getByRole('button', { name: 'Translate' });

for (const panel of ['Transliteration', 'Speech to text', 'Text to speech', 'Service']) {
  // In the quick tests `bundle-size.spec.ts` measures the size of each panel instead.
  test(`opening the ${panel} panel loads at most 60 kB more`, { tag: '@slow' }, async ({ console, page }) => {
    // An idle page loads the other panels ahead: here it is never idle, so that only the panel's own code is counted.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    // The answer to an earlier click would wait until the page is idle, which it never is here.
    await expect(startingPage(page)).not.toBeAttached();
    await translate(console).click();
    await expect(console.result.getByRole('tab').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const requests = watchRequests(page);
    await console.open(panel);
    await page.waitForLoadState('networkidle');
    expect(await compressedBytes(requests)).toBeLessThanOrEqual(panelBytesLimit);
  });
}

const startingPage = (page: Page) =>
  page.locator('html:is([data-starting="as-built"], [data-starting="restoring"])');

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(startingPage(page)).toBeAttached();
}

test('the first answer takes at most 150 kB and 12 requests, all to this host, none for audio', {
  tag: ['@slow', '@resources'],
}, async ({ console, page }) => {
  // The network is so slow that the answer arrives before the page loads code that it needs only later.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 120_000,
    uploadThroughput: 120_000,
  });
  const requests = watchRequests(page);
  await visit(page, '/');
  // Lists the files as soon as the answer is on the page, because the page soon requests others.
  const loaded = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('#panel [role="tabpanel"] li')) return;
          observer.disconnect();
          resolve(performance.getEntriesByType('resource').map(({ name }) => name));
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await translate(console).click();
  const names = new Set(await loaded);
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  const needed = requests.filter(
    (request) =>
      request.isNavigationRequest() || (names.has(request.url()) && !request.url().endsWith(`${icon}`)),
  );
  const addresses = needed.map((request) => request.url());
  expect(addresses.some((url) => url.endsWith('/api/embedded/'))).toBe(true);
  expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(requestsLimit);
  expect(addresses.filter((url) => /wavesurfer|worker/.test(url))).toEqual([]);
  expect(new Set(requests.map((request) => new URL(request.url()).origin)).size).toBe(1);
  const bytes = await compressedBytes(needed);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(firstAnswerBytesLimit);
  // Lifts the network throttling, because the page can be closed only once everything has loaded.
  await network.detach();
});

test.describe('before the scripts of the page have loaded', () => {
  test('the form can be read, and a click on its button takes effect once the scripts have loaded', async ({
    console,
    page,
    scripts,
  }) => {
    await visit(page, '/');
    await expect(console.request.getByRole('textbox', { name: /Strings to translate/ })).toBeVisible();
    await translate(console).click();
    await expect(startingPage(page)).toBeAttached();
    scripts.arrive();
    await expect(console.result.getByRole('listitem').first()).toBeVisible();
  });

  test('the answer of an early click is shown even if the browser is never idle', { tag: '@slow' }, async ({
    console,
    page,
    scripts,
  }) => {
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = (callback, options) =>
        options?.timeout ? setTimeout(callback, options.timeout) : 0;
    });
    await visit(page, '/');
    await translate(console).click();
    scripts.arrive();
    await expect(console.result.getByRole('listitem').first()).toBeVisible();
  });

  test('a form that is submitted several times before it is hydrated is sent once, still before hydration', {
    tag: '@slow',
  }, async ({ console, page, scripts }) => {
    await page.addInitScript(() => {
      const { fetch } = globalThis;
      const sentWhile: (string | undefined)[] = [];
      globalThis.fetch = (input, init) => {
        if (init?.method === 'POST') sentWhile.push(document.documentElement.dataset.starting);
        return fetch(input, init);
      };
      Object.assign(globalThis, { sentWhile });
    });
    await visit(page, '/');
    await translate(console).dblclick();
    await page.keyboard.press('Control+Enter');
    scripts.arrive();
    await expect(console.result.getByRole('listitem').first()).toBeVisible();
    expect(await page.evaluate('sentWhile')).toEqual(['as-built']);
  });

  test('text that is typed and sent before the scripts have loaded is translated', { tag: '@slow' }, async ({
    console,
    page,
    scripts,
  }) => {
    await visit(page, '/');
    const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
    await text.fill('Typed early');
    await page.keyboard.press('Control+Enter');
    await expect(startingPage(page)).toBeAttached();
    scripts.arrive();
    await expect(console.result.getByText('Typed early')).toBeVisible();
    await expect(text).toHaveValue('Typed early');
  });

  test('a chosen input mode and a removed language are kept when the scripts have loaded', {
    tag: '@slow',
  }, async ({ console, page, scripts }) => {
    await visit(page, '/');
    const grid = console.request.getByRole('radio', { name: 'Grid' });
    await grid.check();
    await console.request.getByRole('button', { name: 'Remove Tamil' }).click();
    scripts.arrive();
    await expect(console.request.getByRole('textbox', { name: 'String 1' })).toBeVisible();
    await expect(grid).toBeChecked();
    await expect(console.request.getByRole('button', { name: 'Remove Tamil' })).toHaveCount(0);
  });

  test('the shortcut to another panel and then the shortcut of its main button both take effect', {
    tag: '@slow',
  }, async ({ console, page, scripts }) => {
    await visit(page, '/');
    await page.keyboard.press('Alt+4');
    await page.keyboard.press('Control+Enter');
    await expect(startingPage(page)).toBeAttached();
    scripts.arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Text to speech' })).toBeVisible();
    await expect(console.result.getByRole('button', { name: /^(Play|Pause)$/ }).first()).toBeVisible();
  });

  test('the shortcut of the scenes opens them once their code has loaded', { tag: '@slow' }, async ({
    page,
    scripts,
  }) => {
    await visit(page, '/');
    await page.keyboard.press('Alt+S');
    await expect(startingPage(page)).toBeAttached();
    scripts.arrive();
    await expect(page.getByRole('dialog', { name: 'Scenes' })).toBeVisible();
  });

  test('a stored theme is applied before the scripts have loaded', async ({ page, scripts }) => {
    await page.addInitScript(() => localStorage.setItem('console.theme', 'dark'));
    await visit(page, '/');
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await paper();
    scripts.arrive();
    await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
    expect(await paper()).toBe(before);
    expect(before).toBe('rgb(21, 20, 18)');
  });

  test('a page opened by a link never shows another form first', async ({ console, page, scripts }) => {
    await visit(page, '/translation?from=en&to=hi#text=Linked');
    const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
    await expect(text).toBeHidden();
    await expect(startingPage(page)).toBeAttached();
    scripts.arrive();
    await expect(text).toHaveValue('Linked');
    await expect(text).toBeVisible();
  });

  test('a click is not lost when React replaces the button', async ({ page, scripts }) => {
    await visit(page, '/translation?from=en&to=hi#text=Linked');
    await page.getByRole('button', { name: 'Theme: System' }).click();
    await expect(startingPage(page)).toBeAttached();
    scripts.arrive();
    await expect(page.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
  });

  test('another panel shows its own name and no part of the first panel', { tag: '@slow' }, async ({
    console,
    page,
    scripts,
  }) => {
    await visit(page, '/service');
    await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
    await expect(translate(console)).toHaveCount(0);
    await expect(startingPage(page)).toBeAttached();
    scripts.arrive();
    await expect(page.getByRole('heading', { name: 'Engines' })).toBeVisible();
  });
});

test('a page whose fonts do not arrive is shown without them, and works', async ({ console, page }) => {
  let isAsked = false;
  await page.route('**/*.woff2', () => {
    isAsked = true;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await translate(console).click();
  await expect(console.result.getByRole('tab').first()).toBeVisible();
  expect(isAsked).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('text that is typed at any moment of the start is kept as typed', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
  for (let milliseconds = 0; milliseconds <= 200; milliseconds += 25) {
    await page.goto('about:blank');
    await page.goto('/translation', { waitUntil: 'commit' });
    await text.waitFor();
    await page.waitForTimeout(milliseconds);
    await text.fill('Kept.');
    await expect(page.locator('html[data-starting]')).toHaveCount(0);
    await expect(text).toHaveValue('Kept.');
    await page.evaluate(() => sessionStorage.clear());
  }
});
