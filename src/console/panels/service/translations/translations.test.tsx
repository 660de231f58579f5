// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '#contract/local/lookup.ts';
import { createMemoryDatabases } from '#testing/console/memory-databases.ts';
import { openTestPage, type TestPage } from '#testing/console/test-page.tsx';
import { setPersonName } from '../database/person-name.ts';
import { TranslationsSection } from './TranslationsSection.tsx';

const entryOf = (id: string, en: string, hi: string, change: Partial<Entry> = {}): Entry => ({
  ...{ id, origin: 'own', revision: 1, domain: null, account: null },
  texts: { en: { text: en, moderation: 'moderated' }, hi: { text: hi, moderation: 'unmoderated' } },
  ...change,
});

let databases: ReturnType<typeof createMemoryDatabases>;
/** Set by a test to delay an answer: called with its address, and awaited before the page receives it. */
let beforeAnswer: ((url: string) => Promise<void> | undefined) | undefined;
let page: TestPage;
let actions: TestPage['actions'];

beforeEach(async () => {
  setPersonName('Asha');
  databases = createMemoryDatabases({
    entries: [
      entryOf('1', 'Thank you', 'धन्यवाद'),
      entryOf('2', 'Good morning', 'सुप्रभात', { origin: 'built-in' }),
    ],
  });
  beforeAnswer = undefined;
  page = openTestPage(async (input, init) => {
    const answer = await databases.fetch(input, init);
    await beforeAnswer?.(String(input));
    return answer;
  });
  actions = page.actions;
  await page.show(<TranslationsSection />);
});
afterEach(() => page.close());

const hindiOf = (id: string) => databases.entries.items.find((entry) => entry.id === id)?.texts.hi;

