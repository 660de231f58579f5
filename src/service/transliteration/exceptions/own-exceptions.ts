import type { LanguageCode } from '#contract/languages.ts';
import type { Segment } from '../segments.ts';
import { languageOfWord } from '../word-script.ts';
import { exceptionKey, firstPart } from './exception-key.ts';

/** People's own spellings of a word, or of several words in a row. */
export interface OwnException {
  readonly id: string;
  /** The `exceptionKey` of the word. */
  readonly key: string;
  /** Most usual first. */
  readonly spellings: readonly string[];
}

/** The exceptions that begin with some letters or digits (`firstPart`), at most one for each key. */
export type OwnExceptions = (first: string, from: LanguageCode, to: LanguageCode) => readonly OwnException[];

/** A piece of text for which there is an exception. */
export interface ExceptionSegment {
  readonly kind: 'exception';
  readonly text: string;
  readonly exception: OwnException;
}

/** No longer text, spaces included, is compared with the exceptions. */
const maxExceptionLength = 1000;

/** Makes each piece of text that has an exception a segment of its own; the longest exception wins. */
export function withExceptions(
  segments: readonly Segment[],
  from: LanguageCode,
  to: LanguageCode,
  own: OwnExceptions,
): readonly (Segment | ExceptionSegment)[] {
  const result: (Segment | ExceptionSegment)[] = [];
  for (let at = 0; at < segments.length; ) {
    const segment = segments[at]!;
    const first = segment.kind === 'other' ? '' : firstPart(exceptionKey(segment.text));
    const candidates = first === '' ? [] : own(first, languageOfWord(segment.text, from) ?? from, to);
    const found = candidates.length > 0 ? longestException(segments, at, candidates) : undefined;
    if (!found) {
      result.push(segment);
      at++;
      continue;
    }
    result.push({ kind: 'exception', text: found.text, exception: found.exception });
    if (found.rest) result.push({ kind: 'other', text: found.rest });
    at = found.end;
  }
  return result;
}

interface FoundException {
  readonly exception: OwnException;
  readonly text: string;
  /** The segment after the exception. */
  readonly end: number;
  /** What is left of the segment in which the exception ends. */
  readonly rest: string;
}

/** An exception ends with a segment, or within spaces and punctuation, as `dr.` does in `Dr. Rao`. */
function longestException(
  segments: readonly Segment[],
  start: number,
  candidates: readonly OwnException[],
): FoundException | undefined {
  const longest = Math.max(...candidates.map(({ key }) => key.length));
  let found: FoundException | undefined;
  let text = '';
  for (let at = start; at < segments.length; at++) {
    const segment = segments[at]!;
    const pieces = segment.kind === 'other' ? [...segment.text] : [segment.text];
    let used = 0;
    for (const piece of pieces) {
      text += piece;
      used += piece.length;
      if (text.length > maxExceptionLength) return found;
      if (/^\s$/u.test(piece)) continue;
      const key = exceptionKey(text);
      if (key.length > longest) return found;
      const exception = candidates.find((one) => one.key === key);
      if (exception) found = { exception, text, end: at + 1, rest: segment.text.slice(used) };
    }
  }
  return found;
}
