import { afterEach, describe, expect, it } from 'vitest';
import { type NmtServer, type NmtServerOptions, startNmtServer } from '#testing/service/nmt-server.ts';
import { createOpenAiNmtEngine } from './nmt-openai.ts';

const signal = new AbortController().signal;
const options = { signal, domain: 'medical' } as const;
const message = (content: string) => ({ kind: 'message', content }) as const;

describe('the OpenAI-compatible engine', () => {
  let server: NmtServer;
  afterEach(() => server.close());
  const start = async (behaviour: NmtServerOptions = {}, timeout = 5000) => {
    server = await startNmtServer(behaviour);
    return createOpenAiNmtEngine({ baseUrl: `${server.url}/v1`, apiKey: 'key-2', model: 'small', timeout });
  };

  it('sends the sentences as a JSON list and names the languages, the script and the domain', async () => {
    const engine = await start();
    expect(await engine.translate(['one', 'say "two"'], 'en', 'pa', options)).toEqual(['ONE', 'SAY "TWO"']);
    const [call] = server.calls;
    expect(call).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer key-2' });
    expect(JSON.stringify(call?.body)).toMatch(/English.*Punjabi.*Guru.*medical/);
  });

  it.each([
    ['in a code fence', '```json\n["EK", "DO"]\n```'],
    ['in an object', '{"translations":["EK","DO"]}'],
  ])('reads a list %s', async (_, content) => {
    const engine = await start({ misbehave: () => message(content) });
    expect(await engine.translate(['one', 'two'], 'en', 'hi', options)).toEqual(['EK', 'DO']);
  });

  it.each([
    ['prose', 'Here you are: EK, DO'],
    ['a list that is too short', '["EK"]'],
    ['a list of other things', '[1, 2]'],
  ])('retries after %s', async (_, content) => {
    const engine = await start({ misbehave: (call) => (call === 1 ? message(content) : undefined) });
    expect(await engine.translate(['one', 'two'], 'en', 'hi', options)).toEqual(['ONE', 'TWO']);
    expect(server.calls).toHaveLength(2);
  });

  it('fails, but not as timed out, when the second answer is not a list either', async () => {
    const engine = await start({ misbehave: () => message('no') });
    await expect(engine.translate(['one'], 'en', 'hi', options)).rejects.toMatchObject({ timedOut: false });
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    ['answers 429', { kind: 'status', status: 429 }],
    ['answers no JSON', { kind: 'body', body: 'busy' }],
    ['answers no choice', { kind: 'body', body: '{"choices":[]}' }],
  ] as const)('fails, but not as timed out, when the server %s', async (_, trouble) => {
    const engine = await start({ misbehave: () => trouble });
    await expect(engine.translate(['one'], 'en', 'hi', options)).rejects.toMatchObject({ timedOut: false });
  });

  it('fails as timed out when the model is too slow', async () => {
    const engine = await start({ misbehave: () => ({ kind: 'silence' }) }, 40);
    await expect(engine.translate(['one'], 'en', 'hi', options)).rejects.toMatchObject({ timedOut: true });
  });
});
