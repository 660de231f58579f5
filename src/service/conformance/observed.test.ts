import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#testing/service/api-call.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

/* Where the observed dialect differs from the specification; everything else is the same. */

let service: SharedService;
beforeAll(async () => {
  service = await sharedService('observed');
});

const requestBody = { data: ['market'] };
const textInShapeA = (message: string) => `{"message":"${message}","status":403}\n`;

describe.each(['localization', 'transliteration'] as const)('the answers of %s', (operation) => {
  const flagged = (flag: string) => {
    const { apiKey, appId } = service.accountWith(new Set([flag]), operation);
    return { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId };
  };
  it.each([
    ['invalid credentials', () => ({ 'REV-API-KEY': 'nobody' }), 'Invalid REV-API-KEY or REV-APP-ID'],
    ['an expired key', () => flagged('expired'), 'API key expired'],
    ['an account with exhausted usage', () => flagged('exhausted'), 'usage exhausted'],
    ['an account without the function', () => flagged('no-function'), 'unauthorized to use this API'],
    ['an unknown language', () => ({ src_lang: 'xx' }), 'unauthorized to use this src/tgt language'],
    [
      'a language the account may not use',
      () => ({ ...flagged('hindi-english'), tgt_lang: 'ta' }),
      'unauthorized to use this src/tgt language',
    ],
  ])('the refusal of %s has exactly the observed bytes', async (_name, headers, text) => {
    const answer = await callApi(service, operation, { headers: headers(), body: requestBody });
    expect(answer.status).toBe(403);
    expect(answer.bytes.toString()).toBe(textInShapeA(text));
  });

  it('an empty body is answered with 500', async () => {
    const answer = await callApi(service, operation, {});
    expect(answer.status).toBe(500);
    expect(answer.json).toMatchObject({ status: 'INTERNAL_SERVER_ERROR' });
  });
});

describe('transliteration', () => {
  it.each([
    ['tgt_lang', { tgt_lang: undefined }, requestBody, 'Target Language is mandatory'],
    ['src_lang', { src_lang: undefined }, requestBody, 'Source Language is mandatory'],
    ['data', {}, {}, 'Please provide data string'],
    ['data', {}, { data: [] }, 'Please provide data string'],
  ])('names a missing %s with the observed message', async (_name, headers, given, error_cause) => {
    const answer = await callApi(service, 'transliteration', { headers, body: given });
    expect(answer.status).toBe(400);
    expect(answer.bytes.toString()).toBe(
      JSON.stringify({ message: 'Oops! Something wrong happened', error_cause, status: 'BAD_REQUEST' }),
    );
  });

  it.each([
    [{}, { data: [1] }, 'data.0: expected string, received 1'],
    [{ domain: 'src_lang' }, requestBody, 'domain: expected'],
  ])('names an invalid field as the specification does', async (headers, given, cause) => {
    const answer = await callApi(service, 'transliteration', { headers, body: given });
    expect(answer).toMatchObject({
      status: 400,
      json: { documentation: expect.any(String), error_cause: expect.stringContaining(cause) },
    });
  });

  it('the status of an entry is called apiStatus', async () => {
    const { json } = await callApi(service, 'transliteration', { body: requestBody });
    expect(json).toEqual({ responseList: [{ inString: 'market', outString: ['मार्केट'], apiStatus: 2 }] });
  });
});

describe('answers that are the same in the observed dialect as documented', () => {
  it('translation answers, and refusals of a missing header, are as documented', async () => {
    const missing = await callApi(service, 'localization', {
      headers: { tgt_lang: undefined },
      body: requestBody,
    });
    expect(missing).toMatchObject({
      status: 403,
      json: { error_cause: 'Target language is mandatory', status: 'FORBIDDEN' },
    });
    const { json } = await callApi(service, 'localization', { body: { data: ['Good morning.'] } });
    expect(json).toMatchObject({ responseList: [{ inString: 'Good morning.', apiStatus: 2 }] });
  });

  it('text-to-speech answers and refusals are as documented', async () => {
    const refused = await callApi(service, 'tts', {
      headers: { 'REV-API-KEY': 'nobody' },
      body: { text: 'a' },
    });
    expect(refused).toMatchObject({
      status: 403,
      json: { success: false, cause: 'Invalid REV-API-KEY or REV-APP-ID' },
    });
    expect((await callApi(service, 'tts', { body: {} })).json).toEqual({
      success: false,
      cause: 'no `text` given',
    });
  });

  it('speech-to-text answers and refusals are as documented', async () => {
    const status = await callApi(service, 'stt_status', { query: '?job_id=x' });
    expect(status).toMatchObject({
      status: 200,
      json: { job_id: 'x', code: '001', message: 'Invalid JOB ID', status: 'failed' },
    });
    const refused = await callApi(service, 'stt_status', { headers: { 'REV-APP-ID': 'nobody' } });
    expect(refused).toMatchObject({ status: 403, json: { message: 'Invalid REV-API-KEY or REV-APP-ID' } });
  });
});
