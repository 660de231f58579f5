import type { LanguageCode } from '#contract/languages.ts';
import { charactersIn } from '#service/count-characters.ts';
import type { Segment } from '../segments.ts';
import { languageOfWord } from '../word-script.ts';
import { exceptionKey, firstPart } from './exception-key.ts';

/** Custom spellings of a word, or of several words in a row. */
export interface CustomException {
  readonly id: string;
  /** Most usual first. */
  readonly spellings: readonly string[];
}

/** The custom exceptions that apply to a request. */
export interface CustomExceptions {
  /**
   * An upper bound for the length of keys that begin with these letters or digits (`firstPart`); 0 if there are none.
   */
  longest(first: string, from: LanguageCode, to: LanguageCode): number;
  find(key: string, from: LanguageCode, to: LanguageCode): CustomException | undefined;
}

/** A piece of text for which there is an exception. */
export interface ExceptionSegment {
  readonly kind: 'exception';
  readonly text: string;
  readonly exception: CustomException;
}

/** Maximum length, spaces included, of a text that is compared with the exceptions. */
const maxExceptionLength = 1000;

/** Makes each piece of text that has an exception a separate segment; the longest exception wins. */
export function withExceptions(
  segments: readonly Segment[],
  from: LanguageCode,
  to: LanguageCode,
  custom: CustomExceptions,
): readonly (Segment | ExceptionSegment)[] {
  const result: (Segment | ExceptionSegment)[] = [];
  for (let at = 0; at < segments.length; ) {
    const segment = segments[at]!;
    const first = segment.kind === 'other' ? '' : firstPart(exceptionKey(segment.text));
    const language = languageOfWord(segment.text, from) ?? from;
    const longest = first === '' ? 0 : custom.longest(first, language, to);
    const find = (key: string) => custom.find(key, language, to);
    const found = longest > 0 ? longestException(segments, at, longest, find) : undefined;
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
  readonly exception: CustomException;
  readonly text: string;
  /** Index of the segment with which the search continues after the exception. */
  readonly end: number;
  /** The rest of the segment in which the exception ends. */
  readonly rest: string;
}

/** The longest exception from `start` on. It may end within spaces and punctuation, as `dr.` does in `Dr. Rao`. */
function longestException(
  segments: readonly Segment[],
  start: number,
  longest: number,
  find: (key: string) => CustomException | undefined,
): FoundException | undefined {
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
      if (charactersIn(key) > longest) return found;
      const exception = find(key);
      if (exception) found = { exception, text, end: at + 1, rest: segment.text.slice(used) };
    }
  }
  return found;
}
