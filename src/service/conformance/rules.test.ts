import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCall, callApi, formWith } from '#testing/service/api-call.ts';
import { type StartedTestService, startTestService } from '#testing/service/test-service.ts';

/*
 * Rules of the specification that concern more than one value: several targets, languages of each function, versions,
 * masking, jobs, limits.
 */

let service: StartedTestService;
beforeAll(async () => {
  service = await startTestService({
    LIMIT_JSON_BYTES: '2000',
    LIMIT_STRINGS: '4',
    LIMIT_CHARACTERS_PER_STRING: '50',
    LIMIT_SSML_BYTES: '300',
    LIMIT_TEXT_CHARACTERS: '60',
  });
});
afterAll(() => service.close());

const translate = (call: ApiCall) => callApi(service, 'localization', call);
const data = ['Good morning.', 'Zebra'];
const languageRefusal = { message: 'unauthorized to use this src/tgt language', status: 403 };

describe('several target languages', () => {
  const entry = (inString: string, codes: Readonly<Record<string, number>>) => ({
    inString,
    apiStatus: 4,
    outStrings: Object.fromEntries(Object.keys(codes).map((code) => [code, expect.any(String)])),
    api_statuses: codes,
  });

  it.each(['hi,ta', 'hi, ta', ' hi ,ta ', 'hi,,ta,', 'hi,ta,hi'])(
    '“%s” counts as two target languages',
    async (tgt_lang) => {
      const { status, json } = await translate({ headers: { tgt_lang }, body: { data } });
      expect(status).toBe(200);
      expect(json).toEqual({
        responseList: [entry('Good morning.', { hi: 2, ta: 2 }), entry('Zebra', { hi: -2, ta: -2 })],
        tokenConsumed: 0,
        uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
      });
    },
  );

  it.each(['hi', 'hi,', 'hi,hi', ' hi '])('“%s” counts as one target language', async (tgt_lang) => {
    const { json } = await translate({ headers: { tgt_lang }, body: { data } });
    expect(json).toMatchObject({
      responseList: [
        { inString: 'Good morning.', outString: expect.any(String), apiStatus: 2 },
        { inString: 'Zebra', outString: expect.any(String), apiStatus: -2 },
      ],
    });
    expect(JSON.stringify(json)).not.toMatch(/outStrings|api_statuses/);
  });

  it('a request is refused when one of its target languages is unknown', async () => {
    for (const tgt_lang of ['hi,xx', 'xx,hi', 'hi;ta', 'hi ta', 'HI', 'hi,kon']) {
      const answer = await translate({ headers: { tgt_lang }, body: { data } });
      expect(answer).toMatchObject({ status: 403, json: languageRefusal });
    }
    const none = await translate({ headers: { tgt_lang: ' , ' }, body: { data } });
    expect(none).toMatchObject({ status: 403, json: { error_cause: 'Target language is mandatory' } });
  });

  it('only translation accepts several target languages', async () => {
    const answer = await callApi(service, 'transliteration', {
      headers: { tgt_lang: 'hi,ta' },
      body: { data },
    });
    expect(answer).toMatchObject({
      status: 403,
      json: { message: languageRefusal.message, status: 'FORBIDDEN' },
    });
  });
});

describe('the languages of each function', () => {
  it.each(['kon', 'sd', 'doi', 'brx', 'ks', 'mni', 'sa', 'sat', 'EN', 'fr'])(
    'translation refuses the language %s',
    async (code) => {
      for (const headers of [{ src_lang: code }, { tgt_lang: code }]) {
        expect(await translate({ headers, body: { data } })).toMatchObject({
          status: 403,
          json: languageRefusal,
        });
      }
    },
  );

  it.each(['kok', 'ne', 'HI', 'fr'])('transliteration refuses the language %s', async (code) => {
    for (const headers of [{ src_lang: code }, { tgt_lang: code }, { cnt_lang: code }]) {
      const answer = await callApi(service, 'transliteration', { headers, body: { data } });
      expect(answer).toMatchObject({ status: 403, json: { message: languageRefusal.message } });
    }
  });

  it.each(['ur', 'ne', 'sd'])('speech to text refuses the language %s', async (src_lang) => {
    const answer = await callApi(service, 'stt_upload', {
      headers: { src_lang },
      body: formWith(service.wav()),
    });
    expect(answer).toMatchObject({ status: 200, json: { code: '003' } });
  });

  it.each(['hi_robot', 'hi', 'hi_male_5', 'bn_male_3', 'xx_male', 'HI_MALE', 'mni_male'])(
    'text to speech refuses the speaker %s',
    async (speaker) => {
      const answer = await callApi(service, 'tts', { headers: { speaker }, body: { text: 'a' } });
      expect(answer).toMatchObject({ status: 403, json: { success: false, cause: languageRefusal.message } });
    },
  );
});

