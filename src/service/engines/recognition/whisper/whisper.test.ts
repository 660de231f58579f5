import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import { concatSamples, silence, tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { whisperModel } from '#testing/engines/whisper-model.ts';
import type { ClosableRecogniser } from '../recogniser.ts';
import { createWhisperRecogniser, type WhisperOptions } from './recogniser-whisper.ts';
import { whisperFilesIn } from './whisper-files.ts';

const rate = 16_000;
/** The second word of the Hindi sentence is cut inside a letter. */
const [half, rest] = [Buffer.from(' दुनिया').subarray(0, 9), Buffer.from(' दुनिया').subarray(9)];
const sentences = {
  hi: { loud: [' नमस्ते', half, rest, '।'], quiet: [' शांत'] },
  te: { loud: [' నమస్తే'], quiet: [' మెల్లగా'] },
};

describe.skipIf(!existsSync('node_modules/onnxruntime-node'))(
  'Whisper with a tiny model',
  { timeout: 60_000 },
  () => {
    let folder: string;
    let recogniser: ClosableRecogniser | undefined;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'whisper-'));
    });
    afterEach(() => {
      recogniser?.close();
      recogniser = undefined;
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    function open(model = whisperModel(sentences), options: Partial<WhisperOptions> = {}) {
      writeFileSync(join(folder, 'encoder.int8.onnx'), model.encoder);
      writeFileSync(join(folder, 'decoder.int8.onnx'), model.decoder);
      writeFileSync(join(folder, 'tokens.txt'), model.tokens);
      const files = whisperFilesIn(folder)!;
      recogniser = createWhisperRecogniser(files, {
        id: 'whisper-base',
        languages: ['hi', 'te', 'ta'],
        ...options,
      });
    }
    function hear(samples: Float32Array, language: SpeechToTextLanguage) {
      const path = join(folder, 'speech.wav');
      writeFileSync(path, wavBytes(samples, { sampleRate: rate }));
      const { signal } = new AbortController();
      return recogniser!.recognise(path, { language, domain: 'generic', signal });
    }
    const textOf = async (samples: Float32Array, language: SpeechToTextLanguage) =>
      (await hear(samples, language)).segments.map(({ text }) => text);
    const loud = tone(1, rate);
    const quiet = loud.map((sample) => sample * 0.02);

    it('recognises words in the requested language, with a confidence and without times', async () => {
      open();
      const { segments } = await hear(loud, 'hi');
      expect(segments).toHaveLength(1);
      const [{ text, start, end, words }] = segments as [(typeof segments)[number]];
      expect(text).toBe('नमस्ते दुनिया।');
      expect([start, end]).toEqual([0, 1]);
      expect(words.map(({ word }) => word)).toEqual(['नमस्ते', 'दुनिया']);
      for (const word of words) {
        expect(word.conf).toBeGreaterThan(0.5);
        expect(word.conf).toBeLessThanOrEqual(1);
        expect(word.start).toBeUndefined();
      }
      expect(await textOf(loud, 'te')).toEqual(['నమస్తే']);
    });

    it('recognises each passage of the recording', async () => {
      open();
      expect(await textOf(concatSamples(loud, silence(2, rate), quiet), 'te')).toEqual(['నమస్తే', 'మెల్లగా']);
      expect(await textOf(silence(3, rate), 'te')).toEqual([]);
    });

    it('an unknown language fails with the reason, and the next recording is recognised', async () => {
      open();
      await expect(hear(loud, 'ta')).rejects.toThrow('does not know the language ta');
      expect(await textOf(loud, 'te')).toEqual(['నమస్తే']);
    });

    it('an endless text is abandoned at the maximum length of the model', async () => {
      open(whisperModel(sentences, { endless: true }));
      const [text = ''] = await textOf(loud, 'te');
      expect(text.split(' ')).toHaveLength(448 - 4);
    });

    it.each([
      ['a damaged file', { encoder: Buffer.from('not a model') }, /Protocol Buffers|does not tell/],
      [
        'another kind of model',
        { encoder: whisperModel(sentences).decoder },
        'the metadata of the encoder lacks',
      ],
    ])('%s fails with the reason', async (_name, change, message) => {
      open({ ...whisperModel(sentences), ...change });
      await expect(hear(loud, 'hi')).rejects.toThrow(message);
    });

    it('a process that takes more memory than its limit is killed, with the reason', async () => {
      open(whisperModel(sentences, { endless: true }), { memoryMegabytes: 30 });
      // The memory is checked every 50 ms, and one recording may take less time.
      const hearAgainAndAgain = async () => {
        for (;;) await hear(loud, 'hi');
      };
      await expect(hearAgainAndAgain()).rejects.toThrow('more than 30 MB');
    });
  },
);
