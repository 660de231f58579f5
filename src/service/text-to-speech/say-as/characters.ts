import type { LanguageCode } from '#contract/languages.ts';
import { asciiDigits } from '#service/transliteration/numbers/numerals.ts';
import { numberText } from './number-text.ts';

/** Each character by name, with a short pause between them. */
export function spokenCharacters(text: string, language: LanguageCode): string | undefined {
  const characters = [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((character) => character !== '');
  if (characters.length === 0) return undefined;
  return characters.map((character) => characterName(character, language)).join(', ');
}

/** Each digit separately; spaces and grouping signs are skipped. */
export function spokenDigits(text: string, language: LanguageCode): string | undefined {
  const digits = asciiDigits(text).replace(/[\s,.()+-]/gu, '');
  if (!/^\d+$/u.test(digits)) return undefined;
  return [...digits].map((digit) => characterName(digit, language)).join(' ');
}

/** Upper case, because the engine reads a lower-case `a` as the article. */
function characterName(character: string, language: LanguageCode): string {
  const digit = asciiDigits(character);
  if (/^\d$/u.test(digit)) return numberText({ negative: false, whole: digit, fraction: '' }, language);
  return /^[a-z]$/u.test(character) ? character.toUpperCase() : character;
}
