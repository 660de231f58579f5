import type { Locator, Page } from '@playwright/test';
import { waitUntilDrawn } from '../verbs/checks/accessible-layout.ts';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Records every announcement and every empty result of each page, from its first script on. */
async function watchPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { announced: new Set<string>(), empty: false };
    Object.assign(globalThis, { seen });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[aria-live]')) {
          if (region.textContent) seen.announced.add(region.textContent);
        }
        const shown = document.querySelector('#panel [aria-label="Result"]');
        // The prerendered page has an empty result too, which is hidden while a stored result is read.
        const visible = shown?.checkVisibility({ visibilityProperty: true });
        if (visible && /appears? here/.test(shown?.textContent ?? '')) seen.empty = true;
      }).observe(document.documentElement, { subtree: true, childList: true, characterData: true }),
    );
  });
}

/** Waits until this many runs are in the browser's storage. */
async function expectStored(page: Page, count: number): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      // Opening a database that does not exist would create it.
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === 'runs')) return 0;
      return new Promise<number>((resolve) => {
        const opening = indexedDB.open('runs');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('runs').objectStore('runs').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      });
    });
  await expect.poll(stored).toBe(count);
}

const note = ({ result }: ConsoleVerbs) => result.getByText(/before the page was reloaded/);

/** Reloads the page and expects the same result with a note that it is from before, and nothing else to happen. */
async function expectSameAfterReload({ page, result }: ConsoleVerbs, part: Locator): Promise<void> {
  const before = await part.innerText();
  await page.reload();
  await expect(part).toHaveText(/./);
  await expect.poll(() => part.innerText()).toBe(before);
  await expect(result.getByText(/^From \d\d:\d\d:\d\d, before the page was reloaded\.$/)).toBeVisible();
  // By the time the page is idle, it has made all announcements.
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => ({
    announced: [...Reflect.get(globalThis, 'seen').announced],
    empty: Reflect.get(globalThis, 'seen').empty,
    scrolled: scrollY,
    focused: document.activeElement?.tagName,
  }));
  expect(seen).toEqual({ announced: [], empty: false, scrolled: 0, focused: 'BODY' });
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a translation is restored after a reload, until the next one', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await watchPages(page);
  await console.open('Translation', '/translation?from=en&to=hi,ta#text=Hello.');
  const send = console.request.getByRole('button', { name: 'Translate' });
  const answer = console.result.getByRole('tabpanel');
  await send.click();
  await expect(answer).toContainText('नमस्ते');
  await expectStored(page, 1);
  await console.request.getByRole('textbox', { name: /^Strings to/ }).fill('Hello.\nThank you.');
  await send.click();
  await expect(answer.getByRole('listitem')).toHaveCount(2);
  await expectStored(page, 2);
  await expect(page).toHaveURL(/Thank/);
  await expectSameAfterReload(console, answer);

  await test.step('the restored result can be copied, compared and opened in the drawer', async () => {
    await console.result.getByRole('button', { name: 'Copy all' }).click();
    expect(await copied(page)).toContain('नमस्ते');
    const drawer = await console.openDrawer();
    await expect(drawer.getByRole('region', { name: 'Response' })).toContainText('Thank you.');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await answer.getByRole('button', { name: 'More for row 1, Hindi' }).click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(answer).toContainText('Compared with the previous answer');
    await console.expectAccessible('a result from before the reload');
  });

  await test.step('the next run replaces the restored result', async () => {
    await send.click();
    await expect(note(console)).toHaveCount(0);
    await expect(answer.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the chosen view is the same after another reload', async () => {
    await console.result.getByRole('radio', { name: 'Grid' }).check();
    await expectStored(page, 3);
    await page.reload();
    await expect(console.result.getByRole('table')).toBeVisible();
    await expect(console.result.getByRole('radio', { name: 'Grid' })).toBeChecked();
  });
});

test('one request per language: each result is restored, even a failed one, and can be sent again', {
  tag: '@slow',
}, async ({ console, page }) => {
  await watchPages(page);
  await console.open(
    'Translation',
    '/translation?from=en&to=hi,ta&requests=each&account=hindi-english#text=Hello.',
  );
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('tab', { name: 'Tamil' })).toContainText('failed');
  await expect(console.result.getByRole('tabpanel')).toContainText('नमस्ते');
  await expect(console.result.getByRole('tabpanel')).toContainText('lookup hit');
  await expectStored(page, 1);
  await expectSameAfterReload(console, console.result.getByRole('tabpanel'));
  await console.result.getByRole('tab', { name: 'Tamil' }).click();
  await expect(console.result.getByRole('alert')).toContainText('unauthorized to use this src/tgt language');
  await console.chooseAccount('working');
  await console.result.getByRole('button', { name: 'Try again' }).click();
  await expect(console.result.getByRole('tabpanel')).toContainText('வணக்கம்');
});

