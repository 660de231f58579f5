import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translationInputs } from '#contract/examples/translation-inputs.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { deviationsFrom } from '#contract/schema.ts';
import {
  namedDomains,
  TranslationBody,
  TranslationHeaders,
  translationDefaults,
  translationVersions,
} from '#contract/translation.ts';
import { testFormSurvivesLink, testReopensAsSent } from '#testing/console/panel-properties.ts';
import { examples } from '#testing/examples/examples.ts';
import { inputModes, switchNames, TranslationForm, termFormats, translationForm } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { formOfSent } from './form-of-sent.ts';
import { requestParts, translationRequest } from './request.ts';
import { addTerms, readTerms, writeTerm } from './terms.ts';

const form = (change: Partial<TranslationForm> = {}): TranslationForm => ({
  ...TranslationForm.parse({ text: 'One\n\nTwo ', targets: ['hi', 'ta'] }),
  ...change,
});

/** Longer texts take more time but cover nothing new. */
const shortText = fc.string({ unit: 'grapheme', maxLength: 5 });

/** Any valid form of the panel. */
const anyForm: fc.Arbitrary<TranslationForm> = fc.record({
  input: fc.constantFrom(...inputModes),
  rows: fc.array(fc.oneof(shortText, fc.constantFrom('', 'two\nlines', 'one', '[1]')), { maxLength: 4 }),
  forced: fc.subarray([...switchNames]),
  text: fc.array(shortText, { maxLength: 4 }).map((lines) => lines.join('\n')),
  source: fc.constantFrom(...TranslationLanguage.options),
  targets: fc.uniqueArray(fc.constantFrom(...TranslationLanguage.options), { maxLength: 5 }),
  version: fc.constantFrom(...translationVersions),
  domain: fc.constantFrom(...namedDomains),
  enableLookup: fc.boolean(),
  enableNmt: fc.boolean(),
  enableTransliteration: fc.boolean(),
  nmtMask: fc.boolean(),
  filterProfane: fc.boolean(),
  terms: fc.array(
    fc.record({
      term: fc.oneof(shortText, fc.constantFrom('__proto__', '12', 'a, b = c', '[')),
      as: shortText,
    }),
    { maxLength: 4 },
  ),
  termsForm: fc.constantFrom(...termFormats),
  requests: fc.constantFrom('one', 'each'),
  sendDefaults: fc.boolean(),
  free: fc.option(fc.record({ headers: fc.constant('src_lang: xx\ntgt_lang'), body: fc.string() }), {
    nil: undefined,
    freq: 6,
  }),
});

describe('a translation request', () => {
  it('sends only what differs from the defaults', () => {
    expect(translationRequest(form())).toEqual({
      headers: { 'REV-APPVERSION': '3.0', src_lang: 'en', tgt_lang: ['hi', 'ta'], domain: 'generic' },
      body: { data: ['One', 'Two'] },
    });
  });

  it('sends every switch that was changed', () => {
    const changed = form({
      enableLookup: false,
      enableNmt: false,
      enableTransliteration: false,
      nmtMask: false,
      filterProfane: true,
    });
    expect(translationRequest(changed).body).toEqual({
      data: ['One', 'Two'],
      enableLookup: false,
      enableNmt: false,
      enableTransliteration: false,
      nmtMask: false,
      filterProfane: true,
    });
  });

  it('sends the domain in the form that the version requires', () => {
    const domainOf = (version: '2.0' | '3.0') =>
      translationRequest(form({ version, domain: 'medical' })).headers?.domain;
    expect(domainOf('2.0')).toBe('8');
    expect(domainOf('3.0')).toBe('medical');
  });

  it('sends terms as a list with 2.0, as a map with 3.0 or with a replacement', () => {
    const terms = readTerms('Meera, Bengaluru');
    const sent = (change: Partial<TranslationForm>) => translationRequest(form(change)).body;
    expect(sent({ version: '2.0', terms })).toMatchObject({ nmtMaskTerms: ['Meera', 'Bengaluru'] });
    expect(sent({ version: '3.0', terms })).toMatchObject({
      nmtMaskTerms: { Meera: 'Meera', Bengaluru: 'Bengaluru' },
    });
    expect(sent({ version: '2.0', terms: readTerms('Meera = मीरा') })).toMatchObject({
      nmtMaskTerms: { Meera: 'मीरा' },
    });
  });

  it('sends terms as a list or a map when the form says so', () => {
    const terms = readTerms('Meera = मीरा');
    const sent = (change: Partial<TranslationForm>) => translationRequest(form({ terms, ...change })).body;
    expect(sent({ termsForm: 'list', version: '3.0' })).toMatchObject({ nmtMaskTerms: ['Meera'] });
    expect(sent({ termsForm: 'map', version: '2.0' })).toMatchObject({ nmtMaskTerms: { Meera: 'मीरा' } });
  });

  it('sends the defaults too when the form says so', () => {
    expect(translationRequest(form({ sendDefaults: true })).body).toEqual({
      data: ['One', 'Two'],
      ...translationDefaults,
    });
  });

  it('sends a field with its default value when the form says so', () => {
    expect(translationRequest(form({ forced: ['nmtMask'] })).body).toEqual({
      data: ['One', 'Two'],
      nmtMask: true,
    });
  });

  it('sends rows unchanged, including empty ones and line breaks', () => {
    const grid = form({ input: 'grid', rows: [' One', '', 'Two\nlines', ''] });
    expect(translationRequest(grid).body).toEqual({ data: [' One', '', 'Two\nlines'] });
  });

  it('sends a term named __proto__', () => {
    const terms = readTerms('__proto__ = A, constructor');
    expect(JSON.stringify(translationRequest(form({ terms })).body)).toContain(
      '"nmtMaskTerms":{"__proto__":"A","constructor":"constructor"}',
    );
  });

  it('asks the service to explain only when explanations are requested', () => {
    expect(translationRequest(form(), { explain: true }).headers).toMatchObject({ 'X-Explain': '1' });
    expect(translationRequest(form()).headers).not.toHaveProperty('X-Explain');
  });

  it('omits missing fields, so that the contract can report them', () => {
    const request = translationRequest(form({ text: ' \n', targets: [] }));
    expect(request.headers).not.toHaveProperty('tgt_lang');
    expect(request.body).toEqual({});
  });

  it.each(examples.localization)('reproduces the call that the form was made from: $id', ({ input }) => {
    const { headers, body } = translationRequest(TranslationForm.parse(formOfCall(input)));
    expect({ headers, body }).toEqual({ headers: input.headers, body: input.body });
  });

  it.each(Object.entries(translationInputs))('conforms to the contract for the sample %s', (_, sample) => {
    const { headers, body } = translationRequest(TranslationForm.parse(formOfCall(sample)));
    expect(deviationsFrom(TranslationBody, body)).toEqual([]);
    const wire = { ...headers, tgt_lang: sample.headers.tgt_lang.join(',') };
    expect(deviationsFrom(TranslationHeaders, wire)).toEqual([]);
  });
});