describe('the versions of each function', () => {
  it.each(['1.0', '2', '2.00', '4.0', 'v2.0', '2.0,3.0'])(
    'translation refuses the version %s',
    async (version) => {
      const answer = await translate({ headers: { 'REV-APPVERSION': version }, body: { data } });
      expect(answer).toMatchObject({
        status: 400,
        json: { error_cause: `REV-APPVERSION: expected 2.0 or 3.0, received "${version}"` },
      });
    },
  );

  it('transliteration has only version 2.0', async () => {
    const headers = { 'REV-APPVERSION': '3.0' };
    const answer = await callApi(service, 'transliteration', { headers, body: { data } });
    expect(answer).toMatchObject({
      status: 400,
      json: { error_cause: 'REV-APPVERSION: expected 2.0, received "3.0"' },
    });
  });

  it('speech-to-text and text-to-speech have no versions and ignore the version header', async () => {
    const headers = { 'REV-APPVERSION': '9.9' };
    expect((await callApi(service, 'tts', { headers, body: { text: 'a' } })).status).toBe(200);
    expect((await callApi(service, 'stt_status', { headers })).json).toMatchObject({ code: '001' });
  });
});

describe('masked terms', () => {
  const firstOutString = async (call: ApiCall) => {
    const { json } = await translate(call);
    return Object(json).responseList[0].outString;
  };

  it('a masked term is transliterated, or replaced by its value in a map of terms', async () => {
    const body = { data: ['Acme is big'] };
    const plain = await firstOutString({ body: { ...body, nmtMaskTerms: ['Acme'] } });
    expect(plain).not.toContain('Acme');
    expect(await firstOutString({ body: { ...body, nmtMaskTerms: { Acme: 'Acme' } } })).toBe(plain);
    expect(await firstOutString({ body: { ...body, nmtMaskTerms: { Acme: 'एक्मे' } } })).toContain('एक्मे');
    expect(
      await firstOutString({ body: { ...body, nmtMask: false, nmtMaskTerms: { Acme: 'एक्मे' } } }),
    ).toContain('एक्मे');
  });

  it('masking is ignored, not refused, when the source language is not English', {
    tags: 'slow',
  }, async () => {
    const call = (nmtMask: boolean) =>
      firstOutString({
        headers: { src_lang: 'hi', tgt_lang: 'ta' },
        body: { data: ['नमक'], nmtMask, nmtMaskTerms: ['नमक'] },
      });
    expect(await call(true)).toBe(await call(false));
    const noTerms = { headers: { src_lang: 'hi', tgt_lang: 'ta' }, body: { data: ['नमक'] } };
    expect(await call(true)).toBe(await firstOutString(noTerms));
  });
});

