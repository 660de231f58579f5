import { expect, test } from '../verbs/fixtures.ts';

// Wide enough for all tabs of the result.
test.use({ viewport: { width: 1920, height: 900 } });

test('one click translates into several languages, each with its own status', async ({ console, page }) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta,bn,ur#text=The clinic opens at nine.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const tabs = console.result.getByRole('tablist', { name: 'Target languages' });
  const rows = console.result.getByRole('list', { name: 'Translations' });

  await expect(tabs.getByRole('tab')).toHaveCount(5);
  const first = rows.getByRole('listitem').first();
  await expect(first.locator('[data-result]')).toHaveText([
    /\p{Script=Devanagari}/u,
    /\p{Script=Tamil}/u,
    /\p{Script=Bengali}/u,
    /\p{Script=Arabic}/u,
  ]);
  for (const status of ['2 LOOKUP_MODERATED', '5 LOOKUP_INPROGRESS', '4 LOOKUP_UNMODERATED']) {
    await expect(first).toContainText(status);
  }

  await tabs.getByRole('tab', { name: 'Hindi' }).click();
  await expect(first).toContainText('2 LOOKUP_MODERATED');
  await expect(first).not.toContainText('5 LOOKUP_INPROGRESS');
  await expect(first.locator('[lang="hi"]')).toHaveText(/\p{Script=Devanagari}/u);

  await tabs.getByRole('tab', { name: 'Tamil' }).click();
  await expect(first).toContainText('5 LOOKUP_INPROGRESS');
  await expect(first.locator('[lang="ta"]')).toHaveText(/\p{Script=Tamil}/u);

  await tabs.getByRole('tab', { name: 'Bangla' }).click();
  await expect(first).toContainText('4 LOOKUP_UNMODERATED');
  await expect(first.locator('[lang="bn"]')).toHaveText(/\p{Script=Bengali}/u);

  await tabs.getByRole('tab', { name: 'Urdu' }).click();
  const urdu = first.locator('[lang="ur"]');
  await expect(urdu).toHaveAttribute('dir', 'rtl');
  await expect(urdu).toHaveCSS('font-family', /Nastaliq/);
  await expect(page.getByRole('button', { name: 'Contract clean' })).toBeVisible();
});

test('the page says before sending that no target is chosen, or that a target is the same as the source language', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Translation', '/translation?from=ta&to=ta#text=வணக்கம்');
  await expect(console.request).toContainText('Tamil is both source and target');
  await console.request.getByRole('button', { name: 'Remove Tamil' }).click();
  await expect(console.request).toContainText('No target language is chosen');
});

test('a masked term is kept, and terms are sent in the form that the version requires', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi&version=2.0#text=Meera sent the parcel');
  const term = console.request.getByRole('textbox', { name: 'Terms to keep' });
  await term.fill('Meera');
  await term.press('Enter');
  await expect(console.request.getByRole('button', { name: 'Remove the term Meera' })).toBeVisible();
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('listitem').first()).toContainText('मीरा');
  const drawer = await console.openDrawer();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText(
    /"nmtMaskTerms":\s*\[\s*"Meera"\s*\]/,
  );
});

test('a kept term is marked in the input and in every language that kept it', { tag: '@slow' }, async ({
  console,
}) => {
  await console.open(
    'Translation',
    '/translation?from=en&to=hi,ta,ur&terms=Meera#text=Meera sent the parcel',
  );
  await expect(console.request.locator('mark')).toHaveText('Meera');
  await expect(
    console.request.getByRole('list', { name: 'Terms to keep' }).locator('[lang="en"]'),
  ).toHaveText('Meera');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const row = console.result.getByRole('list', { name: 'Translations' }).getByRole('listitem').first();
  const kept = { Hindi: /\p{Script=Devanagari}/u, Tamil: /\p{Script=Tamil}/u, Urdu: /\p{Script=Arabic}/u };
  for (const [language, script] of Object.entries(kept)) {
    await console.result.getByRole('tab', { name: language }).click();
    await expect(row.locator('mark')).toHaveCount(2);
    await expect(row.locator('mark').first()).toHaveText('Meera');
    await expect(row.locator('mark').last()).toHaveText(script);
  }
  await console.result.getByRole('radio', { name: 'Grid' }).check();
  const marks = console.result.getByRole('table').locator('mark');
  await expect(marks).toHaveText(['Meera', ...Object.values(kept)]);
});

test('a popover fits the screen and stays next to its button', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await console.open('Translation', '/translation');
  const button = console.request.getByRole('button', { name: 'Add language' });
  await button.click();
  const list = page.getByRole('dialog', { name: 'Languages' });
  await expect(list.getByRole('option').first()).toBeVisible();
  const box = await list.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  const distance = async () => ((await list.boundingBox())?.y ?? 0) - ((await button.boundingBox())?.y ?? 0);
  const before = await distance();
  await page.evaluate(() => scrollBy(0, 40));
  await expect.poll(async () => Math.round((await distance()) - before)).toBe(0);
  // When the window becomes narrower, the list moves with its button.
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect.poll(async () => (await list.boundingBox())?.x).toBeGreaterThan(200);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(async () => {
      const now = await list.boundingBox();
      return (now?.x ?? 0) + (now?.width ?? 0);
    })
    .toBeLessThanOrEqual(320);
});

