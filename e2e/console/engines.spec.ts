import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { catalogueEntries } from '#service/engines/catalogue/entries.ts';
import { type FileServer, serveWithRanges, startFileServer } from '#testing/engines/file-server.ts';
import { piperVoiceFiles } from '#testing/engines/piper-model.ts';
import { testEntry, testFile } from '#testing/engines/test-entry.ts';
import { findViolations } from '../verbs/checks/violations.ts';
import { expect } from '../verbs/fixtures.ts';
import { type OwnConsole, startOwnConsole, test } from '../verbs/processes/own-console.ts';

const content = randomBytes(600_000);
let files: FileServer;
let own: OwnConsole;
/** Completes the download that is held back. */
let release = () => {};
const voice = piperVoiceFiles();
/** Sends the voice that is being downloaded up to a fraction of its length. */
let sendVoice = (_part: number) => {};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  files = await startFileServer((request, response, count) => {
    if (request.url === '/voice.onnx.json') {
      response.end(voice.config);
      return;
    }
    if (request.url === '/voice.onnx') {
      const { model } = voice;
      let sent = 0;
      sendVoice = (part) => {
        const end = Math.round(part * model.length);
        response.write(model.subarray(sent, end));
        sent = end;
        if (part === 1) response.end();
      };
      response.writeHead(200, { 'Content-Length': model.length, ETag: '"1"' });
      sendVoice(0.25);
      return;
    }
    if (request.url !== '/held.bin' || request.headers.range) {
      return serveWithRanges(content)(request, response, count);
    }
    response.writeHead(200, { 'Content-Length': content.length, ETag: '"1"' });
    response.write(content.subarray(0, 150_000));
    release = () => response.end(content.subarray(150_000));
  });
  const { sha256: _, ...unpinned } = testFile(`${files.url}/unpinned.bin`, content);
  const { address: __, ...unknown } = testFile('/unknown.bin', content);
  const held = testFile(`${files.url}/held.bin`, content);
  own = await startOwnConsole({
    TEST_ENGINES: JSON.stringify([
      testEntry({ name: 'held', title: 'Held engine', files: [held], runtime: [] }),
      testEntry({ name: 'unpinned', title: 'Unpinned engine', files: [unpinned], verified: false }),
      testEntry({ name: 'unknown', title: 'Unknown engine', files: [unknown] }),
      {
        ...catalogueEntries.find(({ name }) => name === 'piper-hi'),
        title: 'Piper from a test',
        files: [
          testFile(`${files.url}/voice.onnx`, voice.model),
          testFile(`${files.url}/voice.onnx.json`, Buffer.from(voice.config)),
        ],
      },
      testEntry({ name: 'foreign', title: 'Foreign engine', platforms: ['plan9-mips'] }),
    ]),
  });
});
test.afterAll(async () => {
  await own?.halt();
  await files?.close();
});

async function openEngines(page: Page) {
  await page.goto(`${own.url}/service`);
  const region = page.getByRole('region', { name: 'Can be added' });
  await expect(region.getByRole('listitem').first()).toBeVisible();
  return region;
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Can be added' }).getByRole('listitem').filter({ hasText: title });

test('an engine is added by keyboard, even if the page is closed in the meantime, and removed', {
  tag: '@slow',
}, async ({ page, context }) => {
  await openEngines(page);
  await rowOf(page, 'Held engine').getByRole('button', { name: 'Add Held engine…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Held engine?' });
  await expect(dialog).toContainText('Fetches 600.0 kB');
  await expect(dialog).toContainText('Licence MIT');
  await expect(dialog).toContainText(`${files.url}/held.bin`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  const bar = page.getByRole('progressbar', { name: 'Adding Held engine' });
  await expect(bar).toHaveAttribute('aria-valuenow', '25');
  await expect(rowOf(page, 'Held engine')).toContainText('150.0 kB of 600.0 kB');
  await expect(page.getByRole('button', { name: 'Cancel adding Held engine' })).toBeFocused();
  await page.close();

  const again = await context.newPage();
  await openEngines(again);
  await expect(again.getByRole('progressbar', { name: 'Adding Held engine' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  release();
  await expect(rowOf(again, 'Held engine')).toContainText('Installed');
  await expect(again.getByRole('status').filter({ hasText: 'Held engine was added.' })).toBeAttached();

  await rowOf(again, 'Held engine').getByRole('button', { name: 'Remove Held engine…' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(rowOf(again, 'Held engine')).toContainText('Not added');
});

test('adding an engine is cancelled', { tag: '@slow' }, async ({ page }) => {
  await openEngines(page);
  await rowOf(page, 'Held engine').getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel adding Held engine' }).click();
  await expect(rowOf(page, 'Held engine')).toContainText('Not added');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a checksum that is not published is shown, and can be accepted', { tag: '@slow' }, async ({ page }) => {
  await openEngines(page);
  const row = rowOf(page, 'Unpinned engine');
  await expect(row).toContainText('Not yet verified with real weights');
  await row.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row).toContainText('Unpinned engine was not added');
  await expect(row).toContainText(testFile('/x', content).sha256 ?? '');
  expect(await findViolations(page, 'html')).toEqual([]);
  await row.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(row).toContainText('Installed');
});

test('an engine without an address says where to put its files, and one that cannot run here says why', {
  tag: '@slow',
}, async ({ page }) => {
  await openEngines(page);
  const row = rowOf(page, 'Unknown engine');
  await row.getByRole('button', { name: /^Add/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No address is known.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await row.getByText('Add it by hand').click();
  await expect(row).toContainText(/\/engines\/files/);
  await expect(row).toContainText(`sha256-${testFile('/x', content).sha256}`);
  await expect(rowOf(page, 'Foreign engine')).toContainText('Its runtime does not exist for');
  await expect(rowOf(page, 'Foreign engine').getByRole('button')).toHaveCount(0);
});

test('a voice goes on downloading when its page is closed, and then speaks in a tab that was already open', {
  tag: '@slow',
}, async ({ page, context }) => {
  const speech = await context.newPage();
  await speech.goto(`${own.url}/text-to-speech?speaker=hi_male#text=नमस्ते दुनिया।`);
  const speakWith = async (engine: string) => {
    await speech.getByRole('button', { name: 'Speak' }).first().click();
    await expect(speech.getByRole('region', { name: 'Result' })).toContainText(engine);
  };
  await speakWith('espeak-ng');

  await openEngines(page);
  await rowOf(page, 'Piper from a test').getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  const done = (shown: Page) =>
    shown
      .getByRole('progressbar', { name: 'Adding Piper from a test' })
      .getAttribute('aria-valuenow')
      .then(Number);
  await expect.poll(() => done(page)).toBeGreaterThan(10);
  const before = await done(page);
  await page.close();

  const again = await context.newPage();
  await openEngines(again);
  expect(await done(again)).toBe(before);
  sendVoice(0.5);
  await expect.poll(() => done(again)).toBeGreaterThan(before);
  sendVoice(1);
  await expect(rowOf(again, 'Piper from a test')).toContainText('Installed');

  await speakWith('piper-hi');
  await rowOf(again, 'Piper from a test')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await again.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(rowOf(again, 'Piper from a test')).toContainText('Not added');
  await speakWith('espeak-ng');
});
