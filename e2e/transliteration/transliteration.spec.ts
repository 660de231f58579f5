import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';

test('five suggestions are listed in rank order, in their script', async ({ console, page }) => {
  await console.open('Transliteration', '/transliteration');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  const rows = console.result.getByRole('list', { name: 'Transliterations' });
  await expect(rows.locator(':scope > li')).toHaveCount(5);
  const first = rows.locator(':scope > li').first();
  await expect(first.getByRole('list', { name: 'Further suggestions' }).getByRole('listitem')).toHaveCount(4);
  const texts = await first.locator('[lang="ml"]').allTextContents();
  expect(texts).toHaveLength(5);
  expect(texts[0]).toBe('കവിത മേനോൻ');
  expect(new Set(texts).size).toBe(5);
  for (const text of texts) expect(text).toMatch(/^[\p{Script=Malayalam}\s]+$/u);
  await expect(page.getByRole('button', { name: 'Contract clean' })).toBeVisible();
});

test('numbers become words of the target language', async ({ console }) => {
  await console.open('Transliteration', '/transliteration?from=en&to=hi#text=12');
  await console.request.getByRole('combobox', { name: 'Numbers' }).selectOption('words');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await expect(console.result.locator('[lang="hi"]').first()).toHaveText('बारह');
});

test('an exception changes the result, and the details show where each spelling comes from', {
  tag: '@slow',
}, async ({ console, page }) => {
  const exceptions = '/api/embedded/_local/lookup/exceptions';
  const headers = { 'X-Console': '1', 'X-Changed-By': 'Asha' };
  const data = { word: 'Zorbek', from: 'en', to: 'hi', spellings: ['ज़ॉर्बेक'], domain: null, account: null };
  const added = await page.request.post(exceptions, { headers, data });
  expect(added.status()).toBe(201);
  const { id, revision } = await added.json();
  try {
    await console.open('Transliteration', '/transliteration?from=en&to=hi&isBulk=false#text=Zorbek market');
    await console.request.getByRole('button', { name: 'Transliterate' }).click();
    const row = console.result.getByRole('list', { name: 'Transliterations' }).locator(':scope > li').first();
    await expect(row.locator('[lang="hi"]').first()).toHaveText('ज़ॉर्बेक मार्केट');
    const routes = row.getByLabel('What wrote each word');
    await expect(routes).toHaveText(/own exception\s*Zorbek\s*lexicon\s*market/);
    await page.keyboard.press('Alt+d');
    await expect(routes).toHaveCount(0);
    await page.keyboard.press('Alt+d');
    await expect(routes).toBeVisible();

    await console.open('Transliteration', '/transliteration?view=lab&isBulk=true&from=en&to=hi#text=Zorbek');
    const lab = page.getByRole('region', { name: 'Option lab' });
    await lab.getByRole('combobox', { name: 'Skip the exception database, Set B' }).selectOption('false');
    await lab.getByRole('button', { name: 'Compare options' }).click();
    await expect(lab.getByText('1 of 1 differ')).toBeVisible();
    const strings = lab.getByRole('list', { name: 'Strings under both sets' });
    await expect(strings.getByLabel('What wrote each word').first()).toHaveText(/trained model\s*Zorbek/);
    await expect(strings.getByLabel('What wrote each word').last()).toHaveText(/own exception\s*Zorbek/);
    await console.expectAccessible('option lab with what wrote each word');

    await strings.getByLabel('What wrote each word').last().getByRole('link', { name: 'Zorbek' }).click();
    const editor = page.getByRole('region', { name: 'Exception', exact: true });
    await expect(editor.getByRole('textbox', { name: 'Word' })).toHaveValue('Zorbek');
  } finally {
    await page.request.delete(`${exceptions}/${id}?revision=${revision}`, { headers });
  }
});

test('the two scripts are swapped with one click', async ({ console }) => {
  await console.open('Transliteration', '/transliteration?from=hi&to=bn#text=नमस्ते');
  await console.request.getByRole('button', { name: 'Swap the two scripts' }).click();
  await expect(console.request.getByRole('combobox', { name: 'Script of the text' })).toHaveValue('bn');
  await expect(console.request.getByRole('combobox', { name: 'Target script' })).toHaveValue('hi');
});

test('every sample works with one click', { tag: '@slow' }, async ({ console }) => {
  await console.open('Transliteration', '/transliteration');
  for (const [sample, language, script] of [
    ['Abbreviations', 'ur', /\p{Script=Arabic}/u],
    ['Numbers', 'sat', /\p{Script=Ol_Chiki}/u],
    ['Hinglish', 'hi', /\p{Script=Devanagari}/u],
  ] as const) {
    await test.step(sample, async () => {
      await console.request.getByRole('button', { name: sample, exact: true }).click();
      await console.request.getByRole('button', { name: 'Transliterate' }).click();
      await expect(console.result.locator(`[lang="${language}"]`).first()).toHaveText(script);
    });
  }
});

