import { describe, expect, it } from 'vitest';
import { ExceptionDraft } from '#contract/local/exceptions.ts';
import { draftOf, emptyForm, movedUp, problemsOf, type SpellingForm } from './spelling-form.ts';

const form = (change: Partial<SpellingForm>): SpellingForm => ({
  ...emptyForm('en', 'hi'),
  word: 'Krishnan',
  spellings: ['कृष्णन'],
  ...change,
});

describe('the form of an exception', () => {
  it.each([
    [{}, undefined],
    [{ word: '  ' }, { word: 'missing' }],
    [{ word: 'x'.repeat(201) }, { word: 'tooLong' }],
    [{ spellings: ['', ' '] }, { spellings: 'missing' }],
    [{ spellings: ['कृष्णन', 'कृष्णन '] }, { spellings: 'twice' }],
    [{ spellings: ['क'.repeat(201)] }, { spellings: 'tooLong' }],
    [{ to: 'en' }, { languages: 'same' }],
  ] as const)('the form %j has the problems %j', (change, problems) => {
    expect(problemsOf(form(change as Partial<SpellingForm>))).toEqual(problems);
  });

  it('trims the word and the spellings, and leaves out empty spellings', () => {
    const draft = draftOf(form({ word: ' Krishnan ', spellings: ['कृष्णन ', ''], domain: 'pii_names' }));
    expect(draft).toEqual({
      ...{ word: 'Krishnan', from: 'en', to: 'hi', spellings: ['कृष्णन'] },
      ...{ domain: 'pii_names', account: null },
    });
    expect(ExceptionDraft.safeParse(draft).success).toBe(true);
  });

  it('moves a spelling up by one place', () => {
    expect(movedUp(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
    expect(movedUp(['a', 'b', 'c'], 1)).toEqual(['b', 'a', 'c']);
  });
});
