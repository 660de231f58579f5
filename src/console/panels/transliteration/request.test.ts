import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '#console/app/url.ts';
import { examples } from '#contract/examples.ts';
import { deviationsFrom } from '#contract/schema.ts';
import { TransliterationBody, TransliterationHeaders } from '#contract/transliteration.ts';
import { TransliterationForm, transliterationForm } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { transliterationRequest } from './request.ts';
import { samples } from './samples.ts';

const form = (change: Partial<TransliterationForm> = {}): TransliterationForm => ({
  ...TransliterationForm.parse({ text: 'namaste\n\nKavita' }),
  ...change,
});

const everything = form({
  source: 'en',
  target: 'sat',
  domain: 'medical',
  content: 'hi',
  suggestions: 10,
  convertNumber: 'words',
  isBulk: false,
  abbreviate: false,
  ignoreTaggedEntities: false,
  convertOrdinal: true,
  abbreviationWithoutDot: true,
});

describe('a transliteration request', () => {
  it('sends only what differs from the defaults', () => {
    expect(transliterationRequest(form())).toEqual({
      headers: { 'REV-APPVERSION': '2.0', src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
      body: { data: ['namaste', 'Kavita'] },
    });
  });

  it('sends every option that was turned', () => {
    expect(transliterationRequest(everything)).toEqual({
      headers: {
        'REV-APPVERSION': '2.0',
        src_lang: 'en',
        tgt_lang: 'sat',
        domain: 'medical',
        cnt_lang: 'hi',
      },
      body: {
        data: ['namaste', 'Kavita'],
        noOfSuggestions: 10,
        convertNumber: 'words',
        isBulk: false,
        abbreviate: false,
        ignoreTaggedEntities: false,
        convertOrdinal: true,
        abbreviationWithoutDot: true,
      },
    });
  });

  it('leaves out a header that is empty', () => {
    expect(transliterationRequest(form({ source: '', domain: '' })).headers).toEqual({
      'REV-APPVERSION': '2.0',
      tgt_lang: 'hi',
    });
  });

  it('leaves out text that is not there, so that the contract can say so', () => {
    expect(transliterationRequest(form({ text: ' ' })).body).toEqual({});
  });

  it.each(examples.transliteration)('is the call again whose form it is: $id', ({ input }) => {
    const { headers, body } = transliterationRequest(TransliterationForm.parse(formOfCall(input)));
    expect({ headers, body }).toEqual({ headers: input.headers, body: input.body });
  });

  it.each(Object.entries(samples))('is what the contract asks for in the sample %s', (_, sample) => {
    const { headers, body } = transliterationRequest(TransliterationForm.parse(sample));
    expect(deviationsFrom(TransliterationBody, body)).toEqual([]);
    expect(deviationsFrom(TransliterationHeaders, headers)).toEqual([]);
  });
});

describe('a link to a transliteration', () => {
  it.each([form(), everything, form({ view: 'typing', typed: 'नमस्ते', text: samples.names.text })])(
    'brings the same form back (%#)',
    (before) => {
      const { settings, text } = transliterationForm.toLink(before);
      const link = readLink(new URL(writeLink('/transliteration', settings, text), 'http://console.test'));
      const after = transliterationForm.fromLink(link?.search ?? new URLSearchParams(), link?.text);
      expect(TransliterationForm.parse(after)).toEqual(before);
    },
  );

  it('keeps a wrong value, to be sent on purpose, and falls back where there is none', () => {
    const search = new URLSearchParams('from=kok&suggestions=0&convertNumber=maybe');
    expect(TransliterationForm.parse(transliterationForm.fromLink(search, 'a'))).toEqual({
      ...form(),
      text: 'a',
      source: 'kok',
      suggestions: 0,
    });
  });
});
