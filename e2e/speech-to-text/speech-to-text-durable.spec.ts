import type { Page } from '@playwright/test';
import { accountHeader, consoleHeader } from '#contract/proxy/targets.ts';
import { armFaults, slowAnswer } from '../verbs/arm-faults.ts';
import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';
import {
  chooseFiles,
  jobRow,
  jobTools,
  jobView,
  readJobRecords,
  toneWav,
} from '../verbs/speech-to-text-verbs.ts';

// Faults and restarts affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

const numberedRecordings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `call-${index + 1}.wav`,
    buffer: toneWav(0.4, 300 + 50 * index),
  }));

/** Counts the calls of a path that this page makes. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

test('uploads wait for a busy service, show that they wait, and do not fail', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await armFaults(page, 'stt_upload', {
    fault: 'Another HTTP status',
    fields: { Calls: '3', 'HTTP status': '503' },
  });
  await page.goto('/speech-to-text');
  await chooseFiles(page, numberedRecordings(4));
  await expect(jobRow(page, 'call-1.wav')).toContainText('The service is busy (HTTP 503)');
  await expect(jobRow(page, 'call-4.wav')).toContainText('The service is busy (HTTP 503)');
  await expect(jobRow(page, 'call-4.wav')).toContainText(/in \d s|now/);
  await console.expectAccessible('waiting for a busy service');
  await jobTools(page).getByLabel('State').selectOption('Completed');
  await expect(jobTools(page).getByRole('status')).toHaveText('4 jobs', { timeout: 50_000 });
});

test('after a reload during uploads, unsent files are uploaded and the user decides about those that may have arrived', {
  tag: '@slow',
}, async ({ console, page }) => {
  // High enough that the bar of calls covers no button in part.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await armFaults(page, 'stt_upload', slowAnswer, slowAnswer, slowAnswer);
  await page.goto('/speech-to-text');
  await chooseFiles(page, numberedRecordings(5));
  for (const name of ['call-1.wav', 'call-2.wav', 'call-3.wav']) {
    await expect(jobRow(page, name)).toContainText('received, waiting for the service');
  }
  await expect(jobRow(page, 'call-5.wav')).toContainText('waiting to upload');
  await console.expectAccessible('uploading');
  const audioKept = async () => (await readJobRecords(page)).split('"audioKey"').length - 1;
  await expect.poll(audioKept).toBe(5);
  await page.reload();
  for (const name of ['call-1.wav', 'call-2.wav', 'call-3.wav']) {
    await expect(jobRow(page, name)).toContainText('the answer was not seen');
  }
  await expect(jobRow(page, 'call-4.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(jobRow(page, 'call-5.wav')).toContainText('completed', { timeout: 40_000 });
  await jobTools(page).getByRole('button', { name: 'Try 3 again' }).click();
  await jobTools(page).getByLabel('State').selectOption('Completed');
  await expect(jobTools(page).getByRole('status')).toHaveText('5 jobs', { timeout: 40_000 });
});

test('all uploads are cancelled and retried together, including those still waiting', {
  tag: '@slow',
}, async ({ page }) => {
  await armFaults(page, 'stt_upload', slowAnswer, slowAnswer, slowAnswer);
  await page.goto('/speech-to-text');
  await chooseFiles(page, numberedRecordings(5));
  await expect(jobRow(page, 'call-1.wav')).toContainText('received, waiting for the service');
  await jobTools(page).getByRole('button', { name: 'Cancel 5' }).click();
  await jobTools(page).getByLabel('State').selectOption('Not sent or cancelled');
  await expect(jobTools(page).getByRole('status')).toHaveText('5 jobs');
  await jobTools(page).getByRole('button', { name: 'Try 5 again' }).click();
  await jobTools(page).getByLabel('State').selectOption('Completed');
  await expect(jobTools(page).getByRole('status')).toHaveText('5 jobs', { timeout: 40_000 });
});

test('only the first of two tabs uploads and polls; the second shows its jobs, can remove them, and takes over when the first is closed', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.goto('/speech-to-text');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  const second = await context.newPage();
  const [uploads, checks] = [countRequests(page, '/upload'), countRequests(page, '/status')];
  const [otherUploads, otherChecks] = [countRequests(second, '/upload'), countRequests(second, '/status')];
  await second.goto('/speech-to-text');
  await chooseFiles(second, numberedRecordings(3));
  for (const tab of [page, second]) {
    await expect(jobRow(tab, 'call-3.wav')).toContainText('completed', { timeout: 40_000 });
    await expect(jobRow(tab, 'call-1.wav')).toContainText('completed', { timeout: 40_000 });
  }
  expect([uploads(), otherUploads(), otherChecks()]).toEqual([3, 0, 0]);
  expect(checks()).toBeGreaterThan(0);
  await jobRow(second, 'call-2.wav')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await second.getByRole('dialog').getByRole('button', { name: 'Remove 1 job' }).click();
  await expect(jobRow(page, 'call-2.wav')).toHaveCount(0);
  await page.close();
  await chooseFiles(second, [{ name: 'later.wav', buffer: toneWav(0.4, 900) }]);
  await expect(jobRow(second, 'later.wav')).toContainText('completed', { timeout: 40_000 });
  expect(otherUploads()).toBe(1);
  expect(otherChecks()).toBeGreaterThan(0);
  await expect(jobView(second).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
});

test('a hidden page does not poll, and polls at once when it is visible again', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const checks = countRequests(page, '/status');
  await page.goto('/speech-to-text');
  const look = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { get: () => value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await chooseFiles(page, [{ name: 'long.wav', buffer: toneWav(20) }]);
  await expect(jobRow(page, 'long.wav')).toContainText(/queued|processing/);
  await look(true);
  const nextCheck = jobRow(page, 'long.wav').getByRole('cell', { name: /^(now|in \d+ s)$/ });
  await expect(nextCheck).toHaveCount(0);
  const before = checks();
  // A second page shows when the job is completed, because the hidden page does not poll.
  const jobId = (
    await jobView(page)
      .getByText(/^job [0-9a-f-]+$/)
      .textContent()
  )?.slice('job '.length);
  const second = await context.newPage();
  await second.goto('/service');
  const state = () =>
    second.evaluate(
      async ([id, header, account]) => {
        const headers = { [header.name]: header.value, [account]: 'working', 'REV-APPNAME': 'stt_batch' };
        return (await fetch(`/api/embedded/status?job_id=${id}`, { headers })).text();
      },
      [jobId, consoleHeader, accountHeader] as const,
    );
  await expect.poll(state, { timeout: 40_000 }).toContain('completed');
  expect(checks()).toBe(before);
  await expect(jobRow(page, 'long.wav')).toContainText(/queued|processing/);
  await look(false);
  await expect(jobRow(page, 'long.wav')).toContainText('completed');
});

test('a job survives a restart of the service', { tag: '@slow' }, async ({ page, ownConsole }) => {
  await page.goto('/speech-to-text');
  await chooseFiles(page, [{ name: 'long.wav', buffer: toneWav(20) }]);
  await expect(jobRow(page, 'long.wav')).toContainText(/queued|processing/);
  await ownConsole.halt();
  await expect(jobRow(page, 'long.wav')).toContainText('No connection; the job goes on', { timeout: 20_000 });
  await ownConsole.resume();
});

test('twenty files added together are all accepted by the service, and none fails in the console', {
  tag: '@slow',
}, async ({ page }) => {
  const codes: unknown[] = [];
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.endsWith('/upload')) return;
    const answer: unknown = await response.json();
    codes.push(Reflect.get(Object(answer), 'code'));
  });
  await page.goto('/speech-to-text');
  const files = Array.from({ length: 20 }, (_, index) => ({
    name: `many-${index + 1}.wav`,
    buffer: toneWav(0.4, 300 + 20 * index),
  }));
  await chooseFiles(page, files);
  await expect.poll(() => codes.length, { timeout: 50_000 }).toBe(20);
  expect(new Set(codes)).toEqual(new Set(['000']));
  for (const group of ['Failed or refused', 'Not sent or cancelled']) {
    await jobTools(page).getByLabel('State').selectOption(group);
    await expect(jobTools(page).getByRole('status')).toHaveText('0 of 20 jobs');
  }
});
