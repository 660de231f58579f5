import type { Page } from '@playwright/test';
import type { ErrorRow, OperationId } from '#contract/errors.ts';
import { errorRowName, expectCard, rowOf, rowsOf } from '../verbs/error-card.ts';
import { type ConsoleVerbs, expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';
import {
  chooseFiles,
  followIds,
  jobRow,
  jobsRegion,
  jobView,
  textFile,
  toneWav,
  unknownIds,
} from '../verbs/speech-to-text-verbs.ts';

/*
 * Every error row of the specification for speech-to-text: each is produced by fault injection, and by hand where a
 * user can, and the card names it.
 */

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

const card = (page: Page) => jobView(page).getByRole('alert');
/** A file of silence, so that the transcript is empty. */
const silentFile = { name: 'call.wav', buffer: toneWav(0.4, 0) };

/** Opens fault injection in a separate tab, so that the panel keeps its state. */
async function openFaultInjection(page: Page) {
  const tab = await page.context().newPage();
  await tab.goto('/service');
  const desk = tab.getByRole('region', { name: 'Fault injection' });
  const clear = async () => {
    const button = desk.getByRole('button', { name: 'Clear all' });
    if (await button.isVisible()) await button.click();
    await expect(desk.getByText('No fault is armed.')).toBeVisible();
  };
  return {
    clear,
    /** Makes the service answer every call of an operation with an error row, until the faults are cleared. */
    arm: async (operation: OperationId, { httpStatus, code, text }: ErrorRow) => {
      await clear();
      await desk.getByRole('combobox', { name: 'Function' }).selectOption(operation);
      const label = code === undefined ? `HTTP ${httpStatus}: ${text}` : `code ${code}: ${text}`;
      await desk.getByRole('combobox', { name: 'Fault' }).selectOption({ label });
      await desk.getByLabel('Calls').fill('1000');
      await desk.getByRole('button', { name: 'Arm' }).click();
      await expect(desk.getByRole('list', { name: 'Armed faults' })).toBeVisible();
    },
  };
}

test('every error row of an upload is named on the card, and the file can be sent again', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const rows = rowsOf('stt_upload');
  expect(rows).toHaveLength(11);
  const desk = await openFaultInjection(page);
  await page.goto('/speech-to-text');
  for (const [index, one] of rows.entries()) {
    await desk.arm('stt_upload', one);
    if (index === 0) await chooseFiles(page, [silentFile]);
    else await jobRow(page, 'call.wav').getByRole('button', { name: 'Try again' }).click();
    await expectCard(card(page), one);
    await expect(jobRow(page, 'call.wav')).toContainText('refused');
  }
  await desk.clear();
  await jobRow(page, 'call.wav').getByRole('button', { name: 'Try again' }).click();
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
});

/** The text that a job shows when the answer is a state and not an error. */
const stateByRow: Readonly<Record<string, string>> = {
  'job-003': 'queued',
  'job-004': 'processing',
  'job-005': 'failed',
};

test('every error row of a status call is shown: refusals, states and unknown jobs', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const rows = rowsOf('stt_status');
  expect(rows).toHaveLength(10);
  const desk = await openFaultInjection(page);
  await page.goto('/speech-to-text');
  const [id = ''] = unknownIds(1);
  for (const [index, one] of rows.entries()) {
    await desk.arm('stt_status', one);
    if (index === 0) await followIds(page, [id]);
    else
      await jobRow(page, id)
        .getByRole('button', { name: /^(Check now|Try again)/ })
        .click();
    const state = stateByRow[errorRowName(one)];
    if (!state) await expectCard(card(page), one);
    else {
      await expect(jobRow(page, id)).toContainText(state);
      await expect(jobRow(page, id)).toContainText(one.text);
      await expect(jobRow(page, id)).toContainText(one.code ?? '');
      await expect(card(page)).toHaveCount(state === 'failed' ? 1 : 0);
    }
  }
  await desk.clear();
});

