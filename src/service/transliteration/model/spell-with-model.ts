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
  if (to !== 'sat') return spellings;
  // Ol Chiki is written by the sounds of the Hindi spelling. Several spellings may sound the same.
  const likeliest = new Map<string, Spelling>();
  for (const { text: hindi, probability } of spellings) {
    const text = spellPhonemes(phonemesOf(hindi, language), to, language);
    if (!likeliest.has(text)) likeliest.set(text, { text, probability });
  }
  return [...likeliest.values()];
}
