import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expiredKey, startSlowTarget } from '#testing/network/slow-target.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { startOwnConsole } from '../verbs/processes/own-console.ts';
import { jobRow, jobView } from '../verbs/speech-to-text-verbs.ts';

const fileBytes = 99_000_000;

/** A file that starts like FLAC and continues with 99 MB of zeros. */
async function largeFile(): Promise<string> {
  const path = test.info().outputPath('large.flac');
  await writeFile(path, Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(fileBytes - 4)]));
  return path;
}

/** Milliseconds until the answer, as the view of the newest job shows them. */
async function timeUpload(page: Page, path: string, state: RegExp, jobs = 1): Promise<number> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await chooser.setFiles(path);
  await expect(jobRow(page, 'large.flac')).toHaveCount(jobs);
  const newest = jobRow(page, 'large.flac').first();
  await expect(newest).toContainText(state, { timeout: 60_000 });
  const times = await jobView(page).getByRole('list', { name: 'Time in each state' }).innerText();
  const parts = [...times.matchAll(/(?:waiting|uploading|received) ([\d.]+) (ms|s)/g)];
  return parts.reduce((sum, [, time, unit]) => sum + Number(time) * (unit === 's' ? 1000 : 1), 0);
}

function expectShareAtMost(share: number, refused: number, whole: number): void {
  test.info().annotations.push({ type: 'figures', description: `${refused} of ${whole} ms` });
  expect(refused / whole).toBeLessThanOrEqual(share);
}

test('on a slow connection, an upload of 99 MB shows its refusal within a tenth of the time that the upload takes', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const path = await largeFile();
  const target = await startSlowTarget(fileBytes / 10);
  const own = await startOwnConsole({
    TARGET_ACCEPTING_BASE_URL: target.url,
    TARGET_ACCEPTING_API_KEY: 'accepted',
    TARGET_ACCEPTING_APP_ID: 'app',
    TARGET_REFUSING_BASE_URL: target.url,
    TARGET_REFUSING_API_KEY: expiredKey,
    TARGET_REFUSING_APP_ID: 'app',
  });
  const timeAt = async (name: string, state: RegExp, jobs: number) => {
    await page.goto(`${own.url}/speech-to-text?target=${name}&language=en`);
    return timeUpload(page, path, state, jobs);
  };
  try {
    const whole = await timeAt('accepting', /queued/, 1);
    expectShareAtMost(0.1, await timeAt('refusing', /refused/, 2), whole);
  } finally {
    await own.halt();
    await target.close();
  }
});

test('on one machine, an upload of 99 MB shows its refusal in less than half the time that the upload takes', {
  tag: '@slow',
}, async ({ console: app, page }) => {
  const path = await largeFile();
  await app.open('Speech to text', '/speech-to-text?language=en');
  const whole = await timeUpload(page, path, /queued|in progress|failed/);
  await app.chooseAccount('expired');
  // The shortest of several times counts, since other work on the machine can only make them longer.
  const refused: number[] = [];
  for (const jobs of [2, 3, 4, 5, 6]) refused.push(await timeUpload(page, path, /refused/, jobs));
  expectShareAtMost(0.5, Math.min(...refused), whole);
});