test('a failed translation is restored after a reload, until the log is cleared', {
  tag: '@slow',
}, async ({ console, page }) => {
  await watchPages(page);
  await console.open('Translation', '/translation?from=en&to=hi&account=expired#text=Hello.');
  await console.ready();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('alert')).toContainText('API key expired');
  await expectStored(page, 1);
  await expectSameAfterReload(console, console.result.getByRole('alert'));
  const drawer = await console.openDrawer();
  await drawer.getByRole('button', { name: 'Clear log' }).click();
  await expect(console.result.getByRole('alert')).toHaveCount(0);
  await expectStored(page, 0);
  await page.reload();
  await expect(console.result.getByText('Translations appear here')).toBeVisible();
});

test('a transliteration is restored after a reload, with its back-transliteration, or its failure', {
  tag: '@slow',
}, async ({ console, page }) => {
  await watchPages(page);
  await console.open('Transliteration', '/transliteration?from=en&to=hi#text=Meera');
  const send = console.request.getByRole('button', { name: 'Transliterate' });
  const rows = console.result.getByRole('list', { name: 'Transliterations' });
  await send.click();
  await console.result.getByRole('button', { name: 'Transliterate back' }).click();
  await expect(rows).toContainText('Back in the source script:');
  await expectStored(page, 2);
  const id = console.result.getByText(/^request id/);
  await expect(id).toBeVisible();
  await expectSameAfterReload(console, rows);
  await expect(id).toBeVisible();
  await console.result.getByRole('button', { name: 'Copy all' }).click();
  expect(await copied(page)).toBe('मीरा');
  const drawer = await console.openDrawer();
  await expect(drawer.getByRole('region', { name: 'Response' })).toContainText('मीरा');
  await drawer.getByRole('button', { name: 'Close' }).click();

  await console.chooseAccount('expired');
  await send.click();
  await expect(console.result.getByRole('alert')).toContainText('API key expired');
  await expect(note(console)).toHaveCount(0);
  await expectStored(page, 3);
  await expect(page).toHaveURL(/account=expired/);
  await expectSameAfterReload(console, console.result.getByRole('alert'));
});

test('the option lab is restored after a reload without being sent again, until its form changes', {
  tag: '@slow',
}, async ({ console, page }) => {
  await watchPages(page);
  await console.open('Transliteration', '/transliteration?view=lab&from=en&to=hi#text=Room 12');
  await console.ready();
  const lab = page.getByRole('region', { name: 'Option lab' });
  const compare = lab.getByRole('button', { name: 'Compare options' });
  await lab.getByRole('combobox', { name: 'Numbers, Set B', exact: true }).selectOption('words');
  await compare.click();
  await expect(lab).toContainText('1 of 1 differ');
  await expectStored(page, 1);
  await expect(page).toHaveURL(/second=/);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  // The explanations of the words are requested after the eight answers.
  const explained = lab.getByText('lexicon', { exact: true });
  await expect(explained).toHaveCount(8);
  const before = await lab.innerText();
  await page.reload();
  await expect(lab).toContainText('before the page was reloaded');
  await expect(explained).toHaveCount(8);
  expect((await lab.innerText()).replace(/^From .*\n+/, '')).toBe(before);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'seen').announced])).toEqual([]);

  await compare.click();
  await expect(lab).not.toContainText('before the page was reloaded');
  await expect(lab).toContainText('1 of 1 differ');
  expect(calls.length).toBeGreaterThan(2);

  await page.waitForLoadState('networkidle');
  const first = calls.length;
  await compare.click();
  await expect.poll(() => calls.length).toBe(2 * first);
  await expect(lab).toContainText('1 of 1 differ');

  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(lab).toContainText('before the page was reloaded');
  await console.chooseAccount('expired');
  await expect(lab.getByRole('alert').first()).toBeVisible();
  await console.chooseAccount('working');
  await expect(lab.getByRole('alert')).toHaveCount(0);

  await page.goto('/transliteration?view=lab&from=en&to=ta#text=Room 12');
  await expect(compare).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(lab).not.toContainText('differ');
});

