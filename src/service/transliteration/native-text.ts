import type { LanguageCode } from '#contract/languages.ts';
import type { Transliterator } from '../engines/transliterator.ts';
import type { Steps } from '../in-turns.ts';
import { borrowedSpellings } from './lexicon/borrowed-words.ts';
import { scriptOf } from './word-script.ts';

interface NativeLetters {
  /** Matches a text of only these letters, spaces and plain punctuation. */
  readonly text: RegExp;
  readonly word: RegExp;
}

const scripts = new Map<string, NativeLetters>();
/** Punctuation that is not part of a number, an address or an abbreviation. */
const punctuation = String.raw`\s,;!?'"()\u0964\u0965\u2013\u2014\u2018-\u201d-`;
/** Number of words written in one step. */
const wordsInStep = 100;
const maxWordLength = 60;

function lettersLike(sample: string): NativeLetters | undefined {
  const script = scriptOf(sample.codePointAt(0) ?? 0);
  if (script === undefined || script === 'Latn' || script === 'Arab') return undefined;
  let found = scripts.get(script);
  if (!found) {
    let letters = '';
    for (let code = 0x900; code < 0xac00; code++) {
      const letter = String.fromCodePoint(code);
      if (scriptOf(code) === script && /[\p{L}\p{M}]/u.test(letter)) letters += letter;
    }
    found = {
      text: new RegExp(`^[${letters}${punctuation}]*$`),
      word: new RegExp(`[${letters}]+`, 'g'),
    };
    scripts.set(script, found);
  }
  return found;
}

/**
 * Transliterates, word by word, a text that consists only of words in one Indic script, spaces and plain punctuation;
 * undefined for other texts and for a text with a word of more than 60 characters.
 */
export function* writeNativeText(
  text: string,
  from: LanguageCode,
  to: LanguageCode,
  { spell }: Transliterator,
): Steps<string | undefined> {
  const letters = lettersLike(text);
  if (!letters?.text.test(text)) return undefined;
  const { word } = letters;
  let written = '';
  let end = 0;
  for (let count = 1; ; count++) {
    word.lastIndex = end;
    const match = word.exec(text);
    if (!match) return written + text.slice(end);
    const [found] = match;
    if (found.length > maxWordLength) return undefined;
    const [spelling = ''] = borrowedSpellings(found, from, to) ?? spell(found, from, to, 1).spellings;
    written += text.slice(end, match.index) + spelling;
    end = match.index + found.length;
    if (count % wordsInStep === 0) yield;
  }
}