test.describe('the typing field', () => {
  const open = async ({ console, page }: { console: ConsoleVerbs; page: Page }, link = '') => {
    await console.open('Transliteration', `/transliteration?view=typing&from=en&to=hi&cnt_lang=hi${link}`);
    await console.ready();
    const field = page.getByRole('combobox', { name: 'Typing field' });
    await field.click();
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    const marked = options.and(page.getByRole('option', { selected: true }));
    return { field, options, marked };
  };
  const devanagari = /^[\p{Script=Devanagari}\s]+$/u;

  test('suggestions are shown at the word being typed, and a digit chooses one', async ({
    console,
    page,
  }) => {
    const { field, options } = await open({ console, page });
    await page.keyboard.type('namaste');
    await expect(options).toHaveCount(6);
    await expect(page.getByRole('status').filter({ hasText: '5 suggestions for namaste' })).toHaveCount(1);
    await expect(options.first()).toHaveAttribute(
      'id',
      `${await field.getAttribute('aria-activedescendant')}`,
    );
    await console.expectAccessible('suggestions offered');
    const second = await options.nth(1).locator('[lang="hi"]').innerText();
    await page.keyboard.press('2');
    await expect(field).toHaveValue(second);
    await expect(options).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test('Space, arrows, Enter and Tab commit a suggestion; Escape keeps the typed letters', {
    tag: '@slow',
  }, async ({ console, page }) => {
    const { field, options, marked } = await open({ console, page });
    await page.keyboard.type('namaste');
    await expect(options).toHaveCount(6);
    await page.keyboard.press('Space');
    await expect(field).toHaveValue(/^\p{Script=Devanagari}+ $/u);
    await page.keyboard.type('kavita');
    await expect(options.last()).toContainText('kavita');
    await page.keyboard.press('ArrowDown');
    const chosen = await marked.locator('[lang="hi"]').innerText();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(new RegExp(` ${chosen}$`));
    await page.keyboard.type(' kaise');
    await expect(options.last()).toContainText('kaise');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(devanagari);
    await expect(field).toBeFocused();
    await page.keyboard.type(' ok');
    await expect(options.last()).toContainText('ok');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(field).toHaveValue(/ ok $/);
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
  });

  test('Backspace in a committed word shows its suggestions again', { tag: '@slow' }, async ({
    console,
    page,
  }) => {
    const { field, options, marked } = await open({ console, page });
    await page.keyboard.type('namaste');
    await expect(options).toHaveCount(6);
    await page.keyboard.press('Space');
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await expect(options).toHaveCount(6);
    await expect(marked).toContainText(await field.inputValue());
    await page.keyboard.press('End');
    await page.keyboard.press('3');
    await page.keyboard.press('Backspace');
    await expect(marked).toContainText('3');
  });

  test('fast typing is not slowed down: earlier words are replaced when their answers arrive', async ({
    console,
    page,
  }) => {
    const { field } = await open({ console, page });
    await page.keyboard.type('aap kaise hain ');
    await expect(field).toHaveValue(/^(\p{Script=Devanagari}+ ){3}$/u);
    await expect(page.getByRole('button', { name: 'Contract clean' })).toBeVisible();
  });

  test('the typing field works with the mouse, and its text survives a reload', { tag: '@slow' }, async ({
    console,
    page,
  }) => {
    const { field, options } = await open({ console, page });
    await page.keyboard.type('namaste');
    await options.nth(2).click();
    await expect(field).toHaveValue(devanagari);
    await expect(field).toBeFocused();
    const text = await field.inputValue();
    await expect(page).toHaveURL(new RegExp(`#text=${encodeURIComponent(text)}`));
    await page.reload();
    await expect(field).toHaveValue(text);
  });

  test('the typing field runs from right to left in Urdu, Kashmiri and Sindhi', { tag: '@slow' }, async ({
    console,
    page,
  }) => {
    for (const [code, lang] of [
      ['ur', 'ur'],
      ['ks', 'ks'],
      ['sd', 'sd'],
    ] as const) {
      await console.open('Transliteration', `/transliteration?view=typing&from=en&to=${code}#text=`);
      const field = page.getByRole('combobox', { name: 'Typing field' });
      await expect(page.locator(`[lang="${lang}"][dir="rtl"]`).filter({ has: field })).toHaveCount(1);
      await expect(field).toHaveCSS('direction', 'rtl');
      await field.fill('');
      await field.pressSequentially('salaam');
      const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
      await expect(options.first()).toHaveText(/\p{Script=Arabic}/u);
      await page.keyboard.press('Space');
      await expect(field).toHaveValue(/^\p{Script=Arabic}+ $/u);
    }
  });

  test('a refusal is shown, and the typed text stays', { tag: '@slow' }, async ({ console, page }) => {
    await console.open('Transliteration', '/transliteration?view=typing&from=en&to=hi&account=expired');
    const field = page.getByRole('combobox', { name: 'Typing field' });
    await field.pressSequentially('namaste');
    await expect(page.getByRole('alert')).toContainText('What you type stays as it is.');
    await console.expectAccessible('typing refused');
    await page.keyboard.press('Space');
    await expect(field).toHaveValue('namaste ');
  });
});

test('suggestions are compared by grapheme and transliterated back', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open(
    'Transliteration',
    '/transliteration?from=en&to=hi&cnt_lang=hi&suggestions=5#text=kavita',
  );
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  const others = console.result.getByRole('list', { name: 'Further suggestions' }).getByRole('listitem');
  await expect(others).not.toHaveCount(0);
  for (const marked of await others.locator('mark').allTextContents()) {
    // Marked text begins with a letter: a vowel sign is never separated from its consonant.
    expect(marked).toMatch(/^\P{M}/u);
  }
  await expect(others.locator('mark').first()).toBeVisible();
  await console.result.getByRole('button', { name: 'Transliterate back' }).click();
  await expect(console.result.getByText('Back in the source script:')).toBeVisible();
  await expect(console.result.getByRole('button', { name: 'Transliterate back' })).toBeFocused();
  const announced = page.getByRole('status').filter({ hasText: /^Transliterated back: [01] of 1/ });
  await expect(announced).toHaveCount(1);
  await expect(console.result.getByText(/^(the same|differs)$/)).toHaveCount(1);
  await console.expectAccessible('way back checked');
});

test('the page says before sending that both scripts are the same, or that the account will be refused', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Transliteration', '/transliteration?from=sat&to=sat&account=expired#text=ᱡᱚᱦᱟᱨ');
  await expect(console.request).toContainText('Both scripts are the same');
  await expect(console.request.getByRole('note')).toHaveText('Account: expired is refused: API key expired.');
  await console.request.getByRole('combobox', { name: 'Target script' }).selectOption('hi');
  await expect(console.request).not.toContainText('Both scripts are the same');
  await console.chooseAccount('working');
  await expect(console.request.getByRole('note')).toHaveCount(0);
});

