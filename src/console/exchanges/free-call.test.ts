import { describe, expect, it } from 'vitest';
import { callOf, FreeCall, freeCallOf, freeInput, headersOf, sameCall, sentCall } from './free-call.ts';

describe('a call word for word', () => {
  it('is read line by line; a line without a colon is a header without a value', () => {
    expect(headersOf('src_lang: en\n\n tgt_lang :hi,ta \nREV-APPVERSION: 3:0\ndomain')).toEqual({
      src_lang: 'en',
      tgt_lang: 'hi,ta',
      'REV-APPVERSION': '3:0',
      domain: '',
    });
  });

  it('sends these headers and no others', () => {
    const call = callOf('localization', freeInput({ headers: 'src_lang: en', body: '{' }));
    expect(call).toEqual({ headers: { src_lang: 'en' }, body: '{' });
    expect(callOf('localization', freeInput(freeCallOf(call)))).toEqual(call);
  });

  it('keeps no credential, however it is spelled, from an editor, a link or a stored form', () => {
    const text = 'REV-API-KEY: k\nrev_app_id: a\nsrc_lang: en\nRev-App-Id';
    expect(FreeCall.parse({ headers: text, body: '' }).headers).toBe('src_lang: en\nRev-App-Id');
    const sent = sentCall({
      headers: { 'REV-API-KEY': 'k', 'REV-APP-ID': 'a', 'X-Console': '1', domain: '0' },
    });
    expect(sent).toEqual({ headers: { domain: '0' }, body: '' });
  });

  it('is the same call in any order and any case of its headers, and another one with another sign', () => {
    const one = { headers: { a: '1', B: '2' }, body: '{}' };
    expect(sameCall(one, { headers: { b: '2', A: '1' }, body: '{}' })).toBe(true);
    expect(sameCall(one, { headers: { b: '2', A: '1' }, body: '{ }' })).toBe(false);
    expect(sameCall(one, { headers: { b: '2' }, body: '{}' })).toBe(false);
  });
});
