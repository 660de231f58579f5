import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages, TransliterationLanguage } from '#contract/languages.ts';
import { dataFile } from '#service/data-file.ts';
import { processorTime } from '#testing/processor-time.ts';
import { scriptOf } from '../word-script.ts';
import { isWellFormed } from './script-grammar.ts';
import { spellWithModel } from './spell-with-model.ts';

const languageCodes: readonly LanguageCode[] = [...TransliterationLanguage.options, 'kok', 'ne'];
const targets = languageCodes.filter((code) => code !== 'en');

/** Words of random letters, the same in every run. */
function randomWords(count: number, longest: number): string[] {
  let state = 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(longest) }, () => String.fromCharCode(97 + next(26))).join(''),
  );
}

describe('the trained models', () => {
  it.each<[word: string, to: LanguageCode, spelling: string]>([
    ['namaste', 'hi', 'नमस्ते'],
    ['bharat', 'gu', 'ભારત'],
    ['vanakkam', 'ta', 'வணக்கம்'],
    ['kannada', 'kn', 'ಕನ್ನಡ'],
    ['bangla', 'bn', 'বাংলা'],
    ['dost', 'ur', 'دوست'],
    ['kamal', 'doi', 'कमल'],
    ['kam', 'sat', 'ᱠᱟᱢ'],
  ])('the first five spellings of “%s” in %s include %s', (word, to, spelling) => {
    expect(spellWithModel(word, to, 5).map(({ text }) => text)).toContain(spelling);
  });

  it.each(targets)('any letters become possible words of %s, most likely first', (to) => {
    const faults: string[] = [];
    for (const word of [
      ...randomWords(150, 12),
      ...'abcdefghijklmnopqrstuvwxyz',
      'aaaaaaa',
      'hhhhhhh',
      'xqwzxqwz',
    ]) {
      const spellings = spellWithModel(word, to, 5);
      const texts = spellings.map(({ text }) => text);
      if (texts.length === 0) faults.push(`${word}: nothing`);
      if (new Set(texts).size < texts.length) faults.push(`${word}: duplicates among ${texts}`);
      for (const [at, { text, probability }] of spellings.entries()) {
        if (probability > (spellings[at - 1]?.probability ?? 0))
          faults.push(`${word}: wrong order of ${texts}`);
        if (text !== text.normalize('NFC')) faults.push(`${word}: ${text} is not NFC`);
        const foreign = [...text].some((letter) => scriptOf(letter.codePointAt(0)!) !== languages[to].script);
        if (foreign) faults.push(`${word}: ${text} has a foreign letter`);
        if (to !== 'sat' && !isWellFormed(text)) faults.push(`${word}: ${text} is not a word`);
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
  });

  it('spelling takes time in proportion to the length of a word', { tags: 'slow' }, () => {
    const spell = (size: number) => processorTime(() => spellWithModel('kamalaxyz'.repeat(size), 'hi', 5));
    spell(20);
    expect(spell(200) / Math.max(1, spell(20))).toBeLessThan(30);
  });

  it('the model files of all languages are smaller than 30 MB together', () => {
    const folder = dataFile('transliteration/model/weights');
    const sizes = readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size);
    expect(sizes).toHaveLength(19);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000_000);
  });
});
