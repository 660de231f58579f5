import { describe, expect, it } from 'vitest';
import { languages, TranslationLanguage } from '#contract/languages.ts';
import { readTable } from '#service/data-file.ts';
import { stepsAtOnce } from '#service/in-turns.ts';
import { phrases } from '../phrasebook/phrasebook.ts';
import { createProfanityFilter } from './filter.ts';
import { allowedTexts, endingsOf, profaneWords, profanityList } from './lists.ts';

const everyday = ['hi', 'ur', 'bn', 'gu', 'kn', 'ml', 'mr', 'pa', 'ta', 'te'].map(
  (code) => `everyday-${code}`,
);
const lexicon = ['brands', 'culture', 'english', ...everyday, 'names', 'places'].map((name) =>
  readTable(`transliteration/lexicon/words/${name}.tsv`),
);

describe.each(TranslationLanguage.options)('the profanity list of %s', (code) => {
  const words = profaneWords(code);
  const filter = createProfanityFilter(profanityList(code));
  const filtered = (text: string) => stepsAtOnce(filter(text)).text;
  // The same check for the other languages takes a second each.
  const options = code === 'hi' ? {} : { tags: 'slow' };

  it('the list is in NFC and in the script of the language, and has each spelling once', () => {
    const own = new RegExp(`^[\\p{Script_Extensions=${languages[code].script}} ]+$`, 'u');
    const native = words.flatMap(({ word, forms }) => [word, ...forms]);
    const romanised = words.flatMap((one) => one.romanised);
    for (const text of native) expect(text).toMatch(own);
    for (const text of romanised) expect(text).toMatch(/^[a-z ]+$/);
    for (const text of [...native, ...romanised]) expect(text).toBe(text.normalize('NFC').trim());
    expect(new Set(native).size).toBe(native.length);
    expect(new Set(romanised).size).toBe(romanised.length);
    expect(words.length).toBeGreaterThanOrEqual(10);
    if (code !== 'en') expect(romanised.length).toBeGreaterThanOrEqual(10);
  });

  it('every spelling is hidden, with the severity of its word', () => {
    for (const { word, forms, romanised, severity } of words) {
      for (const text of [word, ...forms, ...romanised]) {
        const { text: hidden, hidden: found } = stepsAtOnce(filter(text));
        expect(hidden, text).toMatch(/^[* ]+$/);
        expect(found, text).toEqual([{ word: text, severity }]);
      }
    }
  });

  it('words are hidden with the endings of the language', () => {
    for (const { word } of words)
      for (const ending of endingsOf(code)) {
        if (allowedTexts(code).some(({ text }) => text === word + ending)) continue;
        expect(filtered(word + ending), word + ending).toMatch(/^[* ]+$/);
      }
  });

  it('a listed word is not hidden as a part of a longer word', () => {
    const letters = [...new Set(words.map(({ word }) => word.charAt(0)))].slice(0, 4);
    const listed = new Set(profanityList(code).words.map(({ text }) => text));
    for (const { word } of words) {
      const longer = letters
        .filter((letter) => !word.startsWith(letter) && !word.endsWith(letter))
        .flatMap((letter) => [letter + word, word + letter]);
      for (const text of longer) if (!listed.has(text)) expect(filtered(text), text).toBe(text);
    }
  });

  it('allowed words and phrases are not hidden', () => {
    for (const { text } of allowedTexts(code)) expect(filtered(text)).toBe(text);
  });

  it('nothing in the phrasebook is hidden', options, () => {
    const texts = phrases().flatMap(({ text }) => [text[code] ?? '', text.en]);
    expect(texts.filter((text) => filtered(text) !== text)).toEqual([]);
  });

  it('no name, place, brand or everyday word of the lexicon is hidden', { tags: 'slow' }, () => {
    const cells = lexicon.flat().flatMap((line) => Object.values(line));
    expect(cells.length).toBeGreaterThan(10_000);
    expect(cells.filter((cell) => filtered(cell) !== cell)).toEqual([]);
  });
});