test('a click on “Compare options” as soon as the button appears sends them, although an earlier run is restored', {
  tag: '@slow',
}, async ({ console, page }) => {
  await console.open('Transliteration', '/transliteration?view=lab&from=en&to=hi#text=Room 12');
  const lab = page.getByRole('region', { name: 'Option lab' });
  await lab.getByRole('button', { name: 'Compare options' }).click();
  await expect(lab).toContainText('No difference in 1');
  await expectStored(page, 1);
  await page.addInitScript(() => {
    // Observers run between React's commit and its effects.
    const observer = new MutationObserver(() => {
      const compare = [...document.querySelectorAll<HTMLElement>('[aria-label="Option lab"] button')].find(
        ({ textContent }) => textContent?.includes('Compare options'),
      );
      if (!compare) return;
      observer.disconnect();
      compare.click();
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  // Delays the code of the lab, so that the run is restored before the lab is drawn.
  await page.route(/\/Lab-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.reload();
  await sent;
  await expect(lab).toContainText('No difference in 1');
  await expect(lab).not.toContainText('before the page was reloaded');
});

test('speech is restored after a reload, and is not played', { tag: '@slow' }, async ({ console, page }) => {
  await watchPages(page);
  await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते।');
  await console.ready();
  const send = page.getByRole('button', { name: 'Speak', exact: true }).first();
  await send.click();
  const measured = console.result.getByLabel('Measured in the file');
  await expect(measured).toContainText('WAV');
  const takes = page.getByRole('region', { name: 'Takes' });
  await expect(takes.getByRole('listitem')).toHaveCount(1);
  await expectStored(page, 1);
  const id = console.result.getByText(/^request id/);
  await expect(id).toBeVisible();
  const drawnWords = console.result.locator('div[lang="hi"] > canvas');
  const pixels = () => drawnWords.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const play = console.result.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  const position = console.result.getByRole('slider', { name: 'Position in the recording' });
  await position.press('Home');
  await expect(position).toHaveAttribute('aria-valuenow', /^0(\.0+)?$/);
  await waitUntilDrawn(page);
  const drawnBefore = await pixels();
  await expectSameAfterReload(console, measured);
  await expect(id).toBeVisible();
  await expect.poll(pixels).toBe(drawnBefore);
  await expect(play).toBeVisible();
  const downloading = page.waitForEvent('download');
  await console.result.getByRole('button', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.wav$/);

  await page.keyboard.press('Alt+D');
  await expect(id).toHaveCount(0);

  await takes.getByRole('button', { name: /^Delete/ }).click();
  await expect(takes.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(console.result).toContainText(/The result from .* is not shown: its audio is not kept\./);

  await console.chooseAccount('no-text-to-speech');
  await send.click();
  await expect(console.result.getByRole('alert')).toContainText('unauthorized to use this API');
  await expectStored(page, 2);
  await expect(page).toHaveURL(/account=no-text-to-speech/);
  await expectSameAfterReload(console, console.result.getByRole('alert'));
});

test('a result is restored neither by another link nor in another tab', { tag: '@slow' }, async ({
  console,
  context,
  page,
}) => {
  await console.open('Translation', '/translation?from=en&to=hi#text=Hello.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('tabpanel')).toContainText('नमस्ते');
  await expectStored(page, 1);

  const other = await context.newPage();
  await other.goto('/translation');
  const empty = (opened: Page) => opened.getByText('Translations appear here');
  await expect(empty(other)).toBeVisible();
  await other.close();

  for (const link of ['from=en&to=ta', 'from=en&to=ta&account=expired']) {
    await page.goto(`/translation?${link}#text=Hello.`);
    await expect(empty(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(empty(page)).toBeVisible();
    await console.request.getByRole('button', { name: 'Translate' }).click();
    await expect(empty(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
});

test('after a reload, the page says that the browser had no room for the result', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'runs') throw new DOMException('the disk is full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await console.open('Translation', '/translation?from=en&to=hi#text=Hello.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('tabpanel')).toContainText('नमस्ते');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('console.runs./translation')))
    .toContain('room');
  await page.reload();
  await expect(console.result).toContainText(
    /The result from .* was not kept over the reload: the browser had no room/,
  );
  await expect(console.result.getByRole('button', { name: 'Translate' })).toBeVisible();
});
