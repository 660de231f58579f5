import { hash } from 'node:crypto';
import type { TranslationLanguage } from '#contract/languages.ts';
import { asciiDigits } from '#service/numbers/numerals.ts';

const apostrophes = /[\u2018\u2019\u02bc\u0060\u00b4]/gu;
const quotes = /[\u201c\u201d\u201e]/gu;
const invisibleCharacters = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const statementEndMarks = new Set('.।॥۔…');
const endMarks = new Set('.!?।॥؟۔…');

const articles = /\b(?:an?|the) /g;
const innerMarks = /[,،;"“”()[\]–—-]+|(?<=\s|^)'|'(?=\s|$)|[:!?](?=\s)/gu;

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bwon'?t\b/gi, 'will not'],
  [/\bcan(?:'?t| not)\b/gi, 'cannot'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|need)n'?t\b/gi, '$1 not'],
  [/\b(i)'?m\b/gi, '$1 am'],
  [/\b(you|we|they)'re\b/gi, '$1 are'],
  [/\b(i|you|we|they)'?ve\b/gi, '$1 have'],
  [/\b(i|you|he|she|it|we|they|there|that)'ll\b/gi, '$1 will'],
  [/\b(i|you|he|she|we|they)'d\b/gi, '$1 would'],
  [/\b(he|she|it|that|there|here|what|where|who|how|when|everything)'s\b/gi, '$1 is'],
  [/\b(what|where|how|that)s\b/gi, '$1 is'],
  [/\blet'?s\b(?= )/gi, 'let us'],
];

/** Removes trailing marks and whitespace in a loop, because a pattern would backtrack on long runs of dots. */
function trimTrailing(text: string, marks: ReadonlySet<string>): string {
  let end = text.length;
  while (end > 0 && (marks.has(text.charAt(end - 1)) || /\s/u.test(text.charAt(end - 1)))) end--;
  return text.slice(0, end);
}

/**
 * Normalises Unicode form, apostrophes, invisible characters and whitespace; keeps letter case and punctuation.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(invisibleCharacters, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The form in which the lookup compares sentences: normalised, lower-case (only Latin has case among the service's
 * scripts), with digits 0 to 9, without contractions, English articles, and punctuation between words and at the end. A
 * text of only punctuation stays as it is.
 */
export function normalForm(text: string): string {
  const tidied = expandContractions(asciiDigits(normaliseText(text)).toLowerCase());
  const words = trimEndMarks(tidied.replace(innerMarks, ' ').replace(/ {2,}/g, ' ').trim());
  return words.replace(articles, '') || words || tidied;
}

/** The 48-bit hash by which a text is looked up, given its normal form. */
export function keyOf(normal: string): number {
  return hash('sha1', normal, 'buffer').readUIntBE(0, 6);
}

/** Writes English contractions in full, with or without their apostrophe: `I'm` and `im` are `I am`. */
export function expandContractions(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  return contractions.reduce((so, [short, full]) => so.replace(short, full), text);
}

/** The text without its final punctuation. */
export function trimEndMarks(text: string): string {
  return trimTrailing(text, endMarks);
}

const dandaLanguages: ReadonlySet<TranslationLanguage> = new Set(['hi', 'mai', 'ne', 'as', 'bn', 'or', 'pa']);

/** The full stop and question mark of a language. */
const endMarksOf = (language: TranslationLanguage) =>
  language === 'ur' ? ['۔', '؟'] : [dandaLanguages.has(language) ? '।' : '.', '?'];

/**
 * Removes the full stop of a translation if the source text ends without punctuation, as a label does. A question mark
 * or an exclamation mark is kept.
 */
export function matchEnding(translation: string, source: string): string {
  return trimEndMarks(source) === source ? trimTrailing(translation, statementEndMarks) : translation;
}

/**
 * Ends the translation of a label (`label` in the source language) as a sentence of the language `to`, if `source` is
 * the label used as a sentence: "Please wait." Any other translation is returned unchanged.
 */
export function endAsSentence(
  translation: string,
  { source, label, to }: { source: string; label: string; to: TranslationLanguage },
): string {
  const isSentence = trimEndMarks(source) !== source;
  if (!isSentence || trimEndMarks(label) !== label || trimEndMarks(translation) !== translation) {
    return translation;
  }
  const [stop = '', question = ''] = endMarksOf(to);
  const last = source.trimEnd().slice(-1);
  return translation + (last === '!' ? last : last === '?' || last === '؟' ? question : stop);
}