describe('dividing a form into calls', () => {
  const each = form({ targets: ['hi', 'ta'], requests: 'each' });
  const namesOf = (sent: TranslationForm) => requestParts(sent).map(({ name }) => name);

  it('dividing gives one call for all targets, or one for each', () => {
    expect(namesOf(form({ targets: ['hi', 'ta'] }))).toEqual(['hi,ta']);
    expect(namesOf(each)).toEqual(['hi', 'ta']);
    expect(requestParts(each).map(({ form: { targets } }) => targets)).toEqual([['hi'], ['ta']]);
  });

  it('dividing gives one call without a target, and one for a raw request', () => {
    expect(requestParts({ ...each, targets: [] })).toHaveLength(1);
    expect(requestParts({ ...each, free: { headers: '', body: '' } })).toHaveLength(1);
  });
});

describe('a link to a translation', () => {
  testFormSurvivesLink(translationForm, anyForm, form());

  it('a link with an invalid value uses the default', () => {
    const search = new URLSearchParams('from=xx&to=hi,qq&version=9&domain=none&filterProfane=perhaps');
    const read = translationForm.fromLink(search, { text: 'a', terms: '[1', free: '{' }, form());
    expect(TranslationForm.parse(read)).toMatchObject({
      source: 'en',
      targets: ['hi'],
      version: '3.0',
      domain: 'generic',
      filterProfane: false,
      terms: [],
      text: 'a',
      free: undefined,
    });
  });

  it('entered text is not in the query of a link, which servers see', () => {
    const { settings } = translationForm.toLink(
      form({ text: 'Secret', terms: readTerms('Private'), free: { headers: 'a: Hidden', body: 'Silent' } }),
    );
    expect(JSON.stringify(settings)).not.toMatch(/Secret|Private|Hidden|Silent/);
  });
});

describe('reopening a translation call', () => {
  testReopensAsSent({
    operation: 'localization',
    forms: anyForm,
    form: form(),
    request: (one) => translationRequest(one),
    formOfSent,
    oddBodies: ['{"data":[""]}', '{"data":["a"', ''],
  });
});

describe('mask terms', () => {
  it('terms are read back from text exactly as they were written', () => {
    expect(readTerms(' Meera , A = B,, = C')).toEqual([
      { term: 'Meera', as: 'Meera' },
      { term: 'A', as: 'B' },
    ]);
    expect(readTerms('A = B').map(writeTerm)).toEqual(['A = B']);
  });

  it.each([
    ['Rao\\, Meera', 'Rao, Meera', 'Rao, Meera'],
    ['a\\=b = c=d', 'a=b', 'c=d'],
    ['back\\\\slash', 'back\\slash', 'back\\slash'],
  ])('a term may contain escaped commas, equals signs and backslashes: %s', (typed, term, as) => {
    expect(readTerms(typed)).toEqual([{ term, as }]);
    expect(readTerms(writeTerm({ term, as }))).toEqual([{ term, as }]);
  });

  it('terms can be pasted as lines or as spreadsheet cells', () => {
    expect(readTerms('Meera\tमीरा\nBengaluru\n')).toEqual([
      { term: 'Meera', as: 'मीरा' },
      { term: 'Bengaluru', as: 'Bengaluru' },
    ]);
  });

  it('a term that is added twice is kept once, with its newest replacement', () => {
    expect(addTerms(readTerms('A, B'), readTerms('A = C'))).toEqual(readTerms('A = C, B'));
  });
});
