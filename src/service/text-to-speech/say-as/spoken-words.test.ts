import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { loadEspeakEngine } from '#service/engines/espeak/espeak-engine.ts';
import { naturalDuration } from '#service/engines/espeak/espeak-speech.ts';
import { toEngineText } from '#service/engines/espeak/espeak-text.ts';
import { espeakLanguages } from '#service/engines/espeak/espeak-voices.ts';
import { sayAs } from './say-as.ts';

const scriptOf: Record<(typeof espeakLanguages)[number], string> = {
  en: 'Latin',
  hi: 'Devanagari',
  as: 'Bengali',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Devanagari',
  or: 'Oriya',
  pa: 'Gurmukhi',
  ta: 'Tamil',
  te: 'Telugu',
  ne: 'Devanagari',
  ur: 'Arabic',
  sd: 'Arabic',
};

const units =
  'mm cm m km in ft yd mi g kg oz lb ml l s min h ms km/h m/s mph °C °F % KB MB GB TB acre ha'.split(' ');
const numbersUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const writtenExamples: readonly (readonly [interpretAs: string, texts: readonly string[]])[] = [
  [
    'cardinal',
    ['0', ...numbersUpTo(100).map(String), '125', '1001', '1,00,000', '12,34,567', '1,00,00,000', '-2.5'],
  ],
  ['ordinal', numbersUpTo(100).map(String)],
  ['digits', ['0123456789']],
  ['unit', units.flatMap((unit) => [`1 ${unit}`, `5 ${unit}`])],
  ['date', numbersUpTo(12).map((month) => `3/${month}/1947`)],
  ['currency', ['₹', '$', '£', '€'].flatMap((sign) => [`${sign}1.01`, `${sign}5.05`])],
];

/** Texts that are read differently from how they are written, even without `say-as`. */
const plainExamples =
  '6:40am|1:40pm|6:40pm|9:40pm|3:2|12/4|5-10|3.2.1|+9198765|1/2|1/4|3/4|₹5 million|$5 billion|5 thousand|QRS123'.split(
    '|',
  );

function spokenExamples(language: LanguageCode): string[] {
  const plain = plainExamples.map((text) => toEngineText(text, language).text.replaceAll(',', ' '));
  return [...plain, ...sayAsExamples(language)];
}

function sayAsExamples(language: LanguageCode): string[] {
  return writtenExamples.flatMap(([interpretAs, texts]) =>
    texts.map((text) => {
      const reading = sayAs(text, interpretAs, undefined, language);
      if ('problem' in reading) throw new Error(reading.problem);
      return reading.text;
    }),
  );
}

/** A subset of the words that contains all their letters. */
function coveringWords(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts
    .flatMap((text) => text.split(/\s+/u))
    .filter((word) => {
      const before = seen.size;
      for (const letter of word.normalize('NFC')) seen.add(letter);
      return seen.size > before;
    });
}

describe('numbers read by say-as', { timeout: 60_000 }, () => {
  it.each(espeakLanguages)('numbers in %s are written in the script of the language', (language) => {
    // English keeps its digits, which the engine reads well; joiners and the apostrophe are part of words.
    const others = language === 'en' ? String.raw`\d.,` : String.raw`\p{M}\u200c\u200d’`;
    const script = new RegExp(`^[\\p{Script=${scriptOf[language]}}\\s${others}]+$`, 'u');
    for (const text of spokenExamples(language)) expect(text).toMatch(script);
  });

  it.each(espeakLanguages.filter((language) => language !== 'en'))(
    'numbers have no letter that the %s voice would spell in English',
    { tags: 'slow' },
    async (language) => {
      const engine = await loadEspeakEngine();
      const voice = { language, gender: 'male', variant: 1 } as const;
      for (const text of coveringWords(spokenExamples(language))) {
        const segment = { kind: 'speech', text, voice, speed: 1, pitch: 0, volume: 0, sentence: 0 } as const;
        // A letter takes a tenth of a second if the voice reads it, and a second if it is spelt by its English name.
        expect([text, naturalDuration(engine, segment, false) < 0.45 + 0.11 * text.length]).toEqual([
          text,
          true,
        ]);
      }
    },
  );
});
