import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiCall, callApi, formWith } from '#testing/service/api-call.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

/*
 * The meaning of an absent or null field, from the field tables of the specification. The text in each row is chosen so
 * that another value would change the answer.
 */

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

/** The body of the answer without its `uuid`, which differs between calls. */
async function answerTo(operation: 'localization' | 'transliteration' | 'tts', call: ApiCall) {
  const { status, json, bytes } = await callApi(service, operation, call);
  expect(status).toBe(200);
  return json === undefined ? bytes.toString('base64') : JSON.stringify(json).replace(/"uuid":"[^"]*"/, '');
}

const translationDefaults = [
  ['enableLookup', true, false, { data: ['Good morning.'] }],
  ['enableNmt', true, false, { data: ['Zebra'] }],
  ['enableTransliteration', true, false, { data: ['Zebra'] }],
  ['filterProfane', false, true, { data: ['This is bullshit.'] }],
] as const;
const transliterationDefaults = [
  ['isBulk', true, false, { data: ['the office at Salem mfg'] }],
  ['noOfSuggestions', 1, 3, { data: ['Rama'] }],
  ['abbreviate', true, false, { data: ['NASA SMS'] }],
  ['ignoreTaggedEntities', true, false, { data: ['see www.example.com'] }],
  ['convertOrdinal', false, true, { data: ['15th Main'] }],
  ['abbreviationWithoutDot', false, true, { data: ['SMS'] }],
  ['convertNumber', false, 'local', { data: ['2020'] }],
] as const;
const speechDefaults = [
  ['speed', 1, 1.5, { text: 'one two' }],
  ['pitch', 0, 3, { text: 'one two' }],
  ['sample_rate', 22_050, 8_000, { text: 'one two' }],
  ['format', 'WAV', 'MP3', { text: 'one two' }],
] as const;

describe.each([
  ...translationDefaults.map((row) => ['localization', ...row] as const),
  ...transliterationDefaults.map((row) => ['transliteration', ...row] as const),
  ...speechDefaults.map((row) => ['tts', ...row] as const),
])('%s: the default of %s is %s', (operation, field, standard, other, body) => {
  it('an absent or null field has the same effect as its default value, and another value does not', async () => {
    const absent = await answerTo(operation, { body });
    expect(await answerTo(operation, { body: { ...body, [field]: null } })).toBe(absent);
    expect(await answerTo(operation, { body: { ...body, [field]: standard } })).toBe(absent);
    expect(await answerTo(operation, { body: { ...body, [field]: other } })).not.toBe(absent);
  });
});

describe('optional headers', () => {
  it('REV-APPVERSION defaults to 2.0', async () => {
    const body = { data: ['Good morning.'] };
    for (const domain of ['0', '3']) {
      const [absent, given] = await Promise.all([
        answerTo('localization', { headers: { domain }, body }),
        answerTo('localization', { headers: { domain, 'REV-APPVERSION': '2.0' }, body }),
      ]);
      expect(absent).toBe(given);
    }
    const named = { headers: { domain: 'generic' }, body };
    expect((await callApi(service, 'localization', named)).status).toBe(400);
    expect(await answerTo('transliteration', { headers: { 'REV-APPVERSION': '2.0' }, body })).toBe(
      await answerTo('transliteration', { body }),
    );
  });

  it('cnt_lang defaults to src_lang', async () => {
    const body = { data: ['market road'] };
    const absent = await answerTo('transliteration', { body });
    expect(await answerTo('transliteration', { headers: { cnt_lang: 'en' }, body })).toBe(absent);
  });

  it('the domain defaults to generic in transliteration, and is required in translation', async () => {
    const body = { data: ['market road'] };
    expect(await answerTo('transliteration', { headers: { domain: undefined }, body })).toBe(
      await answerTo('transliteration', { body }),
    );
    const missing = await callApi(service, 'localization', { headers: { domain: undefined }, body });
    expect(missing).toMatchObject({
      status: 400,
      json: { error_cause: expect.stringMatching(/^domain: .*nothing$/) },
    });
  });

  it('a transcript has no subtitles by default', { tags: 'slow', timeout: 60_000 }, async () => {
    const result = async (headers: Record<string, string>) => {
      const upload = await callApi(service, 'stt_upload', { headers, body: formWith(service.wav()) });
      const { job_id } = Object(upload.json);
      const query = `?job_id=${job_id}`;
      await expect
        .poll(async () => Object((await callApi(service, 'stt_status', { query })).json).status, {
          timeout: 30_000,
        })
        .toBe('completed');
      return Object((await callApi(service, 'stt_transcript', { query })).json).result;
    };
    expect(await result({})).not.toHaveProperty('subtitles');
    expect(await result({ subtitles: 'false' })).not.toHaveProperty('subtitles');
    expect(await result({ subtitles: 'true' })).toMatchObject({ subtitles: expect.any(String) });
  });
});

describe('unknown headers and fields are ignored', () => {
  it.each([
    ['localization', { data: ['Good morning.'] }],
    ['transliteration', { data: ['market'] }],
    ['tts', { text: 'one' }],
  ] as const)('unknown headers and fields are ignored in %s', async (operation, body) => {
    const unknown = { extra: 1, noOfsuggestions: 9, DATA: [], Speed: 9, nested: { a: [null] } };
    expect(
      await answerTo(operation, {
        headers: { 'X-Other': 'a', format: 'wav' },
        body: { ...body, ...unknown },
      }),
    ).toBe(await answerTo(operation, { body }));
  });
});
