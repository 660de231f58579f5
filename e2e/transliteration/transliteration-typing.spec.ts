import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { armFaults } from '../verbs/arm-faults.ts';
import { type ConsoleVerbs, test as sharedTest } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

const typingFieldLink = '/transliteration?view=typing&from=en&to=hi&cnt_lang=hi#text=';
const devanagariPattern = /^[\p{Script=Devanagari}\s]+$/u;

async function openTypingField(
  { console, page }: { console: ConsoleVerbs; page: Page },
  address = typingFieldLink,
) {
  await console.open('Transliteration', address);
  await console.ready();
  const field = page.getByRole('combobox', { name: 'Typing field' });
  await field.click();
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  return { field, list, options, marked: options.and(page.getByRole('option', { selected: true })) };
}

const selection = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLTextAreaElement ? [element.selectionStart, element.selectionEnd] : [],
  );

test('the list of suggestions stays on the screen when the device is rotated', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const { field, list, options } = await openTypingField({ console, page });
  await page.keyboard.type('mumbai pune nagpur thiruvananthapuram');
  await expect(options.first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 1400 });
  await expect
    .poll(async () => {
      const [inside, around] = [await list.boundingBox(), await field.boundingBox()];
      return (
        inside && around && inside.x >= around.x && inside.x + inside.width <= around.x + around.width + 2
      );
    })
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test.describe('undo and redo', () => {
  test('undo and redo cover committed words and typed letters', { tag: '@slow' }, async ({
    console,
    page,
  }) => {
    const { field, options } = await openTypingField({ console, page });
    await page.keyboard.type('namaste');
    await expect(options).toHaveCount(6);
    await page.keyboard.press('Space');
    await expect(field).toHaveValue(devanagariPattern);
    const committed = await field.inputValue();

    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('namaste ');
    expect(await selection(field)).toEqual([8, 8]);
    await expect(options).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue('namaste ');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue(committed);
    expect(await selection(field)).toEqual([committed.length, committed.length]);

    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('Control+y');
    await expect(field).toHaveValue(committed);
    await page.keyboard.press('Backspace');
    await expect(options).toHaveCount(6);
    await page.keyboard.press('Escape');
    await page.keyboard.type(' ji');
    await expect(options.last()).toContainText('ji');
  });

  test('undo reverts a chosen word, then a word that was replaced later', { tag: '@slow' }, async ({
    console,
    page,
  }) => {
    const { field, options } = await openTypingField({ console, page });
    await page.keyboard.type('aap kaise');
    await expect(options.last()).toContainText('kaise');
    await expect(field).toHaveValue(/^\p{Script=Devanagari}+ kaise$/u);
    const before = await field.inputValue();
    await page.keyboard.press('2');
    await expect(field).toHaveValue(devanagariPattern);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue(before);
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('1');
    await expect(field).toHaveValue(devanagariPattern);
  });

  test('undo restores a text that Clear removed', { tag: '@slow' }, async ({ console, page }) => {
    const { field } = await openTypingField({ console, page });
    await page.keyboard.type('aap ');
    await expect(field).toHaveValue(devanagariPattern);
    const text = await field.inputValue();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue(text);
  });
});

test('text is selected and replaced, and the caret moves, as in any field', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const { field, options } = await openTypingField({ console, page });
  await page.keyboard.type('12 34');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await selection(field)).toEqual([3, 5]);
  await page.keyboard.press('ControlOrMeta+a');
  expect(await selection(field)).toEqual([0, 5]);
  await page.keyboard.type('ji');
  await expect(field).toHaveValue('ji');
  await expect(options.last()).toContainText('ji');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await page.keyboard.type('a');
  await expect(options.last()).toContainText('aji');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(devanagariPattern);
});