test('what is typed while the list of languages loads is searched for', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/LanguageSearch*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await console.open('Translation', '/translation');
  const targets = console.request.getByRole('list', { name: 'Target languages' });
  await targets.getByRole('button', { name: 'Add language' }).click();
  await page.keyboard.type('malay');
  arrive();
  const list = page.getByRole('dialog', { name: 'Languages' });
  await expect(list.getByRole('option')).toHaveText(/Malayalam/);
  // The first result can be chosen without typing further.
  await expect(list.getByRole('option')).toHaveAttribute('data-highlighted');
  await page.keyboard.type('a');
  await expect(list.getByRole('combobox', { name: 'Search by name or code' })).toHaveValue('malaya');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(targets).toContainText('ml');
  await targets.getByRole('button', { name: 'Add language' }).click();
  await expect(list.getByRole('combobox', { name: 'Search by name or code' })).toHaveValue('');
});

test('languages are added by search and removed again', { tag: '@slow' }, async ({ console, page }) => {
  await console.open('Translation', '/translation');
  const targets = console.request.getByRole('list', { name: 'Target languages' });
  await targets.getByRole('button', { name: 'Add language' }).click();
  const search = page.getByRole('combobox', { name: 'Search by name or code' });
  await search.fill('bengali');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(/Bangla/);
  await search.fill('malay');
  const list = page.getByRole('dialog', { name: 'Languages' });
  const option = list.getByRole('option', { name: /Malayalam/ });
  const before = [await list.boundingBox(), await option.boundingBox()];
  await page.keyboard.press('Enter');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  expect([await list.boundingBox(), await option.boundingBox()]).toEqual(before);
  await page.keyboard.type('telugu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(targets).toContainText('മലയാളം');
  await expect(targets).toContainText('తెలుగు');
  await targets.getByRole('button', { name: 'Remove Malayalam' }).click();
  await expect(targets).not.toContainText('മലയാളം');
});

test('the first sample is translated throughout, without a warning before or after', {
  tag: '@slow',
}, async ({ console, page }) => {
  await page.goto('/');
  await console.ready();
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
  await console.request.getByRole('button', { name: 'Translate' }).click();
  const tabs = console.result.getByRole('tab', { name: /\d/ });
  await expect(tabs).toHaveCount(4);
  for (const tab of await tabs.all()) await expect(tab).toContainText('3 translated');
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);

  await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill('Zorblax flies.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('note')).toContainText('No translation engine is configured');
  await expect(console.request.getByRole('note')).toHaveCount(0);
});

test('the first edit of the sample is translated, whatever it changes', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const box = console.request.getByRole('textbox', { name: /Strings to translate/ });
  const source = console.request.getByRole('combobox', { name: 'Source language' });
  const targets = console.request.getByRole('list', { name: 'Target languages' });
  const edits: Record<string, () => Promise<unknown>> = {
    'clear and type': async () => {
      await box.fill('');
      await box.pressSequentially('Hello.');
    },
    'other text': () => box.fill('Hello.\nThank you.'),
    'another source': () => source.selectOption('mr'),
    'a target as source': async () => {
      await source.selectOption('hi');
      await expect(targets).not.toContainText('Hindi');
    },
    'a target less': () => targets.getByRole('button', { name: 'Remove Hindi' }).click(),
    'another target': async () => {
      await targets.getByRole('button', { name: 'Add language' }).click();
      await page.getByRole('combobox', { name: 'Search by name or code' }).fill('malay');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    },
    'the grid': () => console.request.getByRole('radio', { name: 'Grid' }).check(),
  };
  for (const [name, edit] of Object.entries(edits)) {
    await test.step(name, async () => {
      await console.follow('Translation', '/translation');
      await edit();
      await console.request.getByRole('button', { name: 'Translate' }).click();
      await expect(console.result.getByRole('listitem').first()).toBeVisible();
      await expect(console.result.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(console.result).not.toContainText('The input has changed');
      await expect(console.result.getByRole('alert')).toHaveCount(0);
      await expect(console.result.getByRole('tab', { name: /failed/ })).toHaveCount(0);
    });
  }
});

test('terms that the source language does not allow are removed with a button on the error card', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Translation', '/translation?from=en&to=hi,ta&terms=Meera#text=Meera sent the parcel');
  await console.request.getByRole('combobox', { name: 'Source language' }).selectOption('mr');
  const send = console.request.getByRole('button', { name: 'Translate' });
  await send.click();
  const remove = console.result.getByRole('alert').getByRole('button', { name: 'Remove kept terms' });
  await remove.click();
  await expect(console.result.getByRole('listitem').first()).toBeVisible();
  await expect(console.request.getByRole('button', { name: 'Remove the term Meera' })).toHaveCount(0);

  await console.request.getByRole('textbox', { name: 'Terms to keep' }).fill('Meera');
  await console.request.getByRole('textbox', { name: 'Terms to keep' }).press('Enter');
  await console.request.getByRole('switch', { name: 'Separate request per language' }).check();
  await send.click();
  await remove.click();
  await expect(console.result.getByRole('listitem').first()).toBeVisible();
});
