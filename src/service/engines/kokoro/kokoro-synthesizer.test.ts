import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { isRunning } from '#testing/service/is-running.ts';
import type { SpeechRequest } from '../synthesis/synthesizer.ts';
import { createKokoroSynthesizer, type KokoroOptions, type KokoroSynthesizer } from './kokoro-synthesizer.ts';

const request: SpeechRequest = {
  segments: [
    {
      kind: 'speech',
      text: 'नमस्ते, आप कैसे हैं?',
      voice: { language: 'hi', gender: 'female', variant: 1 },
      speed: 1,
      pitch: 0,
      volume: 0,
      sentence: 0,
    },
  ],
  sampleRate: 8_000,
  format: 'PCM',
};

it('Kokoro speaks nothing while it is not installed', async () => {
  const synthesizer = createKokoroSynthesizer({ installed: () => undefined });
  expect(synthesizer.unavailable()).toBe('Kokoro is not installed');
  expect(await synthesizer.speak(request)).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(synthesizer.processes()).toEqual([]);
  await synthesizer.close();
});

it.skipIf(process.platform !== 'linux')('the process of Kokoro takes memory in large pages', async () => {
  const synthesizer = createKokoroSynthesizer({ installed: () => tmpdir() });
  const speaking = synthesizer.speak(request);
  const [started] = synthesizer.processes();
  await vi.waitFor(() =>
    expect(readFileSync(`/proc/${started?.id}/environ`, 'utf8').split('\0')).toContain(
      'GLIBC_TUNABLES=glibc.malloc.hugetlb=1',
    ),
  );
  await synthesizer.close();
  expect(await speaking).toMatchObject({ ok: false });
});

/** The folder of an installed Kokoro; without it the real engine is not tested. */
const folder = process.env.KOKORO_FOLDER;

it.skipIf(!folder || !existsSync(folder))(
  'Kokoro speaks a sentence and stores it; its process ends when it is idle',
  { tags: 'slow', timeout: 60_000 },
  async () => {
    const sentences = await mkdtemp(join(tmpdir(), 'language-console-test-'));
    const synthesizer = createKokoroSynthesizer({
      installed: () => folder,
      sentences,
      idleMilliseconds: 500,
    });
    const first = await synthesizer.speak(request);
    if (!first.ok) throw new Error(first.cause);
    expect(first.speech.engines).toEqual(['kokoro']);
    expect(first.speech.marks.map(({ word }) => word)).toEqual(['नमस्ते', 'आप', 'कैसे', 'हैं']);
    expect(await synthesizer.speak(request)).toMatchObject({ ok: true });
    expect(await readdir(sentences)).toHaveLength(1);
    await expect.poll(() => synthesizer.processes(), { timeout: 10_000 }).toEqual([]);
    await synthesizer.close();
  },
);

/** A request that takes several seconds to speak. */
const longRequest: SpeechRequest = {
  ...request,
  segments: request.segments.flatMap((segment) =>
    segment.kind === 'speech'
      ? [{ ...segment, text: 'आज सुबह मौसम बहुत अच्छा है और शाम को बारिश हो सकती है। '.repeat(4) }]
      : [],
  ),
};

describe.skipIf(!folder || !existsSync(folder))(
  'the process of the real engine',
  { tags: 'slow', timeout: 180_000 },
  () => {
    async function withKokoro(
      options: Partial<KokoroOptions>,
      use: (synthesizer: KokoroSynthesizer) => Promise<void>,
    ): Promise<void> {
      const synthesizer = createKokoroSynthesizer({ installed: () => folder, processes: 1, ...options });
      try {
        // The first request loads the model.
        expect(await synthesizer.speak(request)).toMatchObject({ ok: true });
        await use(synthesizer);
        expect(await synthesizer.speak(request)).toMatchObject({ ok: true });
      } finally {
        await synthesizer.close();
      }
    }
    const busyProcess = (synthesizer: KokoroSynthesizer, except?: number) =>
      vi.waitFor(
        () => {
          const found = synthesizer.processes().find(({ id, busy }) => busy && id !== except);
          if (!found) throw new Error('no process is busy');
          return found.id;
        },
        { timeout: 60_000, interval: 5 },
      );

    it('the process ends soon after its request is cancelled', () =>
      withKokoro({}, async (synthesizer) => {
        const leaving = new AbortController();
        const speaking = synthesizer.speak(longRequest, leaving.signal);
        const process = await busyProcess(synthesizer);
        await delay(300);
        const start = performance.now();
        leaving.abort();
        expect(await speaking).toMatchObject({ ok: false, reason: 'aborted' });
        while (isRunning(process)) await delay(1);
        // A wide bound, for a busy machine; without the cancellation it would speak for several seconds.
        expect(performance.now() - start).toBeLessThan(2_000);
      }));

    it('a request survives the death of one process, and fails after the second', () =>
      withKokoro({}, async (synthesizer) => {
        const surviving = synthesizer.speak(request);
        process.kill(await busyProcess(synthesizer), 'SIGKILL');
        expect(await surviving).toMatchObject({ ok: true });
        const failing = synthesizer.speak(longRequest);
        const first = await busyProcess(synthesizer);
        process.kill(first, 'SIGKILL');
        process.kill(await busyProcess(synthesizer, first), 'SIGKILL');
        expect(await failing).toMatchObject({
          ok: false,
          reason: 'failed',
          cause: 'the speech process ended (SIGKILL)',
        });
      }));

    it('a request whose process hangs fails at the time limit, and the process is killed', () =>
      withKokoro({ jobMilliseconds: () => 30_000 }, async (synthesizer) => {
        const hanging = synthesizer.speak(longRequest);
        const stopped = await busyProcess(synthesizer);
        process.kill(stopped, 'SIGSTOP');
        expect(await hanging).toMatchObject({
          ok: false,
          reason: 'failed',
          cause: 'synthesis took longer than 30 seconds',
        });
        await vi.waitFor(() => expect(isRunning(stopped)).toBe(false), { timeout: 10_000 });
      }));

    it('a process that takes more memory than its limit is killed, with the reason', async () => {
      const synthesizer = createKokoroSynthesizer({
        installed: () => folder,
        processes: 1,
        memoryMegabytes: 300,
      });
      expect(await synthesizer.speak(request)).toMatchObject({
        ok: false,
        reason: 'failed',
        cause: 'the speech process ended (SIGKILL): Error: it takes more than 300 MB',
      });
      await synthesizer.close();
    });
  },
);