test.describe('typing with an input method', () => {
  const compose = async (input: CDPSession, text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

  test('an input method is not disturbed while it composes: no list opens, nothing is committed, no answer is inserted', {
    tag: '@slow',
  }, async ({ console, page, context }) => {
    const { field, options } = await openTypingField({ console, page });
    const input = await context.newCDPSession(page);
    for (const part of ['n', 'na', 'nam', 'nama']) await compose(input, part);
    await expect(field).toHaveValue('nama');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(options).toHaveCount(0);
    await compose(input, 'नम');
    await input.send('Input.insertText', { text: 'नमः' });
    await expect(field).toHaveValue('नमः');
    await expect(options).toHaveCount(0);

    // An unfinished word waits until the composition ends.
    await page.keyboard.type(' aap ');
    await compose(input, 'ね');
    await compose(input, 'ねこ');
    await expect(field).toHaveValue(/ねこ$/);
    await input.send('Input.insertText', { text: '猫' });
    await expect(field).toHaveValue(/^नमः \p{Script=Devanagari}+ 猫$/u);
  });

  test('text composed with an input method gets suggestions once composition has ended', {
    tag: '@slow',
  }, async ({ console, page, context }) => {
    const { field, options } = await openTypingField({ console, page });
    const input = await context.newCDPSession(page);
    await compose(input, 'namaste');
    await expect(field).toHaveValue('namaste');
    await expect(options).toHaveCount(0);
    await input.send('Input.insertText', { text: 'namaste' });
    await expect(options).toHaveCount(6);
    await page.keyboard.press('Space');
    await expect(field).toHaveValue(devanagariPattern);
  });
});

test.describe('the typing field on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

  test('on a phone, a suggestion can be tapped while the keyboard is still composing the word', {
    tag: '@slow',
  }, async ({ console, page, context }) => {
    const { field, list, options } = await openTypingField({ console, page });
    const input = await context.newCDPSession(page);
    for (const text of ['na', 'namas', 'namaste']) {
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await expect(options).toHaveCount(6);
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    for (const option of await options.all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    }
    const second = await options.nth(1).locator('[lang="hi"]').innerText();
    await options.nth(1).tap();
    await expect(field).toHaveValue(second);
    await expect(field).toBeFocused();
    await expect(options).toHaveCount(0);
    await input.send('Input.insertText', { text: ' ' });
    await input.send('Input.imeSetComposition', { text: 'ji', selectionStart: 2, selectionEnd: 2 });
    await expect(options.last()).toContainText('ji');
    await options.first().tap();
    await expect(field).toHaveValue(devanagariPattern);
  });
});

sharedTest(
  'the typing field follows the ARIA combobox pattern: expanded, controlled list, active descendant, announced count',
  async ({ console, page }) => {
    const { field, list, options, marked } = await openTypingField({ console, page });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await page.keyboard.type('kavita');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', `${await list.getAttribute('id')}`);
    await expect(page.getByRole('status').filter({ hasText: /suggestions? for kavita/ })).toHaveCount(1);
    for (let place = 0; place < (await options.count()); place++) {
      await expect(marked).toHaveCount(1);
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        `${await options.nth(place).getAttribute('id')}`,
      );
      await page.keyboard.press('ArrowDown');
    }
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
);

test('Santali, Manipuri and Dogri can be typed', { tag: '@slow' }, async ({ console, page }) => {
  const { field, options } = await openTypingField({ console, page });
  for (const [name, code, script, word] of [
    ['Santali', 'sat', /^\p{Script=Ol_Chiki}+ $/u, 'johar'],
    ['Manipuri', 'mni', /^\p{Script=Meetei_Mayek}+ $/u, 'khurumjari'],
    ['Dogri', 'doi', /^\p{Script=Devanagari}+ $/u, 'namaste'],
  ] as const) {
    await test.step(name, async () => {
      await console.follow('Transliteration', `/transliteration?view=typing&from=en&to=${code}#text=`);
      await field.click();
      await page.keyboard.type(word);
      await expect(options.last()).toContainText(word);
      await page.keyboard.press('Space');
      await expect(field).toHaveValue(script);
    });
  }
});

test('English can be typed from Manipuri in either of its scripts', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  const { field, options } = await openTypingField(
    { console, page },
    '/transliteration?view=typing&from=mni&to=en#text=',
  );
  for (const word of ['ꯃꯅꯤꯄꯨꯔ', 'মণিপুর']) {
    await page.keyboard.insertText(word);
    await expect(options.last()).toContainText(word);
    await page.keyboard.press('Space');
    await expect(field).toHaveValue(/^[A-Za-z ]+ $/);
  }
});