describe('a speech-to-text job', { timeout: 60_000 }, () => {
  it('a job keeps its id from the upload to the transcript', async () => {
    const upload = await callApi(service, 'stt_upload', {
      headers: { subtitles: 'true' },
      body: formWith(service.wav()),
    });
    expect(upload).toMatchObject({
      status: 200,
      json: { job_id: expect.any(String), code: '000', message: 'Success. Request accepted' },
    });
    const { job_id } = Object(upload.json);
    const query = `?job_id=${job_id}`;
    const codes: Readonly<Record<string, string>> = { queued: '003', processing: '004', completed: '000' };
    await expect
      .poll(
        async () => {
          const { json } = await callApi(service, 'stt_status', { query });
          const { status } = Object(json);
          expect(json).toEqual({ job_id, status, code: codes[status], message: expect.any(String) });
          return status;
        },
        { timeout: 30_000 },
      )
      .toBe('completed');
    const transcript = await callApi(service, 'stt_transcript', { query });
    expect(transcript).toMatchObject({
      status: 200,
      json: {
        job_id,
        code: '000',
        message: 'Transcript ready.',
        result: { channel_number: expect.any(Number) },
      },
    });
    for (const name of ['transcript', 'original_transcript', 'subtitles', 'words']) {
      expect(Object(transcript.json).result).toHaveProperty(name);
    }
  });
});

describe('a refusal for exceeding a limit names the field', () => {
  const long = 'a'.repeat(51);
  it.each<[string, 'localization' | 'transliteration' | 'tts', unknown, number, string]>([
    [
      'strings',
      'localization',
      { data: Array(5).fill('a') },
      400,
      'data: expected at most 4 strings, received 5',
    ],
    [
      'terms',
      'localization',
      { data: ['a'], nmtMaskTerms: Array(5).fill('a') },
      400,
      'nmtMaskTerms: expected at most 4',
    ],
    [
      'a string',
      'localization',
      { data: ['a', long] },
      400,
      'data.1: expected at most 50 characters, received 51',
    ],
    [
      'a body',
      'localization',
      { data: [], x: 'a'.repeat(2_000) },
      413,
      'body: expected at most 2000 bytes, received more',
    ],
    [
      'strings',
      'transliteration',
      { data: Array(5).fill('a') },
      400,
      'data: expected at most 4 strings, received 5',
    ],
    [
      'a string',
      'transliteration',
      { data: [long] },
      400,
      'data.0: expected at most 50 characters, received 51',
    ],
    [
      'a body',
      'transliteration',
      { data: [], x: 'a'.repeat(2_000) },
      413,
      'body: expected at most 2000 bytes',
    ],
    [
      'suggestions',
      'transliteration',
      { data: ['a'], noOfSuggestions: 101 },
      400,
      'noOfSuggestions: expected at most 100',
    ],
    ['text', 'tts', { text: 'a'.repeat(61) }, 400, 'text: expected at most 60 characters, received 61'],
    ['sentences', 'tts', { text: Array(5).fill('a') }, 400, 'text: expected at most 4 strings, received 5'],
    [
      'SSML',
      'tts',
      { ssml: `<speak>${'a'.repeat(300)}</speak>` },
      400,
      'ssml: expected at most 300 bytes, received 315',
    ],
    ['a body', 'tts', { text: 'a'.repeat(2_000) }, 413, 'body: expected at most 2000 bytes'],
  ])('the refusal names the field: %s of %s', async (_name, operation, body, status, cause) => {
    const answer = await callApi(service, operation, { body });
    expect(answer.status).toBe(status);
    const { error_cause, cause: otherCause } = Object(answer.json);
    expect(error_cause ?? otherCause).toContain(cause);
  });

  it('values exactly at the limit are accepted', { tags: 'slow' }, async () => {
    expect((await translate({ body: { data: ['😀'.repeat(50), 'a', 'a', 'a'] } })).status).toBe(200);
    expect((await callApi(service, 'tts', { body: { text: 'one '.repeat(15) } })).status).toBe(200);
  });
});

describe('the allowance of an account', () => {
  it('an allowance is never spent twice by simultaneous calls; the last answered call may exceed it', async () => {
    const small = { 'REV-API-KEY': 'demo-key-small-allowance', 'REV-APP-ID': 'demo.small-allowance' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        translate({ headers: small, body: { data: ['Zebra '.repeat(8).trim()] } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 403);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(refused.map(({ json }) => json)).toEqual(
      Array(4).fill({ message: 'usage exhausted', status: 403 }),
    );
    const accounts = (await (await service.request('/_local/accounts')).json()) as { name: string }[];
    expect(accounts.find(({ name }) => name === 'small-allowance')).toMatchObject({
      used: 188,
      allowance: 150,
    });
  });
});
