import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#contract/examples.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { deviationsFrom } from '#contract/schema.ts';
import {
  namedDomains,
  TranslationBody,
  TranslationHeaders,
  translationDefaults,
  translationVersions,
} from '#contract/translation.ts';
import { itComesBackFromItsLink, itOpensAgainAsItWasSent } from '#testing/panel-properties.ts';
import { inputs, switches, TranslationForm, termsForms, translationForm } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { formOfSent } from './form-of-sent.ts';
import { translationRequest } from './request.ts';
import { samples } from './samples.ts';
import { addTerms, readTerms, writeTerm } from './terms.ts';

const form = (change: Partial<TranslationForm> = {}): TranslationForm => ({
  ...TranslationForm.parse({ text: 'One\n\nTwo ', targets: ['hi', 'ta'] }),
  ...change,
});

/** Long texts say nothing more, and take their time. */
const shortText = fc.string({ unit: 'grapheme', maxLength: 5 });

/** Any form that the panel can hold. */
const forms: fc.Arbitrary<TranslationForm> = fc.record({
  input: fc.constantFrom(...inputs),
  rows: fc.array(fc.oneof(shortText, fc.constantFrom('', 'two\nlines', 'one', '[1]')), { maxLength: 4 }),
  forced: fc.subarray([...switches]),
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
  termsForm: fc.constantFrom(...termsForms),
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

  it('sends every switch that was turned', () => {
    const turned = form({
      enableLookup: false,
      enableNmt: false,
      enableTransliteration: false,
      nmtMask: false,
      filterProfane: true,
    });
    expect(translationRequest(turned).body).toEqual({
      data: ['One', 'Two'],
      enableLookup: false,
      enableNmt: false,
      enableTransliteration: false,
      nmtMask: false,
      filterProfane: true,
    });
  });

  it('spells the domain as the version wants it', () => {
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

  it('sends terms as a list or a map when told to', () => {
    const terms = readTerms('Meera = मीरा');
    const sent = (change: Partial<TranslationForm>) => translationRequest(form({ terms, ...change })).body;
    expect(sent({ termsForm: 'list', version: '3.0' })).toMatchObject({ nmtMaskTerms: ['Meera'] });
    expect(sent({ termsForm: 'map', version: '2.0' })).toMatchObject({ nmtMaskTerms: { Meera: 'मीरा' } });
  });

  it('sends the defaults too when told to', () => {
    expect(translationRequest(form({ sendDefaults: true })).body).toEqual({
      data: ['One', 'Two'],
      ...translationDefaults,
    });
  });

  it('sends one field at its default when told to', () => {
    expect(translationRequest(form({ forced: ['nmtMask'] })).body).toEqual({
      data: ['One', 'Two'],
      nmtMask: true,
    });
  });

  it('sends rows as they stand, empty ones and line breaks too', () => {
    const grid = form({ input: 'grid', rows: [' One', '', 'Two\nlines', ''] });
    expect(translationRequest(grid).body).toEqual({ data: [' One', '', 'Two\nlines'] });
  });

  it('carries a term called __proto__', () => {
    const terms = readTerms('__proto__ = A, constructor');
    expect(JSON.stringify(translationRequest(form({ terms })).body)).toContain(
      '"nmtMaskTerms":{"__proto__":"A","constructor":"constructor"}',
    );
  });

  it('asks the service to explain only when told to', () => {
    expect(translationRequest(form(), { explain: true }).headers).toMatchObject({ 'X-Explain': '1' });
    expect(translationRequest(form()).headers).not.toHaveProperty('X-Explain');
  });

  it('leaves out what is not there, so that the contract can say so', () => {
    const request = translationRequest(form({ text: ' \n', targets: [] }));
    expect(request.headers).not.toHaveProperty('tgt_lang');
    expect(request.body).toEqual({});
  });

  it.each(examples.localization)('is the call again whose form it is: $id', ({ input }) => {
    const { headers, body } = translationRequest(TranslationForm.parse(formOfCall(input)));
    expect({ headers, body }).toEqual({ headers: input.headers, body: input.body });
  });

  it.each(Object.entries(samples))('is what the contract asks for in the sample %s', (_, sample) => {
    const { headers, body } = translationRequest(TranslationForm.parse(sample));
    expect(deviationsFrom(TranslationBody, body)).toEqual([]);
    const wire = { ...headers, tgt_lang: sample.targets.join(',') };
    expect(deviationsFrom(TranslationHeaders, wire)).toEqual([]);
  });
});

describe('a link to a translation', () => {
  itComesBackFromItsLink(translationForm, forms, form());

  it('falls back where a value means nothing', () => {
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

  it('keeps what a person wrote out of the part that servers see', () => {
    const { settings } = translationForm.toLink(
      form({ text: 'Secret', terms: readTerms('Private'), free: { headers: 'a: Hidden', body: 'Silent' } }),
    );
    expect(JSON.stringify(settings)).not.toMatch(/Secret|Private|Hidden|Silent/);
  });
});

describe('a call that is opened again', () => {
  itOpensAgainAsItWasSent({
    operation: 'localization',
    forms,
    form: form(),
    request: (one) => translationRequest(one),
    formOfSent,
    oddBodies: ['{"data":[""]}', '{"data":["a"', ''],
  });
});

describe('mask terms', () => {
  it('are read and written alike', () => {
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
  ])('%s may hold commas, equals signs and backslashes', (typed, term, as) => {
    expect(readTerms(typed)).toEqual([{ term, as }]);
    expect(readTerms(writeTerm({ term, as }))).toEqual([{ term, as }]);
  });

  it('come from lines and cells of a spreadsheet', () => {
    expect(readTerms('Meera\tमीरा\nBengaluru\n')).toEqual([
      { term: 'Meera', as: 'मीरा' },
      { term: 'Bengaluru', as: 'Bengaluru' },
    ]);
  });

  it('are there once, with the newest replacement', () => {
    expect(addTerms(readTerms('A, B'), readTerms('A = C'))).toEqual(readTerms('A = C, B'));
  });
});
