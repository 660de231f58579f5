import { type LanguageCode, languages } from '#contract/languages.ts';
import { isTaggedEntity } from '#service/transliteration/tagged-entities.ts';
import { abbreviations, closingAbbreviations, numberAbbreviations } from './abbreviations.ts';

/**
 * A sentence with the whitespace around it; `before + text + after` of all sentences joined is the string.
 */
export interface Sentence {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** A span of a string, in UTF-16 units, in which no boundary is allowed. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const segmenters = new Map<LanguageCode, Intl.Segmenter>();

function segmenterFor(language: LanguageCode): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(languages[language].bcp47, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

/** Matches a terminator or line break before the last character, without which there is only one sentence. */
const innerBoundaryPattern = /[.!?।॥؟۔…᱾᱿꫰꯫\r\n\u0085\u2028\u2029。！？](?!$)/u;
const lastWordPattern =
  /(?:^|[\s("'“‘[])([\p{L}\p{M}\p{N}°][\p{L}\p{M}\p{N}.°\u200c\u200d]*)\.["'”’)\]]*\s*$/u;
/** Number of characters examined at the end of a sentence: enough for the last words, with bounded time. */
const maxTailCharacters = 80;
const maxAddressCharacters = 1000;
const firstWordPattern = /^["'“‘([]*([\p{L}\p{M}\u200c\u200d]+)\.(?=\s|$)/u;

/** Whether a string has a terminator or line break before its end; without one it is a single sentence. */
export function mayContainSeveralSentences(string: string): boolean {
  return innerBoundaryPattern.test(string.trimEnd());
}

/**
 * Splits a string into sentences by the Unicode rules (which include danda, `۔` and `؟`), but not after abbreviations
 * and initials, nor inside a protected span.
 */
export function splitSentences(
  string: string,
  language: LanguageCode,
  whole: readonly Span[] = [],
): Sentence[] {
  const pieces = mayContainSeveralSentences(string) ? joinBrokenSentences(string, language, whole) : [string];
  return attachWhitespace(pieces);
}

function joinBrokenSentences(string: string, language: LanguageCode, whole: readonly Span[]): string[] {
  const pieces: string[] = [];
  let end = 0;
  // Spans and pieces are both in order, so each span is examined once.
  let next = 0;
  for (const { segment, index } of segmenterFor(language).segment(string)) {
    while ((whole[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next++;
    const isInSpan = (whole[next]?.start ?? Number.POSITIVE_INFINITY) < index;
    const previous = pieces.at(-1);
    if (previous !== undefined && (isInSpan || continuesSentence(previous, segment))) {
      pieces[pieces.length - 1] = previous + segment;
    } else {
      pieces.push(segment);
    }
    end = index + segment.length;
  }
  if (end < string.length) pieces.push(string.slice(end));
  return pieces;
}

/**
 * Whether `right` continues the sentence, because the full stop before it belongs to an abbreviation or an initial, or
 * because the boundary is inside an address.
 */
function continuesSentence(sentence: string, right: string): boolean {
  if (isInsideAddress(sentence, right)) return true;
  const left = sentence.slice(-maxTailCharacters);
  if (/[\r\n\u0085\u2028\u2029]\s*$/u.test(left)) return false;
  const word = lastWordPattern.exec(left)?.[1]?.normalize('NFC');
  if (word === undefined) return false;
  const lower = word.toLowerCase();
  // "p. 12" is a page number, but in "P. 12" the P is not an abbreviation.
  if (numberAbbreviations.has(word.length > 1 ? lower : word)) return /^\p{Nd}/u.test(right);
  if (/^[ap]\.m$/u.test(lower)) return clockTimeFollowerPattern.test(right);
  if (closingAbbreviations.has(lower)) return !sentenceOpenerPattern.test(right);
  if (abbreviations.has(lower)) return true;
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return isInitial(word, left, right);
  // Letter names as initials ("ए. पी. जे. अब्दुल कलाम") look like short words, so only several in a row count as
  // initials.
  const follower = firstWordPattern.exec(right)?.[1];
  const shortWord = isShortWord(word) && !/[a-z]/i.test(word);
  return (
    shortWord && ((follower !== undefined && isShortWord(follower)) || severalInitialsPattern.test(left))
  );
}

/** Whether a boundary is inside a web or e-mail address, as at the question mark of "https://example.com/?page=2". */
function isInsideAddress(sentence: string, right: string): boolean {
  const [start = ''] = /[^\s"'“‘([<{]*$/u.exec(sentence.slice(-maxAddressCharacters)) ?? [];
  const [rest = ''] = /^\S*/u.exec(right.slice(0, maxAddressCharacters)) ?? [];
  return start !== '' && rest !== '' && isTaggedEntity(start + rest);
}

const severalInitialsPattern = /(?:^|\s)[\p{Lo}\p{M}]{1,4}\.\s*[\p{Lo}\p{M}]{1,4}\.\s*$/u;

/** Whether capitals and full stops are initials: not "I", and usually not before a word that opens sentences. */
function isInitial(word: string, left: string, right: string): boolean {
  if (word.length > 1) return !sentenceOpenerPattern.test(right);
  if (word === 'I') return false;
  return !sentenceOpenerPattern.test(right) || /^\s*\p{Lu}\.\s*$/u.test(left);
}

const clockTimeFollowerPattern = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[A-Z]{2,4})\b/u;
const sentenceOpenerPattern =
  /^["'“‘([]*(?:The|This|That|These|Those|There|It|He|She|We|You|They|I|In|On|At|If|When|Please|Thank|Your|My|Our|His|Her|Their|What|Where|Who|How|Is|Are|Do|Does|But|And)\b/u;

function isShortWord(word: string): boolean {
  return [...word.replace(/[\p{M}\u200c\u200d]/gu, '')].length <= 2;
}

/** Whitespace belongs to the sentence before it, leading whitespace to the first sentence. */
function attachWhitespace(pieces: readonly string[]): Sentence[] {
  const sentences: Sentence[] = [];
  let before = '';
  for (const piece of pieces) {
    const text = piece.trim();
    const lead = text === '' ? piece : piece.slice(0, piece.indexOf(text));
    const previous = sentences.at(-1);
    if (previous === undefined) before += lead;
    else sentences[sentences.length - 1] = { ...previous, after: previous.after + lead };
    if (text === '') continue;
    sentences.push({ before, text, after: piece.slice(lead.length + text.length) });
    before = '';
  }
  if (before !== '') sentences.push({ before, text: '', after: '' });
  return sentences;
}