describe('the translation database', () => {
  it('shows the entries and their number', () => {
    expect(page.element.textContent).toContain('2 entries');
    expect(page.element.textContent).toContain('धन्यवाद');
    expect(page.element.querySelector('[lang="hi"]')?.textContent).toBe('धन्यवाद');
  });

  it('saves an edit under the name of the person, and undoes it', { tags: 'slow' }, async () => {
    await actions.press('Thank youधन्यवाद');
    await actions.write('हिन्दी', 'शुक्रिया');
    expect(page.element.textContent).toContain('Not saved yet');
    await actions.press('Save');
    expect(hindiOf('1')?.text).toBe('शुक्रिया');
    expect(databases.entries.items.find(({ id }) => id === '1')?.changed?.by).toBe('Asha');
    expect(page.element.textContent).toContain('Changed “Thank you”');
    await actions.press('Undo');
    expect(hindiOf('1')?.text).toBe('धन्यवाद');
    expect(page.element.textContent).toContain('Undone: “Thank you”');
  });

  it('shows an edit that was saved while the list was being loaded', { tags: 'slow' }, async () => {
    let arrive: (() => void) | undefined;
    beforeAnswer = (url) => {
      if (!url.includes('query=thank')) return;
      beforeAnswer = undefined;
      return new Promise((resolve) => {
        arrive = resolve;
      });
    };
    await actions.press('Thank youधन्यवाद');
    await actions.write('Search translations', 'thank');
    await vi.waitFor(async () => {
      await actions.settle();
      expect(arrive).toBeDefined();
    });
    await actions.write('हिन्दी', 'शुक्रिया');
    await actions.press('Save');
    arrive?.();
    await actions.settle();
    expect(page.element.textContent).toContain('1 entry');
    expect(page.element.textContent).toContain('शुक्रिया');
    expect(page.element.textContent).not.toContain('धन्यवाद');
  });

  it('adds an entry, and names missing texts beside their fields', async () => {
    await actions.press('Add translation');
    await actions.write('English', 'Good night');
    await actions.press('Save');
    expect(page.element.textContent).toContain('Write the text, or remove the language.');
    expect(actions.field('हिन्दी').getAttribute('aria-invalid')).toBe('true');
    await actions.write('हिन्दी', 'शुभ रात्रि');
    await actions.press('Save');
    expect(databases.entries.items[0]?.texts).toEqual({
      en: { text: 'Good night', moderation: 'unmoderated' },
      hi: { text: 'शुभ रात्रि', moderation: 'unmoderated' },
    });
    expect(page.element.textContent).toContain('3 entries');
  });

  it('removes an entry, and restores it', async () => {
    await actions.press('Thank youधन्यवाद');
    await actions.press('Remove');
    expect(page.element.textContent).toContain('1 entry');
    expect(page.element.textContent).toContain('Removed “Thank you”');
    await actions.press('Undo');
    expect(page.element.textContent).toContain('2 entries');
    expect(hindiOf('1')?.text).toBe('धन्यवाद');
  });

  it('moderates one text with one click, and all with one key', async () => {
    await actions.press('Mark this text as moderated');
    expect(hindiOf('1')?.moderation).toBe('moderated');
    await actions.key('Thank youधन्यवाद', { code: 'KeyI', shiftKey: true });
    expect(hindiOf('1')?.moderation).toBe('in-progress');
    expect(databases.entries.items.find(({ id }) => id === '1')?.texts.en?.moderation).toBe('in-progress');
  });

  it('moderates twice in a row, each time from the newest version', async () => {
    await act(async () => {
      actions.button('Mark this text as moderated').click();
      actions.button('Mark all texts as moderated').click();
    });
    await actions.settle();
    expect(databases.entries.items[0]?.revision).toBe(3);
    expect(page.element.textContent).toContain('Changed “Thank you”');
  });

  it('keeps a draft when another person saves first, and offers a choice between the two', async () => {
    await actions.press('Thank youधन्यवाद');
    await actions.write('हिन्दी', 'शुक्रिया');
    databases.entries.changeElsewhere('1', {
      texts: {
        en: { text: 'Thank you', moderation: 'moderated' },
        hi: { text: 'आभार', moderation: 'moderated' },
      },
    });
    await actions.press('Save');
    expect(page.element.textContent).toContain('Someone else changed this entry');
    expect(page.element.textContent).toContain('Somebody else');
    expect(page.element.textContent).toContain('आभार');
    expect(actions.field('हिन्दी').value).toBe('शुक्रिया');
    await actions.press('Save mine instead');
    expect(hindiOf('1')?.text).toBe('शुक्रिया');
  });

  it('replaces a draft with another person’s version if “Use theirs” is chosen', async () => {
    await actions.press('Thank youधन्यवाद');
    await actions.write('हिन्दी', 'शुक्रिया');
    databases.entries.changeElsewhere('1', {
      texts: {
        en: { text: 'Thank you', moderation: 'moderated' },
        hi: { text: 'आभार', moderation: 'moderated' },
      },
    });
    await actions.press('Save');
    await actions.press('Use theirs');
    expect(actions.field('हिन्दी').value).toBe('आभार');
    expect(hindiOf('1')?.text).toBe('आभार');
  });

  it('keeps an unsaved text when the section is left and opened again', async () => {
    await actions.press('Thank youधन्यवाद');
    await actions.write('हिन्दी', 'शुक्रिया');
    await page.leave();
    await page.show(<TranslationsSection />);
    await actions.press('Thank youधन्यवाद');
    expect(actions.field('हिन्दी').value).toBe('शुक्रिया');
    await actions.press('Discard changes');
    expect(actions.field('हिन्दी').value).toBe('धन्यवाद');
  });

  it('copies a built-in entry instead of changing it', async () => {
    await actions.press('Good morningसुप्रभात');
    expect(actions.field('हिन्दी').readOnly).toBe(true);
    await actions.press('Make own entry');
    await actions.press('Save');
    expect(databases.entries.items[0]).toMatchObject({
      origin: 'own',
      texts: { hi: { text: 'सुप्रभात' } },
    });
  });

  it('lists who changed what, and undoes a change from there', async () => {
    await actions.press('Mark this text as moderated');
    await actions.press('History');
    const history = page.element.querySelector('ol[aria-label="History"]');
    expect(history?.textContent).toContain('Changed “Thank you”');
    expect(history?.textContent).toContain('Asha');
    await actions.press('Undo: Changed “Thank you”');
    expect(hindiOf('1')?.moderation).toBe('unmoderated');
  });

  it('names the cause when an edit is refused', async () => {
    databases.entries.changeElsewhere('1', { domain: 'travel' });
    await actions.press('Mark this text as moderated');
    expect(page.element.textContent).toContain('Someone else was faster');
  });
});
