import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { audioFormats } from '#contract/text-to-speech.ts';
import { type KokoroModel, openKokoroModel } from '#service/engines/kokoro/kokoro-model.ts';
import { openSentenceStore, rememberSentences } from '#service/engines/kokoro/sentence-store.ts';
import { findSilences, measureLevel, measurePeak } from '#testing/audio/measure-audio.ts';
import { formantShift, pitchBetween } from '#testing/audio/measure-voice.ts';
import { plainSpeech } from '#testing/audio/test-speech.ts';
import { type AskedRow, openInProcessKokoro, toneModel } from '#testing/engines/in-process-kokoro.ts';
import { createSynthesize, type SynthesisInput, type Synthesize } from './synthesize.ts';

/** The folder of an installed Kokoro; if absent, only the model without weights is tested. */
const folder = process.env.KOKORO_FOLDER ?? '';

async function openRealModel(): Promise<KokoroModel> {
  const sentences = await mkdtemp(join(tmpdir(), 'language-console-test-'));
  return rememberSentences(
    openKokoroModel(folder),
    openSentenceStore({ folder: sentences, maxBytes: 200_000_000 }),
  );
}

const text = 'We were all away.';

describe.each([
  { name: 'a model without weights', isReal: false, open: async () => toneModel },
  { name: 'Kokoro (left out unless KOKORO_FOLDER names it)', isReal: true, open: openRealModel },
])('natural speech of $name', ({ isReal, open }) => {
  describe.skipIf(isReal && !existsSync(folder))('as requested', { timeout: 120_000, tags: 'slow' }, () => {
    let synthesize: Synthesize;
    const asked: AskedRow[] = [];
    beforeAll(async () => {
      synthesize = createSynthesize([await openInProcessKokoro(await open(), asked)]);
    });

    async function speak(input: Partial<SynthesisInput>) {
      asked.length = 0;
      const outcome = await synthesize({ ...plainSpeech, ...input, format: 'PCM' });
      if (!outcome.ok) throw new Error(outcome.cause);
      const values = new Int16Array(Uint8Array.from(outcome.audio).buffer);
      const samples = Float32Array.from(values, (value) => value / 32_768);
      const rows = asked.map(({ symbols }) => symbols);
      return { ...outcome, rows, sound: { samples, sampleRate: outcome.sampleRate } };
    }
    const speakInside = (attribute: string, value: string) =>
      speak({ ssml: `<speak><prosody ${attribute}="${value}">${text}</prosody></speak>` });
    const longestSilence = async (input: Partial<SynthesisInput>) => {
      const { sound } = await speak(input);
      return Math.max(0, ...findSilences(sound, 0.04).map(({ start, end }) => end - start));
    };
    /** The symbols that the model was asked to speak, for SSML and for plain texts. */
    const rowsOf = async (input: Partial<SynthesisInput>) => (await speak(input)).rows;

    it.each([0.5, 0.7, 1.25, 1.5])(
      'speed %d is exact within one percent and keeps the pitch',
      async (speed) => {
        const [own, changed] = [await speak({ text }), await speak({ text, speed })];
        expect(Math.abs((changed.duration * speed) / own.duration - 1)).toBeLessThan(0.01);
        // Kokoro's pitch moves by semitones within a syllable, so sounds that are some milliseconds apart differ.
        expect(Math.abs(pitchBetween(own.sound, changed.sound))).toBeLessThan(isReal ? 0.5 : 0.25);
      },
    );

    it.each([
      ['x-slow', 0.5],
      ['slow', 0.75],
      ['fast', 1.25],
      ['x-fast', 1.5],
      ['+20%', 1.2],
    ])('prosody rate %s multiplies the speed by %d', async (value, rate) => {
      const [own, changed] = [await speak({ text }), await speakInside('rate', value)];
      expect(Math.abs((changed.duration * rate) / own.duration - 1)).toBeLessThan(0.01);
    });

    it.each([-3, -1, 2, 3])(
      'pitch %d is exact within a quarter of a semitone and keeps the formants',
      async (pitch) => {
        const [own, changed] = [await speak({ text }), await speak({ text, pitch })];
        expect(Math.abs(pitchBetween(own.sound, changed.sound) - pitch)).toBeLessThan(0.25);
        expect(changed.duration).toBeCloseTo(own.duration, 1);
        // A tone has no formants.
        if (isReal) expect(Math.abs(formantShift(own.sound, changed.sound))).toBeLessThanOrEqual(0.5);
      },
    );

    it.each([
      ['low', -3],
      ['high', 3],
      ['+2st', 2],
      ['-10%', 12 * Math.log2(0.9)],
    ])('prosody pitch %s changes the pitch by %d semitones', async (value, pitch) => {
      const [own, changed] = [await speak({ text }), await speakInside('pitch', value)];
      expect(Math.abs(pitchBetween(own.sound, changed.sound) - pitch)).toBeLessThan(0.25);
    });

    it.each([
      ['x-soft', -12],
      ['loud', 3],
      ['-6dB', -6],
    ])('prosody volume %s changes the level by %d dB', async (value, decibels) => {
      const [own, changed] = [await speak({ text }), await speakInside('volume', value)];
      expect(Math.abs(measureLevel(changed.sound) - measureLevel(own.sound) - decibels)).toBeLessThan(0.1);
    });

    it.each([
      ['800ms', 0.8],
      ['2.5s', 2.5],
    ])('prosody duration %s is exact at any rate', async (value, seconds) => {
      const ssml = `<speak><prosody rate="fast" duration="${value}">${text}</prosody></speak>`;
      expect(Math.abs((await speak({ ssml })).duration - seconds)).toBeLessThan(0.001);
    });

    it.each([
      ['<break time="200ms"/>', 0.2],
      ['<break time="0.4s"/>', 0.4],
      ['<break time="1s"/>', 1],
      ['<break time="3s"/>', 3],
      ['<break strength="x-weak"/>', 0.1],
      ['<break strength="weak"/>', 0.2],
      ['<break strength="medium"/>', 0.4],
      ['<break strength="strong"/>', 0.8],
      ['<break strength="x-strong"/>', 1.2],
      ['<break/>', 0.4],
    ])('the pause of %s lasts %d s within 30 ms, at any speed', async (pause, seconds) => {
      for (const [speaker, before, after] of [
        ['en_male', 'Good moon', 'Hello sun'],
        ['hi_female', 'नमस्ते', 'दुनिया'],
      ] as const) {
        const ssml = `<speak>${before}${pause}${after}</speak>`;
        expect(Math.abs((await longestSilence({ speaker, ssml })) - seconds)).toBeLessThan(0.03);
        const slow = await longestSilence({ speaker, ssml, speed: 0.7 });
        expect(Math.abs(slow - seconds)).toBeLessThan(0.03);
      }
    });

    it.each([
      ['<s>Good moon.</s><s>Hello sun.</s>', 0.4],
      ['<p>Good moon.</p><p>Hello sun.</p>', 0.8],
      ['<p><s>Good moon.</s></p>Hello sun.', 0.8],
      ['Good moon! Hello sun.', 0.4],
    ])('%s has a pause of %d s within 30 ms', async (inner, seconds) => {
      expect(Math.abs((await longestSilence({ ssml: `<speak>${inner}</speak>` })) - seconds)).toBeLessThan(
        0.03,
      );
    });

    it('there is no silence at the beginning and the end', async () => {
      const { sound } = await speak({ text });
      expect(
        findSilences(sound, 0.02).filter(
          ({ start, end }) => start === 0 || end >= sound.samples.length / sound.sampleRate,
        ),
      ).toEqual([]);
    });

    it.each([
      ['<sub alias="World Wide Web">WWW</sub>', 'World Wide Web'],
      ['<say-as interpret-as="cardinal">25</say-as>', 'twenty five'],
      ['<say-as interpret-as="ordinal">3</say-as>', 'third'],
      ['<say-as interpret-as="digits">12</say-as>', 'one two'],
      ['<say-as interpret-as="characters">ab</say-as>', 'a, b'],
      ['<say-as interpret-as="unit">5 km</say-as>', 'five kilometers'],
      ['<say-as interpret-as="date" format="dmy">15/8/2024</say-as>', 'fifteenth August, twenty twenty four'],
      ['<say-as interpret-as="currency" format="INR">50</say-as>', 'fifty rupees'],
      ['<say-as interpret-as="url">a.in</say-as>', 'a dot in'],
    ])('%s is spoken like %j', async (tag, words) => {
      const [tagged, written] = [
        await rowsOf({ ssml: `<speak>${tag}</speak>` }),
        await rowsOf({ text: words }),
      ];
      expect(tagged).toEqual(written);
    });

    it('each voice tag speaks in its own voice', async () => {
      const { marks } = await speak({
        ssml: '<speak>Moon <voice name="hi_male">नमस्ते</voice> <voice name="en_male_2">sun</voice></speak>',
      });
      expect(asked.map(({ settings }) => Object.keys(settings.voice.styles)[0])).toEqual([
        'af_heart',
        'hm_omega',
        'bm_george',
      ]);
      expect(marks.map(({ word }) => word)).toEqual(['Moon', 'नमस्ते', 'sun']);
    });

    it('the times of words match their sounds', async () => {
      const { marks, sound, duration } = await speak({
        ssml: '<speak>Hello <break time="500ms"/> moon <prosody volume="silent">and</prosody></speak>',
      });
      const pause = findSilences(sound, 0.4).find(({ start }) => start > 0);
      expect(Math.abs(marks[0]!.end - pause!.start)).toBeLessThan(0.15);
      expect(Math.abs(marks[1]!.start - pause!.end)).toBeLessThan(0.1);
      expect(marks.at(-1)!.end).toBeLessThanOrEqual(duration + 1e-9);
      expect(measurePeak({ ...sound, samples: sound.samples.slice(-1_000) })).toBe(0);
    });

    it.each([8_000, 16_000, 22_050, 24_000, 44_100, 48_000])(
      'the sample rate %d changes neither length nor pitch',
      async (sample_rate) => {
        const [own, changed] = [await speak({ text }), await speak({ text, sample_rate })];
        expect(changed.sampleRate).toBe(sample_rate);
        expect(changed.duration).toBeCloseTo(own.duration, 3);
        expect(Math.abs(pitchBetween(own.sound, changed.sound))).toBeLessThan(0.25);
      },
    );

    it.each(audioFormats)('the file of the format %s has the right header', async (format) => {
      const outcome = await synthesize({ ...plainSpeech, text, format, sample_rate: 24_000 });
      if (!outcome.ok) throw new Error(outcome.cause);
      const beginnings: Readonly<Record<string, RegExp>> = {
        WAV: /^RIFF/,
        FLAC: /^fLaC/,
        OGG: /^OggS/,
        OPUS: /^OggS/,
        MP3: /^(ID3|\xff[\xe0-\xff])/,
        PCM: /^/,
      };
      expect(Buffer.from(outcome.audio.subarray(0, 4)).toString('latin1')).toMatch(beginnings[format]!);
      expect(outcome.duration).toBeCloseTo((await speak({ text })).duration, 1);
    });

    it.each(['emphasis', 'phoneme', 'mark', 'lang', 'audio'])(
      'the tag %s, which is not supported, is refused by name',
      async (tag) => {
        const outcome = await synthesize({ ...plainSpeech, ssml: `<speak><${tag}>x</${tag}></speak>` });
        expect(outcome).toMatchObject({
          ok: false,
          reason: 'refused',
          cause: `line 1, column 8: unknown tag <${tag}>`,
        });
      },
    );
  });
});
