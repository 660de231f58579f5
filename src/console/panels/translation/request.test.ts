import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '#console/app/url.ts';
import { examples } from '#contract/examples.ts';
import { deviationsFrom } from '#contract/schema.ts';
import { TranslationBody, TranslationHeaders, translationDefaults } from '#contract/translation.ts';
import { readTerms, TranslationForm, translationForm, writeTerm } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { translationRequest } from './request.ts';
import { samples } from './samples.ts';

const form = (change: Partial<TranslationForm> = {}): TranslationForm => ({
  ...TranslationForm.parse({ text: 'One\n\nTwo ', targets: ['hi', 'ta'] }),
  ...change,
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
  it.each([
    form(),
    form({ version: '2.0', domain: 'bfsi', nmtMask: false, filterProfane: true }),
    form({ requests: 'each', sendDefaults: true, termsForm: 'list', terms: readTerms('A') }),
    form({ text: 'Meera & Co. #1', terms: readTerms('Meera = मीरा, Bengaluru'), targets: ['ur'] }),
  ])('brings the same form back (%#)', (before) => {
    const { settings, text } = translationForm.toLink(before);
    const address = new URL(writeLink('/translation', settings, text), 'http://console.test');
    const link = readLink(address);
    const after = TranslationForm.parse(
      translationForm.fromLink(link?.search ?? new URLSearchParams(), link?.text),
    );
    expect(after).toEqual(before);
  });

  it('falls back where a value means nothing', () => {
    const search = new URLSearchParams('from=xx&to=hi,qq&version=9&domain=none');
    expect(TranslationForm.parse(translationForm.fromLink(search, 'a'))).toMatchObject({
      source: 'en',
      targets: ['hi'],
      version: '3.0',
      domain: 'generic',
      text: 'a',
    });
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
});
