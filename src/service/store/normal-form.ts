const apostrophes = /[\u2018\u2019\u02bc\u0060\u00b4]/gu;
const quotes = /[\u201c\u201d\u201e]/gu;
const invisibleCharacters = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const statementEndMarks = new Set('.।॥۔…');
const endMarks = new Set('.!?।॥؟۔…');

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
 * scripts), without final punctuation. A text of only punctuation stays as it is.
 */
export function normalForm(text: string): string {
  const tidied = normaliseText(text).toLowerCase();
  return trimEndMarks(tidied) || tidied;
}

/** The text without its final punctuation. */
export function trimEndMarks(text: string): string {
  return trimTrailing(text, endMarks);
}

/**
 * Removes the full stop of a translation if the source text ends without punctuation, as a label does. A question mark or
 * an exclamation mark is kept.
 */
export function matchEnding(translation: string, source: string): string {
  return trimEndMarks(source) === source ? trimTrailing(translation, statementEndMarks) : translation;
}
