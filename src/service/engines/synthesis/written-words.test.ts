import { describe, expect, it } from 'vitest';
import { type EspeakEngine, loadEspeakEngine } from '../espeak/espeak-engine.ts';
import { createSpeechMarks } from './speech-marks.ts';

let engine: Promise<EspeakEngine> | undefined;

/** The marks of a text in the voice of a language. */
async function marksOf(text: string, language: 'en' | 'hi' | 'ta' | 'ur') {
  engine ??= loadEspeakEngine();
  const voice = { language, gender: 'female', variant: 1 } as const;
  const { words } = (await engine).say(text, { voice, wordsPerMinute: 175, pitch: 50, range: 50 });
  return createSpeechMarks(text, words);
}

describe('speech marks of a text that is read differently from how it is written', {
  timeout: 60_000,
}, () => {
  it.each([
    ['en', 'It costs Rs 1,250 on 12/03/2024 at 9:30.', 'It costs Rs 1,250 on 12/03/2024 at 9:30'],
    ['en', 'Call +91 98765 43210 today.', 'Call +91 98765 43210 today'],
    ['en', 'It weighs 5 kg.', 'It weighs 5 kg'],
    ['hi', 'मीटिंग 12/03/2024 को 9:30 बजे होगी।', 'मीटिंग 12/03/2024 को 9:30 बजे होगी'],
    ['hi', 'कुल ₹1,25,000 और 10% छूट', 'कुल ₹1,25,000 और 10 छूट'],
    ['ta', 'விலை ₹500 ஆகும்', 'விலை ₹500 ஆகும்'],
    ['ur', 'کل 5 کلو چینی', 'کل 5 کلو چینی'],
  ] as const)('speech marks in %s contain the written words: %s', async (language, text, words) => {
    const marks = await marksOf(text, language);
    expect(marks.map(({ word }) => word).join(' ')).toBe(words);
    for (const [at, { word, start, end, textStart }] of marks.entries()) {
      expect(text.slice(textStart).startsWith(word)).toBe(true);
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0);
    }
  });
});
