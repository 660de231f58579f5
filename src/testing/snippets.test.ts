import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '#client/call.ts';
import type { Exchange } from '#client/exchange.ts';
import type { AnyInput } from '#client/http/encode.ts';
import { asCurl } from '#client/snippets/curl.ts';
import { asFetch } from '#client/snippets/fetch.ts';
import { asPython } from '#client/snippets/python.ts';
import type { Target } from '#client/target.ts';
import type { OperationId } from '#contract/errors.ts';
import { type SharedService, sharedService } from './service/shared-service.ts';

/* Runs the copies of a call unchanged, and compares their answers with the one that the console received. */

const execute = promisify(execFile);
const hasRequests = canRun('import requests');

function canRun(python: string): boolean {
  try {
    execFileSync('python3', ['-c', python], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const snippetLanguages = [
  { name: 'curl', write: asCurl, command: ['sh', 'snippet.sh'], runs: true },
  { name: 'fetch', write: asFetch, command: [process.execPath, 'snippet.mjs'], runs: true },
  { name: 'Python', write: asPython, command: ['python3', 'snippet.py'], runs: hasRequests },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
const oddFileName = 'a "b" $c; d.wav';
const oddText = `हिन्दी 🙏 "double" 'single' \\ back\\n \`tick\` $HOME $(id) \${x} %s @file !\nline\ttab \u2028 & <b>`;

let service: SharedService;
let target: Target;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  service = await sharedService();
  const { apiKey, appId } = service.accountWith(new Set(), 'tts');
  target = { name: 'service', baseUrl: service.url, headers: { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId } };
  environment = { ...process.env, BASE_URL: `${service.url}/`, REV_API_KEY: apiKey, REV_APP_ID: appId };
  writeFileSync(join(folder, oddFileName), new Uint8Array(await service.wav().arrayBuffer()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function exchangeFor<Id extends OperationId>(operation: Id, input: AnyInput<Id>): Promise<Exchange> {
  const outcome = await call(operation, input, target, { sendAnyway: true });
  if (!('exchange' in outcome) || !outcome.exchange) throw new Error(outcome.kind);
  return outcome.exchange;
}

/** Runs a copied program in the folder with the files and returns what it prints. */
async function run(
  program: string,
  [command, file]: readonly [string, string],
  baseUrl = environment.BASE_URL,
) {
  writeFileSync(join(folder, file), program);
  const env = { ...environment, BASE_URL: baseUrl };
  const { stdout } = await execute(command, [file], { cwd: folder, env, timeout: 15_000 });
  return stdout;
}

/** An answer without the ids, which differ from call to call. */
const comparable = (answer: string): unknown =>
  JSON.parse(answer, (key, value) => (key === 'uuid' || key === 'job_id' ? 'id' : value));

const translationHeaders = {
  src_lang: 'en',
  tgt_lang: ['hi', 'ur'],
  domain: '0',
  'REV-APPVERSION': '3.0',
} as const;
const transliterationHeaders = { src_lang: 'en', tgt_lang: 'hi', domain: 'generic' } as const;

const calls: readonly { name: string; exchange: () => Promise<Exchange> }[] = [
  {
    name: 'a translation of odd texts',
    exchange: () =>
      exchangeFor('localization', {
        headers: translationHeaders,
        body: { data: [oddText, 'Good morning.'], nmtParam: true, nmtMaskTerms: {} },
      }),
  },
  {
    name: 'a transliteration',
    exchange: () =>
      exchangeFor('transliteration', { headers: transliterationHeaders, body: { data: [oddText] } }),
  },
  {
    name: 'a body with spaces, null and a repeated key',
    exchange: () =>
      exchangeFor('transliteration', {
        headers: transliterationHeaders,
        body: `{ "data": ["namaste"],\n "domain": null, "domain": null }`,
      }),
  },
  {
    name: 'a body with a key __proto__',
    exchange: () =>
      exchangeFor('transliteration', {
        headers: transliterationHeaders,
        body: '{"data":["namaste"],"__proto__":{"a":[true,false,null,-1.5e-7]}}',
      }),
  },
  {
    name: 'a body that is not JSON',
    exchange: () =>
      exchangeFor('localization', { headers: translationHeaders, body: `{"data":['it''s \`$HOME\`` }),
  },
  {
    name: 'a call without a content type and function',
    exchange: () =>
      exchangeFor('localization', {
        headers: { ...translationHeaders, 'Content-Type': null, 'REV-APPNAME': null },
        body: { data: ['Good morning.'] },
      }),
  },
  {
    name: 'an upload',
    exchange: async () =>
      exchangeFor('stt_upload', {
        headers: { src_lang: 'en', domain: 'generic', subtitles: true },
        body: { file: new File([await service.wav().arrayBuffer()], oddFileName, { type: 'audio/wav' }) },
      }),
  },
  {
    name: 'an upload by an address',
    exchange: () =>
      exchangeFor('stt_upload', {
        headers: { src_lang: 'en', domain: 'generic' },
        body: { file_url: '@not a file;type=x' },
      }),
  },
  { name: 'a status', exchange: () => exchangeFor('stt_status', { query: { job_id: 'no such & job' } }) },
];

describe.each(snippetLanguages)('a call copied as $name', ({ write, command, runs }) => {
  it.skipIf(!runs).each(calls)(
    'the copied call gets the same answer: $name',
    { tags: 'slow' },
    async ({ exchange }) => {
      const original = await exchange();
      const { response } = original;
      if (typeof response?.body !== 'string') throw new Error('no answer');
      expect(comparable(await run(write(original), command))).toEqual(comparable(response.body));
    },
  );

  it.skipIf(!runs)('the copied call saves audio', async () => {
    const original = await exchangeFor('tts', {
      headers: { speaker: 'en_female' },
      body: { text: `It's "five" o'clock.`, format: 'flac' },
    });
    const body = original.response?.body;
    if (!(body instanceof Blob)) throw new Error('no audio');
    await run(write(original), command);
    const saved = readFileSync(join(folder, 'speech.flac'));
    rmSync(join(folder, 'speech.flac'));
    expect(saved.equals(Buffer.from(await body.arrayBuffer()))).toBe(true);
  });

  it.skipIf(!runs).each(['/apis/v2', '/apis/v2/'])(
    'the copied call adds the base path %s once',
    async (basePath) => {
      const paths: (string | undefined)[] = [];
      const server = createServer((request, response) => {
        paths.push(request.url);
        request.resume().on('end', () => response.end('{}'));
      }).listen(0, '127.0.0.1');
      const original = await exchangeFor('transliteration', {
        headers: transliterationHeaders,
        body: { data: ['a'] },
      });
      await new Promise((resolve) => (server.listening ? resolve(0) : server.once('listening', resolve)));
      const { port } = server.address() as AddressInfo;
      await run(write(original), command, `http://127.0.0.1:${port}${basePath}`);
      server.closeAllConnections();
      server.close();
      expect(paths).toEqual(['/apis/v2/']);
    },
  );
});

describe.skipIf(!canRun(''))('a call copied as Python', () => {
  it.each(calls)('the copied call is valid Python: $name', async ({ exchange }) => {
    writeFileSync(join(folder, 'check.py'), asPython(await exchange()));
    await execute('python3', ['-m', 'py_compile', 'check.py'], { cwd: folder });
  });
});

describe('a call copied as fetch', () => {
  it('the snippet has the body as an object', async () => {
    const original = await exchangeFor('transliteration', {
      headers: transliterationHeaders,
      body: { data: ['namaste'] },
    });
    expect(asFetch(original)).toContain(
      'body: JSON.stringify({\n    "data": [\n      "namaste"\n    ]\n  }),',
    );
  });
});
