import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { resample } from '#service/audio-files/resample.ts';
import { loadEspeakEngine } from '#service/engines/espeak/espeak-engine.ts';
import { wavBytes } from '#testing/audio/audio-samples.ts';
import { sine } from '#testing/audio/sine.ts';
import { moonshineFilesOfPackages } from './moonshine-files.ts';
import { createMoonshineRecogniser } from './recogniser-moonshine.ts';

const files = moonshineFilesOfPackages();
const rate = 16_000;

describe.skipIf('missing' in files)(
  'English with the real models',
  { tags: 'slow', timeout: 120_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'moonshine-'));
    const recogniser = 'missing' in files ? undefined : createMoonshineRecogniser(files);
    afterAll(() => {
      recogniser?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Speaks a text with a synthetic voice, and recognises it as English. */
    async function hear(text: string, language: 'en' | 'ta') {
      const espeak = await loadEspeakEngine();
      const voice = { language, gender: 'male', variant: 1 } as const;
      const { samples } = espeak.say(text, { voice, wordsPerMinute: 160, pitch: 50, range: 50 });
      const path = join(folder, `${language}.wav`);
      writeFileSync(path, wavBytes(resample(samples, espeak.sampleRate, rate), { sampleRate: rate }));
      const { signal } = new AbortController();
      return recogniser!.recognise(path, { language: 'en', domain: 'generic', signal });
    }

    it('recognises the words of a voice, each with a time and a confidence', async () => {
      const sentence = 'Please keep your ticket until the end of the journey.';
      const { segments, doubt } = await hear(sentence, 'en');
      expect(doubt).toBeUndefined();
      expect(segments).toHaveLength(1);
      const [{ text, words, end = 0 }] = segments as [(typeof segments)[number]];
      expect(text).toMatch(/^[A-Z].*[.]$/);
      // The voice is robotic, so the model may mishear a few words.
      const heard = new Set(words.map(({ word }) => word));
      const right = sentence
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => heard.has(word));
      expect(right.length).toBeGreaterThanOrEqual(7);
      const timed = words.filter(({ start }) => start !== undefined);
      expect(timed.length).toBeGreaterThanOrEqual(7);
      let last = 0;
      for (const word of timed) {
        expect(word.start).toBeGreaterThanOrEqual(last);
        expect(word.end).toBeGreaterThan(word.start ?? 0);
        expect(word.conf).toBeGreaterThan(0);
        last = word.end ?? 0;
      }
      expect(last).toBeLessThanOrEqual(end);
    });

    it('the process of Moonshine is killed when it exceeds its memory limit, with the reason', async () => {
      if ('missing' in files) throw new Error('the models are missing');
      const path = join(folder, 'memory.wav');
      writeFileSync(path, wavBytes(sine(440, rate), { sampleRate: rate }));
      const limited = createMoonshineRecogniser(files, { memoryMegabytes: 60 });
      const { signal } = new AbortController();
      await expect(limited.recognise(path, { language: 'en', domain: 'generic', signal })).rejects.toThrow(
        'it takes more than 60 MB',
      );
      limited.close();
    });

    it('words have a low confidence when another language is spoken', async () => {
      const { segments, doubt } = await hear(
        'இன்று வானிலை மிகவும் நன்றாக இருக்கிறது. நாங்கள் சந்தைக்குப் போகிறோம்.',
        'ta',
      );
      expect(doubt).toBe('other-language');
      for (const { conf } of segments.flatMap(({ words }) => words)) expect(conf).toBeLessThan(0.75);
    });
  },
);
