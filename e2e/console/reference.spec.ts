import type { Page } from '@playwright/test';
import { requestFor } from '#console/exchanges/raw-request/raw-request.ts';
import { errorRows, operationIds } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';
import { operationOf } from '#contract/reference/entry.ts';
import { examplesOf, referencePages } from '#contract/reference/pages.ts';
import { exampleTitles } from '#contract/reference/texts.ts';
import { expectAccessibleLayout } from '../verbs/checks/accessible-layout.ts';
import { type ConsoleVerbs, expect, test as sharedTest } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';
import { toneWav } from '../verbs/speech-to-text-verbs.ts';

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const entryAt = (page: Page, anchor: string) => page.locator(`[id="${anchor}"]`);
const search = (page: Page) => page.getByRole('textbox', { name: 'Search the reference' });
const send = (page: Page) => page.keyboard.press('Control+Enter');

/** Goes to an anchor of the reference without loading the page again. */
async function goTo(console: ConsoleVerbs, anchor: string) {
  await expect(search(console.page)).toBeVisible();
  await console.page.evaluate((id) => {
    location.hash = id;
  }, anchor);
  await expect(entryAt(console.page, anchor)).toBeFocused();
}

test('every page is reached from the navigation, and everything on it has its anchor', {
  tag: '@slow',
}, async ({ console }) => {
  const { page } = console;
  await console.open('Reference');
  for (const { id, title, sections } of referencePages()) {
    await page
      .getByRole('navigation', { name: 'Pages of the reference' })
      .getByRole('link', { name: title })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/reference#${id}$`));
    const anchors = sections.flatMap((section) => [section.id, ...section.entries.map((entry) => entry.id)]);
    const missing = await page.evaluate((ids) => ids.filter((one) => !document.getElementById(one)), anchors);
    expect(missing, title).toEqual([]);
  }
});

test('a developer finds a field, tries it, and comes back', { tag: '@slow' }, async ({ console }) => {
  const { page } = console;
  await console.open('Reference', '/reference');
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('nmtmask');
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toContainText(
    'nmtMask',
  );
  await page.keyboard.press('Enter');
  await expect(entryAt(page, 'localization.nmtMask')).toBeFocused();
  await expect(entryAt(page, 'localization.nmtMask')).toContainText('requires src_lang = en');
  await page.getByRole('link', { name: /^Try it: Messages of a clinic/ }).click();
  await console.shows('Translation');
  await expect(console.request.getByRole('textbox', { name: /Strings to translate/ })).toHaveValue(
    /The doctor will see you now/,
  );
  await send(page);
  await expect(console.result.getByRole('tab').first()).toBeVisible();
  await page.goBack();
  await expect(entryAt(page, 'localization.nmtMask')).toBeVisible();
});

