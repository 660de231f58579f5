import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestFor } from '#console/exchanges/raw-request/raw-request.ts';
import { transliterationInputs } from '#contract/examples/transliteration-inputs.ts';
import { TransliterationLanguage } from '#contract/languages.ts';
import { deviationsFrom } from '#contract/schema.ts';
import {
  convertNumberValues,
  TransliterationBody,
  TransliterationHeaders,
  transliterationDomains,
} from '#contract/transliteration.ts';
import { testFormSurvivesLink, testReopensAsSent } from '#testing/console/panel-properties.ts';
import { examples } from '#testing/examples/examples.ts';
import { TransliterationForm, transliterationForm, views } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { formOfSent } from './form-of-sent.ts';
import { requestedSuggestions, transliterationRequest } from './request.ts';

const form = (change: Partial<TransliterationForm> = {}): TransliterationForm => ({
  ...TransliterationForm.parse({ text: 'namaste\n\nKavita' }),
  ...change,
});

const formWithEveryField = form({
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

/** Longer texts take more time but cover nothing new. */
const shortText = fc.string({ unit: 'grapheme', maxLength: 5 });

/** Any valid form of the panel. */
const anyForm: fc.Arbitrary<TransliterationForm> = fc.record({
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

it.each([
  ['strings', 1, 1],
  ['strings', 3, 3],
  ['typing', 1, 5],
  ['typing', 3, 3],
] as const)('the view %s with %i suggestions asks for %i', (view, suggestions, requested) => {
  expect(requestedSuggestions(form({ view, suggestions }))).toBe(requested);
});

describe('a transliteration request', () => {
  it('sends only what differs from the defaults', () => {
    expect(transliterationRequest(form())).toEqual({
      headers: { 'REV-APPVERSION': '2.0', src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
      body: { data: ['namaste', 'Kavita'] },
    });
  });

  it('sends every option that was changed', () => {
    expect(transliterationRequest(formWithEveryField)).toEqual({
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

  it('omits an empty header', () => {
    expect(transliterationRequest(form({ source: '', domain: '' })).headers).toEqual({
      'REV-APPVERSION': '2.0',
      tgt_lang: 'hi',
    });
  });

  it('omits missing text, so that the contract can report it', () => {
    expect(transliterationRequest(form({ text: ' ' })).body).toEqual({});
  });

  it.each(examples.transliteration)('reproduces the call that the form was made from: $id', ({ input }) => {
    const { headers, body } = transliterationRequest(TransliterationForm.parse(formOfCall(input)));
    expect({ headers, body }).toEqual({ headers: input.headers, body: input.body });
  });

  it.each(Object.entries(transliterationInputs))(
    'conforms to the contract for the sample %s',
    (_, sample) => {
      const { headers, body } = transliterationRequest(TransliterationForm.parse(formOfCall(sample)));
      expect(deviationsFrom(TransliterationBody, body)).toEqual([]);
      expect(deviationsFrom(TransliterationHeaders, headers)).toEqual([]);
    },
  );
});

describe('a link to a transliteration', () => {
  testFormSurvivesLink(transliterationForm, anyForm, form());

  it('a link keeps an invalid value, which may be sent on purpose, and uses the default for a missing one', () => {
    const search = new URLSearchParams('from=kok&suggestions=0&convertNumber=maybe&second=no');
    expect(TransliterationForm.parse(transliterationForm.fromLink(search, { text: 'a' }, form()))).toEqual({
      ...form(),
      text: 'a',
      source: 'kok',
      suggestions: 0,
    });
  });

  it('a link without a text keeps the text stored in the tab', () => {
    const kept = form({ typed: 'नमस्ते', text: 'kept' });
    const read = (link: string) =>
      TransliterationForm.parse(transliterationForm.fromLink(new URLSearchParams(link), {}, kept));
    expect(read('view=typing')).toMatchObject({ typed: 'नमस्ते', text: 'kept' });
    expect(read('from=hi')).toMatchObject({ typed: 'नमस्ते', text: 'kept' });
  });
});

describe('reopening a transliteration call', () => {
  it('reopening a call that asked for an explanation fills the fields', () => {
    const { headers, body } = requestFor(
      'transliteration',
      transliterationRequest(formWithEveryField, { explain: true }),
    );
    expect(headers).toMatchObject({ 'X-Explain': '1' });
    expect(formOfSent({ headers, body: String(body) }).free).toBeUndefined();
  });

  testReopensAsSent({
    operation: 'transliteration',
    forms: anyForm,
    form: form(),
    request: (one) => transliterationRequest(one),
    formOfSent,
    oddBodies: ['{"data":["two\\nlines"]}', '{"data":[" blanks "]}', '{"data":["a"', ''],
  });
});
