import { describe, expect, it } from 'vitest';
import { type Entry, EntryDraft } from '#contract/local/lookup.ts';
import {
  draftOf,
  type EntryForm,
  emptyForm,
  formOf,
  maxTextLength,
  problemsOf,
  withLanguages,
  withModeration,
  withText,
} from './entry-form.ts';

const entry: Entry = {
  id: '1',
  origin: 'own',
  revision: 3,
  texts: {
    en: { text: 'Thank you', moderation: 'moderated' },
    hi: { text: 'धन्यवाद', moderation: 'unmoderated' },
    ta: { text: 'நன்றி', moderation: 'in-progress' },
  },
  domain: 'travel',
  account: null,
};

const states = ({ texts }: EntryDraft) => Object.values(texts).map((text) => text.moderation);

describe('the form of an entry', () => {
  it('saves an unchanged entry as it was read, in the order of the specification', () => {
    const form = formOf(entry);
    expect(form.texts.map(({ language }) => language)).toEqual(['hi', 'en', 'ta']);
    const { id: _, origin: __, revision: ___, ...draft } = entry;
    expect(draftOf(form)).toEqual(draft);
  });

  it('saves texts without spaces around them', () => {
    const form = withText(withText(emptyForm(['en', 'hi']), 'en', { text: ' Yes ' }), 'hi', { text: 'हाँ' });
    const draft = draftOf(form);
    expect(draft.texts.en?.text).toBe('Yes');
    expect(EntryDraft.safeParse(draft).success).toBe(true);
  });

  it('keeps the texts of languages that remain chosen', () => {
    const form = withLanguages(formOf(entry), ['en', 'ta', 'ur']);
    expect(form.texts.map(({ language, text }) => [language, text])).toEqual([
      ['en', 'Thank you'],
      ['ta', 'நன்றி'],
      ['ur', ''],
    ]);
  });

  it.each<[string, EntryForm, ReturnType<typeof problemsOf>]>([
    ['complete', formOf(entry), undefined],
    [
      'without a text',
      withText(formOf(entry), 'hi', { text: ' ' }),
      { texts: { hi: 'empty' }, tooFew: false },
    ],
    [
      'with a long text',
      withText(formOf(entry), 'hi', { text: 'क'.repeat(maxTextLength + 1) }),
      { texts: { hi: 'tooLong' }, tooFew: false },
    ],
    ['in one language', withLanguages(formOf(entry), ['en']), { texts: {}, tooFew: true }],
  ])('an entry is checked: %s', (_, form, problems) => {
    expect(problemsOf(form)).toEqual(problems);
  });
});

describe('moderation', () => {
  it('sets the state of one text', () => {
    expect(states(withModeration(entry, 'moderated', 'hi'))).toEqual([
      'moderated',
      'moderated',
      'in-progress',
    ]);
  });

  it('sets the state of all texts', () => {
    expect(states(withModeration(entry, 'in-progress'))).toEqual([
      'in-progress',
      'in-progress',
      'in-progress',
    ]);
  });
});
