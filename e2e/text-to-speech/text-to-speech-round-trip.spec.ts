import type { Page } from '@playwright/test';
import { armFaults, slowAnswer } from '../verbs/arm-faults.ts';
import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

const roundTripRegion = (page: Page) => page.getByRole('region', { name: 'Round trip' });
const startButton = (page: Page) =>
  roundTripRegion(page).getByRole('button', { name: /^Transcribe (what was spoken|again)/ });

async function speak(page: Page) {
  await page.goto('/text-to-speech?speaker=en_female#text=People want to know more about it.');
  await page.getByRole('button', { name: 'Speak' }).first().click();
  await expect(roundTripRegion(page)).toBeVisible();
}

const keptRoundTrip = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('console.runs./text-to-speech/round-trip'));

/** Reloads the page once the last round trip is kept; `before` is what was kept before it. */
async function reloadWhenKept(page: Page, before: string | null): Promise<string | null> {
  await expect.poll(() => keptRoundTrip(page)).not.toBe(before);
  const kept = await keptRoundTrip(page);
  await page.reload();
  return kept;
}

test('a waiting round trip can be cancelled, shows that it was, and can be repeated', {
  tag: '@slow',
}, async ({ console, page }) => {
  await armFaults(page, 'stt_upload', slowAnswer);
  await speak(page);
  await startButton(page).click();
  await expect(roundTripRegion(page).getByRole('status')).toHaveText('Received, waiting for the service');
  await expect(startButton(page)).toBeDisabled();
  await console.expectAccessible('round trip under way', '[aria-label="Round trip"]');
  await roundTripRegion(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(roundTripRegion(page)).toContainText('cancelled');
  await console.expectAccessible('round trip cancelled', '[aria-label="Round trip"]');
  await startButton(page).click();
  await expect(roundTripRegion(page)).toContainText(/Word error rate\s*\d+\.\d %/, { timeout: 40_000 });
  await console.expectAccessible('round trip over', '[aria-label="Round trip"]');
});

/** Failures in the order in which a round trip makes its calls. */
const failures = [
  { operation: 'stt_upload', fault: 'HTTP 403: usage exhausted', message: 'usage exhausted' },
  {
    operation: 'stt_upload',
    fault: 'code 003: Language and/or Domain not available',
    message: 'Language and/or Domain not available',
  },
  { operation: 'stt_status', fault: 'HTML instead of JSON', message: 'HTTP 502' },
  { operation: 'stt_transcript', fault: 'Broken JSON', message: 'Expected JSON' },
] as const;

test('a round trip that fails says why and can be repeated, whichever of its calls fails', {
  tag: '@slow',
}, async ({ console, page }) => {
  await armFaults(page, 'stt_upload', ...failures.map(({ operation, fault }) => ({ fault, of: operation })));
  await speak(page);
  await startButton(page).click();
  const card = roundTripRegion(page).getByRole('alert');
  let kept: string | null = null;
  for (const { operation, fault, message } of failures) {
    await test.step(`a round trip fails when ${operation} gets the fault “${fault}”`, async () => {
      await expect(card).toContainText(message, { timeout: 40_000 });
      await console.expectAccessible('round trip failed', '[aria-label="Round trip"]');
      kept = await reloadWhenKept(page, kept);
      await expect(card).toContainText(message);
      await card.getByRole('button', { name: 'Try again' }).click();
    });
  }
  await expect(roundTripRegion(page)).toContainText(/Word error rate\s*\d+\.\d %/, { timeout: 40_000 });
});

test('a job that fails on the service ends the round trip with the message of the service', {
  tag: '@slow',
}, async ({ console, page }) => {
  await armFaults(page, 'stt_status', { fault: 'code 005: Job failed. Please contact the developers' });
  await speak(page);
  await startButton(page).click();
  await expect(roundTripRegion(page).getByRole('alert')).toContainText('The job failed: 005: Job failed');
  await console.expectAccessible('round trip given up', '[aria-label="Round trip"]');
  await reloadWhenKept(page, null);
  await expect(roundTripRegion(page).getByRole('alert')).toContainText('The job failed: 005: Job failed');
  await startButton(page).click();
  await expect(roundTripRegion(page)).toContainText(/Word error rate\s*\d+\.\d %/, { timeout: 40_000 });
});
