import { expect, type Page } from '@playwright/test';
import { armFaults, slowAnswer } from '../verbs/arm-faults.ts';
import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { test } from '../verbs/processes/own-console.ts';

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

const expectAnnouncement = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

test('a translation announces that it is waiting, cancelled, done and failed', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await armFaults(page, 'localization', slowAnswer);
  await console.follow('Translation', '/translation?from=en&to=hi,ta#text=Hello.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expectAnnouncement(page, 'Waiting for the answer');
  await expectAccessibleLayout(console, 'waiting');
  await page.keyboard.press('Escape');
  await expectAnnouncement(page, 'Cancelled');
  await expectAccessibleLayout(console, 'cancelled');
  await console.result.getByRole('button', { name: 'Try again' }).click();
  await expectAnnouncement(page, 'Done: 1 string in 2 languages.');
  await console.chooseAccount('expired');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('API key expired');
  await expectAnnouncement(page, 'Failed: Refused with HTTP 403');
});

test('with one request per target, each target announces its outcome', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await armFaults(page, 'localization', slowAnswer);
  await console.follow('Translation', '/translation?from=en&to=hi,ta&requests=each#text=Hello.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expectAnnouncement(page, /^(Hindi|Tamil): done\.$/);
  await console.result.getByRole('tab', { name: 'waiting' }).click();
  await expectAccessibleLayout(console, 'one target waiting');
  await console.result.getByRole('button', { name: 'Cancel' }).click();
  await expectAnnouncement(page, /^(Hindi|Tamil): cancelled\.$/);
  await console.chooseAccount('expired');
  await console.result.getByRole('button', { name: 'Try again' }).click();
  await expectAnnouncement(page, /^(Hindi|Tamil): failed\. Refused with HTTP 403/);
  await expect(console.result.getByRole('alert')).toContainText('API key expired');
});

test('with one request per target, calls that end at the same time are all announced', {
  tag: '@slow',
}, async ({ console, page }) => {
  const announcements: string[] = [];
  await page.exposeFunction('hear', (text: string) => announcements.push(text));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const listen = ([change]: MutationRecord[]) => {
        const region = change?.target;
        if (region instanceof Element && region.matches('[aria-live]')) {
          Reflect.get(window, 'hear')(region.textContent);
        }
      };
      new MutationObserver(listen).observe(document.body, { subtree: true, childList: true });
    }),
  );
  await page.goto('/translation?from=en&to=hi,ta&requests=each&account=hindi-english#text=Hello.');
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect.poll(() => announcements.join(' ')).toContain('Hindi: done.');
  await expect.poll(() => announcements.join(' ')).toContain('Tamil: failed. Refused with HTTP 403');
});

test('a transliteration announces that it is waiting, cancelled, done and failed', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await armFaults(page, 'transliteration', slowAnswer);
  await console.follow('Transliteration', '/transliteration?from=en&to=hi#text=Meera');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expectAnnouncement(page, 'Waiting for the answer');
  await expectAccessibleLayout(console, 'waiting');
  await page.keyboard.press('Escape');
  await expectAnnouncement(page, 'Cancelled');
  await console.result.getByRole('button', { name: 'Try again' }).click();
  await expectAnnouncement(page, 'Done: 1 string.');
  await console.chooseAccount('expired');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('API key expired');
  await expectAnnouncement(page, 'Failed: Refused with HTTP 403');
});

test('the option lab and the typing field announce what they are waiting for and the outcome', {
  tag: '@slow',
}, async ({ console, page }) => {
  await armFaults(page, 'transliteration', slowAnswer);
  await console.follow('Transliteration', '/transliteration?view=lab&from=en&to=hi#text=Room 12');
  const lab = page.getByRole('region', { name: 'Option lab' });
  await lab.getByRole('button', { name: 'Compare options' }).click();
  await expect(lab.getByRole('timer', { name: 'Waiting for the answer' })).toBeVisible();
  await lab.getByRole('button', { name: 'Cancel' }).click();
  await expect(lab.getByRole('status')).toBeVisible();
  await lab.getByRole('button', { name: 'Try again' }).click();
  await expectAnnouncement(page, 'Both sets are answered.');
  await console.request.getByRole('radio', { name: 'Typing' }).check();
  await page.getByRole('combobox', { name: 'Typing field' }).pressSequentially('namaste');
  await expectAnnouncement(page, /\d suggestions? for namaste/);
  await console.chooseAccount('expired');
  await page.getByRole('combobox', { name: 'Typing field' }).pressSequentially(' kavita');
  await expect(page.getByRole('alert')).toContainText('API key expired');
});
