import { languages, type TranslationLanguage } from '#contract/languages.ts';

/** Minimum number of letters of an answer whose script is checked: a shorter one may be a name or a code. */
const minLetters = 20;
/**
 * The minimum share of letters and vowel signs in the target language's script. Names may stay in Latin letters.
 */
const minShareInScript = 0.2;
/** Maximum ratio of the longer to the shorter of text and translation; the longer may have 80 characters more. */
const maxLengthRatio = 8;

/**
 * Why an engine's answer cannot be a translation of the text; undefined when it may be one. A failing engine often
 * answers with the text itself, with another language, with a part of the text, or with endless repetition.
 */
export function reasonToReject(text: string, answer: string, to: TranslationLanguage): string | undefined {
  if (answer === '') return 'it is empty';
  if (answer.length > text.length * maxLengthRatio + minLetters * 4) return 'it is too long';
  if (text.length > answer.length * maxLengthRatio + minLetters * 4) return 'it is too short';
  const letters = answer.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  if (letters < minLetters) return undefined;
  const { script, englishName } = languages[to];
  const inScript = answer.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;
  return inScript < letters * minShareInScript ? `it is not in the script of ${englishName}` : undefined;
}
