import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineFailure } from '../engine-failure.ts';
import { createOpenAiRecogniser } from './recogniser-openai.ts';

const words = [
  { word: 'Hello', start: 0, end: 0.4 },
  { word: 'there', start: 0.4, end: 0.9 },
  { word: 'again', start: 2, end: 2.5 },
];

describe('the recogniser behind an OpenAI-compatible endpoint', () => {
  let server: Server;
  let folder: string;
  let wav: string;
  let reply: { status: number; body: string } | undefined;
  let seen: { url?: string; authorization?: string; body: string };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openai-'));
    wav = join(folder, 'speech.wav');
    writeFileSync(wav, 'RIFF-bytes');
    server = createServer(async (request, response) => {
      seen = { url: request.url, authorization: request.headers.authorization, body: await text(request) };
      if (reply !== undefined) response.writeHead(reply.status).end(reply.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    reply = undefined;
  });

  function recognise(
    body: unknown,
    status = 200,
    signal = new AbortController().signal,
    milliseconds = 5_000,
  ) {
    reply =
      body === undefined
        ? undefined
        : { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    const recogniser = createOpenAiRecogniser({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
      apiKey: 'the-key',
      model: 'whisper-1',
      languages: ['hi', 'en'],
      milliseconds,
    });
    return recogniser.recognise(wav, { language: 'hi', domain: 'generic', signal });
  }

  it('sends the file, model and language, and requests word times', async () => {
    await recognise({ text: '', words: [] });
    expect(seen.url).toBe('/v1/audio/transcriptions');
    expect(seen.authorization).toBe('Bearer the-key');
    const fields = [
      ...seen.body.matchAll(/name="([^"]+)"(?:; filename="[^"]+"\r\nContent-Type: \S+)?\r\n\r\n([^\r]*)/g),
    ];
    expect(fields.map(([, name, value]) => [name, value])).toEqual([
      ['file', 'RIFF-bytes'],
      ['model', 'whisper-1'],
      ['language', 'hi'],
      ['response_format', 'verbose_json'],
      ['timestamp_granularities[]', 'word'],
      ['timestamp_granularities[]', 'segment'],
    ]);
  });

  it('assigns separate words to the segment that contains their middle', async () => {
    const segments = [
      { text: ' Hello there.', start: 0, end: 0.8 },
      { text: ' Again!', start: 1.9, end: 2.4 },
    ];
    expect(await recognise({ text: 'Hello there. Again!', words, segments, duration: 3 })).toEqual({
      segments: [
        { text: 'Hello there.', words: words.slice(0, 2) },
        { text: 'Again!', words: words.slice(2) },
      ],
    });
  });

  it('accepts words inside segments, with their probability and without punctuation', async () => {
    const inner = [
      { word: ' Hello,', start: 0, end: 0.4, probability: 0.9 },
      { word: " it's", start: 0.4, end: 0.8, probability: 1 },
      { word: '—', start: 0.8, end: 0.8 },
    ];
    const answer = await recognise({
      text: "Hello, it's",
      segments: [{ text: " Hello, it's —", start: 0, end: 1, words: inner }],
    });
    expect(answer.segments).toEqual([
      {
        text: "Hello, it's —",
        words: [
          { word: 'Hello', start: 0, end: 0.4, conf: 0.9 },
          { word: "it's", start: 0.4, end: 0.8, conf: 1 },
        ],
      },
    ]);
  });

  it('returns words without segments as one segment, and no segment for silence', async () => {
    expect((await recognise({ text: 'Hello there again.', words })).segments).toHaveLength(1);
    expect((await recognise({ text: ' ', segments: [] })).segments).toEqual([]);
  });

  it.each([
    ['text without word times', { text: 'Hello' }, 200, /without word times/],
    ['an error', { error: { message: 'no such model' } }, 404, /status 404.*no such model/],
    ['broken JSON', '{"text":', 200, /not answer with JSON/],
    ['HTML', '<html>', 200, /not answer with JSON/],
    ['another shape', { text: 1 }, 200, /unexpected answer/],
    [
      'times that are no numbers',
      { text: 'x', words: [{ word: 'x', start: '0', end: 1 }] },
      200,
      /unexpected answer/,
    ],
    ['a redirect', '', 302, /could not be reached|status 302/],
  ])('fails on %s', async (_name, body, status, cause) => {
    const failure = recognise(body, status);
    await expect(failure).rejects.toThrow(EngineFailure);
    await expect(failure).rejects.toThrow(cause);
  });

  it('stops at its time limit, and when the caller aborts', async () => {
    await expect(recognise(undefined, 200, undefined, 30)).rejects.toThrow('did not answer in time');
    const leaving = new AbortController();
    const waiting = recognise(undefined, 200, leaving.signal);
    leaving.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });

  it('reports that the endpoint could not be reached', async () => {
    const unreachable = createOpenAiRecogniser({
      baseUrl: 'http://127.0.0.1:9',
      model: 'm',
      languages: ['en'],
    });
    const signal = new AbortController().signal;
    await expect(unreachable.recognise(wav, { language: 'en', domain: 'generic', signal })).rejects.toThrow(
      'could not be reached',
    );
  });
});
