import type { Steps } from '#service/in-turns.ts';
import { numberToWords } from '#service/numbers/number-words.ts';
import {
  asciiDigits,
  englishOrdinal,
  localDigits,
  ordinalEnding,
  romanValue,
} from '#service/numbers/numerals.ts';
import { spellLetters } from './abbreviations.ts';
import { type Piece, type Spelled, spell, type TransliterationTask, unchangedText } from './spelling-task.ts';
import { bestCombinations } from './suggestions.ts';

export function writeNumber(text: string, task: TransliterationTask): Spelled {
  const written = convertedNumber(text, task);
  return written === text ? unchangedText(text) : { spellings: [written], layer: 'number' };
}

function convertedNumber(text: string, { to, options }: TransliterationTask): string {
  if (options.convertNumber === 'local') return localDigits(text, to);
  if (options.convertNumber === 'words') return numberToWords(asciiDigits(text), to) ?? text;
  return text;
}

export function* writeOrdinal(text: string, task: TransliterationTask): Steps<Spelled> {
  const digits = text.slice(0, -2);
  const layer = 'number';
  if (task.options.convertOrdinal) return { spellings: [convertedNumber(digits, task)], layer };
  if (task.to === 'en' || task.from === task.to) return unchangedText(text);
  if (ordinalEnding(digits) !== text.slice(-2).toLowerCase()) {
    const ending = spellLetters(text.slice(-2), task.to, true);
    return { spellings: [convertedNumber(digits, task) + ending], layer };
  }
  const spelled = englishOrdinal(Number(digits)).map(
    (english) => spell(english, 'en', 'english', task).spellings,
  );
  const spellings = yield* bestCombinations(
    spelled.flatMap((choices, at) => (at === 0 ? [choices] : [[' '], choices])),
    task.limit,
  );
  return { spellings, layer };
}

export function isRomanNumeral(text: string): boolean {
  const value = romanValue(text);
  if (value === undefined) return false;
  // A single letter may be an initial and MIX a word, so only common numerals count as numbers.
  return text.length === 1
    ? /^[IVX]$/.test(text)
    : !['MIX', 'MD', 'CD', 'DC', 'DI', 'MI', 'MC', 'LI', 'DIM', 'MILD'].includes(text);
}

/**
 * Whether "I" is the pronoun rather than a numeral: there is no word before it, or a lower-case word after it.
 */
export function isPronoun({ text }: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  return text === 'I' && (before?.kind !== 'word' || /^[a-z]/.test(after?.text ?? ''));
}
