import { expect, it } from 'vitest';
import { readTable } from '#service/data-file.ts';
import { espeakLanguages } from '#service/engines/espeak/espeak-voices.ts';

/** Entries of the word tables that a language may lack. */
const optional = new Set(
  'halves written-sizes clock-word clock-hour-at clock-minutes-at postpositions phone-words code-words year-words year-endings unit-signs joined suffixes'.split(
    ' ',
  ),
);
const tableOf = (language: string) =>
  readTable<'word' | 'spoken'>(`text-to-speech/spoken/words/${language}.tsv`);
const names = tableOf('hi').map(({ word }) => word);

it.each(espeakLanguages)('%s has each word once, in its own script', (language) => {
  const table = tableOf(language);
  const given = table.map(({ word }) => word);
  expect(new Set(given).size).toBe(given.length);
  expect(given.filter((word) => !names.includes(word))).toEqual([]);
  expect(names.filter((word) => !optional.has(word) && !given.includes(word))).toEqual([]);
  for (const { word, spoken } of table) {
    expect(spoken).not.toMatch(/\s{2}|^\s|\s$/u);
    if (language !== 'en' && !optional.has(word))
      expect([word, spoken]).not.toEqual([word, expect.stringMatching(/[A-Za-z]/)]);
  }
});
