import { beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '#client/exchange.ts';
import { operationNames } from '#console/catalogues/operation-names.ts';
import { sampleReport } from '#testing/sample-report.ts';
import { readCase } from '../case-file/read-case.ts';
import { writeCase } from '../case-file/write-case.ts';
import { harFile } from '../evidence/har-file.ts';
import { type HarImport, importHar } from './import-har.ts';

interface EntryChange {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly postData?: unknown;
  readonly response?: unknown;
}

const names = operationNames.en;
const secret = 'secret-key-of-the-browser';

function entry({
  method = 'POST',
  url = 'https://api.example.com/apis/v2/?x=1',
  headers = {},
  postData,
  response,
}: EntryChange = {}) {
  const all: Record<string, string> = {
    'REV-APPNAME': 'transliteration',
    'Content-Type': 'application/json',
    'rev-api-key': secret,
    'REV-APP-ID': 'the-app-id',
    ...headers,
  };
  return {
    startedDateTime: '2026-11-23T10:00:00Z',
    time: 12,
    request: {
      method,
      url,
      headers: Object.entries(all)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => ({ name, value })),
      ...(postData !== undefined && { postData }),
    },
    response: response ?? {
      status: 200,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      content: { text: '{"responseList":[]}' },
    },
    cache: {},
  };
}

const har = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });
const json = (value: unknown) => ({ mimeType: 'application/json', text: JSON.stringify(value) });

