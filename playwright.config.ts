import { defineConfig } from '@playwright/test';
import { findFreePort } from './e2e/verbs/processes/free-port.ts';
import { findTestBrowser } from './src/commands/test-run/browser.mjs';

/** A port nobody uses, kept in the environment so that every worker of this run knows it. */
async function freePort(name: string): Promise<string> {
  const known = process.env[name];
  if (known) return known;
  const port = await findFreePort();
  process.env[name] = String(port);
  return String(port);
}

const port = await freePort('E2E_PORT');
const servicePort = await freePort('E2E_SERVICE_PORT');
const browser = findTestBrowser();
const json = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
// Chromium's sandbox needs a user other than root and a kernel that build machines often do not offer.
const sandboxed = !process.env.CI && process.getuid?.() !== 0;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['bench/**', 'proof/**', 'requests/**', '*.test.ts'],
  outputDir: 'test-results',
  // One more than the processors of a build machine, since tests also wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second run at the end, when nothing else runs. The summary names the tests that needed it.
  retries: process.env.CI ? 1 : 0,
  retryStrategy: 'isolated',
  reporter: json ? [['line'], ['json', { outputFile: json }]] : [['line']],
  // Long enough for a machine whose processors are busy with other work; a test that passes does not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: 'e2e/pictures/looks/{arg}{ext}',
  // The pictures were taken by Debian's Chromium without windows; another system or browser draws letters a little differently.
  ignoreSnapshots: browser !== '/usr/bin/chromium-headless-shell',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: [
        ...[
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
        ],
        ...['--disable-sync', '--autoplay-policy=no-user-gesture-required'],
        // Playwright observes the network, for which Chromium would parse a whole script again for each request.
        '--js-flags=--no-enable-lazy-source-positions',
        // Letters look the same whatever the desktop's own settings are.
        ...['--font-render-hinting=none', '--disable-lcd-text'],
        ...(sandboxed ? [] : ['--no-sandbox', '--disable-gpu']),
      ],
    },
  },
  webServer: {
    command: 'node e2e/serve.mjs',
    env: { ...process.env, PORT: port, SERVICE_PORT: servicePort },
    wait: { stdout: /^ready$/m },
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
