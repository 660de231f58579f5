import { expect, type Locator, type Page } from '@playwright/test';
import { type ConsoleVerbs, keepOptionsOpen, test } from '../verbs/fixtures.ts';

/** The state of every field of a form: texts, choices, switches, chips. */
async function formState(request: Locator): Promise<string> {
  const fields = await request
    .locator('input, textarea, select, [role="switch"], [role="radio"], [aria-pressed]')
    .evaluateAll((elements) =>
      elements.map((element) => [
        element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.ariaLabel,
        Reflect.get(element, 'value'),
        Reflect.get(element, 'checked') ?? element.ariaChecked,
        element.ariaPressed,
      ]),
    );
  return JSON.stringify(fields, undefined, 1);
}

const text = (console: ConsoleVerbs) => console.request.getByRole('textbox', { name: /^Strings to/ });

/** The address of the page, once it matches. */
async function addressWith(page: Page, part: RegExp): Promise<string> {
  await expect(page).toHaveURL(part);
  return page.url();
}

test('a link to a translation restores every field, and no text in it reaches a server', {
  tag: '@slow',
}, async ({ console, page, browser, baseURL }) => {
  await console.open('Translation', '/translation?from=en&to=hi');
  await text(console).fill('Private & odd #1 %\nதமிழ் “quoted”\n  blanks  ');
  const terms = console.request.getByRole('textbox', { name: 'Terms to keep' });
  await terms.fill('Hush = चुप');
  await terms.press('Enter');
  await console.request.getByText('List', { exact: true }).click();
  await console.request.getByText('2.0', { exact: true }).click();
  await console.request.getByRole('combobox', { name: 'Domain' }).selectOption('medical');
  for (const name of ['Filter profane content', 'Separate request per language', 'Send defaults too']) {
    await console.request.getByRole('switch', { name }).check();
  }
  await console.request.getByRole('switch', { name: 'Neural translation' }).uncheck();
  const address = await addressWith(page, /enableNmt=false.*#/);
  const before = await formState(console.request);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await keepOptionsOpen(context);
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(address);
  const opened = other.getByRole('region', { name: 'Request', exact: true }).first();
  await expect(opened.getByRole('textbox', { name: /^Strings to/ })).toHaveValue(
    await text(console).inputValue(),
  );
  await expect(opened.getByRole('switch').first()).toBeVisible();
  expect(await formState(opened)).toBe(before);
  // Browsers never send the fragment.
  expect(asked.map((url) => new URL(url).search).join()).not.toMatch(/Private|Hush/);
  await expect(other.getByRole('region', { name: 'Exchange' })).not.toContainText('POST');
  await context.close();
});

test('a link with unknown values says what was replaced by what, until the form is changed', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Translation', '/translation?from=xx&to=ta,zz&enableNmt=maybe&domain=food#text=Hello.');
  const note = console.request.getByRole('note');
  await expect(note).toContainText('“from=xx” in the link is not known. It was replaced by “en”.');
  await expect(note).toContainText('“to=ta,zz” in the link is not known. It was replaced by “ta”.');
  await expect(note).toContainText('“enableNmt=maybe” in the link is not known. It was replaced by “true”.');
  await expect(note).not.toContainText('domain');
  await text(console).fill('Thank you.');
  await expect(note).toHaveCount(0);
  await console.open('Translation', '/translation?from=en&to=zz#text=Hello.');
  await expect(note).toHaveText('“to=zz” in the link is not known. It was left out.');
});

for (const [view, says, change] of [
  ['Strings', /suggestions=4.*convertOrdinal=true.*Room/, async () => {}],
  [
    'Typing',
    /view=typing.*%E0%A4.*Room/,
    async (page: Page) => page.getByRole('combobox', { name: 'Typing field' }).fill('नमस्ते '),
  ],
  [
    'Option lab',
    /view=lab.*second=.*words/,
    async (page: Page) =>
      page.getByRole('combobox', { name: 'Numbers, Set B', exact: true }).selectOption('words'),
  ],
] as const) {
  test(`a link to a transliteration restores every field, in the ${view} view`, {
    tag: '@slow',
  }, async ({ console, page, browser, baseURL }) => {
    await console.open('Transliteration', '/transliteration?from=en&to=hi#text=Kept');
    await text(console).fill('Room 12 & 3\nmeera');
    await console.request.getByRole('spinbutton', { name: 'Suggestions' }).fill('4');
    await console.request.getByRole('combobox', { name: 'Domain' }).selectOption('food');
    await console.request.getByRole('switch', { name: 'Ordinals as numbers' }).check();
    await console.request.getByText(view, { exact: true }).click();
    await change(page);
    const address = await addressWith(page, says);
    const main = page.getByRole('main');
    const before = await formState(main);

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await keepOptionsOpen(context);
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByRole('spinbutton', { name: 'Suggestions' }).first()).toHaveValue('4');
    if (view === 'Typing') {
      await expect(other.getByRole('combobox', { name: 'Typing field' })).toHaveValue('नमस्ते ');
    }
    await expect.poll(() => formState(other.getByRole('main'))).toBe(before);
    await other.getByText('Strings', { exact: true }).click();
    await expect(other.getByRole('textbox', { name: /^Strings to/ })).toHaveValue('Room 12 & 3\nmeera');
    await context.close();
  });
}