test('a missing letter in a suggestion is marked by a bar', async ({ console }) => {
  await console.open('Transliteration', '/transliteration?from=hi&to=ur&suggestions=5#text=ख़ान');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  const others = console.result.getByRole('list', { name: 'Further suggestions' }).getByRole('listitem');
  const shorter = others.filter({ hasText: 'خن' });
  await expect(shorter.locator('[data-gap]')).toHaveCount(1);
  await expect(shorter.locator('[lang="ur"]')).toHaveText('خن');
});

test('a row is played through text-to-speech', { tag: '@slow' }, async ({ console }) => {
  await console.open('Transliteration', '/transliteration?from=en&to=ta#text=Meera');
  await console.ready();
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await console.result.getByRole('button', { name: 'Listen to row 1' }).click();
  await expect(console.result.getByRole('button', { name: 'Stop row 1' })).toBeVisible();
  await expect(console.result.getByRole('button', { name: 'Listen to row 1' })).toBeVisible();
  await expect(console.result.getByRole('alert')).toHaveCount(0);
});

test('a raw request with any values can be sent and reopened unchanged', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await console.open('Transliteration', '/transliteration?from=en&to=hi#text=Kavita');
  await console.request.getByRole('button', { name: 'Edit raw request' }).click();
  const headers = console.request.getByRole('textbox', { name: 'Headers' });
  const body = console.request.getByRole('textbox', { name: 'Body' });
  await headers.fill((await headers.inputValue()).replace('tgt_lang: hi', 'tgt_lang: kok'));
  await body.fill('{"data": ["Kavita"], "noOfSuggestions": 0}');
  await console.expectAccessible('any value');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  const failure = console.result.getByRole('alert');
  await expect(failure).toContainText('tgt_lang');
  await failure.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('region', { name: 'Exchange' })).toContainText('POST');
  await expect(failure.getByRole('button', { name: 'Send anyway' })).toHaveCount(0);
  await console.expectAccessible('refused');
  await expect(page).toHaveURL(/free=.*tgt_lang.*kok/);

  await console.request.getByRole('button', { name: 'Back to the fields' }).click();
  await expect(console.request.getByRole('textbox', { name: /Strings to transliterate/ })).toHaveValue(
    'Kavita',
  );
  const drawer = await console.openDrawer();
  await drawer.getByRole('button', { name: 'Reopen in its panel' }).click();
  await expect(headers).toHaveValue(/tgt_lang: kok/);
  await expect(body).toHaveValue('{"data": ["Kavita"], "noOfSuggestions": 0}');
});

test('all suggestions are saved as a file, with one column per rank', async ({ console, page }) => {
  await page.goto('/transliteration?from=en&to=hi&suggestions=3#text=market%0Adelhi');
  await console.request.getByRole('button', { name: 'Transliterate' }).click();
  await console.result.getByRole('list', { name: 'Transliterations' }).waitFor();
  await console.result.getByRole('button', { name: 'Download' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV, for a spreadsheet' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^transliteration-en-hi-[\d-]+\.csv$/);
  const [head, market] = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').split('\r\n');
  expect(head).toBe('en,hi,hi 2,hi 3,status,sent,target,account,uuid,request id');
  expect(market).toMatch(
    /^market,[\u0900-\u097f]+,[\u0900-\u097f]+,[\u0900-\u097f]+,-?\d+,[^,]+,embedded,working,,[\da-f-]{36}$/,
  );
});
