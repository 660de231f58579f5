import { describe, expect, it } from 'vitest';
import {
  isSameRequest,
  parseHeaders,
  RawRequest,
  rawCallInput,
  requestFor,
  toRawRequest,
  toSentRequest,
} from './raw-request.ts';

describe('a raw request', () => {
  it('has its headers parsed line by line; a line without a colon is a header with an empty value', () => {
    expect(parseHeaders('src_lang: en\n\n tgt_lang :hi,ta \nREV-APPVERSION: 3:0\ndomain')).toEqual({
      src_lang: 'en',
      tgt_lang: 'hi,ta',
      'REV-APPVERSION': '3:0',
      domain: '',
    });
  });

  it('sends exactly the headers that were entered', () => {
    const call = requestFor('localization', rawCallInput({ headers: 'src_lang: en', body: '{' }));
    expect(call).toEqual({ headers: { src_lang: 'en' }, body: '{' });
    expect(requestFor('localization', rawCallInput(toRawRequest(call)))).toEqual(call);
  });

  it('drops credentials in any spelling from an editor, a link or a stored form', () => {
    const text = 'REV-API-KEY: k\nrev_app_id: a\nsrc_lang: en\nRev-App-Id';
    expect(RawRequest.parse({ headers: text, body: '' }).headers).toBe('src_lang: en\nRev-App-Id');
    const sent = toSentRequest({
      headers: { 'REV-API-KEY': 'k', 'REV-APP-ID': 'a', 'X-Console': '1', domain: '0' },
    });
    expect(sent).toEqual({ headers: { domain: '0' }, body: '' });
  });

  it('two requests are the same if their headers differ only in order or case', () => {
    const one = { headers: { a: '1', B: '2' }, body: '{}' };
    expect(isSameRequest(one, { headers: { b: '2', A: '1' }, body: '{}' })).toBe(true);
    expect(isSameRequest(one, { headers: { b: '2', A: '1' }, body: '{ }' })).toBe(false);
    expect(isSameRequest(one, { headers: { b: '2' }, body: '{}' })).toBe(false);
  });
});