async function imported(...entries: unknown[]): Promise<HarImport> {
  const read = await importHar(har(...entries), { names });
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

describe('a HAR file', () => {
  let own: HarImport;
  beforeAll(async () => {
    const read = await importHar(await harFile(await sampleReport()), { names });
    if ('problem' in read) throw new Error(read.problem);
    own = read;
  });

  it('a HAR file exported by the console is read back as cases, with a list of what was left out', () => {
    expect(own.cases.map(({ id, name, request }) => ({ id, name, request }))).toEqual([
      {
        id: 'translation-en-ur-hi-welcome',
        name: 'Translation · en → ur, hi · Welcome',
        request: {
          operation: 'localization',
          headers: { src_lang: 'en', tgt_lang: 'ur,hi' },
          body: { data: ['Welcome'] },
        },
      },
      {
        id: 'transliteration-sat-en',
        name: 'Transliteration · sat → en · ᱥᱟᱱᱛᱟᱲᱤ',
        request: {
          operation: 'transliteration',
          headers: { src_lang: 'sat', tgt_lang: 'en' },
          body: { data: ['ᱥᱟᱱᱛᱟᱲᱤ'] },
        },
      },
      {
        id: 'text-to-speech-hi-female',
        name: 'Text to speech · hi_female · नमस्ते',
        request: {
          operation: 'tts',
          headers: { speaker: 'hi_female' },
          body: { text: 'नमस्ते' },
        },
      },
    ]);
    expect(own.leftOut).toEqual([
      {
        entry: 4,
        call: 'GET 127.0.0.1:5174/status',
        reason: expect.stringMatching(/a job that exists only once/),
      },
    ]);
    for (const value of own.cases) expect(readCase(writeCase(value))).toHaveProperty('case.id', value.id);
  });

  it('a HAR file from a browser becomes cases without credentials, even where a call repeats them', async () => {
    const headers = {
      src_lang: 'en',
      tgt_lang: 'hi',
      domain: 'generic',
      'User-Agent': 'x',
      Cookie: 'session=1',
      ':authority': 'x',
    };
    const { cases, leftOut } = await imported(
      entry({ headers, postData: json({ data: ['Delhi', secret], note: 'the-app-id' }) }),
    );
    expect(leftOut).toEqual([]);
    expect(cases).toEqual([
      {
        version: 1,
        id: 'transliteration-en-hi-delhi',
        name: 'Transliteration · en → hi · Delhi',
        request: {
          operation: 'transliteration',
          headers: { src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
          query: { x: '1' },
          body: { data: ['Delhi', '••••••••'], note: '••••••••' },
        },
        expectations: [{ kind: 'http-status', oneOf: [200] }],
      },
    ]);
  });

  it('a case keeps an unusual content type, a body that is not JSON, and a missing body', async () => {
    const { cases } = await imported(
      entry({
        postData: { mimeType: 'text/plain', text: '{"data":' },
        headers: { 'Content-Type': 'text/plain' },
      }),
      entry({ headers: { 'Content-Type': '' } }),
      entry({ postData: json('text') }),
    );
    expect(cases.map(({ request: { headers, body } }) => ({ headers, body }))).toEqual([
      { headers: { 'Content-Type': 'text/plain' }, body: '{"data":' },
      { headers: { 'Content-Type': null }, body: '' },
      { headers: {}, body: '"text"' },
    ]);
  });

  it('uploads by address become cases; uploads of files are left out, since a HAR file has no audio', async () => {
    const upload = {
      method: 'POST',
      url: 'https://api.example.com/upload',
      headers: {
        'REV-APPNAME': 'stt_batch',
        'Content-Type': 'multipart/form-data; boundary=xyz',
        src_lang: 'en',
      },
    };
    const text =
      '--xyz\r\nContent-Disposition: form-data; name="file_url"\r\n\r\nhttps://example.com/a.wav\r\n--xyz--\r\n';
    const withFile =
      '--xyz\r\nContent-Disposition: form-data; name="file"; filename="b.wav"\r\n\r\nRIFF\r\n--xyz--\r\n';
    const { cases, leftOut } = await imported(
      entry({
        ...upload,
        postData: {
          mimeType: 'multipart/form-data',
          params: [{ name: 'file_url', value: 'https://example.com/c.wav' }],
        },
      }),
      entry({ ...upload, postData: { mimeType: 'multipart/form-data; boundary=xyz', text } }),
      entry({
        ...upload,
        postData: { mimeType: 'multipart/form-data', params: [{ name: 'file', fileName: 'a.wav' }] },
      }),
      entry({ ...upload, postData: { mimeType: 'multipart/form-data; boundary=xyz', text: withFile } }),
    );
    expect(cases.map(({ request }) => request)).toEqual([
      {
        operation: 'stt_upload',
        headers: { src_lang: 'en' },
        body: { file_url: 'https://example.com/c.wav' },
      },
      {
        operation: 'stt_upload',
        headers: { src_lang: 'en' },
        body: { file_url: 'https://example.com/a.wav' },
      },
    ]);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      'the HAR file does not contain the recording a.wav',
      'the HAR file does not contain the recording b.wav',
    ]);
  });

  it.each<[string, unknown, string | RegExp]>([
    ['a page', entry({ headers: { 'REV-APPNAME': '' } }), /no header REV-APPNAME/],
    ['a preflight', entry({ method: 'OPTIONS' }), 'its method is OPTIONS, but transliteration takes POST'],
    ['another function', entry({ headers: { 'REV-APPNAME': 'ocr' } }), /“ocr”, which is not a function/],
    [
      'a path without operation',
      entry({ url: 'https://a.example/upload' }),
      /transliteration has no operation at this path/,
    ],
    [
      'a transcript',
      entry({
        method: 'GET',
        url: 'https://a.example/transcript?job_id=1',
        headers: { 'REV-APPNAME': 'stt_batch' },
      }),
      /exists only once/,
    ],
    ['an unanswered call', entry({ response: { status: 0, headers: [], content: {} } }), 'it has no answer'],
    ['a call with an invalid address', entry({ url: 'about' }), 'its address is not a URL'],
    ['what is not a HAR entry', { request: {} }, 'it is not an entry of HAR 1.2'],
  ])('an import leaves out %s with the reason, and imports the rest', async (_, left, reason) => {
    const { cases, leftOut } = await imported(left, entry(), entry());
    expect(cases).toHaveLength(1);
    expect(leftOut).toEqual([
      {
        entry: 1,
        call: expect.not.stringContaining('?'),
        reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
      },
      { entry: 3, call: 'POST api.example.com/apis/v2/', reason: 'it is the same call as entry 2' },
    ]);
  });

  it('each case gets an unused id, and expectations proposed from its recorded answer', async () => {
    const seen: Exchange[] = [];
    const audio = {
      status: 200,
      headers: [{ name: 'content-type', value: 'audio/wav' }],
      content: { text: btoa('RIFFabcdWAVE'), encoding: 'base64' },
    };
    const read = await importHar(
      har(entry(), entry({ headers: { 'REV-APPNAME': 'tts' }, response: audio })),
      {
        names,
        taken: new Set(['transliteration', 'text-to-speech']),
        propose: (exchange) => {
          seen.push(exchange);
          return [{ kind: 'contract' }];
        },
      },
    );
    expect(read).toMatchObject({
      cases: [{ id: 'transliteration-2', expectations: [{ kind: 'contract' }] }, { id: 'text-to-speech-2' }],
    });
    expect(seen[0]).toMatchObject({
      operation: 'transliteration',
      timing: { total: 12 },
      response: { status: 200, body: '{"responseList":[]}' },
    });
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect(seen[1]?.response?.body).toBeInstanceOf(Blob);
  });

  it.each([
    ['', /^not JSON/],
    ['{}', /^this is not a HAR file/],
    ['{"log":{"entries":{}}}', /^this is not a HAR file/],
  ])('a file that is not JSON or not a HAR file is refused: %j', async (text, problem) => {
    expect(await importHar(text, { names })).toEqual({ problem: expect.stringMatching(problem) });
  });
});
