import { beforeAll, describe, expect, it } from 'vitest';
import { tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { type ApiCall, callApi, formWith } from '#testing/service/api-call.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

/* Calls with the headers and fields that the documentation shows together, and the keys and types of the answers. */

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const anyText = expect.any(String);
const anyNumber = expect.any(Number);

describe('translation', () => {
  const data = ['Acme Lamps was founded in 1999.', 'Its office is in Pune.'];
  const version3 = { domain: 'generic', 'REV-APPVERSION': '3.0' };
  const flags = { nmtMask: true, enableNmt: true, enableLookup: true, enableTransliteration: true };
  const entry = { inString: anyText, outString: anyText, apiStatus: anyNumber };
  const entries = {
    inString: anyText,
    apiStatus: 4,
    outStrings: { hi: anyText, ta: anyText },
    api_statuses: { hi: anyNumber, ta: anyNumber },
  };
  it.each<[string, ApiCall, unknown]>([
    [
      'one target, a map of terms',
      { headers: version3, body: { data, ...flags, nmtMaskTerms: { 'Acme Lamps': 'Acme Lamps' } } },
      entry,
    ],
    [
      'two targets, a map of terms',
      {
        headers: { ...version3, tgt_lang: 'hi,ta' },
        body: { data, ...flags, nmtMaskTerms: { 'Acme Lamps': 'Acme Lamps' } },
      },
      entries,
    ],
    [
      'version 2.0, a list of terms',
      { headers: { 'REV-APPVERSION': '2.0' }, body: { data, ...flags, nmtMaskTerms: ['Acme Lamps'] } },
      entry,
    ],
    [
      'every flag off',
      {
        body: {
          data,
          enableLookup: false,
          enableNmt: false,
          enableTransliteration: false,
          nmtMask: false,
          filterProfane: false,
        },
      },
      entry,
    ],
  ])('a translation is answered as documented: %s', async (_name, call, expected) => {
    const { status, json } = await callApi(service, 'localization', call);
    expect(status).toBe(200);
    expect(json).toEqual({ responseList: [expected, expected], tokenConsumed: anyNumber, uuid: anyText });
    expect(Object(json).responseList.map(({ inString }: { inString: string }) => inString)).toEqual(data);
    expect(Number.isInteger(Object(json).tokenConsumed)).toBe(true);
  });
});

describe('transliteration', () => {
  const headers = { domain: 'generic', cnt_lang: 'en', 'REV-APPVERSION': '2.0' };
  it.each<[string, object, readonly string[]]>([
    ['one suggestion', { noOfSuggestions: 1 }, ['Rama']],
    ['two suggestions', { noOfSuggestions: 2 }, ['Rama']],
    ['local numbers', { convertNumber: 'local' }, ['1999.05']],
    ['numbers in words', { convertNumber: 'words' }, ['505']],
    ['Roman numbers', { convertNumber: 'roman' }, ['sector V']],
    ['addresses spelled', { ignoreTaggedEntities: true }, ['See www.example.com']],
    ['addresses kept', { ignoreTaggedEntities: false, isBulk: false }, ['See www.example.com', 'a -560102 ']],
    ['ordinals', { convertOrdinal: true }, ['15th Main']],
    ['abbreviations without dots', { abbreviationWithoutDot: true, abbreviate: true }, ['SMS']],
  ])('a transliteration is answered as documented: %s', async (_name, options, data) => {
    const { status, json } = await callApi(service, 'transliteration', {
      headers,
      body: { data, ...options },
    });
    expect(status).toBe(200);
    const { responseList } = Object(json);
    expect(json).toEqual({
      responseList: data.map((inString) => ({ inString, outString: expect.any(Array), status: 2 })),
    });
    for (const { outString } of responseList) {
      expect(outString.length).toBeGreaterThan(0);
      expect(outString.every((out: unknown) => typeof out === 'string')).toBe(true);
    }
  });

  it.each<[object, string, string]>([
    [{ noOfSuggestions: 1, convertNumber: 'local' }, '1999.05', '१९९९.०५'],
    [{ convertNumber: 'words' }, '505', 'पांच सौ पांच'],
    [{ convertNumber: 'roman' }, 'sector V', 'सेक्टर 5'],
    [{ convertOrdinal: true }, '15th', '15'],
    [{ ignoreTaggedEntities: false }, 'www.example.com', 'www.example.com'],
    [{ abbreviationWithoutDot: true }, 'SMS', 'एसएमएस'],
    [{ abbreviationWithoutDot: false }, 'SMS', 'एस.एम.एस.'],
  ])('with %j, “%s” is transliterated to “%s”', async (options, word, out) => {
    const { json } = await callApi(service, 'transliteration', {
      headers,
      body: { data: [word], ...options },
    });
    expect(Object(json).responseList[0].outString[0]).toBe(out);
  });
});

describe('text to speech', () => {
  it.each<[string, unknown]>([
    ['a text', { text: 'भारत मेरा देश है।' }],
    [
      'sentences, all settings',
      { text: ['एक।', 'दो।'], speed: 1, pitch: 0, format: 'WAV', sample_rate: 22_050 },
    ],
    [
      'SSML, all settings',
      { ssml: '<speak> <voice name="en_female">Hi.</voice> </speak>', speed: 1, pitch: 0 },
    ],
  ])('speech is answered as documented: %s', async (_name, body) => {
    const { status, headers, bytes } = await callApi(service, 'tts', {
      headers: { speaker: 'hi_female', 'Content-Type': 'application/JSON' },
      body,
    });
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('audio/wav');
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    expect(bytes.readUInt32LE(24)).toBe(22_050);
  });
});

describe('speech to text', { timeout: 60_000 }, () => {
  const answer = { job_id: anyText, code: anyText, message: anyText };
  const address = () => {
    const form = new FormData();
    form.append('file_url', service.publicUrl('/silence.wav'));
    return form;
  };
  it.each([
    [
      'a file',
      () => formWith(new Blob([new Uint8Array(wavBytes(tone(0.5, 16_000), { sampleRate: 16_000 }))])),
      1,
    ],
    ['an address', address, 0],
  ])('an upload from %s gets a transcript', async (_name, form, wordCount) => {
    const headers = { subtitles: 'true' };
    const upload = await callApi(service, 'stt_upload', { headers, body: form() });
    expect(upload).toMatchObject({ status: 200, json: { code: '000' } });
    expect(upload.json).toEqual(answer);
    const query = `?job_id=${Object(upload.json).job_id}`;
    await expect
      .poll(async () => (await callApi(service, 'stt_status', { query })).json, { timeout: 30_000 })
      .toEqual({ ...answer, code: '000', status: 'completed' });
    const { json } = await callApi(service, 'stt_transcript', { query });
    const word = { word: anyText, start: anyNumber, end: anyNumber };
    expect(json).toEqual({
      ...answer,
      result: {
        transcript: anyText,
        original_transcript: anyText,
        channel_number: anyNumber,
        words: expect.any(Array),
        subtitles: anyText,
      },
    });
    const words: unknown[] = Object(json).result.words.flat();
    expect(words).toHaveLength(wordCount);
    for (const one of words) expect(one).toMatchObject(word);
  });

  it.each(['/status', '/transcript'])('%s is refused in shape A for an unknown account', async (path) => {
    const operation = path === '/status' ? 'stt_status' : 'stt_transcript';
    const refused = await callApi(service, operation, { headers: { 'REV-API-KEY': 'nobody' } });
    expect(refused).toMatchObject({ status: 403, json: { status: 403 } });
  });
});
