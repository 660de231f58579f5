import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { type HtmlReportOptions, htmlReport } from '#cases/evidence/html/html-report.ts';
import type { RunReport } from '#cases/evidence/run-report.ts';
import { sampleReport, withTexts } from '#testing/sample-report.ts';
import { loadFont } from '../../src/commands/cases/load-font.ts';
import { findViolations } from '../verbs/checks/violations.ts';

/** Markup that sets `ran` if any of it is treated as more than text. */
const attack = [
  '<script>window.ran=1</script>',
  '</script><script>window.ran=2</script>',
  '"><img src=x onerror="window.ran=3">',
  "'><svg onload='window.ran=4'>",
  '" autofocus onfocus="window.ran=5" x="',
  '</style><style>@import "http://127.0.0.1:9/x.css"</style><script>window.ran=6</script>',
  '</textarea></title><iframe srcdoc="<script>parent.ran=7</script>"></iframe>',
  '<a href="javascript:window.ran=8" id="link">x</a>',
  '<meta http-equiv="refresh" content="0;url=http://127.0.0.1:9/">',
  '--><!--]]>{window.ran=9}{{constructor.constructor("window.ran=10")()}}',
  '<base href="http://127.0.0.1:9/"><object data="data:text/html,x"></object>',
].join('');

/** Writes a report with its folder, as in a download, and returns its address. */
async function writeReport(report: RunReport, info: TestInfo, options: Partial<HtmlReportOptions> = {}) {
  const path = info.outputPath('a run # 1%.html');
  const { html, files } = await htmlReport(report, { loadFont, folder: 'a run # 1%-files', ...options });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, html);
  for (const file of files) {
    const to = info.outputPath(file.path);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, file.bytes);
  }
  return { address: pathToFileURL(path).href, html, files };
}

/** Requests of a page for anything other than the report's files. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'ran'));
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** The report's font families that the browser used for the text of an element, the most used one first. */
async function drawnFamilies(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // Letters out of view are not drawn.
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts
    .filter(({ isCustomFont }) => isCustomFont)
    .sort((a, b) => b.glyphCount - a.glyphCount)
    .map(({ familyName }) => familyName);
}

test('an HTML report with a script in every field runs nothing, from a file and from a data URL', async ({
  page,
}, info) => {
  const requests = watchRequests(page);
  const hostile = withTexts(await sampleReport(), (text) => `${text}${attack}`);
  const { address, html } = await writeReport(hostile, info);
  for (const url of [address, `data:text/html;base64,${Buffer.from(html).toString('base64')}`]) {
    await page.goto(url);
    await openAll(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>window.ran=1</script>');
    expect(await page.locator('script, img, svg, iframe, object, base, link, textarea, #link').count()).toBe(
      0,
    );
    expect(await page.locator('meta[http-equiv="refresh"]').count()).toBe(0);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          element.getAttributeNames().filter((name) => name.startsWith('on')),
        ),
      ),
    ).toEqual([]);
    expect(await ran(page)).toBeUndefined();
    expect(page.url().startsWith(url.slice(0, 20))).toBe(true);
  }
  expect(requests).toEqual([]);
});

test('the CSP of an HTML report blocks scripts and requests even where markup is not escaped', async ({
  page,
}, info) => {
  const requests: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const elsewhere = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const { html } = await writeReport(await sampleReport(), info);
  const injected = html.replace(
    '<main>',
    `<main><script>window.ran=1</script><img src="data:," onerror="window.ran=2"><img src="${elsewhere}/x.png"><style>body { background: red }</style><iframe srcdoc="<script>parent.ran=3</script>"></iframe>`,
  );
  expect(injected).not.toBe(html);
  const path = info.outputPath('injected.html');
  await writeFile(path, injected);
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ran(page)).toBeUndefined();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
    'rgb(255, 0, 0)',
  );
  expect(requests).toEqual([]);
  // Without its policy, the same page does send requests.
  const open = info.outputPath('without-policy.html');
  await writeFile(open, injected.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
  await page.goto(pathToFileURL(open).href);
  await expect.poll(() => requests).toEqual(['/x.png']);
  expect(await ran(page)).toBeDefined();
  server.close();
});

test('an HTML report draws Urdu and Santali with their own fonts', async ({ page }, info) => {
  const { address } = await writeReport(await sampleReport(), info);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const drawn = async (selector: string) => (await drawnFamilies(page, selector))[0];
  expect(await drawn('td bdi[lang="ur"]')).toBe('Noto Nastaliq Urdu');
  expect(await drawn('pre bdi[lang="sat"]')).toBe('Noto Sans Ol Chiki');
  expect(await drawn('pre bdi[lang="hi"]')).toBe('Noto Sans Devanagari');
  await expect(page.locator('td bdi[lang="ur"]').first()).toHaveAttribute('dir', 'rtl');
});

test(
  'an HTML report plays its audio, embedded or from the folder beside it',
  { tag: '@slow' },
  async ({ page }, info) => {
    const report = await sampleReport();
    const whole = await writeReport(report, info);
    for (const maxBytes of [25_000_000, whole.html.length - 5000]) {
      const { address, files } = await writeReport(report, info, { maxBytes });
      expect(files).toHaveLength(maxBytes === 25_000_000 ? 0 : 1);
      await page.goto(address);
      await page.getByText('A voice', { exact: true }).last().click();
      const audio = page.locator('audio');
      await expect(audio).toBeVisible();
      await audio.evaluate((element: HTMLAudioElement) => element.play());
      await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.ended)).toBe(true);
      expect(await audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeCloseTo(0.5, 2);
    }
  },
);

test('an HTML report of several pages leads from the overview to each result', async ({ page }, info) => {
  const report = await sampleReport();
  const results = Array.from({ length: 40 }, () => report.results).flat();
  const { address, files } = await writeReport({ ...report, results }, info, {
    maxBytes: 1_300_000,
    loadFont: async () => undefined,
  });
  expect(files.filter(({ path }) => path.endsWith('.html'))).toHaveLength(0);
  const paged = await writeReport({ ...report, results }, info, {
    maxBytes: 100_000,
    loadFont: async () => undefined,
  });
  expect(paged.files.filter(({ path }) => path.endsWith('.html')).length).toBeGreaterThan(1);
  await page.goto(address);
  await page.getByRole('row').filter({ hasText: 'A greeting' }).last().getByRole('link').click();
  await expect(page).toHaveURL(/page-\d+\.html#result-196$/);
  await expect(page.locator('#result-196 summary')).toBeInViewport();
});

test(
  'an HTML report prints all details, is readable in both themes and at 320 pixels, and is filtered by verdict',
  { tag: '@slow' },
  async ({ page }, info) => {
    const { address } = await writeReport(await sampleReport(), info);
    await page.goto(address);
    const folded = page.locator('.result.is-passed dl').first();
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(folded).toBeVisible();
    expect((await folded.boundingBox())?.height).toBeGreaterThan(20);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(250, 248, 244)',
    );
    expect((await page.pdf()).length).toBeGreaterThan(20_000);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'screen', colorScheme });
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await openAll(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await findViolations(page, 'body')).toEqual([]);
        await page.screenshot({ path: info.outputPath(`${colorScheme}-${width}.png`), fullPage: true });
      }
    }

    await page.getByRole('radio', { name: 'failed' }).check();
    await expect(page.locator('details.result:visible')).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2 + 3);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'changed' })).toBeChecked();
  },
);
