const apostrophes = /[\u2018\u2019\u02bc\u0060\u00b4]/gu;
const quotes = /[\u201c\u201d\u201e]/gu;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const statementEnd = new Set('.।॥۔…');
const anyEnd = new Set('.!?।॥؟۔…');

/** The text without the marks and blanks at its end. A loop, because a pattern would try every run of dots. */
function withoutTrailing(text: string, marks: ReadonlySet<string>): string {
  let end = text.length;
  while (end > 0 && (marks.has(text.charAt(end - 1)) || /\s/u.test(text.charAt(end - 1)))) end--;
  return text.slice(0, end);
}

/** Unicode form, apostrophes, invisible characters and blanks made alike; letter case and punctuation kept. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The form in which two sentences are the same to the lookup: tidy, lower-case (only Latin has case among the
 * service's scripts), without final punctuation. A text that is nothing but punctuation stays as it is.
 */
export function normalForm(text: string): string {
  const tidied = tidy(text).toLowerCase();
  return withoutEnd(tidied) || tidied;
}

/** The text without its final punctuation. */
export function withoutEnd(text: string): string {
  return withoutTrailing(text, anyEnd);
}

/**
 * The translation as it fits the sentence asked for: a label without a full stop gets a label without one. A question
 * or an exclamation keeps its mark, whatever was typed.
 */
export function endLike(translation: string, asked: string): string {
  return withoutEnd(asked) === asked ? withoutTrailing(translation, statementEnd) : translation;
}
