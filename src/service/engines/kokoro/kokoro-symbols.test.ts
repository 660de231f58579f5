import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EspeakEngine, loadEspeakEngine } from '../espeak/espeak-engine.ts';
import { intonationSign } from '../synthesis/pieces/intonation-sign.ts';
import { numbersOf, wordSymbols } from './kokoro-symbols.ts';

let engine: EspeakEngine;
beforeAll(async () => {
  engine = await loadEspeakEngine();
});

// The Hindi texts have every consonant and vowel sign, the borrowed letters, and English words.
const hindiConsonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह', 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];
const hindiSigns = ['', 'ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ं', 'ँ', 'ॉ'];
const hindiTexts = [
  hindiConsonants.map((letter) => `${letter}ाल म${letter}`).join(' '),
  hindiSigns.map((sign) => `क${sign}ल`).join(' '),
  'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ अः ज्ञान क्षमा श्रम त्रिशूल',
  'Priya ने online payment किया, वह iPhone और laptop लाई।',
];
const englishTexts = readFileSync(
  new URL('../../translation/phrasebook/texts/en.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((_, index) => index % 100 === 0);

describe('symbols of the model', () => {
  it.each([
    ['hi', 'hi', 'american', hindiTexts],
    ['en', 'en-us', 'american', englishTexts],
    ['en', 'en', 'british', englishTexts],
  ] as const)('in %s, voice %s, every phoneme has a symbol', (language, voice, accent, texts) => {
    const unknown = texts.flatMap((text) =>
      engine
        .pronounce(text, language, voice)
        .map(({ phonemes }) => wordSymbols(phonemes, language, accent))
        .filter((symbols) => numbersOf(symbols).length !== [...symbols].length || symbols === ''),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['en', 'american', ['d', 'ʒ', 'ˈoʊ', 'k'], 'dʒˈOk'.replace('dʒ', 'ʤ')],
    ['en', 'american', ['b', 'ˈɜː', 'd', 'ɚ'], 'bˈɜɹdəɹ'],
    ['en', 'british', ['ð', 'ˈeə', 'ɡ', 'əʊ'], 'ðˈɛːɡQ'],
    ['en', 'american', ['aɪ'], 'ˌI'],
    ['hi', 'american', ['b', 'ə', 'r.', 'iː'], 'bəɽiː'],
    ['hi', 'american', ['(en)', 'p', 'ˈeɪ', '(hi)'], 'pˈA'],
  ] as const)('in %s (%s accent), the phonemes %j become %s', (language, accent, phonemes, symbols) => {
    expect(wordSymbols(phonemes, language, accent)).toBe(symbols);
  });

  it('when a word is followed by several signs, the strongest determines the intonation', () => {
    expect(['", ', '?!', '...', '।"', ')', '-'].map(intonationSign)).toEqual([',', '?', '…', '.', '', '']);
  });
});