test('every error row of a transcript is named on the card, and the transcript can be fetched again', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const [first, ...others] = rowsOf('stt_transcript');
  if (!first) throw new Error('The operation stt_transcript has no error rows.');
  expect(others).toHaveLength(9);
  const desk = await openFaultInjection(page);
  await desk.arm('stt_transcript', first);
  await page.goto('/speech-to-text');
  await chooseFiles(page, [silentFile]);
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await expectCard(card(page), first);
  for (const one of others) {
    await desk.arm('stt_transcript', one);
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await expectCard(card(page), one);
  }
  await desk.clear();
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(jobView(page)).toContainText('The transcript is empty');
});

const chooseLanguage = (page: Page, code: string) =>
  page.getByLabel('Language', { exact: true }).selectOption(code);
const sendAnyway = (page: Page) =>
  card(page)
    .getByRole('button', { name: /^Send anyway/ })
    .click();
const withAccount = (name: string) => async (console: ConsoleVerbs) => {
  await console.chooseAccount(name);
  await chooseFiles(console.page, [silentFile]);
};

/** The error rows that a user can cause from the panel, each with the steps that cause it. */
const stepsByRow: Readonly<Record<string, (console: ConsoleVerbs) => Promise<void>>> = {
  'stt_batch.invalid-credentials': async ({ page }) => {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByLabel('REV-API-KEY').fill('nobody-has-this-key');
    await page.getByLabel('REV-APP-ID').fill('nobody');
    await page.getByRole('button', { name: 'Use for this session' }).click();
    await chooseFiles(page, [silentFile]);
  },
  'stt_batch.expired': withAccount('expired'),
  'stt_batch.exhausted': withAccount('exhausted'),
  'stt_batch.unauthorized-language': async (console) => {
    await console.chooseAccount('hindi-english');
    await chooseLanguage(console.page, 'ta');
    await chooseFiles(console.page, [silentFile]);
    await sendAnyway(console.page);
  },
  'stt_batch.upload-999': async ({ page }) => {
    await page.getByRole('button', { name: 'From addresses…' }).click();
    const dialog = page.getByRole('dialog', { name: 'From addresses' });
    await dialog.getByRole('textbox').fill('http://127.0.0.1:9/a.wav');
    await dialog.getByRole('button', { name: 'Upload from addresses' }).click();
  },
  'stt_batch.upload-002': async ({ page }) => {
    await chooseFiles(page, [{ name: 'notes.wav', buffer: textFile }]);
    await sendAnyway(page);
  },
  'stt_batch.upload-003': async ({ page }) => {
    await chooseLanguage(page, 'as');
    await chooseFiles(page, [silentFile]);
    await sendAnyway(page);
  },
  'stt_batch.upload-005': async ({ page }) => {
    await chooseFiles(page, [{ name: 'notes.wav', buffer: textFile }]);
    await jobView(page).getByRole('button', { name: 'Remove audio' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove audio' }).click();
    await expect(jobView(page)).toContainText('The audio of this job was removed from this browser.');
    await sendAnyway(page);
  },
  'stt_batch.job-001': ({ page }) => followIds(page, ['no-id-at-all']),
  'stt_batch.job-002': ({ page }) => followIds(page, unknownIds(1)),
};

/** Removes the only job, and restores the initial account and language. */
async function startOver({ chooseAccount, page }: ConsoleVerbs, language: string) {
  await jobsRegion(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 1 job' }).click();
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await chooseLanguage(page, language);
  if (!(await page.getByRole('button', { name: 'Account: working' }).isVisible())) {
    await chooseAccount('working');
  }
}

test('every error that a user can cause on the page is named on the card', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Speech to text', '/speech-to-text');
  const language = await page.getByLabel('Language', { exact: true }).inputValue();
  for (const [id, make] of Object.entries(stepsByRow)) {
    await test.step(id, async () => {
      await make(console);
      await expectCard(card(page), rowOf(id));
      await expect(card(page).getByRole('button', { name: /^Try again/ })).toBeVisible();
      await startOver(console, language);
    });
  }
});
