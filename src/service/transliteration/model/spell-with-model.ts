import { readFileSync } from 'node:fs';
import type { LanguageCode } from '#contract/languages.ts';
import { dataFile } from '#service/data-file.ts';
import { phonemesOf, spellPhonemes } from '../scripts/phonemes-of.ts';
import { Speller, type Spelling } from './best-spellings.ts';
import { readModel } from './pair-model.ts';

/** Languages without word pairs use the model of a similar language. */
const similarLanguages: Partial<Record<LanguageCode, LanguageCode>> = {
  doi: 'hi',
  kok: 'kon',
  ne: 'mai',
  sat: 'hi',
};

/** Corrections of letters that the word pairs misspell: Bangla letters in Assamese, conjuncts in Malayalam. */
const usualLetters: Partial<Record<LanguageCode, readonly (readonly [RegExp, string])[]>> = {
  as: [[/র/g, 'ৰ']],
  ml: [
    [/(?<=[\u0d05-\u0d39\u0d3e-\u0d4c])ന്(?=[സഷശഫ])/g, 'ൻ'],
    [/(?<=[\u0d05-\u0d39\u0d3e-\u0d4c])മ്(?=ബ)/g, 'ം'],
  ],
};

const spellers = new Map<LanguageCode, Speller>();

/** Loads the model of a language on its first use. */
function spellerOf(language: LanguageCode): Speller {
  let speller = spellers.get(language);
  if (!speller) {
    speller = new Speller(readModel(readFileSync(dataFile(`transliteration/model/weights/${language}.bin`))));
    spellers.set(language, speller);
  }
  return speller;
}

/**
 * The most likely spellings of a word of the letters a to z, best first. Time is proportional to its length.
 *
 * @param to any language but English
 */
export function spellWithModel(word: string, to: LanguageCode, limit: number): readonly Spelling[] {
  const language = similarLanguages[to] ?? to;
  const spellings = spellerOf(language).spell(word, limit);
  const usual = usualLetters[to];
  if (to !== 'sat' && !usual) return spellings;
  // Ol Chiki is written by the sounds of the Hindi spelling. Several spellings may become the same.
  const likeliest = new Map<string, Spelling>();
  for (const { text: written, probability } of spellings) {
    const text = usual
      ? usual.reduce((word, [letters, by]) => word.replace(letters, by), written)
      : spellPhonemes(phonemesOf(written, language), to, language);
    if (!likeliest.has(text)) likeliest.set(text, { text, probability });
  }
  return [...likeliest.values()];
}
