import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PiperModelOptions, piperVoiceFiles } from '#testing/engines/piper-model.ts';
import type { Segment, SpeechRequest } from '../synthesis/synthesizer.ts';
import { createPiperSynthesizer, type PiperOptions, type PiperSynthesizer } from './piper-synthesizer.ts';
import { piperVoices } from './piper-voices.ts';
import { exposeLengths, preparePiper } from './prepare-piper.ts';

const [hindi] = piperVoices;
const sampleRate = 22_050;

describe.skipIf(!existsSync('node_modules/onnxruntime-node'))('a voice of Piper', { timeout: 60_000 }, () => {
  let folder: string;
  let synthesizer: PiperSynthesizer | undefined;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'piper-'));
  });
  afterEach(async () => {
    await synthesizer?.close();
    synthesizer = undefined;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function open(voice: PiperModelOptions = {}, options: Partial<PiperOptions> = {}) {
    const { model, config } = piperVoiceFiles(voice);
    writeFileSync(join(folder, 'a.onnx'), model);
    writeFileSync(join(folder, 'a.onnx.json'), config);
    await preparePiper(join(folder, 'a.onnx'), join(folder, 'a.onnx.json'), folder);
    synthesizer = createPiperSynthesizer({ voice: hindi!, installed: () => folder, ...options });
  }
  type Speech = Extract<Segment, { kind: 'speech' }>;
  async function speak(changes: Partial<Speech> = {}, more: readonly Segment[] = []) {
    const segment: Speech = {
      kind: 'speech',
      text: 'नमस्ते दुनिया।',
      voice: { language: 'hi', gender: 'male', variant: 1 },
      speed: 1,
      pitch: 0,
      volume: 0,
      sentence: 0,
      ...changes,
    };
    const request: SpeechRequest = { segments: [segment, ...more], sampleRate, format: 'PCM' };
    const outcome = await synthesizer!.speak(request);
    if (!outcome.ok) throw new Error(outcome.cause);
    return outcome.speech;
  }
  /** Estimates the pitch in Hz from the number of rising zero crossings. */
  function pitchOf({ audio, duration }: { readonly audio: Uint8Array; readonly duration: number }): number {
    const samples = new Int16Array(audio.buffer.slice(audio.byteOffset, audio.byteOffset + audio.byteLength));
    let periods = 0;
    for (let at = 1; at < samples.length; at++) if (samples[at - 1]! < 0 && samples[at]! >= 0) periods++;
    return periods / duration;
  }
  const semitones = (ratio: number) => 12 * Math.log2(ratio);

  it('speaks the words one after the other, with the times of their phonemes', { tags: 'slow' }, async () => {
    await open();
    const { duration, marks, engines } = await speak();
    expect(engines).toEqual(['piper-hi']);
    expect(marks.map(({ word }) => word)).toEqual(['नमस्ते', 'दुनिया']);
    const [first, second] = marks as [(typeof marks)[number], (typeof marks)[number]];
    expect(first.start).toBeGreaterThanOrEqual(0);
    expect(first.start).toBeLessThan(0.05);
    // Between the words is a space of one frame, and its filler.
    expect(second.start - first.end).toBeCloseTo((2 * 256) / sampleRate, 3);
    expect(second.end).toBeLessThanOrEqual(duration);
  });

  it.each([0.5, 0.8, 1.3, 1.5])(
    'the voice at speed %d lasts exactly its natural length divided by the speed',
    { tags: 'slow' },
    async (speed) => {
      await open();
      const [own, changed] = [await speak(), await speak({ speed })];
      expect(changed.duration * speed).toBeCloseTo(own.duration, 3);
      expect(changed.marks[1]!.start * speed).toBeCloseTo(own.marks[1]!.start, 1);
    },
  );

  it.each([-3, 1, 3])(
    'the voice is raised by exactly %d semitones without changing its length',
    { tags: 'slow' },
    async (pitch) => {
      await open();
      const [own, changed] = [await speak(), await speak({ pitch })];
      expect(changed.duration).toBeCloseTo(own.duration, 3);
      expect(Math.abs(semitones(pitchOf(changed) / pitchOf(own)) - pitch)).toBeLessThan(0.25);
    },
  );

  it('each numbered voice differs: by pitch, or by speaker where the model has several', {
    tags: 'slow',
  }, async () => {
    const pitchesOf = async () => {
      const pitches: number[] = [];
      for (const variant of [1, 2, 3, 4]) {
        pitches.push(pitchOf(await speak({ voice: { language: 'hi', gender: 'male', variant } })));
      }
      return pitches;
    };
    const differences = (pitches: readonly number[]) => {
      const sorted = pitches.toSorted((a, b) => a - b);
      return sorted.slice(1).map((pitch, index) => semitones(pitch / sorted[index]!));
    };
    await open();
    expect(Math.min(...differences(await pitchesOf()))).toBeGreaterThan(1.2);
    await synthesizer!.close();
    await open({ pitches: [100, 130, 160, 190] });
    for (const [index, pitch] of (await pitchesOf()).entries()) {
      expect(Math.abs(semitones(pitch / [100, 130, 160, 190][index]!))).toBeLessThan(0.5);
    }
  });

  it('passages in another language or gender are spoken by espeak-ng', { tags: 'slow' }, async () => {
    await open();
    const passage = (language: 'en' | 'hi', gender: 'male' | 'female'): Segment => ({
      kind: 'speech',
      text: 'one',
      voice: { language, gender, variant: 1 },
      speed: 1,
      pitch: 0,
      volume: 0,
      sentence: 1,
    });
    const { engines, marks } = await speak({}, [passage('en', 'male'), passage('hi', 'female')]);
    expect(engines).toEqual(['piper-hi', 'espeak-ng']);
    expect(marks.length).toBeGreaterThanOrEqual(4);
  });

  it('a model that returns no lengths speaks at every speed, without times of words', {
    tags: 'slow',
  }, async () => {
    await open({ hasLengths: false });
    const [own, changed] = [await speak(), await speak({ speed: 0.5, pitch: 2 })];
    expect(changed.duration * 0.5).toBeCloseTo(own.duration, 3);
    expect(own.marks).toEqual([]);
  });

  it('letters that the voice does not know are left out, and the rest is spoken', {
    tags: 'slow',
  }, async () => {
    await open();
    const config = JSON.parse(readFileSync(join(folder, 'voice.json'), 'utf8'));
    const lengthMark = 'ː';
    delete config.phoneme_id_map[lengthMark];
    writeFileSync(join(folder, 'voice.json'), JSON.stringify(config));
    expect((await speak()).marks).toHaveLength(2);
  });

  it('with a damaged model, a request fails with the reason, and the process is replaced', {
    tags: 'slow',
  }, async () => {
    await open();
    const good = readFileSync(join(folder, 'voice.onnx'));
    writeFileSync(join(folder, 'voice.onnx'), 'not a model');
    await expect(speak()).rejects.toThrow(/model|protobuf/i);
    writeFileSync(join(folder, 'voice.onnx'), good);
    expect((await speak()).marks).toHaveLength(2);
  });

  it('a process that takes more memory than its limit is killed, with the reason', {
    tags: 'slow',
  }, async () => {
    await open({}, { memoryMegabytes: 60 });
    await expect(speak()).rejects.toThrow('more than 60 MB');
  });

  it('speaks nothing while it is not installed', async () => {
    synthesizer = createPiperSynthesizer({ voice: hindi!, installed: () => undefined });
    expect(synthesizer.unavailable()).toBe('piper-hi is not installed');
    await expect(speak()).rejects.toThrow('piper-hi is not installed');
  });

  it.each([
    ['a description that is not JSON', '{', /JSON/],
    ['a voice without sample rate', '{"audio":{}}', 'sample_rate'],
    [
      'a voice whose input is letters, not phonemes',
      JSON.stringify({ ...JSON.parse(piperVoiceFiles().config), phoneme_type: 'text' }),
      'take eSpeak phonemes',
    ],
  ])('%s is refused during the installation', async (_name, config, message) => {
    writeFileSync(join(folder, 'b.onnx'), piperVoiceFiles().model);
    writeFileSync(join(folder, 'b.onnx.json'), config);
    await expect(preparePiper(join(folder, 'b.onnx'), join(folder, 'b.onnx.json'), folder)).rejects.toThrow(
      message,
    );
  });

  it('a file that is not a model is refused', () => {
    expect(() => exposeLengths(Buffer.from('<!doctype html>'))).toThrow();
  });
});
