import { beforeAll, describe, expect, it } from 'vitest';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const headersOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  localization: { src_lang: 'en', tgt_lang: 'hi', domain: '0' },
  transliteration: { src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
  tts: { speaker: 'en_female' },
};

async function send(appName: string, body: string) {
  const { apiKey, appId } = service.accountWith(new Set(), appName);
  const answer = await service.request('/', {
    method: 'POST',
    headers: {
      'REV-API-KEY': apiKey,
      'REV-APP-ID': appId,
      'REV-APPNAME': appName,
      'Content-Type': 'application/json',
      ...headersOf[appName],
    },
    body,
  });
  const isJson = answer.headers.get('Content-Type') === 'application/json';
  return { status: answer.status, body: isJson ? await answer.text() : '' };
}

describe('a hostile body is refused with the name of the field', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const deep = nested(99);
  const numbers = `[${'1,'.repeat(20_000)}1]`;
  it.each([
    ['localization', `{"data":${deep}}`, 'data.0: expected string'],
    ['transliteration', `{"data":${deep}}`, 'data.0: expected string'],
    ['tts', `{"text":"a","ssml":${deep}}`, 'ssml: expected string'],
    ['tts', `{"ssml":${deep}}`, 'ssml: expected string'],
    ['tts', `{"text":${deep}}`, 'text'],
    ['localization', `{"data":${numbers}}`, 'data: expected at most 10000 strings, received 20001'],
    ['transliteration', `{"data":${numbers}}`, 'data: expected at most 10000 strings'],
    ['tts', `{"text":${numbers}}`, 'text: expected at most 10000 strings'],
    ['localization', `{"data":["a"],"nmtMaskTerms":${numbers}}`, 'nmtMaskTerms: expected at most 10000'],
    [
      'localization',
      `{"data":${nested(100)}}`,
      'body: expected at most 100 levels of JSON nesting, received more',
    ],
    ['transliteration', `{"data":${nested(1_000_000)}}`, 'body: expected at most 100 levels of JSON nesting'],
    ['tts', `{"text":${nested(1_000_000)}}`, 'body: expected at most 100 levels of JSON nesting'],
    [
      'tts',
      `{"ssml":"","a":${'{"a":'.repeat(1_000_000)}`,
      'body: expected at most 100 levels of JSON nesting',
    ],
    ['localization', '['.repeat(9_000_000), 'body: expected at most 100 levels of JSON nesting'],
    ['localization', `{"data":[${'[],'.repeat(40_000)}1]}`, 'body: expected at most 31000 JSON values'],
    ['tts', `{"text":${`[${'1,'.repeat(1_000_000)}1]`}}`, 'body: expected at most 31000 JSON values'],
  ])('a hostile body is refused in %s with the name of the field, case %#', async (appName, body, cause) => {
    const answer = await send(appName, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(cause);
  });
});

describe('a request whose answer would be too long is refused before any work is done', () => {
  const long = 'a '.repeat(5_000);
  it.each([
    [
      'transliteration',
      { data: Array<string>(11).fill(long), noOfSuggestions: 100 },
      'data: expected at most 10000000 characters times noOfSuggestions, received 11000000',
    ],
    [
      'localization',
      { data: ['a'], nmtMaskTerms: Array<string>(21).fill(long) },
      'nmtMaskTerms: expected at most 200000 characters in total, received 210000',
    ],
    [
      'localization',
      {
        data: ['a'],
        nmtMaskTerms: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + long, long])),
      },
      'nmtMaskTerms: expected at most 200000 characters in total, received 2200',
    ],
  ])('a request whose answer would be too long is refused in %s, case %#', async (appName, body, cause) => {
    const answer = await send(appName, JSON.stringify(body));
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(cause);
  });
});

describe('characters are counted, not the units they are stored in', () => {
  it.each(['localization', 'transliteration'])(
    'characters of %s are counted as code points',
    async (appName) => {
      const body = (count: number) => JSON.stringify({ data: ['😀'.repeat(count)] });
      expect((await send(appName, body(10_000))).status).toBe(200);
      const answer = await send(appName, body(10_001));
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('data.0: expected at most 10000 characters, received 10001');
    },
  );
});

describe('blank text-to-speech input', () => {
  it('the text is spoken when the SSML in the same request is blank', async () => {
    for (const ssml of ['', '  \n', null]) {
      expect((await send('tts', JSON.stringify({ text: 'hello', ssml }))).status).toBe(200);
    }
  });

  it.each([{ text: '!!!' }, { ssml: '<speak/>' }, { text: '\ud800' }])(
    'text-to-speech treats %j as a missing text',
    async (body) => {
      expect(await send('tts', JSON.stringify(body))).toEqual({
        status: 400,
        body: '{"success":false,"cause":"no `text` given"}',
      });
    },
  );
});

describe('names of inherited object properties', () => {
  it.each(['__proto__', 'constructor', 'toString'])('%s is accepted like any other word', async (word) => {
    const terms = await send('localization', `{"data":["My ${word} is big"],"nmtMaskTerms":{"${word}":"क"}}`);
    expect(terms.status).toBe(200);
    if (word !== '__proto__') expect(terms.body).toContain('क');
    expect((await send('transliteration', JSON.stringify({ data: [word], isBulk: false }))).status).toBe(200);
  });
});
