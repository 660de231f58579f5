import { expect, test } from '../verbs/fixtures.ts';
import { chooseFiles, jobRow, jobView, readJobRecords, toneWav } from '../verbs/speech-to-text-verbs.ts';
import { typeCredentials } from '../verbs/type-credentials.ts';

test('the first tab uploads with credentials entered in the second, and stores them nowhere', {
  tag: '@slow',
}, async ({ console: _, page, context }) => {
  await page.goto('/speech-to-text');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/upload')) uploads += 1;
  });
  const second = await context.newPage();
  await second.goto('/speech-to-text');
  await typeCredentials(second, 'demo-key-expired', 'demo.expired');
  await chooseFiles(second, [{ name: 'call.wav', buffer: toneWav(0.5) }]);
  await expect(jobRow(second, 'call.wav')).toContainText('API key expired');
  await expect(jobRow(page, 'call.wav')).toContainText('API key expired');

  await typeCredentials(second, 'demo-key-working', 'demo.working');
  await jobView(second)
    .getByRole('button', { name: /^Go on as the credentials typed in/ })
    .click();
  await expect(jobRow(second, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(jobView(second).getByRole('tab', { name: 'Transcript', exact: true })).toBeVisible();
  expect(uploads).toBe(2);
  for (const tab of [page, second]) expect(await readJobRecords(tab)).not.toContain('demo-key');
});

test('the panel says when credentials were lost with their tab, and another account can continue', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await typeCredentials(page, 'demo-key-expired', 'demo.expired');
  await chooseFiles(page, [{ name: 'call.wav', buffer: toneWav(0.5) }]);
  await expect(jobRow(page, 'call.wav')).toContainText('API key expired');
  // A job is stored shortly after it is shown.
  for (const part of ['refused', 'audioKey']) await expect.poll(() => readJobRecords(page)).toContain(part);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account: working' })).toBeVisible();
  await jobView(page)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(jobRow(page, 'call.wav')).toContainText('The credentials of this job are gone');
  await jobView(page).getByRole('button', { name: 'Go on as working: call.wav' }).click();
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
});
