import { expect, test } from '../verbs/fixtures.ts';
import {
  chooseFiles,
  dropFiles,
  jobRow,
  jobsRegion,
  jobsStatus,
  jobTools,
  jobView,
  textFile,
  toneWav,
} from '../verbs/speech-to-text-verbs.ts';

test('files dropped anywhere become jobs, and a file dropped on a job without audio becomes its audio', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  const wav = toneWav(0.5);
  await dropFiles(page.getByText('No jobs yet'), [
    { name: 'a.wav', buffer: wav },
    { name: 'notes.txt', buffer: textFile },
  ]);
  await expect(jobRow(page, 'notes.txt')).toContainText('not sent');
  await expect(jobRow(page, 'a.wav')).toContainText('completed', { timeout: 40_000 });
  await jobRow(page, 'a.wav').getByRole('button', { name: 'Open a.wav' }).click();
  await jobView(page).getByRole('button', { name: 'Remove audio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove audio' }).click();
  await expect(jobView(page)).toContainText('The audio of this job was removed from this browser.');
  await dropFiles(jobRow(page, 'a.wav'), [{ name: 'other name.wav', buffer: wav }]);
  await expect(page.getByText('This is the audio that was uploaded.')).toBeAttached();
  await expect(jobView(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await expect(jobsStatus(page)).toHaveText('2 jobs');
  await dropFiles(jobRow(page, 'a.wav'), [{ name: 'new.wav', buffer: wav }]);
  await expect(jobsStatus(page)).toHaveText('3 jobs');
});

test('stored audio is counted, removed, and attached again if it is the same file', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  const wav = toneWav(2);
  await chooseFiles(page, [{ name: 'call.wav', buffer: wav }]);
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await jobTools(page)
    .getByRole('button', { name: /^Audio: 6\d\.\d kB of 2\.0 GB/ })
    .click();
  const kept = page.getByRole('dialog', { name: 'Audio kept in this browser' });
  await expect(kept).toContainText('1 recording');
  await expect(kept).toContainText('that the browser allows');
  await kept.getByRole('button', { name: 'Remove all audio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all audio' }).click();
  await expect(jobView(page)).toContainText('The audio of this job was removed from this browser.');
  await expect(jobTools(page).getByRole('button', { name: /^Audio: 0 B of / })).toBeVisible();
  await expect(jobRow(page, 'call.wav')).toContainText('completed');

  await chooseFiles(page, [{ name: 'other.wav', buffer: toneWav(2, 500) }], 'Attach audio');
  await expect(jobView(page).getByRole('alert')).toContainText('This is another recording');
  await jobView(page).getByRole('button', { name: 'Leave it' }).click();
  await chooseFiles(page, [{ name: 'renamed.wav', buffer: wav }], 'Attach audio');
  await expect(page.getByText('This is the audio that was uploaded.')).toBeAttached();
  await expect(jobView(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await page.reload();
  await expect(jobView(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
});

test('a recording that differs from the uploaded one can be attached anyway, and is marked as such', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await chooseFiles(page, [{ name: 'call.wav', buffer: toneWav(1) }]);
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await jobView(page).getByRole('button', { name: 'Remove audio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove audio' }).click();
  await chooseFiles(page, [{ name: 'other.wav', buffer: toneWav(1.5, 500) }], 'Attach audio');
  await expect(jobView(page).getByRole('alert')).toContainText('This is another recording');
  await jobView(page).getByRole('button', { name: 'Attach anyway' }).click();
  const slider = jobView(page).getByRole('slider', { name: 'Position in the recording' });
  await expect(slider).toHaveAttribute('aria-valuemax', '1.5');
  await expect(jobView(page)).toContainText('whether it is the one that was uploaded cannot be checked');
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuemax', '1.5');
  await expect(jobView(page)).toContainText('whether it is the one that was uploaded cannot be checked');
});

test('several files are dropped: the audio of known jobs is attached, and the others are uploaded', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  const [one, two] = [toneWav(0.5, 400), toneWav(0.6, 500)];
  await chooseFiles(page, [
    { name: 'one.wav', buffer: one },
    { name: 'two.wav', buffer: two },
  ]);
  for (const name of ['one.wav', 'two.wav']) {
    await expect(jobRow(page, name)).toContainText('completed', { timeout: 40_000 });
  }
  await jobTools(page)
    .getByRole('button', { name: /^Audio: / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all audio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all audio' }).click();
  await expect(jobTools(page).getByRole('button', { name: /^Audio: 0 B of / })).toBeVisible();
  await dropFiles(jobsRegion(page), [
    { name: 'renamed.wav', buffer: two },
    { name: 'new.wav', buffer: toneWav(0.6, 700) },
    { name: 'one.wav', buffer: one },
  ]);
  const notice = page.getByRole('status').filter({ hasText: '2 files were not uploaded' });
  await expect(notice).toContainText('the missing audio of 2 jobs');
  await expect(jobsStatus(page)).toHaveText('3 jobs');
  await expect(jobTools(page).getByRole('button', { name: /^Audio: 5[4-7]\.\d kB of / })).toBeVisible();
  await jobRow(page, 'two.wav').getByRole('button', { name: 'Open two.wav' }).click();
  await expect(jobView(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await expect(jobView(page)).not.toContainText('cannot be checked');
  await notice.getByRole('button', { name: 'Upload them as new jobs too' }).click();
  await expect(jobsStatus(page)).toHaveText('5 jobs');
  await expect(notice).toHaveCount(0);
});

test('the reference text of a job survives a reload, and is deleted with its job', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await chooseFiles(page, [{ name: 'call.wav', buffer: toneWav(0.5) }]);
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await jobView(page).getByRole('tab', { name: 'Reference' }).focus();
  await jobView(page).getByLabel('Reference text').fill('nothing was said');
  await page.reload();
  await jobView(page).getByRole('tab', { name: 'Reference' }).focus();
  await expect(jobView(page).getByLabel('Reference text')).toHaveValue('nothing was said');
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('speech-to-text');
          opening.onerror = reject;
          opening.onsuccess = () => {
            const counting = opening.result.transaction('references').objectStore('references').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
  expect(await kept()).toBe(1);
  await jobRow(page, 'call.wav')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 1 job' }).click();
  await expect.poll(kept).toBe(0);
});
