import { describe, expect, it } from 'vitest';
import { judgeLanguage } from './judge-language.ts';

const piece = (text: string, probability: number, seconds = 5) => ({
  start: 0,
  end: seconds,
  words: text === '' ? [] : text.split(' ').map((word) => ({ word, probability, conf: probability })),
});

describe('whether a recording sounds like English', () => {
  it('probable words are English, improbable ones are not', () => {
    expect(judgeLanguage([piece('the train leaves at nine', 0.9)])).toEqual({
      isEnglish: true,
      probability: 0.9,
    });
    expect(judgeLanguage([piece('the smell of this hot air', 0.3)])).toEqual({
      isEnglish: false,
      probability: 0.3,
    });
  });

  it('repeated word pairs count once, and raise the minimum probability', () => {
    const circle = 'in the couple and then the first ';
    expect(judgeLanguage([piece(circle.trim(), 0.6)]).isEnglish).toBe(true);
    expect(judgeLanguage([piece(circle.repeat(8).trim(), 0.6)]).isEnglish).toBe(false);
    expect(judgeLanguage([piece(circle.repeat(8).trim(), 0.9)]).isEnglish).toBe(true);
    const surer = piece(circle.trim(), 0.3);
    surer.words.push(...piece(circle.repeat(30).trim(), 0.99).words);
    expect(judgeLanguage([surer])).toMatchObject({ isEnglish: false });
  });

  it('one or two words are too few to judge the language, and count as English', () => {
    expect(judgeLanguage([piece('yes please', 0.4)]).isEnglish).toBe(true);
  });

  it('sound without any word is not English, unless it is short', () => {
    expect(judgeLanguage([piece('', 1, 1)]).isEnglish).toBe(true);
    expect(judgeLanguage([piece('', 1, 8)]).isEnglish).toBe(false);
    expect(judgeLanguage([]).isEnglish).toBe(true);
  });
});
