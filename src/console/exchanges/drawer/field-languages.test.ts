import { describe, expect, it } from 'vitest';
import { fieldLanguages } from './field-languages.ts';

describe('fieldLanguages', () => {
  it('the languages of body fields are taken from the headers of the call', () => {
    expect(Object.fromEntries(fieldLanguages({ src_lang: 'ur', tgt_lang: 'sat' }))).toEqual({
      data: 'ur',
      inString: 'ur',
      outString: 'sat',
    });
    expect(Object.fromEntries(fieldLanguages({ speaker: 'hi_male_2' }))).toEqual({ text: 'hi' });
    expect(fieldLanguages({}).size).toBe(0);
  });
});
