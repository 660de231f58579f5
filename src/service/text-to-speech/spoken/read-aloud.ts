import type { LanguageCode } from '#contract/languages.ts';
import { asciiDigits } from '#service/numbers/numerals.ts';
import type { WrittenForm } from './forms/written-form.ts';
import { writtenForms } from './forms/written-forms.ts';

/**
 * A part of a text. `spoken` and the name of its form are present if the part is read differently from how it is
 * written.
 */
export interface ReadPart {
  /** Positions in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly spoken?: string;
  readonly form?: string;
}

/** A text without a match for this contains nothing that is read differently from how it is written. */
const anythingToRead = /[\d@½¼¾]|www\.|:\/\//iu;
const letter = /[\p{L}\p{M}]/u;
const boundarySign = /[^\p{L}\p{M}\d\s]/u;

/**
 * Finds the dates, times, amounts, telephone numbers and codes of a text and replaces them by words of the language.
 * The other parts are unchanged.
 */
export function readAloud(text: string, language: LanguageCode): ReadPart[] {
  const plain = plainNumbers(text);
  if (!anythingToRead.test(plain)) return [{ from: 0, to: text.length }];
  const forms = writtenForms(language);
  const parts: ReadPart[] = [];
  let untouched = 0;
  let at = 0;
  while (at < plain.length) {
    const kind = kindAt(plain, at);
    const found = kind && matchForm(forms, kind, plain, at, language);
    if (!found) {
      at = nextStart(plain, at);
      continue;
    }
    if (untouched < at) parts.push({ from: untouched, to: at });
    parts.push({ from: at, to: found.end, spoken: found.spoken, form: found.form });
    at = found.end;
    untouched = at;
  }
  if (untouched < text.length) parts.push({ from: untouched, to: text.length });
  return parts;
}

/** The text with the digits 0 to 9 and the usual decimal and grouping signs, at the same positions. */
function plainNumbers(text: string): string {
  return asciiDigits(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',');
}

type Beginning = Exclude<WrittenForm['begins'], 'any'>;

/** The kind of character at which a form may begin here; undefined inside a word and at spaces. */
function kindAt(text: string, at: number): Beginning | undefined {
  const character = text[at] ?? '';
  if (/\d/u.test(character)) return 'digit';
  if (boundarySign.test(character)) return 'sign';
  if (!letter.test(character)) return undefined;
  return at > 0 && (letter.test(text[at - 1] ?? '') || /\d/u.test(text[at - 1] ?? '')) ? undefined : 'letter';
}

const nextBeginning = /\d|[^\p{L}\p{M}\d\s]|(?<=[^\p{L}\p{M}\d])[\p{L}\p{M}]/gu;

function nextStart(text: string, at: number): number {
  nextBeginning.lastIndex = at + 1;
  return nextBeginning.exec(text)?.index ?? text.length;
}

function matchForm(
  forms: readonly WrittenForm[],
  kind: Beginning,
  text: string,
  at: number,
  language: LanguageCode,
) {
  for (const { name, begins, pattern, read } of forms) {
    if (begins !== 'any' && begins !== kind) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const end = at + match[0].length;
    const spoken = read(
      { groups: match.groups ?? {}, whole: match[0], textAfter: text.slice(end, end + 40) },
      language,
    );
    if (spoken !== undefined) return { end, spoken, form: name };
  }
  return undefined;
}
