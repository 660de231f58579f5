import { afterAll, describe, expect, it } from 'vitest';
import { durationOf, findSilences, type MonoAudio, medianF0 } from '#testing/audio/measure-audio.ts';
import { plainSpeech, sentences, startTestSpeech } from '#testing/audio/test-speech.ts';
import type { SynthesisInput } from './synthesize.ts';

const { speak, synthesize, close } = startTestSpeech();
afterAll(close);

/** A long time limit, because speech synthesis is slow on a busy machine. */
const slowTest = { timeout: 60_000 };

const englishSentence = sentences.en ?? '';

const gapLengths = (sound: MonoAudio, shortest = 0.15) =>
  findSilences(sound, shortest).map(({ start, end }) => end - start);

describe('the speed of speech', slowTest, () => {
  it.each([0.5, 0.8, 1.25, 1.5])('speed %d is exact within one percent', { tags: 'slow' }, async (speed) => {
    const own = await speak({ text: englishSentence });
    const changed = await speak({ text: englishSentence, speed });
    expect(durationOf(changed.sound) * speed).toBeCloseTo(durationOf(own.sound), 2);
    expect(Math.abs(12 * Math.log2(medianF0(changed.sound) / medianF0(own.sound)))).toBeLessThan(0.25);
  });

  it('speed does not change explicit breaks', async () => {
    const ssml = '<speak>Hello moon<break time="700ms"/>hello sun</speak>';
    const [own, slow] = [await speak({ ssml }), await speak({ ssml, speed: 0.5 })];
    expect(slow.duration - 0.7).toBeCloseTo((own.duration - 0.7) * 2, 2);
  });

  it('speed multiplies with a prosody rate, but does not affect a prosody duration', async () => {
    const own = await speak({ text: 'Hello world' });
    const faster = await speak({
      ssml: '<speak><prosody rate="80%">Hello world</prosody></speak>',
      speed: 1.5,
    });
    expect(faster.duration * 1.2).toBeCloseTo(own.duration, 2);
    const fitted = await speak({
      ssml: '<speak><prosody duration="2.5s">Hello <break time="300ms"/>world</prosody></speak>',
      speed: 1.5,
    });
    expect(fitted.duration).toBeCloseTo(2.5, 2);
  });
});

describe('the pitch of speech', slowTest, () => {
  it('a prosody pitch in Hz is the pitch of the audio', async () => {
    const { sound } = await speak({
      ssml: `<speak><prosody pitch="170Hz">${englishSentence}</prosody></speak>`,
    });
    expect(Math.abs(12 * Math.log2(medianF0(sound) / 170))).toBeLessThan(0.7);
  });
});

describe('the voices of the engine', slowTest, () => {
  it('the same request produces the same audio', async () => {
    const first = await speak({ text: englishSentence, speed: 0.9, pitch: 1 });
    await speak({ text: 'something else', speaker: 'ta_male' });
    expect(
      Buffer.compare((await speak({ text: englishSentence, speed: 0.9, pitch: 1 })).audio, first.audio),
    ).toBe(0);
  });
});

describe('pauses between words', slowTest, () => {
  it.each([
    ['a break of 120 ms', 'moon<break time="120ms"/>sun', 0.12],
    ['a break of 1 s', 'Fish<break time="1s"/>six', 1],
    ['a break without attributes', 'stop<break/>pat', 0.4],
    ['a sentence', '<s>Good moon.</s>Hello sun', 0.4],
    ['a paragraph', '<p>Good moon.</p>Hello sun', 0.8],
  ])('the pause of %s has its stated length within 20 ms', async (_, inner, seconds) => {
    for (const speaker of ['en_male', 'en_female_2']) {
      const { sound } = await speak({ ssml: `<speak>${inner}</speak>`, speaker });
      const longest = Math.max(...gapLengths(sound, 0.08));
      expect(Math.abs(longest - seconds)).toBeLessThan(0.02);
    }
  });

  it('a list of strings has pauses between them, not before or after', async () => {
    const { sound, marks } = await speak({ text: ['Good moon', '', 'Good sun'] });
    expect(gapLengths(sound, 0.3).map((gap) => Math.round(gap * 100))).toEqual([40]);
    expect(marks.map(({ word, sentence, textStart }) => [word, sentence, textStart])).toEqual([
      ['Good', 0, 0],
      ['moon', 0, 5],
      ['Good', 1, 11],
      ['sun', 1, 16],
    ]);
  });
});

