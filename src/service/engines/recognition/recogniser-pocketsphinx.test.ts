import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Word } from '#contract/speech-to-text.ts';
import { decode } from '#service/speech-to-text/decoding/decode.ts';
import { silence, wavBytes } from '#testing/audio/audio-samples.ts';
import { EngineFailure } from '../engine-failure.ts';
import { createEspeakSynthesizer } from '../espeak/espeak-synthesizer.ts';
import { parseWords } from './pocketsphinx-program.ts';
import { createPocketsphinxRecogniser } from './recogniser-pocketsphinx.ts';

const options = { language: 'en', domain: 'generic', signal: new AbortController().signal } as const;
const installedRecogniser = await createPocketsphinxRecogniser();
const synthesizer = createEspeakSynthesizer({ processes: 1 });
const canSpeak = synthesizer.unavailable() === undefined;

describe('the words that PocketSphinx prints', () => {
  // Two passages, from 1 s to 3 s and from 5 s to 7 s. PocketSphinx prints word times relative to 0.25 s before the
  // start of the passage.
  const spans = [
    { start: 16_000, end: 48_000 },
    { start: 80_000, end: 112_000 },
  ];

  it('the times of words count from the start of the file, with one segment per passage', () => {
    const ctm = '0 1 0.25 0.30 good 0.912\n0 1 0.56 0.44 morning 1.000\n1 1 0.75 0.10 everyone(2) 0.004\n';
    expect(parseWords(ctm, spans)).toEqual([
      {
        words: [
          { word: 'good', start: 1, end: 1.3, conf: 0.912 },
          { word: 'morning', start: 1.31, end: 1.75, conf: 1 },
        ],
      },
      { words: [{ word: 'everyone', start: 5.5, end: 5.6, conf: 0.004 }] },
    ]);
  });

  it('filler words are left out', () => {
    const fillers = ['<s>', '</s>', '<sil>', '[NOISE]', '[SPEECH]', '++UH++', '[NOISE](2)'];
    const ctm = fillers.map((word, index) => `0 1 0.${index + 3} 0.05 ${word} 0.9`).join('\n');
    expect(parseWords(ctm, spans)).toEqual([]);
  });

  it('words are clipped to their passage, and an invalid confidence is left out', () => {
    const ctm =
      '0 1 0.20 0.10 early 1.0007\n0 1 2.10 0.50 late nan\n0 1 0.01 0.20 outside 0.5\n0 1 0.5 0.1 plain\n';
    expect(parseWords(ctm, spans)[0]?.words).toEqual([
      { word: 'early', start: 1, end: 1.05, conf: 1 },
      { word: 'late', start: 2.85, end: 3 },
      { word: 'plain', start: 1.25, end: 1.35 },
    ]);
  });

  it('lines of another format are skipped', () => {
    expect(parseWords('', spans)).toEqual([]);
    expect(parseWords('INFO: something\n9 1 0.3 0.1 word 0.5\n;; comment\n', spans)).toEqual([]);
  });
});

describe('PocketSphinx', { timeout: 60_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pocketsphinx-'));
  });
  afterAll(async () => {
    await synthesizer.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('PocketSphinx is not offered when the program or its model is missing', async () => {
    expect(await createPocketsphinxRecogniser({ command: 'no-such-program' })).toBeUndefined();
    expect(await createPocketsphinxRecogniser({ model: folder })).toBeUndefined();
  });

  it.runIf(installedRecogniser)('finds no words in silence', async () => {
    const path = join(folder, 'silence.wav');
    writeFileSync(path, wavBytes(silence(2, 16_000), { sampleRate: 16_000 }));
    expect(await installedRecogniser?.recognise(path, options)).toEqual({ segments: [] });
  });

  it.runIf(installedRecogniser)('stops when the caller aborts; rejects when the program fails', async () => {
    const path = join(folder, 'noise.wav');
    const noise = Float32Array.from({ length: 160_000 }, (_, at) => 0.5 * Math.sin(at * at * 0.001));
    writeFileSync(path, wavBytes(noise, { sampleRate: 16_000 }));
    const leaving = new AbortController();
    const running = installedRecogniser?.recognise(path, { ...options, signal: leaving.signal });
    setTimeout(() => leaving.abort(new Error('enough')), 20);
    await expect(running).rejects.toThrow('enough');
    const failing = await createPocketsphinxRecogniser({ command: 'false' });
    await expect(failing?.recognise(path, options)).rejects.toThrow(EngineFailure);
    expect(readdirSync(folder).filter((name) => name.startsWith('pocketsphinx-'))).toEqual([]);
  });

  it.runIf(installedRecogniser && canSpeak)(
    'recognises two spoken sentences at their times',
    { tags: 'slow', timeout: 60_000 },
    async () => {
      const voice = { language: 'en', gender: 'female', variant: 1 } as const;
      // The model recognises this voice best at a low pitch.
      const sentence = (text: string, number: number) =>
        ({ kind: 'speech', text, voice, speed: 1, pitch: -4, volume: 0, sentence: number }) as const;
      const spoken = await synthesizer.speak({
        segments: [
          sentence('One two three four five.', 0),
          { kind: 'pause', seconds: 1.5 },
          sentence('Please open the window.', 1),
        ],
        sampleRate: 22_050,
        format: 'WAV',
      });
      if (!spoken.ok) throw new Error(spoken.cause);
      const { audio, duration, marks } = spoken.speech;
      const [upload, speech] = [join(folder, 'spoken.wav'), join(folder, 'speech.wav')];
      writeFileSync(upload, audio);
      expect(await decode(upload, speech, options.signal)).toBeCloseTo(duration, 2);

      const recognition = await installedRecogniser?.recognise(speech, options);
      const segments = recognition?.segments ?? [];
      expect(segments).toHaveLength(2);
      const words = segments.flatMap((segment) => segment.words as readonly Word[]);
      expect(words.length).toBeGreaterThanOrEqual(5);
      const spokenWords = new Set(['one', 'two', 'three', 'four', 'five', 'please', 'open', 'the', 'window']);
      expect(words.filter(({ word }) => spokenWords.has(word)).length).toBeGreaterThanOrEqual(3);
      for (const [index, { start, end, conf }] of words.entries()) {
        expect(start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(duration);
        expect(conf).toBeGreaterThanOrEqual(0);
        expect(conf).toBeLessThanOrEqual(1);
      }
      const [one, please] = [0, 1].map(
        (number) => marks.find((mark) => mark.sentence === number)?.start ?? -1,
      );
      expect(Math.abs((segments[0]?.words[0]?.start ?? 9) - (one ?? 9))).toBeLessThan(0.3);
      expect(Math.abs((segments[1]?.words[0]?.start ?? 9) - (please ?? 9))).toBeLessThan(0.3);
    },
  );
});
