import { afterEach, describe, expect, it } from 'vitest';
import { type NmtServer, type NmtServerOptions, startNmtServer } from '#testing/service/nmt-server.ts';
import { createLibreTranslateEngine } from './nmt-libretranslate.ts';

const signal = new AbortController().signal;
const options = { signal, domain: 'generic' } as const;

describe('the LibreTranslate-compatible engine', () => {
  let server: NmtServer;
  afterEach(() => server.close());
  const start = async (
    behaviour: NmtServerOptions = {},
    settings: { timeout?: number; apiKey?: string } = {},
  ) => {
    server = await startNmtServer(behaviour);
    return createLibreTranslateEngine({ baseUrl: `${server.url}/`, timeout: 5000, ...settings });
  };

  it('sends all sentences in one call, with the key, and returns the translations in order', async () => {
    const engine = await start({ translate: (text, target) => `${target}:${text}` }, { apiKey: 'key-1' });
    expect(await engine.translate(['one', 'two'], 'en', 'hi', options)).toEqual(['hi:one', 'hi:two']);
    expect(server.calls.at(-1)).toMatchObject({
      path: '/translate',
      body: { q: ['one', 'two'], source: 'en', target: 'hi', format: 'text', api_key: 'key-1' },
    });
  });

  it('loads the languages once and then knows the available pairs', async () => {
    const engine = await start({
      languages: [{ code: 'en', targets: ['hi', 'gom'] }, { code: 'hi', targets: ['en'] }, { code: 'gom' }],
      translate: (text, target) => `${target}:${text}`,
    });
    expect(engine.pairs('en', 'ta')).toBe(true);
    const both = [1, 2].map(() => engine.translate(['one'], 'en', 'kok', options));
    expect(await Promise.all(both)).toEqual([['gom:one'], ['gom:one']]);
    await engine.translate(['one'], 'en', 'hi', options);
    expect(server.calls.filter(({ path }) => path === '/languages')).toHaveLength(1);
    expect([engine.pairs('en', 'ta'), engine.pairs('hi', 'kok'), engine.pairs('en', 'kok')]).toEqual([
      false,
      false,
      true,
    ]);
    await expect(engine.translate(['one'], 'en', 'ta', options)).rejects.toMatchObject({ timedOut: false });
  });

  it.each([
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers no JSON', { kind: 'body', body: '<html>' }],
    ['breaks off its JSON', { kind: 'body', body: '{"translatedText":["o' }],
    ['answers another shape', { kind: 'body', body: '{"translatedText":"one"}' }],
    ['answers too few texts', { kind: 'body', body: '{"translatedText":["one"]}' }],
    ['resets the connection', { kind: 'reset' }],
    ['redirects', { kind: 'redirect', to: 'http://127.0.0.1:9/' }],
  ] as const)('fails, but not as timed out, when the server %s', async (_, trouble) => {
    const engine = await start({ misbehave: () => trouble });
    await expect(engine.translate(['one', 'two'], 'en', 'hi', options)).rejects.toMatchObject({
      name: 'EngineFailure',
      timedOut: false,
    });
  });

  it('fails as timed out when the server is too slow', async () => {
    const engine = await start({ misbehave: () => ({ kind: 'silence' }) }, { timeout: 60 });
    await expect(engine.translate(['one'], 'en', 'hi', options)).rejects.toMatchObject({ timedOut: true });
  });

  it('fails, but not as timed out, when no server listens at the address', async () => {
    const engine = await start();
    await server.close();
    await expect(engine.translate(['one'], 'en', 'hi', options)).rejects.toMatchObject({ timedOut: false });
  });

  it('throws the abort reason of the caller', async () => {
    const caller = new AbortController();
    const engine = await start({
      misbehave: () => {
        caller.abort(new Error('enough'));
        return { kind: 'silence' };
      },
    });
    const waiting = engine.translate(['one'], 'en', 'hi', { signal: caller.signal, domain: 'generic' });
    await expect(waiting).rejects.toThrow('enough');
  });
});