describe('the times of words', slowTest, () => {
  it.each([0.5, 1, 1.5])('word times agree with the sound at speed %d', async (speed) => {
    const { marks, duration, sound } = await speak({
      ssml: '<speak>Hello <break time="500ms"/> 25 people. <voice name="hi_male">नमस्ते दुनिया</voice></speak>',
      speed,
      sample_rate: 16_000,
    });
    expect(marks.map(({ word }) => word)).toEqual(['Hello', '25', 'people', 'नमस्ते', 'दुनिया']);
    for (const [index, mark] of marks.entries()) {
      expect(mark.end).toBeGreaterThan(mark.start);
      expect(mark.start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
    }
    expect(marks.at(-1)!.end).toBeLessThanOrEqual(duration + 1e-9);
    const [pause] = findSilences(sound, 0.4);
    expect(marks[0]!.end).toBeLessThanOrEqual(pause!.start + 0.03);
    expect(marks[1]!.start).toBeCloseTo(pause!.end, 1);
  });
});

describe('audio formats', slowTest, () => {
  it.each([
    ['WAV', 'audio/wav', 'RIFF'],
    ['FLAC', 'audio/flac', 'fLaC'],
    ['OGG', 'audio/ogg', 'OggS'],
    ['OPUS', 'audio/ogg', 'OggS'],
  ] as const)('the format %s is served as %s', async (format, mediaType, magic) => {
    const outcome = await synthesize({ ...plainSpeech, text: 'Hello', format, sample_rate: 8000 });
    expect(outcome).toMatchObject({ ok: true, mediaType, sampleRate: 8000 });
    expect(outcome.ok && Buffer.from(outcome.audio.subarray(0, 4)).toString()).toBe(magic);
  });

  it('the audio has the requested sample rate', { tags: 'slow' }, async () => {
    const [low, high] = [
      await speak({ text: englishSentence, sample_rate: 8000 }),
      await speak({ text: englishSentence, sample_rate: 48_000 }),
    ];
    expect(low.duration).toBeCloseTo(high.duration, 3);
    expect(Math.abs(12 * Math.log2(medianF0(low.sound) / medianF0(high.sound)))).toBeLessThan(0.25);
  });
});

describe('refused speech requests', slowTest, () => {
  it.each([
    [{ text: '' }, { reason: 'refused', cause: 'no `text` given' }],
    [{ text: [' ', '…'] }, { reason: 'refused', cause: 'no `text` given' }],
    [{ text: 'ꯃꯤꯇꯩ' }, { reason: 'refused', cause: 'the voice cannot read any of this text' }],
    [{ text: 'x', speaker: 'kok_male' }, { reason: 'unauthorized' }],
    [
      { ssml: '<speak>\n<audio src="x"/></speak>' },
      { reason: 'refused', cause: 'line 2, column 1: unknown tag <audio>', line: 2, column: 1 },
    ],
    [{ ssml: '<speak><break time="1s"/></speak>' }, { reason: 'refused', cause: 'no `text` given' }],
    [
      { ssml: '<speak><voice name="ta_male">x</voice></speak>', permits: (code: string) => code === 'en' },
      { reason: 'unauthorized', line: 1 },
    ],
  ] satisfies [Partial<SynthesisInput>, object][])(
    'a refused request names the cause, case %#',
    async (input, expected) => {
      expect(await synthesize({ ...plainSpeech, ...input })).toMatchObject({ ok: false, ...expected });
    },
  );

  it('SSML is spoken when a request has both text and SSML', async () => {
    expect(
      (await speak({ text: 'one two three', ssml: '<speak>four</speak>' })).marks.map(({ word }) => word),
    ).toEqual(['four']);
  });
});

describe('hostile text', slowTest, () => {
  it.each([
    ['<audio src="/etc/passwd"/> hello', ['audio', 'src', '/etc/passwd', 'hello']],
    ["[[h@l'oU]] there", ["h@l'oU", 'there']],
    ['tea\u0000pot', ['tea', 'pot']],
    ['fish & chips &lt;b&gt;', ['fish', 'chips', 'lt;b', 'gt']],
  ])('%j is read aloud like any other text', async (text, words) => {
    const { marks, duration } = await speak({ text });
    const markedText = marks.map(({ word }) => word).join(' ');
    for (const word of words) expect(markedText).toContain(word.replace(/["/]/g, '').slice(0, 3));
    expect(duration).toBeGreaterThan(0.3);
  });

  it('20,000 characters without a space are spoken, or refused with the limit as the reason', {
    tags: 'slow',
  }, async () => {
    const outcome = await synthesize({ ...plainSpeech, text: 'a'.repeat(20_000), sample_rate: 8000 });
    expect(outcome).toMatchObject({ ok: true });
    const silent = await synthesize({ ...plainSpeech, text: '?!. '.repeat(5000) });
    expect(silent).toMatchObject({ ok: false, reason: 'refused', cause: 'no `text` given' });
  });
});
