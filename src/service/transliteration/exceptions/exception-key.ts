import { asciiDigits } from '#service/numbers/numerals.ts';
import { normaliseText } from '#service/store/normal-form.ts';

/** The form in which words are compared: normalised, lower-case, with digits 0 to 9. */
export function exceptionKey(word: string): string {
  return asciiDigits(normaliseText(word)).toLowerCase();
}

/**
 * The letters or digits with which a word begins, by which exceptions are looked up; empty if it begins with neither.
 *
 * @param key the `exceptionKey` of the word.
 */
export function firstPart(key: string): string {
  return /^(?:[\p{L}\p{M}]+|\p{Nd}+)/u.exec(key)?.[0] ?? '';
}
