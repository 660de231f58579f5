import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '#console/app/url.ts';
import { callOf } from '#console/exchanges/free-call.ts';
import { examples } from '#contract/examples.ts';
import { TransliterationLanguage } from '#contract/languages.ts';
import { deviationsFrom } from '#contract/schema.ts';
import {
  convertNumberValues,
  TransliterationBody,
  TransliterationHeaders,
  transliterationDomains,
} from '#contract/transliteration.ts';
import { TransliterationForm, transliterationForm, views } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { formOfSent } from './form-of-sent.ts';
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

/** Long texts say nothing more, and take their time. */
const shortText = fc.string({ unit: 'grapheme', maxLength: 5 });

/** Any form that the panel can hold. */
const forms: fc.Arbitrary<TransliterationForm> = fc.record({
  view: fc.constantFrom(...views),
  typed: shortText,
  second: fc.record(
    {
      domain: fc.constantFrom('', 'sports', ...transliterationDomains),
      content: fc.constantFrom('', 'hi'),
      suggestions: fc.integer({ min: -1, max: 12 }),
      convertNumber: fc.constantFrom('', ...convertNumberValues),
      isBulk: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  text: fc.array(shortText, { maxLength: 4 }).map((lines) => lines.join('\n')),
  source: fc.constantFrom('', 'xx', ...TransliterationLanguage.options),
  target: fc.constantFrom('', 'kok', ...TransliterationLanguage.options),
  domain: fc.constantFrom('', 'sports', ...transliterationDomains),
  content: fc.constantFrom('', 'hi', 'en'),
  suggestions: fc.integer({ min: -1, max: 12 }),
  convertNumber: fc.constantFrom('', ...convertNumberValues),
  isBulk: fc.boolean(),
  abbreviate: fc.boolean(),
  ignoreTaggedEntities: fc.boolean(),
  convertOrdinal: fc.boolean(),
  abbreviationWithoutDot: fc.boolean(),
  free: fc.option(fc.record({ headers: fc.constant('src_lang: xx\ntgt_lang'), body: fc.string() }), {
    nil: undefined,
    freq: 6,
  }),
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
  it('brings back every field of a form, whatever stands in it', () => {
    fc.assert(
      fc.property(forms, (before) => {
        const { settings, texts } = transliterationForm.toLink(before);
        const link = readLink(
          new URL(writeLink('/transliteration', settings, texts).address, 'http://console.test'),
        );
        if (!link) throw new Error('the link says nothing');
        const after = TransliterationForm.parse(
          transliterationForm.fromLink(link.search, link.texts, form()),
        );
        expect(after).toEqual(TransliterationForm.parse(before));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps a wrong value, to be sent on purpose, and falls back where there is none', () => {
    const search = new URLSearchParams('from=kok&suggestions=0&convertNumber=maybe&second=no');
    expect(TransliterationForm.parse(transliterationForm.fromLink(search, { text: 'a' }, form()))).toEqual({
      ...form(),
      text: 'a',
      source: 'kok',
      suggestions: 0,
    });
  });

  it('leaves the text that it does not say as it is in the tab', () => {
    const kept = form({ typed: 'नमस्ते', text: 'kept' });
    const read = (link: string) =>
      TransliterationForm.parse(transliterationForm.fromLink(new URLSearchParams(link), {}, kept));
    expect(read('view=typing')).toMatchObject({ typed: 'नमस्ते', text: 'kept' });
    expect(read('from=hi')).toMatchObject({ typed: 'नमस्ते', text: 'kept' });
  });
});

describe('a call that is opened again', () => {
  const operation = 'transliteration';

  it('is byte for byte the call that was sent, for any form', () => {
    fc.assert(
      fc.property(forms, (before) => {
        const sent = callOf(operation, transliterationRequest(before));
        expect(callOf(operation, transliterationRequest(formOfSent(sent)))).toEqual(sent);
      }),
      { numRuns: 100 },
    );
  });

  it('fills the fields wherever they can say it, and stands word for word where they cannot', () => {
    fc.assert(
      fc.property(forms, (before) => {
        const plain = { ...before, free: undefined };
        expect(formOfSent(callOf(operation, transliterationRequest(plain))).free).toBeUndefined();
      }),
    );
    const sent = callOf(operation, transliterationRequest(form()));
    const odd = [
      { ...sent, body: '{"data":["two\\nlines"]}' },
      { ...sent, body: '{"data":[" blanks "]}' },
      { ...sent, body: '{"data":["a"' },
      { ...sent, body: '' },
      { ...sent, headers: {} },
      { ...sent, headers: { ...sent.headers, 'REV-APPVERSION': '9' } },
      { ...sent, headers: { ...sent.headers, 'Content-Type': 'text/plain' } },
    ];
    for (const call of odd) {
      const opened = formOfSent(call);
      expect(opened.free).toBeDefined();
      expect(callOf(operation, transliterationRequest(opened))).toEqual(call);
    }
  });

  it('is the same for random calls that no form can hold', () => {
    const token = fc.stringMatching(/^[A-Za-z][A-Za-z_-]{0,12}$/);
    const value = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/);
    fc.assert(
      fc.property(
        fc.dictionary(token, value, { maxKeys: 4 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
        (headers, body) => {
          const sent = callOf(operation, {
            headers: { 'REV-APPNAME': null, 'Content-Type': null, ...headers },
            body,
          });
          expect(callOf(operation, transliterationRequest(formOfSent(sent)))).toEqual(sent);
        },
      ),
      { numRuns: 100 },
    );
  });
});
