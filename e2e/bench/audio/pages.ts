import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { preview } from 'vite';
import { launchBrowser, withFreshPage } from '../harness/browser.ts';
import { buildPages } from '../harness/build-pages.ts';

/** Milliseconds; wavesurfer may need more than a minute for an hour of mp3. */
const timeout = 240_000;

export interface AudioPages {
  readonly browser: Browser;
  /** A folder for files, removed at the end. */
  readonly folder: string;
  /** Opens a page of this folder, for example `waveform.html`, in an empty profile. */
  on<Found>(name: string, act: (page: Page) => Promise<Found>): Promise<Found>;
  close(): Promise<void>;
}

/** Builds the pages of this folder, serves them, and starts a browser for them. */
export async function openAudioPages(): Promise<AudioPages> {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'audio-bench-'));
  const outDir = join(folder, 'pages');
  await buildPages(root, ['waveform', 'wavesurfer', 'empty', 'seek'], outDir);
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await launchBrowser('--autoplay-policy=no-user-gesture-required');
  return {
    browser,
    folder,
    on: (name, act) =>
      withFreshPage(browser, async (page) => {
        await page.goto(new URL(name, server.resolvedUrls?.local[0]).href);
        // The page should be idle when the file is chosen, as it is when a user chooses one.
        await page.waitForTimeout(500);
        return act(page);
      }),
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Chooses a file from the disk in a page. */
export async function chooseFile(page: Page, file: string): Promise<void> {
  await page.getByLabel('file').setInputFiles(file);
}

/** Waits until a page calls `report` with this name, and returns the result. */
export async function waitForReport(page: Page, name: string): Promise<unknown> {
  const body = page.locator(`body[data-${name}]`);
  await body.waitFor({ state: 'attached', timeout });
  return JSON.parse((await body.getAttribute(`data-${name}`)) ?? '');
}
