import type { OperationId } from '#contract/errors.ts';
import { toWireRequest, validCall, type WireRequest, withHeader } from '../request.ts';

const valuesByHeader: readonly (readonly [OperationId, header: string, values: readonly string[]])[] = [
  [
    'localization',
    'src_lang',
    ['', ' ', 'xx', 'EN', 'en,hi', 'kon', 'en ', '\ten', '*', 'en;hi', '\xe0\xa4\xb9', 'a'.repeat(8_000)],
  ],
  [
    'localization',
    'tgt_lang',
    [
      '',
      ',',
      ',,,',
      'hi,',
      ',hi',
      'hi ta',
      'hi;ta',
      'hi,xx',
      'hi,hi',
      'hi,'.repeat(2_000),
      'all',
      'hi, ta ,',
      '\xff',
    ],
  ],
  [
    'localization',
    'domain',
    ['', '9', '-1', '00', '0.0', 'generic', 'GENERIC', '\xa0', '0,1', 'null', '__proto__'],
  ],
  [
    'localization',
    'REV-APPVERSION',
    ['', '2', '2.00', '3', '4.0', 'v2.0', '2.0,3.0', 'latest', '\xb2.0', '2.0 3.0'],
  ],
  [
    'localization',
    'Content-Type',
    [
      '',
      'text/plain',
      'application/jsonx',
      'application/json;',
      'application/json;charset=utf-16',
      'json',
      '*/*',
    ],
  ],
  ['localization', 'X-Explain', ['', '0', '2', 'true', '1,1', '\xff']],
  ['transliteration', 'src_lang', ['', 'kok', 'ne', 'xx', 'en-IN', 'hi,en', '__proto__', 'toString', '\x80']],
  ['transliteration', 'tgt_lang', ['', 'kok', 'hi,ta', 'HI', 'hi ', 'constructor', '\xff\xff']],
  ['transliteration', 'cnt_lang', ['', 'xx', 'en,hi', 'EN', 'null', '\xfe']],
  [
    'transliteration',
    'domain',
    ['', '1', '999', '1000', '-1', '1.5', 'sports', 'onlyenglish', 'generic,bfsi', '\xff'],
  ],
  ['transliteration', 'REV-APPVERSION', ['', '3.0', '1.0', 'x', '2.0.0']],
  [
    'tts',
    'speaker',
    [
      '',
      'hi',
      'hi_',
      '_male',
      'hi_male_',
      'hi_male_0',
      'hi_male_99',
      'hi_robot',
      'HI_MALE',
      'xx_male',
      'hi-male',
      'hi_male,hi_female',
      '__proto___male',
      '\xff_male',
      'mni_male',
    ],
  ],
  [
    'tts',
    'Content-Type',
    ['', 'application/JSON', 'Application/Json ; charset=UTF-8', 'text/json', 'audio/wav'],
  ],
  ['stt_upload', 'src_lang', ['', 'xx', 'ur', 'en,hi', 'EN', '\xff']],
  ['stt_upload', 'domain', ['', 'sports', 'Generic', 'generic,bfsi', '0', '\xff']],
  ['stt_upload', 'subtitles', ['', 'maybe', '2', 'TRUE', 'true,false', '\xff']],
  [
    'stt_upload',
    'Content-Type',
    [
      '',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=""',
      'multipart/form-data; boundary=x; boundary=y',
      'multipart/form-data; charset=utf-16; boundary=x',
      'multipart/form-data boundary=x',
      'multipart/related; boundary=x',
      'application/x-www-form-urlencoded',
      `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
      'multipart/form-data; boundary=\xff',
    ],
  ],
  [
    'localization',
    'REV-API-KEY',
    ['', 'nobody', 'demo-key-expired', '\xff', "' OR '1'='1", 'a'.repeat(8_000)],
  ],
  ['stt_status', 'REV-APP-ID', ['', 'nobody', 'demo.working,demo.working', '\xff']],
  ['localization', 'Expect', ['', '100-Continue ', '200-ok', 'magic', '100-continue, magic']],
  ['localization', 'Accept', ['', 'text/html', 'image/*;q=0', '*']],
  ['localization', 'Accept-Encoding', ['gzip', 'br', 'identity;q=0']],
  ['localization', 'Content-Encoding', ['gzip', 'deflate', 'br', 'x']],
  [
    'localization',
    'Origin',
    [
      'null',
      'http://localhost',
      'https://evil.example',
      'http://127.0.0.1.evil.example',
      '://',
      'http://[::1]:1',
    ],
  ],
  ['localization', 'Cookie', ['a=b', 'a'.repeat(8_000)]],
  ['localization', 'Range', ['bytes=0-1', 'bytes=-', 'x']],
  ['localization', 'Upgrade', ['websocket', 'h2c', 'TLS/1.0']],
  ['localization', 'X-HTTP-Method-Override', ['DELETE', 'GET']],
  ['localization', 'If-None-Match', ['*', '"a"']],
];

/** Valid calls with one header that is wrong, unusual or oversized. */
const singleHeaderCalls = valuesByHeader.flatMap(([operation, name, values]) => {
  const call = validCall(operation);
  return values.map((value) => toWireRequest({ ...call, headers: withHeader(call.headers, name, value) }));
});

/** Valid calls with one header missing. */
const missingHeaderCalls = (
  ['localization', 'transliteration', 'tts', 'stt_upload', 'stt_status', 'stt_transcript'] as const
).flatMap((operation) => {
  const call = validCall(operation);
  return call.headers.map(([name]) =>
    toWireRequest({
      ...call,
      ...(name === 'REV-APPNAME' && { aim: 'none' }),
      headers: withHeader(call.headers, name, undefined),
    }),
  );
});

/** Valid calls with one header repeated. */
const repeatedHeaderCalls = (
  ['localization', 'transliteration', 'tts', 'stt_upload', 'stt_status'] as const
).flatMap((operation) => {
  const call = validCall(operation);
  return call.headers.map(([name, value]) =>
    toWireRequest({
      ...call,
      ...(name === 'REV-APPNAME' && { aim: 'none' }),
      headers: [...call.headers, [name, value]],
    }),
  );
});

export const headerValues: readonly WireRequest[] = [
  ...singleHeaderCalls,
  ...missingHeaderCalls,
  ...repeatedHeaderCalls,
];
