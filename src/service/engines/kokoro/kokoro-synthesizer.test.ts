import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SpeechRequest } from '../synthesis/synthesizer.ts';
import { createKokoroSynthesizer } from './kokoro-synthesizer.ts';

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

it('speaks nothing while it is not installed', async () => {
  const synthesizer = createKokoroSynthesizer({ installed: () => undefined });
  expect(synthesizer.unavailable()).toBe('Kokoro is not installed');
  expect(await synthesizer.speak(request)).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(synthesizer.processes()).toEqual([]);
  await synthesizer.close();
});

/** The folder of an installed Kokoro; without it the real engine is not tested. */
const folder = process.env.KOKORO_FOLDER;

it.skipIf(!folder || !existsSync(folder))(
  'speaks a sentence and stores it; its process ends when it is idle',
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
