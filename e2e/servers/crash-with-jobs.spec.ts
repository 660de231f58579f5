import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

// Slow enough that jobs are still in the queue when the service is killed.
test.use({ ownSettings: { RECOGNISER_SPEED: '1' } });

test('no job is lost when the service is killed with jobs in its queue', { tag: '@slow' }, async ({
  ownConsole,
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/speech-to-text');
  const jobs = page.getByRole('region', { name: 'Jobs' });
  const row = (name: string) => jobs.getByRole('row').filter({ hasText: name });
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(row('sample-sentences.flac')).toContainText('completed', { timeout: 40_000 });

  for (const sample of ['Three sentences, flac', 'Numbers, mp3', 'A sentence, wav']) {
    await page.getByRole('button', { name: sample }).click();
  }
  await expect(jobs.getByRole('row')).toHaveCount(5);
  // Every upload is acknowledged: from here on the service is responsible for the jobs.
  await expect(jobs.getByText(/^(queued|processing|completed)$/)).toHaveCount(4);
  ownConsole.crashService();

  await expect(jobs.getByText('completed')).toHaveCount(4, { timeout: 90_000 });
  await expect(jobs.getByText('failed')).toHaveCount(0);
});
