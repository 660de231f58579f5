import type { SpeechToTextLanguage } from '#contract/languages.ts';
import type { TranscriptResult, Word } from '#contract/speech-to-text.ts';
import type { RecognisedSegment, Recognition, UntimedWord } from '#service/engines/recognition/recogniser.ts';
import { createSubtitles } from './subtitles.ts';

/** A pause between two words after which a new segment begins, in seconds. */
const segmentPauseSeconds = 1;

/**
 * The transcript of a recognition.
 *
 * `original_transcript` is the recognised words, untouched. `transcript` is the engine's own cased and punctuated text
 * where it gives one; otherwise each segment is written as one sentence: the first letter and the English pronoun "I"
 * are capitalised, and it ends with a full stop (or danda). Nothing else is guessed: there are no commas, capitalised
 * names or question marks, and a sentence ends where the speaker paused.
 *
 * A word without a time is in both texts and in the subtitles, but not in `words`, where every word has a time.
 */
export function createTranscript(
  recognition: Recognition,
  { src_lang, subtitles }: { readonly src_lang: SpeechToTextLanguage; readonly subtitles: boolean },
): TranscriptResult {
  const segments = recognition.segments.flatMap(splitAtPauses).filter(({ words }) => words.length > 0);
  const words = segments.map((segment) => segment.words.filter(isTimed).map(wordOf));
  return {
    transcript: segments.map((segment) => segment.text ?? sentenceOf(segment, src_lang)).join(' '),
    original_transcript: segments.flatMap((segment) => segment.words.map(({ word }) => word)).join(' '),
    channel_number: 1,
    words: words.filter((list) => list.length > 0),
    ...(subtitles && { subtitles: createSubtitles(segments.map(withTimesOfNeighbours)) }),
  };
}

/** The number of words for which no time was found. */
export function countUntimed({ segments }: Recognition): number {
  return segments.flatMap(({ words }) => words.filter((word) => !isTimed(word))).length;
}

function isTimed(word: Word | UntimedWord): word is Word {
  return word.start !== undefined;
}

/**
 * The words of a segment for subtitles. A word without a time joins the word before it or, at the beginning, the next
 * timed one; if no word has a time, all of them share that of the segment.
 */
function withTimesOfNeighbours({ words, start, end }: RecognisedSegment): Word[] {
  const shown: Word[] = [];
  let waiting: string[] = [];
  for (const word of words) {
    const last = shown.at(-1);
    if (isTimed(word)) {
      shown.push({ ...word, word: [...waiting, word.word].join(' ') });
      waiting = [];
    } else if (last === undefined) waiting.push(word.word);
    else last.word += ` ${word.word}`;
  }
  if (waiting.length > 0 && start !== undefined && end !== undefined) {
    shown.push({ word: waiting.join(' '), start, end });
  }
  return shown;
}

function wordOf({ word, conf, start, end }: Word): Word {
  return { word, ...(conf !== undefined && { conf }), start, end };
}

function splitAtPauses({ words, text, ...span }: RecognisedSegment): RecognisedSegment[] {
  const cuts = words.flatMap((word, index) => {
    const before = words[index - 1];
    const isCut = before && isTimed(before) && isTimed(word) && word.start - before.end > segmentPauseSeconds;
    return isCut ? [index] : [];
  });
  if (cuts.length === 0) return [{ words, ...span, ...(text !== undefined && { text: text.trim() }) }];
  const tokens = text?.trim().split(/\s+/);
  // Text and words can be cut at the same point only if they correspond one to one.
  if (tokens !== undefined && tokens.length !== words.length) return [{ words, text: text?.trim(), ...span }];
  return [0, ...cuts].map((from, index) => ({
    words: words.slice(from, cuts[index]),
    ...(tokens && { text: tokens.slice(from, cuts[index]).join(' ') }),
  }));
}

const languagesWithDanda: ReadonlySet<SpeechToTextLanguage> = new Set(['hi', 'bn', 'as', 'or', 'pa']);

function sentenceOf({ words }: RecognisedSegment, language: SpeechToTextLanguage): string {
  const text = words.map(({ word }) => (language === 'en' ? word.replace(/^i(?=$|')/, 'I') : word)).join(' ');
  const [first = ''] = text;
  const stop = languagesWithDanda.has(language) ? '।' : '.';
  return `${first.toUpperCase()}${text.slice(first.length)}${stop}`;
}