for (const [panel, path] of [
  ['Translation', '/translation?from=en&to=hi#text=Hello.'],
  ['Transliteration', '/transliteration?from=en&to=hi#text=Hello.'],
] as const) {
  test(`${panel}: a link restores a raw request, and never contains credentials`, {
    tag: '@slow',
  }, async ({ console, page, browser, baseURL }) => {
    await console.open(panel, path);
    await console.request.getByRole('button', { name: 'Edit raw request' }).click();
    const headers = console.request.getByRole('textbox', { name: 'Headers' });
    const body = console.request.getByRole('textbox', { name: 'Body' });
    await headers.fill('src_lang: xx\nREV-API-KEY: canary-4711\ntgt_lang');
    await expect(headers).toHaveValue('src_lang: xx\ntgt_lang');
    await expect(console.request).toContainText('type them under Account');
    await body.fill('{"data": [\n  "broken');
    await expect(page).toHaveURL(/free=.*broken/);
    const stored = await page.evaluate(
      () => JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href,
    );
    expect(stored).not.toContain('canary');

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: 'Headers' })).toHaveValue('src_lang: xx\ntgt_lang');
    await expect(other.getByRole('textbox', { name: 'Body' })).toHaveValue('{"data": [\n  "broken');
    await context.close();
  });

  test(`${panel}: the page says when a text does not fit into the tab's storage, and stores a shorter text again`, {
    tag: '@slow',
  }, async ({ console, page }) => {
    await console.open(panel, path);
    const long = 'A long line of text. '.repeat(3000);
    // The tab's storage holds about five million characters; other pages of the same server have filled it.
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1000; size /= 2) {
        try {
          for (let part = 0; ; part += 1) sessionStorage.setItem(`other ${size} ${part}`, 'x'.repeat(size));
        } catch {}
      }
    });
    await text(console).fill(long);
    await expect(console.request).toContainText('too long for this tab to keep: a reload loses it');
    await expect(text(console)).toHaveValue(long);
    await text(console).fill('Short.');
    await expect(console.request).not.toContainText('too long');
    await page.reload();
    await expect(text(console)).toHaveValue('Short.');
  });

  test(`${panel}: the page says when a text is too long for a link, as does the page that opens the link`, {
    tag: '@slow',
  }, async ({ console, page, browser, baseURL }) => {
    await console.open(panel, path);
    const long = 'A long line of text. '.repeat(3000);
    await text(console).fill(long);
    await expect(console.request).toContainText('too long for a link');
    await expect(page).toHaveURL(/#cut=text/);
    const address = page.url();
    await page.reload();
    await expect(text(console)).toHaveValue(long);

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.goto(address);
    const opened = other.getByRole('region', { name: 'Request', exact: true }).first();
    await expect(opened).toContainText('too long to carry its text');
    const box = opened.getByRole('textbox', { name: /^Strings to/ });
    await expect(box).toHaveValue('');
    await box.fill('Short.');
    await expect(opened).not.toContainText('too long');
    await context.close();
  });

  test(`${panel}: an invalid link still opens the panel`, { tag: '@slow' }, async ({ console, page }) => {
    const base = path.split('?')[0] ?? '';
    for (const odd of [
      '?from=%E0%A4%A&to=%&version=[]&domain=__proto__#text=%E0%A4%A&free=%7B&terms=%5B1',
      '?to=hi,hi,xx,hi&lab=__proto__,local&suggestions=1e999&view=constructor#free=%7B%22headers%22%3A1%7D',
      '?target=..%2F..%2Fx&account=%00#cut=text:99999,constructor:1&__proto__=1&text',
      '?&&=&==#&&=%00=',
    ]) {
      await page.goto(base + odd);
      await console.shows(panel);
      await expect(text(console)).toBeVisible();
    }
  });
}

test('a fragment typed into the address bar is opened at once', async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=First.');
  await expect(page).toHaveURL(/version=3/);
  await page.evaluate(() => {
    location.hash = '#text=Second.';
  });
  await expect(text(console)).toHaveValue('Second.');
  await page.getByRole('link', { name: 'Skip to the panel' }).press('Enter');
  await expect(page).toHaveURL(/#text=Second/);
});

test('an unknown target in a link is replaced by the embedded service', async ({ console }) => {
  await console.open('Translation', '/translation?target=..%2Fremote%3F&from=en&to=hi#text=Thank you.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('list', { name: 'Translations' })).toBeVisible();
  const sent = (await console.openDrawer()).getByRole('region', { name: 'Request' });
  await expect(sent).toContainText(/POST http:\/\/127\.0\.0\.1:\d+\//);
});