test.describe('failures of the typing field', () => {
  test('with an expired account the card names the rule, the text stays, and another account converts all of it', {
    tag: '@slow',
  }, async ({ console, page }) => {
    const { field, options } = await openTypingField(
      { console, page },
      `${typingFieldLink.replace('#', '&account=expired#')}`,
    );
    const card = page.getByRole('region', { name: 'Typing' }).getByRole('alert');
    await page.keyboard.type('aap kaise');
    await expect(card).toContainText('API key expired');
    await expect(card).toContainText('403');
    await expect(card).toContainText('What you type stays as it is.');
    await expect(field).toHaveValue('aap kaise');
    await console.expectAccessible('typing refused');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card).toContainText('API key expired');
    await console.chooseAccount('working');
    await expect(card).toHaveCount(0);
    await expect(field).toHaveValue(/^\p{Script=Devanagari}+ kaise$/u);
    await field.click();
    await expect(options.last()).toContainText('kaise');
  });

  test('the other accounts are refused with the message of the service', { tag: '@slow' }, async ({
    console,
    page,
  }) => {
    const { field } = await openTypingField(
      { console, page },
      '/transliteration?view=typing&from=en&to=ta#text=',
    );
    for (const [account, message] of [
      ['exhausted', 'usage exhausted'],
      ['hindi-english', 'unauthorized to use this src/tgt language'],
    ] as const) {
      await test.step(account, async () => {
        await console.chooseAccount(account);
        await page.getByRole('button', { name: 'Clear', exact: true }).click();
        await page.keyboard.type('vanakkam ');
        await expect(page.getByRole('alert')).toContainText(message);
        await expect(field).toHaveValue('vanakkam ');
      });
    }
  });

  test('a value that the contract rejects is explained before the word is sent, and the user can send the word anyway', {
    tag: '@slow',
  }, async ({ console, page }) => {
    const { field } = await openTypingField({ console, page });
    const card = page.getByRole('region', { name: 'Typing' }).getByRole('alert');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    for (const [name, query, told] of [
      ['a script that does not exist', 'from=en&to=kok', 'tgt_lang'],
      ['too many suggestions', 'from=en&to=hi&suggestions=500', 'noOfSuggestions'],
      ['no suggestions at all', 'from=en&to=hi&suggestions=0', 'noOfSuggestions'],
    ] as const) {
      await test.step(name, async () => {
        await page.reload();
        await console.follow('Transliteration', `/transliteration?view=typing&${query}#text=`);
        await field.click();
        await page.keyboard.type('namaste');
        await expect(card).toContainText(told);
        expect(sent).toBe(0);
        await card.getByRole('button', { name: 'Send anyway' }).click();
        await expect(card).toContainText(/40[03]/);
        expect(sent).toBe(1);
        sent = 0;
        await expect(card.getByRole('button', { name: 'Send anyway' })).toHaveCount(0);
        await expect(field).toHaveValue('namaste');
      });
    }
  });
});

test('a failing service is named, and Try again converts what was typed meanwhile', { tag: '@slow' }, async ({
  console,
  page,
}) => {
  // The number of calls depends on the typing speed, so the fault lasts until it is cleared.
  await armFaults(page, 'transliteration', { fault: 'Broken JSON', fields: { Calls: '100' } });
  const { field } = await openTypingField({ console, page });
  const card = page.getByRole('region', { name: 'Typing' }).getByRole('alert');
  await page.keyboard.type('aap ');
  await expect(card).toContainText('JSON');
  await page.keyboard.type('kaise ');
  await expect(page.getByRole('region', { name: 'Exchange' })).toContainText('POST');
  await expect(field).toHaveValue('aap kaise ');
  const second = await page.context().newPage();
  await second.goto('/service');
  await second.getByRole('button', { name: 'Clear all' }).click();
  const armed = second.getByRole('region', { name: 'Fault injection' });
  await expect(armed.getByText('No fault is armed.')).toBeVisible();
  await second.close();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(field).toHaveValue(/^(\p{Script=Devanagari}+ ){2}$/u);
  await expect(card).toHaveCount(0);
});