sharedTest(
  'the search finds fields, codes, texts of errors and languages in their own script, by keyboard',
  async ({ console }) => {
    const { page } = console;
    await console.open('Reference', '/reference');
    const results = page.getByRole('list', { name: 'Search results' }).getByRole('link');
    for (const [text, anchor] of [
      ['-4', 'status.-4'],
      ['மிழ்', 'language.ta'],
      ['اردو', 'language.ur'],
      ['ᱥᱟᱱᱛᱟᱲᱤ', 'language.sat'],
      ['invalid SPEED', 'error.tts.speed'],
      ['REV-APP-ID', 'common.REV-APP-ID'],
      ['100000000', 'limit.audioBytes'],
      ['prosody', 'ssml.prosody'],
    ] as const) {
      await search(page).fill(text);
      await expect(results.first()).toHaveAttribute('href', `#${anchor}`);
    }
    await search(page).fill('job');
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(search(page)).toBeFocused();
    await search(page).fill('zzz');
    await expect(page.getByText('Nothing in the reference matches.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
  },
);

test('every “Try it” fills the form with its example and sends nothing automatically', {
  tag: '@slow',
}, async ({ console }) => {
  const { page } = console;
  await console.open('Reference', '/reference');
  let calls = 0;
  page.on('request', (request) => {
    if (/\/api\/embedded\/(upload)?$/.test(new URL(request.url()).pathname)) calls++;
  });
  for (const id of operationIds) {
    for (const [anchor, example] of examplesOf(id)) {
      await test.step(anchor, async () => {
        await goTo(console, anchor);
        const link = page.getByRole('link', { name: `Try it: ${exampleTitles[anchor]}` });
        await link.click();
        await expect(page).not.toHaveURL(/\/reference/);
        const before = calls;
        if (id === 'stt_upload') {
          await console.shows('Speech to text');
          await expect(page).toHaveURL(/language=en/);
          await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
        } else {
          await expect(
            page.getByRole('button', { name: /^(Translate|Transliterate|Speak)/ }).first(),
          ).toBeVisible();
          expect(calls).toBe(before);
          const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/embedded/');
          await send(page);
          const request = await sent;
          const wanted = requestFor(example.operation, example.input);
          expect(request.postData()).toBe(wanted.body);
          for (const [name, value] of Object.entries(wanted.headers)) {
            expect(await request.headerValue(name), name).toBe(value);
          }
        }
        await page.goBack();
        await console.shows('Reference');
      });
    }
  }
});

test('“Provoke it” gives the error once, for every function', { tag: '@slow' }, async ({ console }) => {
  const { page } = console;
  await console.open('Reference', '/reference#errors');
  // All rows are armed in the same way; `error-rows.test.ts` of the service checks each of them.
  const rows = operationIds.flatMap((id) => errorRows.find((row) => operationOf(row) === id) ?? []);
  for (const row of rows) {
    await test.step(row.id, async () => {
      await goTo(console, `error.${row.id}`);
      const operation = operationOf(row);
      await entryAt(page, `error.${row.id}`)
        .getByRole('button', { name: /^Provoke it/ })
        .click();
      await expect(page.getByRole('button', { name: /1 fault armed/ })).toBeVisible();
      const path = `/api/embedded${operations[operation].path}`;
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      if (operation.startsWith('stt_')) {
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: `${row.id}.wav`, mimeType: 'audio/wav', buffer: toneWav(1) });
      } else await send(page);
      const response = await answered;
      expect(response.status()).toBe(row.httpStatus);
      const body: unknown = await response.json();
      expect(body).toMatchObject({ [row.field]: row.text, ...(row.code && { code: row.code }) });
      if (!operation.startsWith('stt_')) {
        await expect(console.result.getByRole('alert')).toContainText(row.text);
      }
      await expect(page.getByRole('button', { name: /fault armed/ })).toHaveCount(0);
      await page.goBack();
      await console.shows('Reference');
    });
  }
});

test('a failed status is provoked from its code, and its row leads back to it', { tag: '@slow' }, async ({
  console,
}) => {
  const { page } = console;
  await console.open('Reference', '/reference#status.-5');
  await entryAt(page, 'status.-5')
    .getByRole('button', { name: /^Provoke it/ })
    .click();
  await console.shows('Translation');
  await send(page);
  const link = console.result.getByRole('link', { name: '-5 in the reference' }).first();
  await link.click();
  await expect(entryAt(page, 'status.-5')).toBeFocused();
});

test('errors are not provoked at a remote target, and the page says why', { tag: '@slow' }, async ({
  console,
}) => {
  await console.open('Reference', '/reference?target=down#errors');
  await expect(console.page.getByText(/Only the embedded service can be made to fail/)).toBeVisible();
  for (const button of await console.page.getByRole('button', { name: /^Provoke it/ }).all()) {
    await expect(button).toBeDisabled();
  }
});

