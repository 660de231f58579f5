import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engines } from '#contract/local/service.ts';
import { demoAccounts } from '#service/accounts.ts';
import {
  createEspeakSynthesizer,
  type EspeakOptions,
  type EspeakSynthesizer,
} from '#service/engines/espeak/espeak-synthesizer.ts';
import { startService } from '#service/main.ts';

const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of cleanups.splice(0)) await close();
});

/** The real service on a free port, with access to its speech engine. */
async function start(options: EspeakOptions = {}): Promise<{ url: string; synthesizer: EspeakSynthesizer }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'language-console-test-'));
  const synthesizer = createEspeakSynthesizer(options);
  const service = await startService({ port: 0, dataDir, env: {}, synthesizer, recognisers: [] });
  cleanups.push(async () => {
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { url: service.url, synthesizer };
}

const [working] = demoAccounts;
const headers = {
  'REV-API-KEY': working?.apiKey ?? '',
  'REV-APP-ID': working?.appId ?? '',
  'REV-APPNAME': 'tts',
  'Content-Type': 'application/json',
  speaker: 'en_female',
};
const shortBody = { text: 'Hello world.' };
/** The longest allowed text, which takes several seconds. */
const longBody = {
  text: 'The quick brown fox jumps over the lazy dog. '.repeat(444),
  speed: 0.7,
  pitch: 2,
  sample_rate: 48_000,
};

const speak = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });

/** Waits for `count` busy processes, not counting those in `except`, and returns their ids. */
async function busyProcesses(
  synthesizer: EspeakSynthesizer,
  count: number,
  except: readonly number[] = [],
): Promise<number[]> {
  for (let tries = 0; tries < 10_000; tries++) {
    const found = synthesizer
      .processes()
      .flatMap(({ id, busy }) => (busy && !except.includes(id) ? [id] : []));
    if (found.length === count) return found;
    await delay(3);
  }
  throw new Error(`waited in vain for ${count} busy processes`);
}

/**
 * A single process, so that a test knows which one is used. Starting is slow on a busy machine, so most tests share it.
 */
let singleProcessServer: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  singleProcessServer = await start({ processes: 1 });
});

describe('speech over HTTP', { timeout: 60_000 }, () => {
  it('a request is cancelled when its client disconnects, and its process serves the next', {
    tags: 'slow',
  }, async () => {
    const { url, synthesizer } = singleProcessServer;
    const leaving = request(url, { method: 'POST', headers });
    leaving.on('error', () => {});
    leaving.end(JSON.stringify(longBody));
    await busyProcesses(synthesizer, 1);
    leaving.destroy();
    await busyProcesses(synthesizer, 0);
    expect((await speak(url, shortBody)).status).toBe(200);
  });

  it('a sentence is spoken while other clients wait for the longest texts', { tags: 'slow' }, async () => {
    const { url, synthesizer } = await start();
    const waiting = [1, 2, 3].map(() => {
      const client = request(url, { method: 'POST', headers });
      let answered = false;
      client
        .on('error', () => {})
        .on('response', () => {
          answered = true;
        });
      client.end(JSON.stringify(longBody));
      return { client, answered: () => answered };
    });
    await busyProcesses(synthesizer, 2);
    for (const _ of [1, 2, 3]) expect((await speak(url, shortBody)).status).toBe(200);
    expect(waiting.map(({ answered }) => answered())).toEqual([false, false, false]);
    for (const { client } of waiting) client.destroy();
    await busyProcesses(synthesizer, 0);
  });

  it('a request is answered even if its speech process dies', { tags: 'slow' }, async () => {
    const { url, synthesizer } = singleProcessServer;
    const answer = speak(url, { text: longBody.text.slice(0, 5000), sample_rate: 8000 });
    const [first = 0] = await busyProcesses(synthesizer, 1);
    process.kill(first, 'SIGKILL');
    const response = await answer;
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2_000_000);
  });

  it('a request is refused in the documented shape when its process dies twice', {
    tags: 'slow',
  }, async () => {
    const { url, synthesizer } = singleProcessServer;
    const answer = speak(url, longBody);
    const first = await busyProcesses(synthesizer, 1);
    process.kill(first[0] ?? 0, 'SIGKILL');
    const [second = 0] = await busyProcesses(synthesizer, 1, first);
    process.kill(second, 'SIGKILL');
    const response = await answer;
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      cause: 'the speech process ended (SIGKILL)',
    });
    expect((await speak(url, shortBody)).status).toBe(200);
  });

  it('a request that exceeds its time limit is refused in the documented shape', {
    tags: 'slow',
  }, async () => {
    const { url } = await start({ processes: 1, jobMilliseconds: () => 30 });
    const response = await speak(url, longBody);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      cause: 'synthesis took longer than 0.03 seconds',
    });
  });

  it.each([
    ['<speak>\n<voice name="en_robot">a</voice></speak>', 'line 2, column 8: unknown voice "en_robot"'],
    [
      '<speak><voice name="sa_male">a</voice></speak>',
      'line 1, column 15: the account may not use the voice sa_male',
    ],
  ])('names the unavailable voice of a document: %j', async (ssml, fault) => {
    const refused = await speak(singleProcessServer.url, { ssml });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      success: false,
      cause: `unauthorized to use this src/tgt language: ${fault}`,
    });
  });

  it('a language without a voice is approximated if enabled, and labelled', { tags: 'slow' }, async () => {
    const text = 'हमर नाम राम अछि। ';
    const ssml = `<speak>${text}<say-as interpret-as="ordinal">3</say-as></speak>`;
    const asked = async (url: string) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, speaker: 'mai_female' },
        body: JSON.stringify({ ssml }),
      });
      const inside = await speak(url, { ssml: '<speak><voice name="ks_male">نمسکار</voice></speak>' });
      const engines = Engines.parse(await (await fetch(`${url}/_local/engines`)).json());
      return {
        statuses: [response.status, inside.status],
        speaker: engines.speakers.find(({ code }) => code === 'mai_female'),
        engine: engines.engines.find(({ id }) => id === 'espeak-ng-approximation')?.languages,
      };
    };
    const [plain, approximating] = [singleProcessServer, await start({ approximations: true })];
    expect(await asked(plain.url)).toEqual({ statuses: [403, 403], speaker: undefined, engine: undefined });
    expect(await asked(approximating.url)).toEqual({
      statuses: [200, 200],
      speaker: {
        code: 'mai_female',
        addition: true,
        approximates: 'hi',
        engines: [{ id: 'espeak-ng', quality: 'fast' }],
      },
      engine: ['mai', 'doi', 'brx', 'ks', 'sa'],
    });
  });
});
