import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { type FileServer, startFileServer } from '#testing/engines/file-server.ts';
import { dictionaryModel } from '#testing/engines/marian-model.ts';
import { installedPackage, startRegistry, tarEntry } from '#testing/engines/package-registry.ts';
import { piperVoiceFiles } from '#testing/engines/piper-model.ts';
import { testFile } from '#testing/engines/test-entry.ts';
import { whisperModel } from '#testing/engines/whisper-model.ts';
import { callApi } from '#testing/service/api-call.ts';
import { type StartedTestService, startTestService } from '#testing/service/test-service.ts';
import { catalogueEntries } from './entries.ts';
import type { CatalogueEntry } from './entry.ts';

/** Uses the real catalogue entries, but with files of a few kilobytes from a server on this machine. */
describe('engines that are added while the service runs', { timeout: 60_000 }, () => {
  const files = new Map<string, Buffer>();
  let server: FileServer;
  let registry: FileServer;
  let service: StartedTestService;

  beforeAll(async () => {
    server = await startFileServer((request, response) => {
      const content = files.get(request.url ?? '');
      if (content) response.setHeader('Content-Length', content.length).end(content);
      else response.writeHead(404).end();
    });
    const translator = installedPackage('node_modules', '@browsermt/bergamot-translator', [
      'worker/bergamot-translator-worker.js',
      'worker/bergamot-translator-worker.wasm',
    ]);
    registry = await startRegistry([translator]);
    const entry = (name: string, changes: Partial<CatalogueEntry>): CatalogueEntry => {
      const found = catalogueEntries.find((one) => one.name === name);
      if (!found) throw new Error(`no entry ${name}`);
      return { ...found, ...changes };
    };
    const served = (contents: Readonly<Record<string, Buffer>>) =>
      Object.entries(contents).map(([name, content]) => {
        files.set(`/${name}`, content);
        return testFile(`${server.url}/${name}`, content);
      });

    const dictionary = dictionaryModel({ wooden: 'लकड़ी', giraffe: 'जिराफ़' });
    const whisper = whisperModel({ hi: { loud: [' नमस्ते', ' दुनिया'], quiet: [' शांत'] } });
    const piper = piperVoiceFiles();
    const archive = gzipSync(
      Buffer.concat([
        tarEntry('whisper/base-encoder.int8.onnx', whisper.encoder),
        tarEntry('whisper/base-decoder.int8.onnx', whisper.decoder),
        tarEntry('whisper/base-tokens.txt', Buffer.from(whisper.tokens)),
        Buffer.alloc(1024),
      ]),
    );
    service = await startTestService(
      { ...process.env, npm_config_registry: registry.url, npm_config_fetch_retries: '0' },
      {
        catalogueEntries: [
          entry('bergamot-en-hi', {
            packages: [translator.source],
            files: served({
              'model.enhi.intgemm.alphas.bin.gz': gzipSync(dictionary.model),
              'lex.50.50.enhi.s2t.bin.gz': gzipSync(dictionary.shortlist),
              'vocab.enhi.spm.gz': gzipSync(dictionary.vocabulary),
            }),
          }),
          entry('whisper-base', { files: served({ 'sherpa-onnx-whisper-base.tar.gz': archive }) }),
          entry('piper-hi', {
            files: served({
              'hi_IN-pratham-medium.onnx': piper.model,
              'hi_IN-pratham-medium.onnx.json': Buffer.from(piper.config),
            }),
          }),
        ],
      },
    );
  });
  afterAll(async () => {
    await service.close();
    await Promise.all([server.close(), registry.close()]);
  });

  async function add(name: string): Promise<void> {
    const answer = await service.request(`/_local/engines/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(202);
    await expect
      .poll(async () => (await service.request(`/_local/engines/${name}`)).json(), { timeout: 30_000 })
      .toMatchObject({ state: 'installed' });
  }
  const engines = async () =>
    (await (await service.request('/_local/engines')).json()) as {
      engines: { id: string; name: string; available: boolean; languages: string[] }[];
      speakers: { code: string; engines: { id: string }[] }[];
      speechToTextLanguages: string[];
    };
  const enginesOfSpeaker = async (wanted: string) =>
    (await engines()).speakers.find(({ code }) => code === wanted)?.engines.map(({ id }) => id);

  it('Bergamot translates what the phrasebook does not know', { tags: 'slow' }, async () => {
    const translate = () =>
      callApi(service, 'localization', {
        headers: { 'REV-APPVERSION': '3.0', src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
        body: { data: ['wooden giraffe'], enableNmt: true },
      });
    expect(JSON.stringify((await translate()).json)).not.toContain('जिराफ़');
    await add('bergamot-en-hi');
    const { status, headers, json } = await translate();
    expect(status).toBe(200);
    expect(JSON.stringify(json)).toContain('लकड़ी जिराफ़');
    expect(headers.get('X-Engine')).toBe('bergamot');
    expect((await engines()).engines).toContainEqual(
      expect.objectContaining({ id: 'bergamot', available: true }),
    );
  });

  it('Whisper recognises the languages that no other recogniser supports', { tags: 'slow' }, async () => {
    expect((await engines()).speechToTextLanguages).not.toContain('hi');
    await add('whisper-base');
    expect((await engines()).speechToTextLanguages).toContain('hi');
    expect((await engines()).engines).toContainEqual(
      expect.objectContaining({ id: 'whisper-base', name: 'Whisper base', available: true }),
    );
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(wavBytes(tone(1, 16_000), { sampleRate: 16_000 }))]), 'a.wav');
    const { json } = await callApi(service, 'stt_upload', { headers: { src_lang: 'hi' }, body: form });
    const { job_id = '' } = json as { job_id?: string };
    expect(json).toMatchObject({ code: '000' });
    const query = `?job_id=${job_id}`;
    await expect
      .poll(async () => JSON.stringify((await callApi(service, 'stt_status', { query })).json), {
        timeout: 30_000,
      })
      .toContain('completed');
    const transcript = await callApi(service, 'stt_transcript', { query });
    expect(JSON.stringify(transcript.json)).toContain('नमस्ते दुनिया');
    expect(transcript.headers.get('X-Engine')).toBe('whisper-base');
  });

  it('a voice of Piper is used for the speakers of its gender until it is removed', {
    tags: 'slow',
  }, async () => {
    const speak = async (speaker: string, engine?: string) => {
      const { status, headers } = await callApi(service, 'tts', {
        headers: { speaker, 'X-Engine': engine },
        body: { text: 'नमस्ते दुनिया।', format: 'WAV' },
      });
      expect(status).toBe(200);
      return headers.get('X-Engine');
    };
    expect(await speak('hi_male')).toBe('espeak-ng');
    await add('piper-hi');
    expect(await enginesOfSpeaker('hi_male_2')).toEqual(['piper-hi', 'espeak-ng']);
    expect(await enginesOfSpeaker('hi_female')).toEqual(['espeak-ng']);
    expect(await speak('hi_male')).toBe('piper-hi');
    expect(await speak('hi_male', 'espeak-ng')).toBe('espeak-ng');
    expect(await speak('hi_female')).toBe('espeak-ng');
    await service.request('/_local/engines/piper-hi', { method: 'DELETE' });
    expect(await speak('hi_male')).toBe('espeak-ng');
  });
});
