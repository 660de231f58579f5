import { describe, expect, it } from 'vitest';
import { adjustAfterEdit } from './adjust-after-edit.ts';
import { TranslationForm, translationForm } from './form.ts';

const sample = translationForm.initial;
const edit = (change: Partial<TranslationForm>, form = sample) =>
  adjustAfterEdit(form, { ...form, ...change });
const ownTerm = { term: 'Meera', as: 'मीरा' };

describe('the kept terms of a sample', () => {
  it('the terms of the sample are removed when the text is replaced', () => {
    expect(sample.terms).toHaveLength(1);
    expect(edit({ text: '' }).terms).toEqual([]);
    expect(edit({ text: 'Hello.' }).terms).toEqual([]);
    expect(edit({ input: 'grid', rows: ['Hello.'] }).terms).toEqual([]);
  });

  it('the terms of the sample are removed when the source is no longer English', () => {
    expect(edit({ source: 'mr' }).terms).toEqual([]);
  });

  it('the terms of the sample stay while they apply', () => {
    expect(edit({ text: `${sample.text}\nHello.` }).terms).toEqual(sample.terms);
    expect(edit({ targets: ['as'] }).terms).toEqual(sample.terms);
    expect(edit({ input: 'grid', rows: sample.text.split('\n') }).terms).toEqual(sample.terms);
    const empty = TranslationForm.parse({ text: '' });
    expect(edit({ terms: sample.terms }, empty).terms).toEqual(sample.terms);
  });

  it('only the terms of the sample are removed, not those that the user entered', () => {
    const form = { ...sample, terms: [...sample.terms, ownTerm] };
    expect(edit({ text: 'Hello.' }, form).terms).toEqual([ownTerm]);
    expect(edit({ source: 'mr' }, form).terms).toEqual([ownTerm]);
  });
});

describe('a new source language', () => {
  it('a new source language is removed from the targets', () => {
    expect(edit({ source: 'ta' }).targets).toEqual(['hi', 'bn', 'ur']);
    expect(edit({ source: 'mr' }).targets).toBe(sample.targets);
  });

  it('a new source language changes places with the only target', () => {
    expect(edit({ source: 'hi' }, { ...sample, targets: ['hi'] }).targets).toEqual(['en']);
  });

  it('the source language may be chosen as a target', () => {
    expect(edit({ targets: ['hi', 'en'] }).targets).toEqual(['hi', 'en']);
  });
});
