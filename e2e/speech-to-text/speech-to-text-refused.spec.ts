import { expect, test } from '../verbs/fixtures.ts';
import { chooseFiles, jobRow, jobView, synthesizeFile } from '../verbs/speech-to-text-verbs.ts';

test('a file that is not a recording is not sent, with the reason, and is refused when sent anyway', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await chooseFiles(page, [{ name: 'notes.wav', buffer: Buffer.from('These are notes, not sound.') }]);
  const card = jobView(page).getByRole('alert');
  await expect(jobRow(page, 'notes.wav')).toContainText('not sent');
  await expect(card).toContainText('only wav, flac or mp3');
  await card.getByRole('button', { name: /^Send anyway/ }).click();
  await expect(jobRow(page, 'notes.wav')).toContainText('refused');
  await expect(jobRow(page, 'notes.wav')).toContainText('002');
  await expect(card).toContainText('File type not supported');
  await page.reload();
  await expect(jobRow(page, 'notes.wav')).toContainText('refused');
  await expect(card).toContainText('File type not supported');
});

test('the page says when the account may not synthesise a sample', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.goto('/speech-to-text');
  await console.chooseAccount('no-text-to-speech');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const card = page.getByRole('region', { name: 'The sample could not be made' });
  await expect(card).toContainText('spoken by text-to-speech, which this account may not use');
  await expect(card.getByRole('button', { name: 'Choose account' })).toBeVisible();
  const edges = (name: string) =>
    page.getByRole('region', { name, exact: true }).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    });
  expect(await edges('The sample could not be made')).toEqual(await edges('Jobs'));
});

test('a language without a recogniser is reported before sending, and answered with 003 when sent anyway', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await expect(
    page.getByLabel('Language', { exact: true }).locator('option', { hasText: 'no recogniser here' }).first(),
  ).toBeAttached();
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await chooseFiles(page, [{ name: 'x.flac', buffer: Buffer.from(`fLaC${'\0'.repeat(64)}`) }]);
  await expect(jobRow(page, 'x.flac')).toContainText('Nothing recognises this language here');
  await jobRow(page, 'x.flac')
    .getByRole('button', { name: /^Send anyway/ })
    .click();
  await expect(jobRow(page, 'x.flac')).toContainText('003');
});

test('a damaged recording is accepted and fails with 005', { tag: '@slow' }, async ({ console: _, page }) => {
  const flac = await synthesizeFile(page, 'This one will be cut short.', 'FLAC');
  await page.goto('/speech-to-text');
  await chooseFiles(page, [{ name: 'cut.flac', buffer: flac.subarray(0, Math.floor(flac.length / 3)) }]);
  await expect(jobRow(page, 'cut.flac')).toContainText('failed', { timeout: 40_000 });
  await expect(jobRow(page, 'cut.flac')).toContainText('005');
  await expect(jobView(page).getByRole('alert')).toContainText('005');
  await expect(jobView(page).getByRole('button', { name: /^Try again/ })).toBeVisible();
});

test('a job id from elsewhere can be followed, and an unknown id is reported and not polled again', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'Job id…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Job id' });
  await dialog.getByRole('textbox').fill('00000000-0000-4000-8000-000000000000');
  await dialog.getByRole('button', { name: 'Follow jobs' }).click();
  await expect(jobRow(page, '00000000-0000')).toContainText('Invalid JOB ID');
  await expect(jobRow(page, '00000000-0000')).toContainText('failed');
});
