import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const firstRouteLimit = 130_000;
const panelLimit = 60_000;

/** Brotli size of every script and style the page loads, by address. */
function weigh(page: Page): { sizes: Map<string, number>; settled: () => Promise<void> } {
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    pending.push(
      response.body().then((body) => {
        sizes.set(response.url(), brotliCompressSync(body).length);
      }),
    );
  });
  return { sizes, settled: async () => void (await Promise.all(pending)) };
}

const total = (sizes: Map<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0);

test('the first route weighs at most 130 kB, ready to use, from this host alone', async ({
  console,
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const { sizes, settled } = weigh(page);
  await page.goto('/');
  await expect(console.request.getByRole('button', { name: 'Translate' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await settled();
  expect(total(sizes)).toBeGreaterThan(50_000);
  expect(total(sizes)).toBeLessThanOrEqual(firstRouteLimit);
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
  expect([...sizes.keys()].filter((url) => /wavesurfer|worker/.test(url))).toEqual([]);
});

for (const panel of ['Transliteration', 'Speech to text', 'Text to speech', 'Service']) {
  test(`${panel} adds at most 60 kB`, async ({ console, page }) => {
    const { sizes, settled } = weigh(page);
    await page.goto('/');
    await expect(console.request.getByRole('button', { name: 'Translate' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await settled();
    const before = total(sizes);
    await console.open(panel);
    await page.waitForLoadState('networkidle');
    await settled();
    expect(total(sizes) - before).toBeLessThanOrEqual(panelLimit);
  });
}
