import { type LanguageCode, languages } from '#contract/languages.ts';
import { abbreviations, closingAbbreviations, numberAbbreviations } from './abbreviations.ts';

/** A sentence with the blanks around it; `before + text + after` of all segments is the string again. */
export interface Sentence {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** A stretch of a string in UTF-16 units that no boundary may fall into. */
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

/** A terminator or line break before the last character: only then is there more than one sentence. */
const innerBoundary = /[.!?।॥؟۔…᱾᱿꫰꯫\r\n\u0085\u2028\u2029。！？](?!$)/u;
const lastWord = /(?:^|[\s("'“‘[])([\p{L}\p{M}\p{N}°][\p{L}\p{M}\p{N}.°\u200c\u200d]*)\.["'”’)\]]*\s*$/u;
/** Characters of a sentence's end that are looked at: enough for the last words, and a bound on the work. */
const longestTail = 80;
const firstWord = /^["'“‘([]*([\p{L}\p{M}\u200c\u200d]+)\.(?=\s|$)/u;

/** Whether a string has a terminator or line break before its end; without one it is a single sentence. */
export function mayHoldSeveralSentences(string: string): boolean {
  return innerBoundary.test(string.trimEnd());
}

/**
 * Cuts a string into sentences. On top of the Unicode rules (which know danda, `۔` and `؟`) it does not cut after
 * abbreviations and initials, nor inside a span that must stay whole.
 */
export function splitSentences(
  string: string,
  language: LanguageCode,
  whole: readonly Span[] = [],
): Sentence[] {
  const pieces = mayHoldSeveralSentences(string) ? pieceTogether(string, language, whole) : [string];
  return withBlanks(pieces);
}

function pieceTogether(string: string, language: LanguageCode, whole: readonly Span[]): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { segment, index } of segmenterFor(language).segment(string)) {
    const previous = pieces.at(-1);
    if (
      previous !== undefined &&
      (runsOn(previous, segment) || whole.some((span) => span.start < index && index < span.end))
    ) {
      pieces[pieces.length - 1] = previous + segment;
    } else {
      pieces.push(segment);
    }
    end = index + segment.length;
  }
  if (end < string.length) pieces.push(string.slice(end));
  return pieces;
}

/** Whether the full stop that ends `left` belongs to an abbreviation or an initial, so that `right` continues it. */
function runsOn(sentence: string, right: string): boolean {
  const left = sentence.slice(-longestTail);
  if (/[\r\n\u0085\u2028\u2029]\s*$/u.test(left)) return false;
  const word = lastWord.exec(left)?.[1]?.normalize('NFC');
  if (word === undefined) return false;
  const lower = word.toLowerCase();
  // "p. 12" is a page, "P. 12" nothing known.
  if (numberAbbreviations.has(word.length > 1 ? lower : word)) return /^\p{Nd}/u.test(right);
  if (/^[ap]\.m$/u.test(lower)) return afterClockTime.test(right);
  if (closingAbbreviations.has(lower)) return !sentenceOpener.test(right);
  if (abbreviations.has(lower)) return true;
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return isInitial(word, left, right);
  // Letter names as initials ("ए. पी. जे. अब्दुल कलाम") look like short words: only several in a row are initials.
  const follower = firstWord.exec(right)?.[1];
  const shortWord = isShort(word) && !/[a-z]/i.test(word);
  return shortWord && ((follower !== undefined && isShort(follower)) || severalInitials.test(left));
}

const severalInitials = /(?:^|\s)[\p{Lo}\p{M}]{1,4}\.\s*[\p{Lo}\p{M}]{1,4}\.\s*$/u;

/** One capital and a full stop is an initial, except "I" and except where the next sentence opens with a function word. */
function isInitial(word: string, left: string, right: string): boolean {
  if (word.length > 1) return !sentenceOpener.test(right);
  if (word === 'I') return false;
  return !sentenceOpener.test(right) || /^\s*\p{Lu}\.\s*$/u.test(left);
}

const afterClockTime = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[A-Z]{2,4})\b/u;
const sentenceOpener =
  /^["'“‘([]*(?:The|This|That|These|Those|There|It|He|She|We|You|They|I|In|On|At|If|When|Please|Thank|Your|My|Our|His|Her|Their|What|Where|Who|How|Is|Are|Do|Does|But|And)\b/u;

function isShort(word: string): boolean {
  return [...word.replace(/[\p{M}\u200c\u200d]/gu, '')].length <= 2;
}

/** Blanks belong to the sentence before them, and those at the start to the first sentence. */
function withBlanks(pieces: readonly string[]): Sentence[] {
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
