import { expect } from './fixtures.ts';
import { test } from './own-console.ts';

test('a service that dies with jobs in its queue loses none of them', async ({ ownConsole, page }) => {
  test.setTimeout(120_000);
  await page.goto('/speech-to-text');
  const jobs = page.getByRole('region', { name: 'Jobs' });
  const row = (name: string) => jobs.getByRole('row').filter({ hasText: name });
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(row('sample-sentence.wav')).toContainText('completed', { timeout: 40_000 });

  for (const sample of ['Three sentences, flac', 'Numbers, mp3', 'A sentence, wav']) {
    await page.getByRole('button', { name: sample }).click();
  }
  await expect(jobs.getByRole('row')).toHaveCount(5);
  // Every upload is acknowledged: from here on the jobs belong to the service.
  await expect(jobs.getByText(/uploading|received/)).toHaveCount(0);
  ownConsole.crashService();

  await expect(jobs.getByText('completed')).toHaveCount(4, { timeout: 90_000 });
  await expect(jobs.getByText('failed')).toHaveCount(0);
});

test('while the service is away the failure is named and the input kept', async ({
  console,
  ownConsole,
  page,
}) => {
  await console.open('Translation', '/');
  const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
  await text.fill('Good morning.');
  ownConsole.crashService();
  await page.keyboard.press('Control+Enter');
  const card = console.result.getByRole('alert');
  await expect(card).toContainText('No answer from embedded');
  await expect(text).toHaveValue('Good morning.');
  // The service is started again by itself; the one action of the card then works.
  await expect(async () => {
    await card.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 });
    await expect(console.result.getByRole('tabpanel')).toContainText('सुप्रभात', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});
