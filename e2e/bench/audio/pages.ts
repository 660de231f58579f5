import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));

export interface AudioPages {
  readonly browser: Browser;
  /** Somewhere for files, removed at the end. */
  readonly folder: string;
  /** Opens a page of this folder with empty storage, `waveform.html` for example. */
  open(name: string): Promise<Page>;
  close(): Promise<void>;
}

/** Builds the pages of this folder with the Vite of the console, serves them, and starts a browser for them. */
export async function openAudioPages(): Promise<AudioPages> {
  const folder = mkdtempSync(join(tmpdir(), 'audio-bench-'));
  const outDir = join(folder, 'pages');
  const common = { root: here, configFile: false, logLevel: 'warn' } as const;
  await build({
    ...common,
    plugins: [react(), tailwindcss()],
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['waveform', 'wavesurfer', 'seek'].map((name) => join(here, `${name}.html`)),
      },
    },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update'],
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
  return {
    browser,
    folder,
    async open(name) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(new URL(name, server.resolvedUrls?.local[0]).href);
      // A person takes longer to find a file: the page is at rest by then.
      await page.waitForTimeout(500);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives a page a file from the disk. */
export async function give(page: Page, file: string): Promise<void> {
  await page.getByLabel('file').setInputFiles(file);
}

/** Waits for what a page reports by this name. @param patience milliseconds */
export async function reportOf(page: Page, name: string, patience: number): Promise<unknown> {
  const body = page.locator(`body[data-${name}]`);
  await body.waitFor({ state: 'attached', timeout: patience });
  return JSON.parse((await body.getAttribute(`data-${name}`)) ?? '');
}
