import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '#service/accounts.ts';
import { type Service, startService } from '#service/main.ts';
import { isRunning } from '#testing/service/is-running.ts';
import { createKokoroSynthesizer } from './kokoro-synthesizer.ts';

const children: ChildProcess[] = [];
const memoryMegabytes = 400;
const shortLimit = 3_000;
let jobMilliseconds = 60_000;

function forkFaulty(): ChildProcess {
  const program = join(process.env.CHILD_PROGRAMS ?? '', 'faulty-speech-process.js');
  const child = fork(program, [String(memoryMegabytes)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  return child;
}

const [working] = demoAccounts;
const headers = {
  'REV-API-KEY': working?.apiKey ?? '',
  'REV-APP-ID': working?.appId ?? '',
  'REV-APPNAME': 'tts',
  'Content-Type': 'application/json',
  speaker: 'en_female',
};

describe.skipIf(process.platform === 'win32')(
  'a natural voice whose process fails',
  { timeout: 60_000 },
  () => {
    let service: Service;
    let dataDir: string;
    const synthesizer = createKokoroSynthesizer({
      installed: () => tmpdir(),
      fork: forkFaulty,
      processes: 1,
      jobMilliseconds: () => jobMilliseconds,
    });
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'language-console-test-'));
      service = await startService({ port: 0, dataDir, env: {}, synthesizer, recognisers: [] });
    });
    afterAll(async () => {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    });

    const speak = (text: string) =>
      fetch(service.url, { method: 'POST', headers, body: JSON.stringify({ text, format: 'PCM' }) });

    it.each([
      ['death', 'the speech process ended (SIGKILL)'],
      ['crash', 'the speech process ended (code 1)'],
      ['hang', 'synthesis took longer than 3 seconds'],
      ['silence', 'synthesis took longer than 3 seconds'],
      ['failure', 'out of order'],
      ['not a number', 'the engine returned samples that are not numbers'],
      ['infinite', 'the engine returned samples that are not numbers'],
      ['words too late', 'the engine returned words outside their audio'],
      ['invalid message', 'the speech process sent an invalid message'],
      ['memory', `the speech process ended (SIGKILL): Error: it takes more than ${memoryMegabytes} MB`],
    ])(
      'after a process fails (%s), one request is answered with 500 and the reason, and the next one is served',
      { tags: 'slow' },
      async (fault, cause) => {
        jobMilliseconds = cause.includes('took longer') ? shortLimit : 60_000;
        const failed = await speak(fault);
        jobMilliseconds = 60_000;
        expect(failed.status).toBe(500);
        expect(await failed.json()).toEqual({ success: false, cause: expect.stringContaining(cause) });
        const faulty = children.map(({ pid = 0 }) => pid);
        const next = await speak('Good morning.');
        expect(next.status).toBe(200);
        expect((await next.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
        // The process that failed is gone; another one serves.
        const serving = synthesizer.processes().map(({ id }) => id);
        await vi.waitFor(
          () => expect(faulty.filter((id) => isRunning(id) && !serving.includes(id))).toEqual([]),
          { timeout: 10_000 },
        );
        expect(serving).toHaveLength(1);
      },
    );

    it('a cancelled request is answered at once, and its process ends although it hangs', {
      tags: 'slow',
    }, async () => {
      const voice = { language: 'en', gender: 'female', variant: 1 } as const;
      const style = { voice, speed: 1, pitch: 0, volume: 0, sentence: 0 };
      // A process that has started hangs as soon as it gets the text.
      expect((await speak('Good evening.')).status).toBe(200);
      const leaving = new AbortController();
      const speaking = synthesizer.speak(
        { segments: [{ kind: 'speech', text: 'hang', ...style }], sampleRate: 8_000, format: 'PCM' },
        leaving.signal,
      );
      const hanging = await vi.waitFor(() => {
        const found = synthesizer.processes().find(({ busy }) => busy);
        if (!found) throw new Error('no process is busy');
        return found.id;
      });
      await pause(1000);
      leaving.abort();
      expect(await speaking).toMatchObject({ ok: false, reason: 'aborted' });
      await vi.waitFor(() => expect(isRunning(hanging)).toBe(false), { timeout: 10_000 });
      expect((await speak('Good morning.')).status).toBe(200);
    });
  },
);
