import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TranslationEngineConnection } from '#contract/local/translation-engine.ts';
import { type NmtServer, type NmtServerOptions, startNmtServer } from '#testing/service/nmt-server.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

let service: SharedService;
let server: NmtServer;
let behaviour: NmtServerOptions['misbehave'];
beforeAll(async () => {
  service = await sharedService();
  server = await startNmtServer({ translate: () => 'यह अनुवाद है।', misbehave: (call) => behaviour?.(call) });
});
afterAll(() => server.close());
beforeEach(() => {
  behaviour = undefined;
});
afterEach(() => ask('DELETE'));

const basePath = '/_local/translation-engine';
const ask = async (method: string, body?: unknown, path = basePath) => {
  const answer = await service.request(path, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const libreTranslate = (): TranslationEngineConnection => ({ kind: 'libretranslate', baseUrl: server.url });
const choose = (engine: unknown, keep = 'until-stop') => ask('PUT', { engine, keep });
const translate = async () => {
  const answer = await service.request('/', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'REV-API-KEY': 'demo-key-working',
      'REV-APP-ID': 'demo.working',
      'REV-APPNAME': 'localization',
      'REV-APPVERSION': '3.0',
      src_lang: 'en',
      tgt_lang: 'hi',
      domain: 'generic',
    },
    body: JSON.stringify({ data: ['Nobody wrote this before.'] }),
  });
  return ((await answer.json()) as { responseList: unknown[] }).responseList[0];
};

describe('the translation engine of the service', () => {
  it('no engine is in use at first; a chosen one translates immediately, until the choice is reset', {
    tags: 'slow',
  }, async () => {
    expect(await ask('GET')).toEqual({ status: 200, body: { engine: null, envFile: false } });
    expect(await translate()).toMatchObject({ apiStatus: -2 });
    const secret = 'a-secret-key';
    expect(await choose({ ...libreTranslate(), apiKey: secret })).toEqual({
      status: 200,
      body: {
        engine: { kind: 'libretranslate', baseUrl: server.url, hasKey: true, from: 'page' },
        envFile: false,
      },
    });
    expect(await translate()).toMatchObject({ outString: 'यह अनुवाद है।', apiStatus: 3 });
    expect(JSON.stringify(await ask('GET', undefined, '/_local/engines'))).not.toContain(secret);
    expect((await ask('DELETE')).body).toMatchObject({ engine: null });
    expect(await translate()).toMatchObject({ apiStatus: -2 });
  });

  it('a trial translates one sentence and changes nothing', async () => {
    const { body } = await ask('POST', libreTranslate(), `${basePath}/trial`);
    expect(body).toMatchObject({ ok: true, to: 'hi', translation: 'यह अनुवाद है।' });
    const chat = { kind: 'openai', baseUrl: `${server.url}/v1`, model: 'small' };
    expect((await ask('POST', chat, `${basePath}/trial`)).body).toMatchObject({ ok: true });
    expect((await ask('GET')).body).toMatchObject({ engine: null });
  });

  it('a trial of an engine that fails names the cause', async () => {
    behaviour = () => ({ kind: 'status', status: 503 });
    const { status, body } = await ask('POST', libreTranslate(), `${basePath}/trial`);
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: false,
      reason: 'failed',
      problem: expect.stringContaining('status 503'),
    });
    const nobody = await ask(
      'POST',
      { ...libreTranslate(), baseUrl: 'http://127.0.0.1:9' },
      `${basePath}/trial`,
    );
    expect(nobody.body).toEqual({
      ok: false,
      reason: 'not-reached',
      problem: expect.stringContaining('could not be reached'),
    });
  });

  it.each([
    ['another protocol', { kind: 'libretranslate', baseUrl: 'file:///etc/passwd' }],
    ['no address', { kind: 'libretranslate', baseUrl: 'here' }],
    ['a chat model without a name', { kind: 'openai', baseUrl: 'http://127.0.0.1:1/v1' }],
    ['a line break in the key', { kind: 'libretranslate', baseUrl: 'http://127.0.0.1:1', apiKey: 'a\nB=1' }],
    ['another kind', { kind: 'magic', baseUrl: 'http://127.0.0.1:1' }],
  ])('%s is refused, and the engine does not change', async (_, engine) => {
    expect((await choose(engine)).status).toBe(400);
    expect((await ask('POST', engine, `${basePath}/trial`)).status).toBe(400);
    expect((await ask('GET')).body).toMatchObject({ engine: null });
  });

  it('a choice that is to be kept in .env is refused if the service has no .env file', async () => {
    expect(await choose(libreTranslate(), 'env-file')).toMatchObject({ status: 409 });
    expect((await ask('GET')).body).toMatchObject({ engine: null });
  });
});