test('an error card, an option and a deviation link to their place in the reference, and going back loses nothing', {
  tag: '@slow',
}, async ({ console }) => {
  const { page } = console;
  await console.open(
    'Transliteration',
    '/transliteration?from=en&to=hi&domain=generic&account=expired#text=Pune',
  );
  await send(page);
  const card = console.result.getByRole('alert');
  await card.getByRole('link', { name: 'In the reference' }).click();
  await expect(entryAt(page, 'error.transliteration.expired')).toBeFocused();
  await page.goBack();
  await expect(console.request.getByRole('textbox', { name: /^Strings to/ })).toHaveValue('Pune');
  await expect(card).toContainText('API key expired');
  await console.request.getByRole('link', { name: 'noOfSuggestions in the reference' }).click();
  await expect(entryAt(page, 'transliteration.noOfSuggestions')).toBeFocused();
  await page.goBack();
  await console.chooseAccount('working');
  const armed = await page.request.post('/api/embedded/_local/faults', {
    headers: { 'X-Console': '1' },
    data: { operation: 'transliteration', times: 1, fault: { kind: 'wrong-shape' } },
  });
  expect(armed.ok()).toBe(true);
  await send(page);
  await expect(card).toContainText('Not an answer of this API');
  const drawer = await console.openDrawer();
  await drawer
    .getByRole('link', { name: /responseList in the reference/ })
    .first()
    .click();
  await expect(entryAt(page, 'transliteration.answer.responseList')).toBeFocused();
});

sharedTest('an unknown anchor is named, and the reference is shown', async ({ console }) => {
  await console.open('Reference', '/reference#no-such-thing');
  await expect(console.page.getByText('The reference has nothing called “no-such-thing”.')).toBeVisible();
  await expect(console.page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
});

test('the OpenAPI description and the JSON Schema are downloaded, and all pages work, without a network', {
  tag: '@slow',
}, async ({ console }) => {
  const { page } = console;
  await console.open('Reference', '/reference#overview.openapi');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const [name, member] of [
    ['OpenAPI 3.1', 'openapi'],
    ['JSON Schema', '$defs'],
  ] as const) {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const stream = await (await started).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    expect(JSON.parse(Buffer.concat(chunks).toString())).toHaveProperty([member]);
  }
  for (const { id, title } of referencePages()) {
    await page.evaluate((anchor) => {
      location.hash = anchor;
    }, id);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  await search(page).fill('தமிழ்');
  await page.keyboard.press('Enter');
  await expect(entryAt(page, 'language.ta')).toBeFocused();
});

sharedTest('languages are shown in the fonts of their scripts', async ({ console }) => {
  const { page } = console;
  await console.open('Reference', '/reference#languages');
  for (const [code, font] of [
    ['ur', 'Noto Nastaliq Urdu'],
    ['sat', 'Noto Sans Ol Chiki'],
    ['mni', 'Noto Sans Meetei Mayek'],
    ['ta', 'Noto Sans Tamil'],
    ['sd', 'Noto Naskh Arabic'],
  ]) {
    await expect(entryAt(page, `language.${code}`)).toContainText(`Font: ${font}`);
  }
  await expect(entryAt(page, 'language.ur').locator('[lang=ur]')).toHaveAttribute('dir', 'rtl');
});

sharedTest('a printed page of the reference has no navigation, search or buttons', async ({ console }) => {
  const { page } = console;
  await console.open('Reference', '/reference#translation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Target/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Try it/ }).first()).toBeHidden();
  await expect(entryAt(page, 'localization.nmtMask')).toBeVisible();
});

for (const anchor of ['overview', 'translation', 'errors', 'languages']) {
  test(`the page ${anchor} of the reference is accessible`, { tag: '@slow' }, async ({ console }) => {
    await console.open('Reference', `/reference#${anchor}`);
    await console.ready();
    await expectAccessibleLayout(console, anchor);
  });
}

test('search results are accessible', { tag: '@slow' }, async ({ console }) => {
  await console.open('Reference', '/reference');
  await console.ready();
  await search(console.page).fill('lang');
  await expectAccessibleLayout(console, 'search results');
});
